internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Detects the language of a text by the function words that each cue file lists as its own.
package enum Language {
  /// The codes of the languages other than English that have a cue file.
  package static let codes: [String] = EmbeddedText.files.lazy.map(\.name)
    .filter { $0.hasSuffix(".cues") && $0.utf8.count == "en.cues".utf8.count && $0 != "en.cues" }
    .map { String($0.prefix(2)) }

  /// The languages that know each word of those files.
  private static let speakers = LanguageTable(TableNumbers(EmbeddedText.languages))

  /// The number of words of a text to examine.
  private static let lookupLimit = 200

  /// Returns the language that most words belong to, `en` if no other language prevails.
  ///
  /// Another language prevails if it knows more of the words than English, and at least two words
  /// and a fifth of all words are its own.
  package static func prevailing(in document: Document, _ bytes: [UInt8]) -> String {
    var words: [FNV1a] = []
    for token in document.tokens.lazy.filter(\.isWord).prefix(lookupLimit) {
      let word = bytes[token.range]
      if word.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "'") || $0 == 0xE2 })
      {
        words += parts(of: word).map { FNV1a(folding: $0) }
      } else {
        words.append(token.hash)
      }
    }
    let lexicon = Lexicon.shipped
    let english = words.count { lexicon.isEnglish($0) }
    // If English knows every word, no other language can know more, so the table need not be read.
    guard english < words.count else { return "en" }
    var counts = [(known: Int, own: Int)](repeating: (0, 0), count: codes.count)
    for word in words {
      guard let speakers = speakers[word] else { continue }
      for place in counts.indices where speakers.known >> place & 1 == 1 {
        counts[place].known += 1
        counts[place].own += speakers.own >> place & 1
      }
    }
    var best = "en"
    var most = english
    for place in counts.indices
    where counts[place].known > most && counts[place].own >= 2
      && counts[place].own * 5 >= words.count
    {
      best = codes[place]
      most = counts[place].known
    }
    return best
  }

  /// Splits a hyphenated word into its parts, and an elided article ("l'") from the word after it
  /// ("indirizzo").
  private static func parts(of word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    word.split(separator: UInt8(ascii: "-")).flatMap { part in
      guard let end = elision(in: part) else { return [part] }
      return [part[..<end], part[end...]]
    }
  }

  /// Returns the end of an elided article at the start of a word.
  private static func elision(in word: ArraySlice<UInt8>) -> Int? {
    guard let mark = word.prefix(6).firstIndex(where: { $0 == UInt8(ascii: "'") || $0 == 0xE2 }),
      mark > word.startIndex, "ldn".utf8.contains(word[mark - 1].lowercasedASCII)
    else { return nil }
    let end = mark + (word[mark] == 0xE2 ? 3 : 1)
    return word.endIndex - end > 2 ? end : nil
  }
}
