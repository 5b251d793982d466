package import ScreenText

/// The meaning of phrases within scopes, read from a file of lines `SCOPE ARGUMENT: phrase, phrase`
/// for each language.
///
/// A head has one to three words. Its phrases are in the scopes of its first word, its first two and
/// all of them, and its argument is its last word.
///
/// A phrase counts only in its own language: "note" is a remark in English and a grade in French.
package struct PhraseTable: Sendable {
  private let texts: ConcatenatedTexts
  private let numbers: TableNumbers
  /// The lines, by the keys of their phrases.
  private let phrases: NumberTable
  /// The number of words in the longest phrase of any scope that begins with a word, by the word's
  /// hash.
  private let lengths: NumberTable

  /// Opens the laid-out table of some texts.
  package init(_ texts: ConcatenatedTexts, _ numbers: TableNumbers) {
    self.texts = texts
    self.numbers = numbers
    phrases = NumberTable(numbers, at: 1 + 3 * numbers[0])
    lengths = NumberTable(numbers, at: phrases.end)
  }

  /// Creates the table of some texts in memory.
  package init(reading texts: ConcatenatedTexts) {
    self.init(texts, .held(Self.layOut(texts)))
  }

  /// Returns the first line of a scope that lists a phrase, in the file at index `text`.
  package func line(
    _ words: FoldedWords, _ phrase: Range<Int>, _ scope: String, inText text: Int = 0
  ) -> Int? {
    phrases[Self.key(words, phrase, scope, text)]
  }

  /// Returns the argument of a line, the last word of its head; empty if that has only one.
  package func argument(of line: Int) -> String {
    let (text, start) = texts.place(of: numbers[2 + 3 * line])
    return text.string(start..<start + numbers[3 + 3 * line])
  }

  /// Returns the position of a line in its file, from 1.
  package func rank(of line: Int) -> Int { numbers[1 + 3 * line] }

  /// Returns the number of words in the longest phrase that begins with a word; 0 if there is none.
  package func longest(from word: UInt64) -> Int { lengths[word] ?? 0 }

  private static func key(
    _ words: FoldedWords, _ phrase: Range<Int>, _ scope: String, _ text: Int
  ) -> UInt64 {
    var name = FNV1a()
    unsafe scope.withBytes { bytes in
      for place in bytes.indices { name.add(unsafe bytes[place]) }
    }
    return (words.hash(of: phrase) &* 31 ^ name.value) &+ UInt64(text)
  }

  /// Returns the numbers of a table: the number of lines; the rank of each, and the start and
  /// length of its argument; the lines of phrases; and the lengths of phrases.
  package static func layOut(_ texts: ConcatenatedTexts) -> [Int] {
    var lines: [Int] = []
    var phrases: [(key: UInt64, value: Int)] = []
    var firstWords: [UInt64] = []
    var lengths = HashTable<Int>()
    for (number, text) in texts.texts.enumerated() {
      var scopes: [String] = []
      var rank = 0
      for line in CueLines(text) {
        if let head = line.head {
          let words = Array(text.items(of: head, separator: UInt8(ascii: " ")))
          let names = words.map(text.string)
          scopes = names.indices.map { names[...$0].spaced }
          let none = head.lowerBound..<head.lowerBound
          let argument = words.dropFirst().last ?? none
          rank += 1
          lines += [rank, texts.number(of: argument.lowerBound, in: number), argument.count]
        }
        for phrase in text.items(of: line.phrases) {
          let words = FoldedWords(text.bytes[phrase])
          guard words.count > 0, rank > 0 else { continue }
          let first = words.hash(of: 0..<1)
          if lengths[first] == nil { firstWords.append(first) }
          lengths.update(first, default: 0) { $0 = max($0, words.count) }
          for scope in scopes {
            phrases.append((key(words, 0..<words.count, scope, number), lines.count / 3 - 1))
          }
        }
      }
    }
    return [lines.count / 3] + lines + NumberTable.layOut(phrases)
      + NumberTable.layOut(firstWords.map { ($0, lengths[$0] ?? 0) })
  }
}
