package import ScreenText

/// Which languages know a word, and of which it is their own, by cue files of languages.
///
/// The small words that a file lists as those of its language are its own even where English
/// has them; of other words only those of five letters are.
package struct LanguageTable: Sendable {
  /// The languages of a word, as sets of bits: that of the first file after English is the lowest.
  package struct Speakers: Sendable {
    package let known: Int
    package let own: Int
  }

  private let words: NumberTable
  /// How many languages a table has room for.
  package static let mostLanguages = 12

  /// Opens a table.
  package init(_ numbers: TableNumbers) { words = NumberTable(numbers, at: 0) }

  /// Who speaks a word; nil where nobody does.
  package subscript(word: FNV1a) -> Speakers? {
    words[word.value].map {
      Speakers(known: $0 & (1 << Self.mostLanguages - 1), own: $0 >> Self.mostLanguages)
    }
  }

  /// The numbers of the table of some texts, that of English first.
  package static func layOut(_ texts: NumberedTexts) -> [Int] {
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

  /// Whether English has a word, or the singular of it.
  private static func isEnglish(_ word: FileText.Bytes, _ cues: CueTable) -> Bool {
    cues.isEnglish(FNV1a(folding: word))
      || word.last == UInt8(ascii: "s") && cues.isEnglish(FNV1a(folding: word.dropLast()))
  }
}
