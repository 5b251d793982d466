internal import ScreenModel

/// A grammar under construction: the included declarations, and those that override them.
struct GrammarDraft {
  var name = ""
  var summary = ""
  var screen: RecordRule?
  var section: RecordRule?
  var out: ComponentRule?
  private(set) var components: [ComponentRule] = []
  /// The index of each component by name, which keeps merging linear.
  private var places: [String: Int] = [:]

  /// The component with exactly this name.
  func component(_ name: String) -> ComponentRule? { places[name].map { components[$0] } }

  /// Adds a component, or replaces one of the same name.
  mutating func define(_ rule: ComponentRule) {
    if let place = places[rule.name] {
      components[place] = rule
    } else {
      places[rule.name] = components.count
      components.append(rule)
    }
  }

  /// Takes over another draft; if names are given, only the components with these names.
  mutating func include(_ other: GrammarDraft, only names: [String]?) {
    if let rule = other.screen { screen = rule }
    if let rule = other.section { section = rule }
    if let rule = other.out { out = rule }
    guard let names else {
      for component in other.components { define(component) }
      return
    }
    for name in names {
      guard let component = other.component(name) else { continue }
      define(component)
    }
  }

  /// Drops inherited fallbacks to components that were not taken over.
  mutating func dropDanglingFallbacks() {
    for index in components.indices {
      guard let fallback = components[index].fallback, places[fallback] == nil else { continue }
      components[index].fallback = nil
    }
  }

  /// The grammar; nil if it has no rules for its screen or its sections.
  var grammar: Grammar? {
    guard let screen, let section else { return nil }
    return Grammar(
      name: name, summary: summary, screen: screen, section: section, components: components,
      out: out)
  }
}

extension RecordRule {
  /// These rules merged over those of `base`: a restated property replaces the inherited one, and
  /// the others stay.
  ///
  /// Properties come in the order of `names`, followed by those not named there.
  func merged(over base: RecordRule, order names: [String]) -> RecordRule {
    var properties = base.properties
    for property in self.properties {
      if let place = properties.firstIndex(where: { $0.name == property.name }) {
        properties[place] = property.inheriting(from: properties[place])
      } else {
        properties.append(property)
      }
    }
    let known = names.compactMap { name in properties.first { $0.name == name } }
    return RecordRule(
      guide: guide.isEmpty ? base.guide : guide,
      properties: known + properties.filter { !names.contains($0.name) })
  }
}

extension PropertyRule {
  /// This rule, with the guide, the names and the default of `base` for those that it does not
  /// state.
  fileprivate func inheriting(from base: PropertyRule) -> PropertyRule {
    var rule = self
    if rule.guide.isEmpty { rule.guide = base.guide }
    if rule.summary.isEmpty { rule.summary = base.summary }
    if rule.aliases.isEmpty { rule.aliases = base.aliases }
    if rule.defaultValue == nil, base.defaultFits(rule.type) {
      rule.defaultValue = base.defaultValue
    }
    return rule
  }

  private func defaultFits(_ type: TypeRule) -> Bool {
    guard let defaultValue else { return true }
    switch (type, defaultValue.content) {
    case (.choice(let choices), .text(let text)): return choices.contains { $0.name == text }
    case (.text(let rule), .text(let text)):
      return rule.length.contains(text.unicodeScalars.count)
    case (.integer(let bounds), .number(let number)):
      return number >= Double(bounds.lowerBound) && number <= Double(bounds.upperBound)
    case (.number(let bounds), .number(let number)): return bounds.contains(number)
    case (.flag, .flag): return true
    default: return false
    }
  }
}
