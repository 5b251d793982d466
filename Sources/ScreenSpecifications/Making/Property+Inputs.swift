package import ScreenBrief
import ScreenModel

extension Property {
  /// The label, followed by the unit in parentheses.
  package var labelWithUnit: Phrase {
    guard let unit else { return label }
    return Phrase(label.text + " (" + unit + ")", from: label.origin)
  }
}

extension Property {
  /// Whether it is a question that yes or no answers, whatever its type: "Are you pregnant?".
  fileprivate var isAnswered: Bool {
    guard kind == .text, label.text.hasSuffix("?") else { return false }
    let first = label.text.prefix { $0 != " " }.lowercased()
    return SpecificationWords.shipped.asking.contains(first)
  }
}

extension Requirement {
  /// Creates the input for a property.
  package init(input property: Property, parent: Int?) {
    var details = Details(label: property.labelWithUnit)
    details.hint = property.hint
    details.isRequired = property.isRequired
    details.value = property.value
    details.minimum = property.minimum
    details.maximum = property.maximum
    let kind: ComponentKind
    switch property.isAnswered ? .flag : property.kind {
    case .text, .group, .records, .table:
      kind = .field
      details.isText = true
      details.minimumLength = property.minimumLength
      details.maximumLength = property.maximumLength
      details.pattern = property.pattern
    case .field(let field):
      kind = .field
      details.fieldKind = field
      details.minimumLength = property.minimumLength
      details.maximumLength = property.maximumLength
      details.pattern = property.pattern
    case .list:
      kind = .field
      details.hint = details.hint ?? Phrase("Separated by commas")
    case .flag:
      kind = .toggle
      details.isRequired = nil
      details.value = property.value.map {
        Phrase(Self.isOn($0.text) ? "on" : "off", from: $0.origin)
      }
    case .scale: kind = .slider
    case .rating:
      kind = .picker
      details.variant = "rating"
    case .reference:
      kind = .picker
      // The options are things of the referenced type, whatever the property's name.
      let things = ThingName(Phrase(property.reference)).singular
      if !things.isEmpty { details.dimension = Phrase(things) }
    case .choice(let isMultiple):
      kind = .picker
      if isMultiple { details.variant = "multiple" }
      let words = IdentifierWords.options(property.options.map(\.text))
      details.items = zip(property.options, words).map { option, words in
        Details.Item(
          Phrase(words, from: option.origin),
          isSelected: option.text.lowercased() == property.value?.text.lowercased())
      }
      if details.items.contains(where: \.isSelected) { details.value = nil }
      // A default names its constant, as "IN_PROGRESS"; the options have labels, as "In progress".
      if let value = details.value {
        details.value = Phrase(IdentifierWords.options([value.text])[0], from: value.origin)
      }
    }
    self.init(.component(kind), parent: parent, range: property.range, words: "", details: details)
  }

  private static func isOn(_ text: String) -> Bool {
    ["true", "yes", "on", "1", "checked"].contains(text.lowercased())
  }
}
