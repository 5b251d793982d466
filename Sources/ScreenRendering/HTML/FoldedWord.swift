internal import ScreenModel

/// A word that we may know, without its case: its letters packed in a number.
///
/// It is compared and hashed as fast as a number is, and nothing is allocated for it. The words
/// that we know have at most 15 bytes, all of them ASCII; any other word equals none of them.
struct FoldedWord: Hashable {
  private var packed: UInt128 = 0

  /// Creates a word without letters, which equals none that we know.
  init() {}

  /// Takes the letters and digits of a short text: `First name` is `firstname`.
  ///
  /// What is longer than the words that we know is none of them, whatever it holds.
  init(_ text: String) {
    guard text.utf8.count <= 15 else { return }
    unsafe text.withBytes { bytes in
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        if byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 { append(byte) }
      }
    }
  }

  /// Appends a letter; what is behind the sixteenth no longer matters.
  mutating func append(_ byte: UInt8) {
    guard packed >> 120 == 0 else { return }
    packed = packed << 8 | UInt128(byte.lowercasedASCII)
  }
}

extension FoldedWord: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(text) }
}

extension Dictionary where Key == FoldedWord {
  /// Names each value by its words, of which no two are the same.
  init(naming values: KeyValuePairs<Value, [FoldedWord]>) {
    self.init()
    for (value, words) in values {
      for word in words { self[word] = value }
    }
  }
}

extension String {
  /// Whether one of the text's words, taken as runs of ASCII letters, is one that is looked for.
  func holdsWord(_ isWanted: (FoldedWord) -> Bool) -> Bool {
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

extension UInt8 {
  /// The byte, a capital letter of ASCII as a small one.
  var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
