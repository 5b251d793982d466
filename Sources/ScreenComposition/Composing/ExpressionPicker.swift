import ScreenBrief
internal import ScreenCatalog
internal import Sampling
internal import ScreenModel
import ScreenReading

/// Picks the expression of a need: the grammar masks, the table scores, and the sampler draws.
struct ExpressionPicker {
  let context: CompositionContext
  let address: StreamAddress

  /// A component that can express a requirement.
  enum Option {
    case builtIn(Expression)
    case derived(DerivedComponent)
  }

  /// Returns the picked option; nil if no component applies. A component that is requested by name
  /// is not sampled.
  func option(for requirement: Requirement, _ details: Details) -> Option? {
    if let component = demanded(by: requirement) { return .derived(component) }
    guard case .need(let need) = requirement.subject else {
      return builtIn(for: requirement, details)
    }
    return option(
      of: need, details, for: requirement, among: context.allowedComponents.derived)
  }

  /// Returns the picked built-in component; nil if no component applies.
  func builtIn(for requirement: Requirement, _ details: Details) -> Option? {
    switch requirement.subject {
    case .need(let need): option(of: need, details, for: requirement, among: [])
    case .component(let kind): .builtIn(Expression(kind, details.variant(of: kind), 0))
    case .section, .unknown: nil
    }
  }

  /// Returns the derived component that a requirement names.
  private func demanded(by requirement: Requirement) -> DerivedComponent? {
    requirement.derived.flatMap { context.allowedComponents.derived(named: $0) }
  }

  /// Whether a requirement calls for a derived component, by its name or because one suits it
  /// especially well.
  func prefersDerived(_ requirement: Requirement, _ details: Details) -> Bool {
    guard !context.allowedComponents.derived.isEmpty else { return false }
    if demanded(by: requirement) != nil { return true }
    guard case .need(let need) = requirement.subject else { return false }
    return context.allowedComponents.derived.contains { component in
      fit(component, need, details, called: requirement.name.text).map { $0 > 0 } ?? false
    }
  }

  /// Returns how well a derived component expresses a need. It is nil if nothing suggests the
  /// component, or if the component would repeat a field that the intent itself asks to repeat.
  private func fit(
    _ component: DerivedComponent, _ need: Need, _ details: Details, called name: String
  ) -> Int? {
    guard need != .input || component.kinds.count == 1 || !isAskedAgain(name) else { return nil }
    return component.fit(need, details, called: name, on: context.brief.title.text)
  }

  /// Whether another requirement repeats a field: "password and repeat password".
  private func isAskedAgain(_ name: String) -> Bool {
    let words = PlainWords(name)
    return context.brief.requirements.contains { requirement in
      guard let label = requirement.details.label?.text,
        let first = context.book.fieldGuide.repeated(in: label)
      else { return false }
      return first.isEmpty || PlainWords(first).bytes == words.bytes
    }
  }

  /// Returns the picked option for a need. If the grammar allows no expression that is true to the
  /// need, it returns the first in the table that is, for which something will have to stand in.
  private func option(
    of need: Need, _ details: Details, for requirement: Requirement,
    among derived: [DerivedComponent]
  ) -> Option {
    let table = need.expressions
    let name = requirement.name.text
    let scores =
      logits(of: table, need, details, for: requirement)
      + derived.map { component in
        fit(component, need, details, called: name).map {
          Logit(thousandths: $0 + Self.thousandths(ofWeight: component.weight))
        } ?? .forbidden
      }
    if scores.contains(where: { $0 != .forbidden }) {
      let picked = context.pick(among: scores, at: address.appending("expression"))
      return picked < table.count
        ? .builtIn(table[picked]) : .derived(derived[picked - table.count])
    }
    let fitting = table.filter { $0.fit(need, details, context) != nil }
    let named = fitting.first { $0.variant == details.variant && $0.variant != nil }
    return .builtIn(named ?? fitting.first ?? table[0])
  }

  /// Returns the score of each expression of a need.
  ///
  /// The look that a recipe gives a collection leads all that can carry it, but others remain
  /// possible, because an intent that names only the kind of screen does not ask for a look.
  private func logits(
    of table: [Expression], _ need: Need, _ details: Details, for requirement: Requirement
  ) -> [Logit] {
    let named = table.map { logit($0, need, details) }
    guard requirement.isImplied, requirement.hasThings, let variant = details.variant,
      let place = table.firstIndex(where: { $0.variant == variant }), named[place] != .forbidden
    else { return named }
    var open = details
    open.variant = nil
    var logits = table.map { logit($0, need, open) }
    let best = logits.filter { $0 != .forbidden }.max() ?? .zero
    logits[place] = Logit(bits: best.bits + Logit(thousandths: Self.lead).bits)
    return logits
  }

  /// The lead of a recipe's look over all others, in thousandths of a logit.
  private static let lead = 1200

  private func logit(_ expression: Expression, _ need: Need, _ details: Details) -> Logit {
    guard let allowedKind = context.allowedComponents[expression.kind] else { return .forbidden }
    if let variant = expression.variant, let named = details.variant(of: expression.kind),
      variant != named
    {
      return .forbidden
    }
    var score = expression.score
    if let variant = expression.variant, !allowedKind.variants.isEmpty {
      guard let weight = allowedKind.weight(of: variant) else { return .forbidden }
      score += Self.thousandths(ofWeight: weight)
    }
    let isNamed = details.variant.map { $0 == expression.variant } ?? false
    guard let fit = expression.fit(need, details, context) ?? (isNamed ? 0 : nil) else {
      return .forbidden
    }
    // An explicitly named variant leaves nothing to draw.
    let bonus = isNamed ? 30_000 : 0
    return Logit(thousandths: score + fit + bonus + Self.thousandths(ofWeight: allowedKind.weight))
  }

  /// Returns the score for a grammar's weight in percent; 100 gives 0.
  static func thousandths(ofWeight weight: Int) -> Int {
    guard weight != 100 else { return 0 }
    guard weight > 0 else { return -20_000 }
    let neutral = Int(Logit(weight: 100).bits)
    return (Int(Logit(weight: UInt32(clamping: weight)).bits) - neutral) * 1000 / 65_536
  }

  /// Returns the reason why a component was picked.
  func reason(_ requirement: Requirement, _ draft: ComponentDraft) -> String {
    if requirement.derived == draft.tag { return "requested by name, '\(draft.tag)'" }
    if draft.kind == nil { return "what the grammar's own '\(draft.tag)' is for" }
    return switch requirement.subject {
    case .need(let need): need.reason + draft.tag
    case .component: "requested by name"
    case .section, .unknown: "requested by name"
    }
  }
}

extension Need {
  /// The beginning of the reason that a component expresses the need.
  var reason: String {
    switch self {
    case .metric: "a figure, shown as a "
    case .trend: "a figure over time, drawn as a "
    case .breakdown: "a whole and its parts, shown as a "
    case .ranking: "things in order of merit, shown as a "
    case .records: "things of one kind, shown as a "
    case .status: "a state, shown as a "
    case .schedule: "things with a day or time, shown as a "
    case .sequence: "things done in order, shown as "
    case .narrative: "running text, shown as a "
    case .highlight: "what must be noticed, shown as a "
    case .progress: "how far something has come, shown as "
    case .place: "where something is, shown as a "
    case .media: "something to see or hear, shown as a "
    case .input: "something to fill in, by a "
    case .choice: "something to choose, by a "
    case .action: "something to do, by a "
    case .routine: "something to carry out in time, by a "
    case .fact: "a named fact, shown as a "
    }
  }
}
