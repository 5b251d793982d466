package import ScreenBrief
package import ScreenDiagnostics
package import ScreenModel

/// What a specification says that a thing has.
package struct Property: Hashable, Sendable {
  /// What its values are.
  package enum Kind: Hashable, Sendable {
    /// A text, of the kind that its label calls for.
    case text
    /// A text of a kind that is said.
    case field(Component.FieldKind)
    /// Yes or no.
    case flag
    /// One of some options, or several.
    case choice(isMultiple: Bool)
    /// A number on a scale.
    case scale
    /// How good something is, from one to a few.
    case rating
    /// Several texts.
    case list
    /// One of other things, by what these are called.
    case reference
    /// A thing with properties of its own.
    case group([Property])
    /// Several things with these properties.
    case records([Property])
    /// Several things with their values.
    case table(Specification.Records)
  }

  /// What it is called in the code.
  package var name: Phrase
  /// What it is called on a screen; made of the name where nothing is said.
  package var label: Phrase
  /// The unit of its values, as the name or the type says it.
  package var unit: String?
  /// What its values are.
  package var kind: Kind = .text
  /// The type that it is said to be of, before that is looked up.
  var type = TypeExpression()
  /// The options to choose from.
  package var options: [Phrase] = []
  /// The least value.
  package var minimum: Double?
  /// The greatest value.
  package var maximum: Double?
  /// The least number of characters.
  package var minimumLength: Int?
  /// The greatest number of characters.
  package var maximumLength: Int?
  /// The regular expression that values match.
  package var pattern: String?
  /// What it is at first, or for a thing with values, what it is.
  package var value: Phrase?
  /// What else is said of it, for whoever fills it in.
  package var hint: Phrase?
  /// Whether it must be there; nil where that is not said.
  package var isRequired: Bool?
  /// The name of the type whose things it is one of; empty where it is none.
  var reference = ""
  /// The comment that says more of it.
  var comment: SourceRange?
  /// The names of the properties that hold the keys of a thing that it refers to.
  var keys: [String] = []
  /// Whether a system fills it: a key, or when a thing was changed.
  package var isFilledBySystem = false
  /// Its bytes in the text.
  package var range: SourceRange

  /// Creates a property of a name in code.
  init(_ name: Phrase, _ type: TypeExpression = TypeExpression(), range: SourceRange? = nil) {
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
  /// What the cells of a column of it hold.
  var columnValues: Details.ColumnValues {
    switch kind {
    case .field(.number), .scale, .rating: .numbers
    case .field(.date), .field(.datetime): .dates
    case .flag: .some(["Yes", "No"])
    case .choice where !options.isEmpty: .some(IdentifierWords.options(options.map(\.text)))
    case .text, .field, .choice, .list, .reference, .group, .records, .table: .open
    }
  }
}

/// The type of a property as it is written.
struct TypeExpression: Hashable, Sendable {
  /// Its name, without what it is made of: "Array" of "Array<String>"; empty where there is none.
  var name = Phrase("")
  /// What it is made of.
  var arguments: [TypeExpression] = []
  /// The values that it has, where these are listed.
  var options: [Phrase] = []
  /// The members of a type without a name.
  var members: [Property]?
  /// Whether there may be no value.
  var isOptional = false
  /// Whether there are several values.
  var isList = false

  init(_ name: Phrase = Phrase("")) { self.name = name }
}
