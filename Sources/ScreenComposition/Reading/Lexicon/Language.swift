internal import ScreenModel

/// Finds the language of an intent by the small words that each cue file lists as its own.
enum Language {
  /// The languages that have a cue file beside English, and the hashes of their small words.
  private static let others: [(code: String, words: Set<UInt64>)] = EmbeddedText.files.compactMap {
    file in
    guard file.name.hasSuffix(".cues"), let line = CueLines(file.text, only: "language").lines.first
    else { return nil }
    let hashes = line.items.map { FNV1a.hash($0) }
    return (String(file.name.dropLast(5)), Set(hashes))
  }

  /// The codes of those languages.
  static var codes: [String] { others.map(\.code) }

  /// How many words of an intent are looked at.
  private static let patience = 200

  /// The language whose words prevail; `en` where none does.
  ///
  /// Another language needs a fifth of the words, and two of them, and more than English has.
  static func prevailing(in tokens: [Token], bytes: [UInt8]) -> String {
    var english = 0
    var words = 0
    var counts = [Int](repeating: 0, count: others.count)
    let lexicon = Lexicon.english
    for token in tokens where token.kind == .word {
      words += 1
      guard words <= patience else { break }
      var hash = FNV1a()
      var index = token.start
      while index < token.end { hash.add(Bytes.fold(bytes, &index)) }
      if lexicon.index(of: hash.value) != nil { english += 1 }
      for place in counts.indices where others[place].words.contains(hash.value) {
        counts[place] += 1
      }
    }
    var best = "en"
    var most = english
    for place in counts.indices
    where counts[place] > most && counts[place] >= 2 && counts[place] * 5 >= words {
      best = others[place].code
      most = counts[place]
    }
    return best
  }
}
