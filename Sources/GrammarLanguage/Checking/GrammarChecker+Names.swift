internal import ScreenDiagnostics
internal import ScreenModel

extension GrammarChecker {
  /// How many derived components may lie between a component and its final lowering.
  static let loweringDepthLimit = 16

  /// Checks how components refer to one another: aliases, fallbacks and lowerings.
  mutating func checkNames(_ syntax: GrammarSyntax) {
    let declared = syntax.declarations.filter { $0.keyword == .component }
    checkAliases(declared)
    checkFallbacks(declared)
    checkDerivations()
  }

  private mutating func checkAliases(_ declarations: [DeclarationSyntax]) {
    var owners: [String: String] = [:]
    for component in draft.components { owners[component.name] = component.name }
    var aliases: [String: String] = [:]
    for component in draft.components {
      for alias in component.aliases where aliases[alias] == nil { aliases[alias] = component.name }
    }
    for declaration in declarations {
      for alias in declaration.attributes.aliases {
        let owner = owners[alias.text] ?? aliases[alias.text]
        guard let owner, owner != declaration.name.text else { continue }
        report(
          Diagnostic(
            .error, id: "duplicate-alias",
            owner == alias.text
              ? "'\(alias.text)' is already a component; use another alias"
              : "'\(alias.text)' already means '\(owner)'", at: alias.range))
      }
    }
  }

  private mutating func checkFallbacks(_ declarations: [DeclarationSyntax]) {
    for declaration in declarations {
      guard let fallback = declaration.attributes.fallback else { continue }
      let isKnown = draft.component(fallback.text) != nil || unresolved.contains(fallback.text)
      if !isKnown, draft.out?.name != fallback.text {
        reportUnknownComponent(fallback)
        continue
      }
      guard leadsBack(declaration.name.text) else { continue }
      report(
        Diagnostic(
          .error, id: "fallback-cycle",
          "the fallbacks of '\(declaration.name.text)' form a cycle; end them elsewhere",
          at: fallback.range))
    }
  }

  /// Whether a component's chain of fallbacks leads back to it.
  private func leadsBack(_ name: String) -> Bool {
    var current = draft.component(name)?.fallback
    // The search ends with a chain longer than any that makes sense.
    for _ in 0..<64 {
      guard let next = current else { return false }
      if next == name { return true }
      current = draft.component(next)?.fallback
    }
    return false
  }

  /// Orders derived components by what they lower to, and finds those whose lowering never ends.
  private mutating func checkDerivations() {
    let components = draft.components
    var places: [String: Int] = [:]
    for (index, component) in components.enumerated() { places[component.name] = index }
    let targets = components.map { component in
      (component.lowering ?? []).compactMap { places[$0.component] }
    }
    var users = [[Int]](repeating: [], count: components.count)
    var pending = targets.map(\.count)
    for (index, targets) in targets.enumerated() {
      for target in targets { users[target].append(index) }
    }
    var ready = components.indices.filter { pending[$0] == 0 }
    var expansions = [Expansion](repeating: Expansion(), count: components.count)
    while let index = ready.popLast() {
      expansions[index] = Expansion(components[index], targets[index].map { expansions[$0] })
      for user in users[index] {
        pending[user] -= 1
        if pending[user] == 0 { ready.append(user) }
      }
    }
    for declaration in derived {
      guard let index = places[declaration.name.text] else { continue }
      if pending[index] > 0 {
        report(
          Diagnostic(
            .error, id: "endless-lowering",
            "'\(declaration.name.text)' is lowered to itself; break the cycle",
            at: declaration.name.range))
      } else {
        check(expansions[index], of: declaration.name)
      }
    }
  }

  private mutating func check(_ expansion: Expansion, of name: Name) {
    if expansion.depth > Self.loweringDepthLimit {
      report(
        Diagnostic(
          .error, id: "too-deep",
          "'\(name.text)' is lowered in more than \(Self.loweringDepthLimit) steps; shorten it",
          at: name.range))
    }
    guard let most = draft.section?["components"]?.count?.upperBound else { return }
    if expansion.count.lowerBound > most {
      report(
        .cannotFit(
          "at least \(expansion.count.lowerBound) components", 0...most, "components",
          at: name.range))
    } else if expansion.count.upperBound > most {
      report(
        Diagnostic(
          .warning, id: "may-not-fit",
          "'\(name.text)' may become \(expansion.count.upperBound) components, and a section holds"
            + " \(most)", at: name.range))
    }
  }
}

/// The size of a component after lowering.
private struct Expansion {
  /// The number of built-in components.
  var count = 1...1
  /// The number of lowering steps to the deepest of them.
  var depth = 0

  init() {}

  /// Computes the expansion of a component from those of its targets; numbers saturate.
  init(_ component: ComponentRule, _ targets: [Expansion]) {
    guard let lowering = component.lowering, lowering.count == targets.count else { return }
    var least = 0
    var most = 0
    for (template, target) in zip(lowering, targets) {
      let times = template.turns(over: component.record)
      least = Self.limited(least + Self.limited(times.lowerBound * target.count.lowerBound))
      most = Self.limited(most + Self.limited(times.upperBound * target.count.upperBound))
      depth = max(depth, target.depth)
    }
    count = least...most
    depth += 1
  }

  /// Numbers beyond a million are treated alike; the product of two such numbers does not overflow.
  private static func limited(_ number: Int) -> Int { min(number, NumberLimit.count) }
}
