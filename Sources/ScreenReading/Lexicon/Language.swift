internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Finds the language of a text by the small words that each cue file lists as its own.
package enum Language {
  /// The codes of the languages that have a cue file beside English.
  package static let codes: [String] = EmbeddedText.files.lazy.map(\.name)
    .filter { $0.hasSuffix(".cues") && $0.utf8.count == "en.cues".utf8.count && $0 != "en.cues" }
    .map { String($0.prefix(2)) }

  /// Who speaks the words of those files.
  private static let speakers = LanguageTable(TableNumbers(EmbeddedText.languages))

  /// How many words of a text are looked at.
  private static let lookupLimit = 200

  /// The language whose words prevail; `en` where none do.
  ///
  /// Another language needs more words than English has, and two that are its own, and those must
  /// be a fifth of all.
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
    // Where English has all of the words, no language has more, and none needs to be read.
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

  /// The words of a compound, and those that an elided article is written onto: "l'" and "indirizzo".
  private static func parts(of word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    word.split(separator: UInt8(ascii: "-")).flatMap { part in
      guard let end = elision(in: part) else { return [part] }
      return [part[..<end], part[end...]]
    }
  }

  /// Where the article ends that is written onto a word.
  private static func elision(in word: ArraySlice<UInt8>) -> Int? {
    guard let mark = word.prefix(6).firstIndex(where: { $0 == UInt8(ascii: "'") || $0 == 0xE2 }),
      mark > word.startIndex, "ldn".utf8.contains(word[mark - 1].lowercasedASCII)
    else { return nil }
    let end = mark + (word[mark] == 0xE2 ? 3 : 1)
    return word.endIndex - end > 2 ? end : nil
  }
}
