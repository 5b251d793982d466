internal import ScreenModel
internal import ScreenText

/// Small changes to the words of an intent before they are shown.
package enum Wording {
  /// Returns a text with its first letter in upper case, unless its first word is a name in itself.
  package static func capitalized(_ text: String) -> String {
    text == "ok" ? "OK" : LabelText.capitalized(text)
  }

  /// Returns a text with the English plural at its end made singular: "top cities" → "top city".
  package static func singular(_ text: String) -> String { Plurals.embedded.singular(of: text) }

  /// Whether the words of a text before its first preposition end in an English plural.
  package static func isPlural(_ text: String) -> Bool {
    let head = head(of: text)
    return singular(head) != head
  }

  /// Returns a text without leading possessives and determiners: "today's ferries" → "ferries".
  package static func undetermined(_ text: String) -> String {
    var words = text.spacedWords[...]
    while words.count > 1, let first = words.first?.lowercased(),
      first.hasSuffix("'s") || first.hasSuffix("’s") || determiners.contains(first)
    {
      words = words.dropFirst()
    }
    return words.spaced
  }

  private static let determiners: Set<String> = [
    "recent", "latest", "upcoming", "next", "last", "past", "current", "new", "daily", "weekly",
    "monthly", "yearly", "this", "these", "my", "our", "your", "their", "all",
  ]

  /// Returns what a question asks for: "lunch at nursery" for "whats for lunch at nursery", "site"
  /// for "which site people prefer", and people for "who has access". Other texts are unchanged,
  /// and a question that names nothing gives an empty string.
  package static func asked(_ text: String) -> String {
    let words = text.spacedWords
    guard let first = words.first?.lowercased(), let thing = questions[first] else { return text }
    guard thing.isEmpty else { return thing }
    let rest = words.dropFirst().drop { links.contains($0.lowercased()) }
    guard let noun = rest.first, !pronouns.contains(noun.lowercased()) else { return "" }
    // The noun of a question is followed by its verb and subject.
    return first.hasPrefix("whats") || first.hasPrefix("what'")
      ? rest.spaced : String(noun)
  }

  /// Returns the meaning that the first word of a question asks for, such as a date for "when it
  /// comes", or nil for other texts.
  package static func meaning(ofQuestion text: String) -> String? {
    guard let space = text.firstIndex(of: " ") else { return nil }
    return meanings[text[..<space].lowercased()]
  }

  private static let meanings = ["when": "date", "who": "person", "where": "venue"]

  /// Whether a text states a yes-or-no condition: "whether it is free", "done or not".
  package static func isYesOrNo(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.hasPrefix("whether ") || text.hasPrefix("if ") || text.hasSuffix(" or not")
  }

  private static let questions = [
    "everybody": "people", "everyone": "people", "anybody": "people", "somebody": "people",
    "someone": "people",
    "who": "people", "who's": "people", "whos": "people", "whose": "people", "where": "places",
    "when": "dates", "what": "", "what's": "", "whats": "", "which": "", "how": "",
  ]
  private static let links: Set<String> = [
    "for", "is", "are", "the", "a", "an", "of", "many", "on", "in", "at",
  ]
  private static let pronouns: Set<String> = [
    "it", "they", "we", "you", "i", "he", "she", "to", "do", "does", "did", "can", "should",
    "would", "will",
    "much", "long", "often", "happens", "goes", "else",
  ]

  /// Whether a word is a function word, which names no thing by itself.
  package static func isSmall(_ word: String) -> Bool {
    let word = word.lowercased()
    return pronouns.contains(word) || links.contains(word) || questions[word] != nil
      || prepositions.contains(word) || determiners.contains(word)
  }

  /// Returns the words before the first preposition or similar word: "steps" for "steps to renew a
  /// passport", "arrivals" for "arrivals still expected".
  package static func head(of text: String) -> String {
    let words = text.spacedWords
    let end =
      words.dropFirst().firstIndex { headEnds.contains(FNV1a.hash($0.utf8)) } ?? words.endIndex
    return words[..<end].spaced
  }

  /// Whether ``head(of:)`` ends before the word.
  package static func isPreposition(_ word: Substring) -> Bool {
    prepositions.contains(word.lowercased())
  }

  /// Returns the noun after "types of" and similar words: "cheese" for "types of cheese". Other
  /// texts are unchanged.
  package static func withoutKinds(_ text: String) -> String {
    let words = text.spacedWords
    guard words.count > 2, words[1] == "of", kinds.contains(words[0].lowercased()) else {
      return text
    }
    return words[2...].spaced
  }

  private static let kinds: Set<String> = [
    "types", "kinds", "sorts", "list", "examples", "varieties", "categories", "forms",
  ]

  private static let prepositions: Set<String> = [
    "of", "to", "for", "in", "on", "by", "with", "from", "at", "about", "near", "over", "per",
    "still", "already", "not", "yet", "who", "which", "that",
  ]
  /// The same words as hashes: nearly every noun is searched for them.
  private static let headEnds = prepositions.map { FNV1a.hash($0.utf8) }

  /// Returns the first words of a text, up to a number of words and of scalars.
  package static func start(of text: String, words: Int, scalars: Int) -> String {
    var result = ""
    var count = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let next = result.isEmpty ? String(word) : result + " " + word
      guard count < words, next.unicodeScalars.count <= scalars else { break }
      result = next
      count += 1
    }
    return result
  }

  /// Returns a slug of a text: lower-case ASCII letters and digits, and hyphens for everything
  /// else.
  package static func slug(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      default:
        if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
      }
      if bytes.count >= 40 { break }
    }
    while bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
