internal import ScreenModel
internal import ScreenText

/// The meanings of words in code: types, units, names that a system fills in, tags of views.
///
/// Each line of `specifications.words` holds a meaning, a colon, and the words with that meaning;
/// the meaning begins with its category: "type number: int, float".
package struct SpecificationWords: Sendable {
  /// The words that ship with the compiler.
  package static let shipped = SpecificationWords(
    FileText(named: "specifications.words", in: EmbeddedText.files))

  /// The meaning of each type name, in lower case.
  package private(set) var types: [String: TypeMeaning] = [:]
  /// The unit symbols, by the last word of a name.
  private(set) var units: [String: String] = [:]
  /// The quantities that may have a unit of one letter, as "length" in "length_m".
  private(set) var measures: Set<String> = []
  /// The spelling of acronyms, by their lower case.
  private(set) var acronyms: [String: String] = [:]
  /// The names that a system fills in, in lower case with spaces between the words.
  private(set) var systemNames: Set<String> = []
  /// The last words of type names that do not describe the things, such as "schema".
  private(set) var endings: Set<String> = []
  /// The first words of type names that do not describe the things, such as "create".
  private(set) var beginnings: Set<String> = []
  /// The last words of type names that serve as screen titles, with the label of the button that
  /// ends such a screen.
  private(set) var titles: [String: String] = [:]
  /// The meaning of each view tag, in lower case.
  package private(set) var views: [String: ViewMeaning] = [:]
  /// The names of columns that describe a thing without saying what kind of thing it is.
  private(set) var attributes: Set<String> = []
  /// The words that refer to the code itself.
  package private(set) var codeWords: [String] = []
  /// The words that precede the title of a screen, such as "called".
  private(set) var namings: [String] = []
  /// The joints: words that may stand between two forms requested side by side.
  private(set) var joints: Set<String> = []
  /// The joints that connect two forms whatever else stands between them.
  private(set) var conjunctions: Set<String> = []
  /// The words that ask to edit something that exists.
  private(set) var edits: Set<String> = []
  /// The last words of names whose values identify a thing, such as "id", in lower case.
  private(set) var numbers: Set<String> = []
  /// The words for screens that may end a screen's title.
  private(set) var screenWords: Set<String> = []
  /// The words that express a wish rather than name something.
  private(set) var wishes: Set<String> = []
  /// The names of properties whose value is a screen's title.
  private(set) var screens: Set<String> = []
  /// The names of lists whose texts are the labels of buttons.
  private(set) var actions: Set<String> = []
  /// The names of texts that are the label of a button.
  package private(set) var presses: Set<String> = []
  /// The names of flags that say whether something is done.
  package private(set) var dones: Set<String> = []
  /// The first words of questions that yes or no answers.
  private(set) var asking: Set<String> = []
  /// The forms that words around code ask for.
  private(set) var requests: [String: SpecificationRequest.Form] = [:]

  /// The rule that each word stands for, by the word's letters in lower case.
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
      case "action": actions.insert(word)
      case "done": dones.insert(word)
      case "press": presses.insert(word)
      case "asking": asking.insert(word)
      case "request": requests[word] = SpecificationRequest.Form(rawValue: meaning)
      default: break
      }
    }
  }
}

/// The meaning of a type name.
package enum TypeMeaning: Hashable, Sendable {
  case kind(Property.Kind)
  /// A list of its type argument.
  case list
  /// Its type argument, or nothing.
  case optional
  /// Its type argument itself.
  case same
  /// A map of any number of named values.
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
