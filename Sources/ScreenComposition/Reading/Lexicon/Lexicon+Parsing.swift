internal import ScreenCatalog
import ScreenReading
internal import ScreenModel

extension Lexicon {
  /// The English cues and the names of kinds of screens, read at first use.
  static let english: Lexicon = {
    var lexicon = Lexicon(FileText(named: "en.cues", in: EmbeddedText.files))
    lexicon.add(screensOf: .shipped)
    return lexicon
  }()

  /// The cues of the other languages by their codes, read when one of them is first met.
  private static let others: [String: Lexicon] = Dictionary(
    uniqueKeysWithValues: Language.codes.map {
      ($0, Lexicon(FileText(named: $0 + ".cues", in: EmbeddedText.files)))
    })

  /// The lexicon of a language; English where it has none.
  static func of(_ language: String) -> Lexicon {
    language == "en" ? english : others[language] ?? english
  }

  /// Reads the text of a cue file.
  init(_ text: FileText) {
    self.init(capacity: text.bytes.count / 8)
    var cue: CueClass?
    for line in CueLines(text) {
      if let head = line.head {
        cue = addSense(text, head)
      }
      guard let cue else { continue }
      for phrase in text.items(of: line.phrases) { add(text.bytes[phrase], cue) }
    }
  }

  /// Adds the sense that a line's head says; nil where its class is none.
  private mutating func addSense(_ text: FileText, _ head: Range<Int>) -> CueClass? {
    let space = text.firstIndex(of: UInt8(ascii: " "), in: head)
    let name = head.lowerBound..<(space ?? head.upperBound)
    guard let cue = CueClass.byName[text.string(name)] else { return nil }
    let argument = space.map { text.string(text.trimmed($0 + 1..<head.upperBound)) } ?? ""
    add(Sense(cue, argument))
    return cue
  }

  /// Adds the names of a book's kinds of screens.
  private mutating func add(screensOf book: RecipeBook) {
    for entry in book.entries where entry.kind == .screen {
      add(Sense(.screen, entry.name))
      for name in book.text.items(of: entry.names) { add(book.text.bytes[name], .screen) }
    }
  }
}

extension CueClass {
  /// The classes by their names; asking the enumeration compares each of them.
  fileprivate static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.stringValue, $0) })
}
