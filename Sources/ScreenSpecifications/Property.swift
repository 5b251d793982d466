package import ScreenBrief
package import ScreenDiagnostics
package import ScreenModel

/// A property that a specification gives a thing.
package struct Property: Hashable, Sendable {
  /// The kinds of values.
  package enum Kind: Hashable, Sendable {
    /// A text; its label decides the kind of field.
    case text
    /// A text of a stated kind.
    case field(Component.FieldKind)
    /// Yes or no.
    case flag
    /// One or several of a set of options.
    case choice(isMultiple: Bool)
    /// A number on a scale.
    case scale
    /// A rating with a few steps, starting at one.
    case rating
    /// A list of texts.
    case list
    /// A reference to another thing, chosen by its name.
    case reference
    /// A nested thing with properties of its own.
    case group([Property])
    /// A list of things that share these properties.
    case records([Property])
    /// A list of things with their values.
    case table(Specification.Records)
  }

  /// The name in the code.
  package var name: Phrase
  /// The label on a screen, derived from the name if the code states none.
  package var label: Phrase
  /// The unit of the values, taken from the name, a rule or a comment.
  package var unit: String?
  /// The kind of the values.
  package var kind: Kind = .text
  /// The declared type, not yet resolved.
  package var type = TypeExpression()
  /// The options to choose from.
  package var options: [Phrase] = []
  /// The minimum value.
  package var minimum: Double?
  /// The maximum value.
  package var maximum: Double?
  /// The minimum number of characters.
  package var minimumLength: Int?
  /// The maximum number of characters.
  package var maximumLength: Int?
  /// The regular expression that values must match.
  package var pattern: String?
  /// The initial value of an input, or the value itself if the specification describes one thing.
  package var value: Phrase?
  /// A hint for the person who fills it in.
  package var hint: Phrase?
  /// Whether a value is required; nil if the code does not say.
  package var isRequired: Bool?
  /// The name of the type that the property refers to; empty if it is not a reference.
  var reference = ""
  /// The comment that describes the property.
  var comment: SourceRange?
  /// The names of the foreign-key properties behind a reference.
  var keys: [String] = []
  /// Whether the system fills in the value, such as a key or the time of a change.
  package var isFilledBySystem = false
  /// The bytes of the property in the text.
  package var range: SourceRange

  /// Creates a property from its name in the code, which gives the label and the unit.
  package init(_ name: Phrase, _ type: TypeExpression = TypeExpression(), range: SourceRange? = nil)
  {
    let words = IdentifierWords(name.text)
    self.name = name
    self.type = type
    label = Phrase(words.label, from: name.origin)
    unit = words.unit
    isFilledBySystem = words.isFilledBySystem
    self.range = range ?? name.range ?? .at(0)
  }
}

extension Property {
  /// The values in the cells of a column for this property.
  var columnValues: Details.ColumnValues {
    switch kind {
    case .field(.number), .scale, .rating:
      if let steps { .some(steps) } else if isYear { .some(Self.years) } else { .numbers }
    case .field(.date), .field(.datetime): .dates
    case .flag: .some(["Yes", "No"])
    case .choice where !options.isEmpty: .some(IdentifierWords.options(options.map(\.text)))
    case .text, .field, .choice, .list, .reference, .group, .records, .table: .open
    }
  }
}

extension Property {
  /// A value that shows the layout where only some are possible.
  var sampleValue: String? {
    switch columnValues {
    case .some(let values): values.first
    // With a unit, any number will do.
    case .numbers: unit.map { "12 " + $0 }
    case .open, .dates: nil
    }
  }
}

extension Property {
  /// The most values of a scale that are all named.
  private static let mostSteps = 20
  /// Years to show the layout.
  private static let years = ["2024", "2023", "2025", "2022"]

  /// The whole numbers between the bounds, if there are few.
  private var steps: [String]? {
    guard let low = minimum.flatMap({ Int(exactly: $0) }),
      let high = maximum.flatMap({ Int(exactly: $0) }), low < high,
      high.subtractingReportingOverflow(low).partialValue < Self.mostSteps,
      !high.subtractingReportingOverflow(low).overflow
    else { return nil }
    return (low...high).map(String.init)
  }

  /// Whether the values are years: "queen_year".
  private var isYear: Bool {
    IdentifierWords.split(name.text).last?.lowercased() == "year"
  }
}

/// The type of a property as written in the code.
package struct TypeExpression: Hashable, Sendable {
  /// The name without type arguments: "Array" for "Array<String>"; empty if there is none.
  package var name = Phrase("")
  /// The type arguments.
  var arguments: [TypeExpression] = []
  /// The literal values of the type, if it lists them.
  var options: [Phrase] = []
  /// The members of an anonymous type.
  var members: [Property]?
  /// Whether the value may be absent.
  var isOptional = false
  /// Whether the value is a list.
  var isList = false

  package init(_ name: Phrase = Phrase("")) { self.name = name }
}
