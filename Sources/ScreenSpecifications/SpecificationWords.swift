internal import ScreenModel
internal import ScreenText

/// What the words of code mean: types, units, names that a system fills, tags of views.
///
/// A line of `specifications.words` is what some words mean, a colon, and the words; the first word of a
/// meaning says what kind it is: "type number: int, float".
package struct SpecificationWords: Sendable {
  /// The words that come with the compiler.
  package static let shipped = SpecificationWords(
    FileText(named: "specifications.words", in: EmbeddedText.files))

  /// What the values of a type are, by its name in lower case.
  private(set) var types: [String: TypeMeaning] = [:]
  /// The signs of units, by the words that a name ends in.
  private(set) var units: [String: String] = [:]
  /// What may be measured in a unit of one letter.
  private(set) var measures: Set<String> = []
  /// How acronyms are written, by their lower case.
  private(set) var acronyms: [String: String] = [:]
  /// The names of what a system fills, in lower case with spaces between their words.
  private(set) var systemNames: Set<String> = []
  /// Endings of the names of types that say nothing of the things.
  private(set) var endings: Set<String> = []
  /// Beginnings of the names of types that say nothing of the things.
  private(set) var beginnings: Set<String> = []
  /// Endings of the names of types that are titles of screens as they are, with the label of the button
  /// that ends such a screen.
  private(set) var titles: [String: String] = [:]
  /// What a view is, by its tag in lower case.
  private(set) var views: [String: ViewMeaning] = [:]
  /// Names of columns that say something of things and do not name them.
  private(set) var attributes: Set<String> = []
  /// Words that speak of the code itself.
  package private(set) var codeWords: [String] = []
  /// What precedes the title that words give a screen.
  private(set) var namings: [String] = []
  /// Words between two things that are asked for side by side.
  private(set) var joints: Set<String> = []
  /// Those of them that join what is before and after them, whatever is between.
  private(set) var conjunctions: Set<String> = []
  /// Words that ask to change what exists.
  private(set) var edits: Set<String> = []
  /// Last words of names whose values tell one thing from others of its kind, in lower case.
  private(set) var numbers: Set<String> = []
  /// Words for screens that end their names.
  private(set) var screenWords: Set<String> = []
  /// Words that wish for something rather than name it.
  private(set) var wishes: Set<String> = []
  /// Names whose values are what a screen is called.
  private(set) var screens: Set<String> = []
  /// What words around code ask to make of it.
  private(set) var requests: [String: SpecificationRequest.Form] = [:]

  /// What a rule says of a property, by its name in lower case without signs.
  private(set) var rules: [String: PropertyRule] = [:]

  private init(_ text: FileText) {
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) else { continue }
      let meaning = text.string(text.trimmed(line.lowerBound..<colon)).split(
        separator: " ", maxSplits: 1
      )
      .map(String.init)
      let words = text.strings(of: colon + 1..<line.upperBound)
      guard let kind = meaning.first else { continue }
      add(words, kind, meaning.count > 1 ? meaning[1] : "")
    }
  }

  private mutating func add(_ words: [String], _ kind: String, _ meaning: String) {
    for word in words {
      switch kind {
      case "type": types[word] = TypeMeaning(meaning)
      case "unit": units[word] = meaning
      case "measure": measures.insert(word)
      case "acronym": acronyms[word.lowercased()] = word
      case "system": systemNames.insert(word)
      case "ending": endings.insert(word)
      case "beginning": beginnings.insert(word)
      case "title": titles[word] = meaning
      case "view": views[word] = ViewMeaning(rawValue: meaning)
      case "rule": rules[word] = PropertyRule(rawValue: meaning)
      case "attribute": attributes.insert(word)
      case "number": numbers.insert(word)
      case "called": screenWords.insert(word)
      case "wish": wishes.insert(word)
      case "code": codeWords.append(word)
      case "naming": namings.append(word)
      case "joint":
        joints.insert(word)
        if meaning == "and" { conjunctions.insert(word) }
      case "edit": edits.insert(word)
      case "screen": screens.insert(word)
      case "request": requests[word] = SpecificationRequest.Form(rawValue: meaning)
      default: break
      }
    }
  }
}

/// What the values of a type are.
enum TypeMeaning: Hashable, Sendable {
  case kind(Property.Kind)
  /// Several of what it is made of.
  case list
  /// What it is made of, or nothing.
  case optional
  /// What it is made of.
  case same
  /// Named values, of which there may be any.
  case map

  init?(_ name: String) {
    switch name {
    case "text": self = .kind(.text)
    case "flag": self = .kind(.flag)
    case "choice": self = .kind(.choice(isMultiple: false))
    case "choices": self = .kind(.choice(isMultiple: true))
    case "scale": self = .kind(.scale)
    case "rating": self = .kind(.rating)
    case "texts": self = .kind(.list)
    case "list": self = .list
    case "optional": self = .optional
    case "same": self = .same
    case "map": self = .map
    default:
      guard let kind = Component.FieldKind(rawValue: name) else { return nil }
      self = .kind(.field(kind))
    }
  }
}
