package import ScreenText

/// Which languages know a word, and which of them own it, read from the languages' cue files.
///
/// A language owns the function words that its file lists as its own, even those that English has
/// too. It owns other words only if they have at least five letters and English lacks them.
package struct LanguageTable: Sendable {
  /// The languages of a word, as bit sets; the lowest bit is the first file after English.
  package struct LanguageSet: Sendable {
    package let known: Int
    package let own: Int
  }

  private let words: NumberTable
  /// The greatest number of languages in a table.
  package static let mostLanguages = 12

  /// Opens a table.
  package init(_ numbers: TableNumbers) { words = NumberTable(numbers, at: 0) }

  /// The languages of a word; nil if no language has it.
  package subscript(word: FNV1a) -> LanguageSet? {
    words[word.value].map {
      LanguageSet(known: $0 & (1 << Self.mostLanguages - 1), own: $0 >> Self.mostLanguages)
    }
  }

  /// Returns the numbers of the table of some texts, of which the first is English.
  package static func layOut(_ texts: ConcatenatedTexts) -> [Int] {
    let cues = CueTable(reading: texts)
    var order: [UInt64] = []
    var speakers = HashTable<Int>()
    for (place, text) in texts.texts.dropFirst().prefix(mostLanguages).enumerated() {
      func add(_ word: FileText.Bytes, isOwn: Bool) {
        let hash = FNV1a(folding: word).value
        if speakers[hash] == nil { order.append(hash) }
        speakers.update(hash, default: 0) {
          $0 |= 1 << place | (isOwn ? 1 << (place + mostLanguages) : 0)
        }
      }
      var isOfMeaning = true
      for line in CueLines(text) {
        if let head = line.head { isOfMeaning = CueHead(text.bytes[head]).isOfMeaning }
        for phrase in text.items(of: line.phrases) {
          guard isOfMeaning else {
            add(text.bytes[phrase], isOwn: true)
            continue
          }
          for word in text.items(of: phrase, separator: UInt8(ascii: " ")) where word.count > 3 {
            let bytes = text.bytes[word]
            add(bytes, isOwn: bytes.count > 4 && !isEnglish(bytes, cues))
          }
        }
      }
    }
    return NumberTable.layOut(order.map { ($0, speakers[$0] ?? 0) })
  }

  /// Whether English has a word or the word without a final "s".
  private static func isEnglish(_ word: FileText.Bytes, _ cues: CueTable) -> Bool {
    cues.isEnglish(FNV1a(folding: word))
      || word.last == UInt8(ascii: "s") && cues.isEnglish(FNV1a(folding: word.dropLast()))
  }
}
