/// The words of a text in lower case, without punctuation, and with plurals made singular.
///
/// They are stored as bytes with a space after each, so that a phrase is a run of bytes.
package struct FoldedWords: Hashable {
  private var bytes: [UInt8] = []
  /// The offset at which each word begins, then the end of the last one.
  private var starts: [Int] = []

  package init(_ text: String) { self = unsafe text.withBytes { unsafe FoldedWords(reading: $0) } }

  // Overloads for the types that callers have: a generic function of another module is slow.

  package init(_ text: [UInt8]) { self.init(text[...]) }

  package init(_ text: ArraySlice<UInt8>) {
    self = unsafe text.withUnsafeBufferPointer { unsafe FoldedWords(reading: $0) }
  }

  package init(_ text: FileText.Bytes) {
    self =
      unsafe text.withContiguousStorageIfAvailable { unsafe FoldedWords(reading: $0) }
      ?? FoldedWords(Array(text))
  }

  private init(reading text: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(text.count + 1)
    // English words have five letters on average, with the space after them.
    starts.reserveCapacity(text.count / 5 + 2)
    starts.append(0)
    for index in text.indices {
      let byte = unsafe text[index]
      if byte >= 0x80 || byte.isASCIILetter || byte.isASCIIDigit {
        bytes.append(byte.lowercasedASCII)
      } else {
        endWord()
      }
    }
    endWord()
  }

  /// The number of words.
  package var count: Int { starts.count - 1 }

  /// The words, in order.
  package var words: [String] {
    (0..<count).map { String(decoding: bytes[starts[$0]..<starts[$0 + 1] - 1], as: UTF8.self) }
  }

  /// The hash of some of the words.
  package func hash(of phrase: Range<Int>) -> UInt64 {
    FNV1a.hash(bytes[starts[phrase.lowerBound]..<starts[phrase.upperBound]])
  }

  /// Ends the last word, if it has any letters, and removes its plural ending.
  private mutating func endWord() {
    let start = starts[starts.count - 1]
    guard bytes.count > start else { return }
    if bytes.last == UInt8(ascii: "s"), let ending = PluralEnding(of: bytes[start...]) {
      bytes.removeLast(ending.count)
      if ending.leavesY { bytes.append(UInt8(ascii: "y")) }
    }
    bytes.append(UInt8(ascii: " "))
    starts.append(bytes.count)
  }
}
