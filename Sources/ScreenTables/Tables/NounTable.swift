internal import ScreenText

/// The words of lines `word: noun, noun`, looked up by noun.
package struct NounTable: Sendable {
  private let texts: ConcatenatedTexts
  private let numbers: TableNumbers
  private let nouns: NumberTable

  /// Opens the laid-out table of some texts.
  package init(_ texts: ConcatenatedTexts, _ numbers: TableNumbers) {
    self.texts = texts
    self.numbers = numbers
    nouns = NumberTable(numbers, at: 1 + 2 * numbers[0])
  }

  /// Creates the table of some texts in memory.
  package init(reading texts: ConcatenatedTexts, _ words: QueryWords) {
    self.init(texts, .held(Self.layOut(texts, words)))
  }

  /// The word of the first line that lists a noun; nil if no line does.
  package subscript(key: PhraseKey) -> String? {
    nouns[key.value].map { line in
      let (text, start) = texts.place(of: numbers[1 + 2 * line])
      return text.string(start..<start + numbers[2 + 2 * line])
    }
  }

  /// Returns the numbers of a table: the number of lines, the start and length of each line's word,
  /// and the lines of nouns.
  package static func layOut(_ texts: ConcatenatedTexts, _ words: QueryWords) -> [Int] {
    var lines: [Int] = []
    var nouns: [(key: UInt64, value: Int)] = []
    for (number, text) in texts.texts.enumerated() {
      for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) else { continue }
        let word = text.trimmed(line.lowerBound..<colon)
        for noun in text.items(of: colon + 1..<line.upperBound) {
          let key = PhraseKey(WordSequence(text.bytes[noun]), words)
          nouns.append((key.value, lines.count / 2))
        }
        lines += [texts.number(of: word.lowerBound, in: number), word.count]
      }
    }
    return [lines.count / 2] + lines + NumberTable.layOut(nouns)
  }
}
