package import ScreenText

/// Function words, abbreviations and months, read from a file of lines `kind: word word=meaning`.
package struct FunctionTable: Sendable {
  /// A function word.
  package struct Entry: Sendable {
    /// The hash of the word that it is seen as.
    package var meaning: UInt32
    /// Whether it joins the things of a list.
    package var isConjunction: Bool
    /// Whether it counts.
    package var isNumber: Bool
  }

  /// What a word is; each is looked up by a key of its own.
  private enum Scope: UInt64 {
    case function, title, abbreviation, month
  }

  private let numbers: TableNumbers
  private let words: NumberTable

  /// Opens the laid-out table of a file.
  package init(_ numbers: TableNumbers) {
    self.numbers = numbers
    words = NumberTable(numbers, at: 1 + 3 * numbers[0])
  }

  /// Creates the table of a file in memory.
  package init(reading text: FileText) { self.init(.held(Self.layOut(text))) }

  /// The entry of a function word; nil if a word is none.
  package func function(_ word: FNV1a) -> Entry? {
    words[Self.key(.function, word)].map { place in
      let start = 1 + 3 * place
      return Entry(
        meaning: UInt32(numbers[start]) | UInt32(numbers[start + 1]) << 16,
        isConjunction: numbers[start + 2] & 1 != 0, isNumber: numbers[start + 2] & 2 != 0)
    }
  }

  /// Whether a full stop after a word marks a title, which a name follows.
  package func isTitle(_ word: FNV1a) -> Bool { words[Self.key(.title, word)] != nil }

  /// Whether a full stop after a word marks an abbreviation that is not a title.
  package func isAbbreviation(_ word: FNV1a) -> Bool { words[Self.key(.abbreviation, word)] != nil }

  /// Whether a figure with a full stop before a word is a day.
  package func isMonth(_ word: FNV1a) -> Bool { words[Self.key(.month, word)] != nil }

  private static func key(_ scope: Scope, _ word: FNV1a) -> UInt64 {
    NumberTable.key(word.value, in: scope.rawValue)
  }

  /// Returns the numbers of the table of a file: the number of function words, the meaning of each
  /// as two numbers and its kind, and what words are.
  package static func layOut(_ text: FileText) -> [Int] {
    var functions: [Int] = []
    var words: [(key: UInt64, value: Int)] = []
    for line in CueLines(text) {
      let head = line.head.map(text.string)
      for item in text.items(of: line.phrases, separator: UInt8(ascii: " ")) {
        let whole = FNV1a(folding: text.bytes[item])
        switch head {
        case "title": words.append((key(.title, whole), 0))
        case "abbreviation": words.append((key(.abbreviation, whole), 0))
        case "month": words.append((key(.month, whole), 0))
        default:
          let sign = text.firstIndex(of: UInt8(ascii: "="), in: item)
          let word = FNV1a(folding: text.bytes[item.lowerBound..<(sign ?? item.upperBound)])
          let start = sign.map { $0 + 1 } ?? item.lowerBound
          let meaning = FNV1a(folding: text.bytes[start..<item.upperBound]).folded
          words.append((key(.function, word), functions.count / 3))
          let kind = head == "conjunction" ? 1 : head == "number" ? 2 : 0
          functions += [Int(meaning & 0xFFFF), Int(meaning >> 16), kind]
        }
      }
    }
    return [functions.count / 3] + functions + NumberTable.layOut(words)
  }
}
