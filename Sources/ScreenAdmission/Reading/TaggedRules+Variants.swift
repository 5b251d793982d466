internal import ScreenGrammar

extension TaggedRules {
  /// A component and one of its kinds or styles, as a tag of other tools names them together.
  struct Variant {
    var rule: ComponentRule
    /// The property that says the kind or the style, and its choice.
    var property: String
    var choice: String
  }

  /// The properties that tell the variants of a component apart.
  private static let variants = ["kind", "style"]

  /// The component and its variant that a tag names: "pieChart", "emailField", or "textarea" alone
  /// where only one component has such a variant. Nil if there is none, or more than one.
  func variant(_ tag: String) -> Variant? {
    var found: Variant?
    for rule in rules {
      for property in rule.record.properties where Self.variants.contains(property.name) {
        guard case .choice(let choices) = property.type else { continue }
        for choice in choices {
          let words = [choice.name] + choice.aliases
          let isNamed = words.contains { word in
            Admitter.isSame(word, tag)
              || ([rule.name] + rule.aliases).contains {
                Admitter.isSame(word + $0, tag) || Admitter.isSame($0 + word, tag)
              }
          }
          guard isNamed else { continue }
          guard found == nil else { return nil }
          found = Variant(rule: rule, property: property.name, choice: choice.name)
        }
      }
    }
    return found
  }

  /// Whether a tag names a record, or a variant of one.
  func names(_ tag: String) -> Bool { isKnown(tag) || variant(tag) != nil }
}
