package import ScreenText

/// The phrases of cue files and the senses of each, by files of lines `class argument: phrase, phrase`.
///
/// A phrase has one sense of each class, and one that is in a file before has no other sense by a later
/// one. English comes first.
package struct CueTable: Sendable {
  private let texts: NumberedTexts
  private let numbers: TableNumbers
  private let layout: Parts
  private let phrases: NumberTable
  /// How many words the longest phrase has that a word begins, in English and in other languages.
  private let lengths: NumberTable
  private let otherLengths: NumberTable

  /// Where the parts of the numbers begin.
  private struct Parts {
    let cues: Int
    let senses: Int
    let spellings: Int
    let end: Int

    init(_ numbers: TableNumbers) {
      cues = 4 + 2 * numbers[2]
      senses = cues + numbers[1] + 1
      spellings = senses + numbers[3]
      end = spellings + CueTable.spelt.count + 1 + numbers[spellings + CueTable.spelt.count]
    }
  }

  /// How many letters the words have that are listed by their spelling.
  package static let spelt = 5..<25

  /// Opens the table of some texts.
  package init(_ texts: NumberedTexts, _ numbers: TableNumbers) {
    self.texts = texts
    self.numbers = numbers
    layout = Parts(numbers)
    phrases = NumberTable(numbers, at: layout.end)
    lengths = NumberTable(numbers, at: phrases.end)
    otherLengths = NumberTable(numbers, at: lengths.end)
  }

  /// Finds the cues of texts.
  package init(reading texts: NumberedTexts) {
    self.init(texts, .held(Self.layOut(texts)))
  }

  /// How many of the cues are English; those of other languages follow.
  package var englishCount: Int { numbers[0] }

  /// The heads of lines, each of which is a sense that cues have.
  package var heads: some Sequence<CueHead> {
    (0..<numbers[2]).lazy.map { head in
      let (text, start) = texts.place(of: numbers[4 + 2 * head])
      return CueHead(text.bytes[start..<start + numbers[5 + 2 * head]])
    }
  }

  /// The senses of all cues, one cue after the other, by the places of their heads.
  package var senses: some Collection<Int> {
    (layout.senses..<layout.spellings).lazy.map { numbers[$0] }
  }

  /// Where among them the senses of a cue are.
  package func senses(of cue: Int) -> Range<Int> {
    numbers[layout.cues + cue]..<numbers[layout.cues + cue + 1]
  }

  /// The number of a phrase that is a cue; nil where it is none.
  package func cue(_ phrase: FNV1a) -> Int? { phrases[phrase.value] }

  /// Whether an English cue is a word or begins with it.
  package func isEnglish(_ word: FNV1a) -> Bool {
    cue(word).map { $0 < englishCount } ?? false || longestEnglish(from: word) > 0
  }

  /// How many words the longest English phrase has that a word begins; 0 where none begins with it.
  package func longestEnglish(from word: FNV1a) -> Int { lengths[word.value] ?? 0 }

  /// The same of other languages.
  package func longestOther(from word: FNV1a) -> Int { otherLengths[word.value] ?? 0 }

  /// The single words that are cues and have so many letters, from five to 24.
  package func words(ofLength length: Int) -> some Sequence<FileText.Bytes> {
    let starts = layout.spellings + Self.spelt.count + 1
    let list = layout.spellings + length - Self.spelt.lowerBound
    let places = Self.spelt.contains(length) ? numbers[list]..<numbers[list + 1] : 0..<0
    return places.lazy.map {
      let (text, start) = texts.place(of: numbers[starts + $0])
      return text.bytes[start..<start + length]
    }
  }
}
