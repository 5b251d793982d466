/// A short request in another language, as English requests of the catalog.
package struct ForeignRequest: Hashable, Sendable {
  /// A name in the English request, and the words that the user wrote for it.
  package struct Name: Hashable, Sendable {
    package var english: String
    package var said: String
  }

  /// The code of the language.
  package var language: String
  /// The English requests, from all that was said to the kind of screen alone.
  package var candidates: [String]
  /// The names in them.
  package var names: [Name]
  /// The words that nothing is known of.
  package var unknown: [String]
  /// How much of the request is understood: the more, the likelier it is of this language.
  var score: Int
}

/// Finds the language of a short request, and what it asks for in English.
package struct ForeignRequestReader: Sendable {
  private let languages: [ForeignLanguage]

  /// Creates a reader of the languages that ship, or of others.
  package init(_ library: LanguageLibrary = .shipped) {
    languages = library.all
  }

  /// Small words that English has and no language that ships: a request that has one is English, and
  /// most are told by that without reading a language.
  private static let englishAlone: Set = ["the", "with", "and", "my", "from", "by", "to"]

  /// Whether a request may be in another language: an English dictionary lacks one of its words.
  package static func isWorthReading(_ words: [String], isEnglish: (String) -> Bool) -> Bool {
    guard !words.contains(where: englishAlone.contains) else { return false }
    return words.contains { word in
      let isNumber = word.utf8.first.map { (0x30...0x39).contains($0) } ?? true
      return !isNumber && !isEnglish(word.lowercased())
    }
  }

  /// Returns the request in English; nil if it is English, or of no language that is known.
  ///
  /// - Parameters:
  ///   - words: The words of the request, as written.
  ///   - isEnglish: Whether English has a word, in lower case.
  /// - Returns: The request of the likeliest language.
  package func read(_ words: [String], isEnglish: (String) -> Bool) -> ForeignRequest? {
    languages.compactMap { RequestParser($0, words).request(isEnglish: isEnglish) }
      .max { $0.score < $1.score }
  }
}
