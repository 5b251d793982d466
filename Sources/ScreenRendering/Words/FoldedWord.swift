internal import ScreenModel
internal import ScreenText

/// A word that we may know, without its case: its letters packed in a number.
///
/// It is compared as fast as a number is, and nothing is allocated for it. The words
/// that we know have at most 15 bytes, all of them ASCII; any other word equals none of them.
package struct FoldedWord: Comparable, Sendable {
  private var packed: UInt128 = 0

  /// Creates a word without letters, which equals none that we know.
  init() {}

  /// Takes the letters and digits of a short text: `First name` is `firstname`.
  ///
  /// What is longer than the words that we know is none of them, whatever it holds.
  package init(_ text: String) {
    guard text.utf8.count <= 15 else { return }
    unsafe text.withBytes { bytes in
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        if byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 { append(byte) }
      }
    }
  }

  /// Appends a letter; what is after the sixteenth no longer matters.
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

/// What words mean, found by halving: so few are found faster than they are hashed.
package struct WordTable<Meaning: Sendable>: Sendable {
  private let entries: [(word: FoldedWord, meaning: Meaning)]

  /// Lists the words of each meaning, no two of which are the same.
  package init(_ words: KeyValuePairs<Meaning, [FoldedWord]>) {
    entries = words.flatMap { meaning, words in words.map { (word: $0, meaning: meaning) } }
      .sorted { $0.word < $1.word }
  }

  /// What a word means; nil where it is not listed.
  package subscript(word: FoldedWord) -> Meaning? {
    let place = entries.partitioningIndex { $0.word >= word }
    return place < entries.count && entries[place].word == word ? entries[place].meaning : nil
  }
}

extension String {
  /// Whether one of the text's words, taken as runs of ASCII letters, is one that is looked for.
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
