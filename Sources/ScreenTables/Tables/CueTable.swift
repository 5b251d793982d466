package import ScreenText

/// The phrases of cue files and their senses, read from lines `class argument: phrase, phrase`.
///
/// A phrase has one sense of each class, and a later file adds no sense to a phrase of an earlier
/// file. English comes first.
package struct CueTable: Sendable {
  private let texts: ConcatenatedTexts
  private let numbers: TableNumbers
  private let layout: Parts
  private let phrases: NumberTable
  /// The number of words in the longest phrase that begins with a word, in English and in other
  /// languages.
  private let lengths: NumberTable
  private let otherLengths: NumberTable
  /// The number of numbers of each head.
  private static let headWidth = 9

  /// The offsets at which the parts of the numbers begin.
  private struct Parts {
    let cues: Int
    let senses: Int
    let spellings: Int
    let end: Int

    init(_ numbers: TableNumbers) {
      cues = 4 + CueTable.headWidth * numbers[2]
      senses = cues + numbers[1] + 1
      spellings = senses + numbers[3]
      end = spellings + CueTable.spelt.count + 1 + numbers[spellings + CueTable.spelt.count]
    }
  }

  /// The lengths in bytes of the words that are listed by spelling.
  package static let spelt = 5..<25

  /// Opens the laid-out table of some texts.
  package init(_ texts: ConcatenatedTexts, _ numbers: TableNumbers) {
    self.texts = texts
    self.numbers = numbers
    layout = Parts(numbers)
    phrases = NumberTable(numbers, at: layout.end)
    lengths = NumberTable(numbers, at: phrases.end)
    otherLengths = NumberTable(numbers, at: lengths.end)
  }

  /// Creates the table of some texts in memory.
  package init(reading texts: ConcatenatedTexts) {
    self.init(texts, .held(Self.layOut(texts)))
  }

  /// The number of English cues; those of other languages follow.
  package var englishCount: Int { numbers[0] }

  /// The part of a line before its colon, which is a sense of some cues.
  package struct Head {
    package var text: FileText.Bytes
    /// The index of its class in `kinds`.
    package var kind: Int
    package var hashes: CueHashes
  }

  /// Returns the head with a number.
  package func head(_ head: Int) -> Head {
    let start = 4 + Self.headWidth * head
    let hashes = CueHashes(
      wordClass: wordClass(ofHead: head), stem: hash(start + 5), argument: hash(start + 7))
    return Head(
      text: text(numbers[start], count: numbers[start + 1]), kind: kind(ofHead: head),
      hashes: hashes)
  }

  /// Returns the index in `kinds` of a head's class.
  package func kind(ofHead head: Int) -> Int { numbers[4 + Self.headWidth * head + 2] }

  /// Returns the hash of the class that a head gives words.
  package func wordClass(ofHead head: Int) -> UInt32 { hash(4 + Self.headWidth * head + 3) }

  private func hash(_ start: Int) -> UInt32 {
    UInt32(numbers[start]) | UInt32(numbers[start + 1]) << 16
  }

  /// The names of the heads' classes, each once.
  package var kinds: some Collection<FileText.Bytes> {
    let start = otherLengths.end
    return (0..<numbers[start]).lazy.map { kind in
      text(numbers[start + 1 + 2 * kind], count: numbers[start + 2 + 2 * kind])
    }
  }

  private func text(_ number: Int, count: Int) -> FileText.Bytes {
    let (text, start) = texts.place(of: number)
    return text.bytes[start..<start + count]
  }

  /// The number of the head that is the sense at an index.
  package func sense(at index: Int) -> Int { numbers[layout.senses + index] }

  /// The range of a cue's senses, as indices for `sense(at:)`.
  package func senses(of cue: Int) -> Range<Int> {
    numbers[layout.cues + cue]..<numbers[layout.cues + cue + 1]
  }

  /// Returns the number of the cue with a phrase; nil if there is none.
  package func cue(_ phrase: FNV1a) -> Int? { phrases[phrase.value] }

  /// Whether an English cue is a word or begins with it.
  package func isEnglish(_ word: FNV1a) -> Bool {
    cue(word).map { $0 < englishCount } ?? false || longestEnglish(from: word) > 0
  }

  /// Returns the number of words in the longest English phrase that begins with a word; 0 if there
  /// is none.
  package func longestEnglish(from word: FNV1a) -> Int { lengths[word.value] ?? 0 }

  /// Returns the number of words in the longest phrase of other languages that begins with a word.
  package func longestOther(from word: FNV1a) -> Int { otherLengths[word.value] ?? 0 }

  /// Returns the single-word cues of a length in bytes, from five to 24, that have the first two or
  /// the last two bytes of a word. Those that are one edit away from it all do.
  package func words(ofLength length: Int, near word: [UInt8]) -> [FileText.Bytes] {
    guard Self.spelt.contains(length), word.count > 1 else { return [] }
    let starts = layout.spellings + Self.spelt.count + 1
    let list = layout.spellings + length - Self.spelt.lowerBound
    let (first, second) = (word[0], word[1])
    let (nextToLast, last) = (word[word.count - 2], word[word.count - 1])
    var words: [FileText.Bytes] = []
    for place in numbers[list]..<numbers[list + 1] {
      let (text, start) = texts.index(of: numbers[starts + place])
      let bytes = texts.texts[text].bytes
      let end = start + length
      if bytes[start] == first && bytes[start + 1] == second
        || bytes[end - 1] == last && bytes[end - 2] == nextToLast
      {
        words.append(bytes[start..<end])
      }
    }
    return words
  }
}
