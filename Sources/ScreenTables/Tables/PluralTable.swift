package import ScreenText

/// Nouns whose singular no rule finds, read from a file of lines `singular: plural, plural`.
package struct PluralTable: Sendable {
  /// What is asked about a word.
  package enum Scope: UInt64, Sendable {
    /// The singular of a plural.
    case singular
    /// The singular of a plural that also ends other nouns: "firemen", "grandchildren".
    case compound
    /// The plural of a singular.
    case plural
    /// Whether it ends in s without being a plural, or has the same form in both numbers.
    case same
  }

  private let text: FileText
  private let numbers: TableNumbers
  private let words: NumberTable

  /// Opens the laid-out table of a file.
  package init(_ text: FileText, _ numbers: TableNumbers) {
    self.text = text
    self.numbers = numbers
    words = NumberTable(numbers, at: 1 + 2 * numbers[0])
  }

  /// The answer about a word, given as its hash; nil if the file does not tell.
  package subscript(scope: Scope, word: UInt64) -> FileText.Bytes? {
    words[NumberTable.key(word, in: scope.rawValue)].map { place in
      let start = numbers[1 + 2 * place]
      return text.bytes[start..<start + numbers[2 + 2 * place]]
    }
  }

  /// Returns the numbers of the table of a file; lines that start with `#` are skipped.
  ///
  /// They are the number of answers, the start and length of each, and the answers about words.
  package static func layOut(_ text: FileText) -> [Int] {
    var answers: [Int] = []
    var words: [(key: UInt64, value: Int)] = []
    func add(_ scope: Scope, _ word: Range<Int>, _ answer: Range<Int>) {
      let key = NumberTable.key(text.hash(of: word), in: scope.rawValue)
      words.append((key, answers.count / 2))
      answers += [answer.lowerBound, answer.count]
    }
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) else { continue }
      let single = line.lowerBound..<colon
      let plurals = Array(text.items(of: colon + 1..<line.upperBound))
      guard text.string(single) != "same" else {
        for word in plurals { add(.same, word, word) }
        continue
      }
      for plural in plurals {
        add(.singular, plural, single)
        if endings.contains(text.string(single)) { add(.compound, plural, single) }
      }
      let first = plurals.min { text.bytes[$0].lexicographicallyPrecedes(text.bytes[$1]) }
      if let first { add(.plural, single, first) }
    }
    return [answers.count / 2] + answers + NumberTable.layOut(words)
  }

  /// The nouns that also end other nouns.
  private static let endings: Set<String> = ["person", "child", "man", "woman", "wife", "shelf"]
}
