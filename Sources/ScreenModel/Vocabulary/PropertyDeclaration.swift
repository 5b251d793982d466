/// The declaration of a property in the vocabulary: its name, its meaning, its type and its
/// default.
///
/// `PropertyDescriber`, which visits the records themselves, creates the declarations, so they
/// cannot disagree with what is read and written.
package struct PropertyDeclaration: Hashable, Sendable {
  /// The name of the property in JSON and in grammars.
  package var name: String
  /// What the property is.
  package var meaning: PropertyMeaning
  /// The type of the value.
  package var type: PropertyType
  /// Whether the property is always written; if not, it is left out when it has its default value.
  package var isRequired: Bool
  /// The value if the property is left out; nil if it is required, or if absence is a value of its
  /// own.
  package var defaultValue: TreeValue?
}

/// The type of a property's value.
package indirect enum PropertyType: Hashable, Sendable {
  /// A text.
  case text
  /// A whole number.
  case integer
  /// A number.
  case number
  /// True or false.
  case flag
  /// One word of a set.
  case choice([String])
  /// Texts in order.
  case texts
  /// Rows of texts.
  case grid
  /// Records in order.
  case records([PropertyDeclaration])
  /// A record.
  case record([PropertyDeclaration])
}

extension PropertyDeclaration {
  /// Whether it, or a property of its records, is a name that a host knows.
  var holdsNames: Bool {
    if meaning == .identity || meaning == .action { return true }
    switch type {
    case .records(let inner), .record(let inner): return inner.contains { $0.holdsNames }
    case .text, .integer, .number, .flag, .choice, .texts, .grid: return false
    }
  }
}

extension Screen {
  /// The version of the format that this code reads and writes.
  package static let formatVersion = 1
  /// The names of a screen's members, in declared order.
  package enum Property: String, PropertyName {
    case version, title, layout, accent, appearance, draft, sections
  }
}

extension Section {
  /// The names of a section's members, in declared order.
  package enum Property: String, PropertyName { case id, title, layout, group, components }
}

extension Element {
  /// The member that names a component's kind: the first of every component.
  package static let tagName = "type"
  /// The member that lists the properties whose values are samples: the last of a component.
  package static let samplesName = "sample"
}
