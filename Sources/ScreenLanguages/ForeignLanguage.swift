package import ScreenText

/// A language other than English: what its words are in the catalog's English, and what the texts of
/// screens are in it.
///
/// It is read from a `.language` file, which the page on languages describes.
package struct ForeignLanguage: Sendable {
  /// What a word does in a request.
  enum Role: String, Hashable, Sendable {
    /// It names a kind of screen: "list", "form".
    case head
    /// It names a thing or says something about one.
    case word
    /// It stands in front of what it belongs to in any language: "new", "my".
    case front
    /// It says what is done; English puts it first.
    case verb
    /// It links what follows to what precedes: "for", "of".
    case of
    /// It adds what follows: "with".
    case with
    /// It joins its neighbours.
    case and
    /// It says nothing: an article.
    case skip
  }

  /// What words of a request mean.
  struct Meaning: Hashable, Sendable {
    var role: Role
    var english: String
  }

  /// The code of the language, as in BCP 47.
  package let code: String
  /// The English name of the language.
  package private(set) var name = ""
  /// The meanings of folded words and phrases.
  private(set) var meanings: [String: Meaning] = [:]
  /// The texts of screens, by the English ones in lower case.
  private(set) var texts: [String: String] = [:]
  /// The texts with a place for another, without the parts around it: "Enter *".
  private(set) var templates: [Template] = []
  /// The words beside figures, by the English ones in lower case.
  private(set) var units: [String: String] = [:]
  /// Letters between the parts of a compound; empty if the language writes none.
  private(set) var links: [String] = []
  /// The endings of inflected words, and what the dictionary form has instead.
  private(set) var endings: [(inflected: String, plain: String)] = []
  /// Whether what says more about a noun follows it.
  private(set) var modifiersFollow = false
  /// How figures are written.
  private(set) var figures = FigureStyle()

  /// A text with a place for another.
  struct Template: Sendable {
    var start: String
    var end: String
    var foreignStart: String
    var foreignEnd: String

    var length: Int { start.utf8.count + end.utf8.count }
  }

  /// The languages that ship, in the order of their codes.
  package static let codes: [String] = EmbeddedText.files.lazy.map(\.name)
    .filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }

  /// The ending of the files' names.
  package static let suffix = ".language"

  /// Reads the language that ships under a code; one without a word if there is none.
  package init(code: String) {
    self.init(code: code, [Self.shippedText(code)])
  }

  /// The text that ships under a code; empty if there is none.
  static func shippedText(_ code: String) -> FileText {
    FileText(named: code + suffix, in: EmbeddedText.files)
  }

  /// Reads a language from texts; what an earlier text says precedes a later one.
  package init(code: String, _ texts: [FileText]) {
    self.code = code
    for text in texts {
      for line in text.lines { read(text.string(text.trimmed(line))) }
    }
    // "Add a *" precedes "Add *".
    templates = templates.enumerated().sorted {
      ($1.element.length, $0.offset) < ($0.element.length, $1.offset)
    }.map(\.element)
  }

  /// Whether nothing is known of the language.
  package var isEmpty: Bool { meanings.isEmpty && texts.isEmpty }

  private mutating func read(_ line: String) {
    guard let line = LanguageLine(line) else { return }
    switch line {
    case .text(let english, let foreign): addText(english, foreign)
    case .list("name", let items): name = items.first ?? name
    case .list("links", let items): links = items
    case .list("endings", let items):
      endings = items.map { item in
        let parts = item.split(separator: "=", omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }
    case .list("modifiers", let items): modifiersFollow = items == ["follow"]
    case .list("figures", let items): figures = FigureStyle(items)
    case .list(let key, let items):
      let parts = key.split(separator: " ", maxSplits: 1)
      guard let first = parts.first else { return }
      let english = parts.count > 1 ? String(parts[1]) : ""
      if first == "unit" {
        if units[english] == nil { units[english] = items.first }
      } else if let role = Role(rawValue: String(first)) {
        for item in items {
          let key = Folding.folded(item)
          if meanings[key] == nil { meanings[key] = Meaning(role: role, english: english) }
        }
      }
    }
  }

  private mutating func addText(_ english: String, _ foreign: String) {
    let key = english.lowercased()
    guard let star = key.firstIndex(of: "*"), let other = foreign.firstIndex(of: "*") else {
      if texts[key] == nil { texts[key] = foreign }
      return
    }
    templates.append(
      Template(
        start: String(key[..<star]), end: String(key[key.index(after: star)...]),
        foreignStart: String(foreign[..<other]),
        foreignEnd: String(foreign[foreign.index(after: other)...])))
  }
}
