/// A short word without case, packed into a number for lookup.
///
/// Comparing it is as fast as comparing numbers, and it allocates nothing. Listed words have
/// at most 15 bytes; any other word equals none of them. Only ASCII letters are compared without case.
package struct FoldedWord: Comparable, Sendable {
  private var packed: UInt128 = 0

  /// Creates a word without letters, which equals no listed word.
  init() {}

  /// Creates a word from the letters and digits of a short text: `First name` is `firstname`.
  ///
  /// A text longer than the listed words equals none of them, whatever it contains.
  package init(_ text: String) {
    guard text.utf8.count <= 15 else { return }
    unsafe text.withBytes { bytes in
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        if byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 { append(byte) }
      }
    }
  }

  /// Appends a letter; letters after the sixteenth no longer matter.
  mutating func append(_ byte: UInt8) {
    guard packed >> 120 == 0 else { return }
    packed = packed << 8 | UInt128(byte.lowercasedASCII)
  }
}

extension FoldedWord {
  package static func < (first: Self, second: Self) -> Bool { first.packed < second.packed }
}

extension FoldedWord: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

/// A table of words by binary search, which is faster than hashing for so few words.
package struct WordTable<Meaning: Sendable>: Sendable {
  private let entries: [(word: FoldedWord, meaning: Meaning)]

  /// Lists the words of each meaning, no two of which are the same.
  package init(_ words: KeyValuePairs<Meaning, [FoldedWord]>) {
    entries = words.flatMap { meaning, words in words.map { (word: $0, meaning: meaning) } }
      .sorted { $0.word < $1.word }
  }

  /// The meaning of a word; nil if it is not listed.
  package subscript(word: FoldedWord) -> Meaning? {
    let place = entries.partitioningIndex { $0.word >= word }
    return place < entries.count && entries[place].word == word ? entries[place].meaning : nil
  }
}

extension String {
  /// Whether one of the text's words, taken as runs of ASCII letters, satisfies a condition.
  package func holdsWord(_ isWanted: (FoldedWord) -> Bool) -> Bool {
    unsafe withBytes { bytes in
      var word = FoldedWord()
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        if byte.isASCIILetter {
          word.append(byte)
        } else if word != FoldedWord() {
          if isWanted(word) { return true }
          word = FoldedWord()
        }
      }
      return word != FoldedWord() && isWanted(word)
    }
  }
}
