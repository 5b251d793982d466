internal import ScreenModel

/// Finds the language of an intent by the small words that each cue file lists as its own.
enum Language {
  /// What is known of a language's words by their hashes.
  private struct Vocabulary {
    var code: String
    /// All words of the cue file; true for those that English does not have.
    var words: [UInt64: Bool] = [:]
  }

  /// The languages that have a cue file beside English, and their words.
  ///
  /// The small words that a file lists as those of its language are its own even where English
  /// has them; of other words only those of five letters are.
  private static let others: [Vocabulary] = EmbeddedText.files.compactMap { file in
    guard file.name.hasSuffix(".cues") else { return nil }
    let lines = CueLines(file.text).lines
    guard let first = lines.first, first.head.hasPrefix("language") else { return nil }
    var vocabulary = Vocabulary(code: String(file.name.dropLast(5)))
    for line in lines.dropFirst() {
      for word in line.items.flatMap({ $0.split(separator: UInt8(ascii: " ")) })
      where word.count > 3 {
        vocabulary.words[FNV1a.hash(word)] = word.count > 4 && !isEnglish(word)
      }
    }
    for word in first.items { vocabulary.words[FNV1a.hash(word)] = true }
    return vocabulary
  }

  /// Whether English has a word, or the singular of it.
  private static func isEnglish(_ word: ArraySlice<UInt8>) -> Bool {
    Lexicon.english.index(of: FNV1a.hash(word)) != nil
      || word.last == UInt8(ascii: "s")
        && Lexicon.english.index(of: FNV1a.hash(word.dropLast())) != nil
  }

  /// The codes of those languages.
  static var codes: [String] { others.map(\.code) }

  /// How many words of an intent are looked at.
  private static let patience = 200

  /// The language whose words prevail; `en` where none does.
  ///
  /// Another language needs more words than English has, and two that are its own, and those must
  /// be a fifth of all.
  static func prevailing(in tokens: [Token], bytes: [UInt8]) -> String {
    var english = 0
    var words = 0
    var counts = [(known: Int, own: Int)](repeating: (0, 0), count: others.count)
    let lexicon = Lexicon.english
    for token in tokens where token.kind == .word {
      words += 1
      guard words <= patience else { break }
      var hash = FNV1a()
      var index = token.start
      while index < token.end { hash.add(Bytes.fold(bytes, &index)) }
      if lexicon.index(of: hash.value) != nil { english += 1 }
      for place in counts.indices {
        guard let isOwn = others[place].words[hash.value] else { continue }
        counts[place].known += 1
        counts[place].own += isOwn ? 1 : 0
      }
    }
    var best = "en"
    var most = english
    for place in counts.indices
    where counts[place].known > most && counts[place].own >= 2 && counts[place].own * 5 >= words {
      best = others[place].code
      most = counts[place].known
    }
    return best
  }
}
