internal import ScreenModel

/// A text as the stems of its words, hashed: what the catalog compares.
///
/// Case, punctuation but apostrophes, "and", and runs of spaces do not count; nor do plural endings.
struct WordSequence: Hashable, Sendable {
  /// The words' hashes, in order.
  var hashes: [UInt64] = []
  /// The words themselves, lower case, as UTF-8.
  var words: [[UInt8]] = []

  init(_ text: String) {
    var word: [UInt8] = []
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    for byte in (isASCII ? text : text.lowercased()).utf8 {
      let byte = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      if Self.isPartOfWord(byte) {
        word.append(byte)
      } else if !word.isEmpty {
        add(word)
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { add(word) }
  }

  /// A hash of the words, which tells sequences apart.
  var key: UInt64 {
    var key = FNV1a()
    for word in words {
      for byte in word { key.add(byte) }
      key.add(UInt8(ascii: " "))
    }
    return key.value
  }

  /// The sequence from one word up to another.
  func dropping(first: Int = 0, last: Int = 0) -> WordSequence {
    var result = self
    result.hashes = Array(hashes.dropFirst(first).dropLast(last))
    result.words = Array(words.dropFirst(first).dropLast(last))
    return result
  }

  /// Whether `other` stands in this sequence, word by word.
  func contains(_ other: WordSequence) -> Bool {
    let count = other.hashes.count
    guard count > 0, count <= hashes.count else { return false }
    return (0...(hashes.count - count)).contains {
      hashes[$0..<($0 + count)].elementsEqual(other.hashes)
    }
  }

  private mutating func add(_ word: [UInt8]) {
    // "fruit and veg" is "fruit & veg".
    guard !word.elementsEqual("and".utf8) else { return }
    words.append(word)
    hashes.append(FNV1a.hash(Self.stem(word)))
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "'"), 0x80...:
      true
    default: false
    }
  }

  /// A word without the ending of an English plural.
  static func stem(_ word: [UInt8]) -> ArraySlice<UInt8> {
    guard word.count > 3, word.last == UInt8(ascii: "s") else { return word[...] }
    let before = word[word.count - 2]
    if before == UInt8(ascii: "s") || before == UInt8(ascii: "u") || before == UInt8(ascii: "i") {
      return word[...]
    }
    guard before == UInt8(ascii: "e"), word.count > 4 else { return word.dropLast() }
    switch word[word.count - 3] {
    case UInt8(ascii: "i"): return word.dropLast(3) + [UInt8(ascii: "y")]
    case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"), UInt8(ascii: "h"):
      return word.dropLast(2)
    default: return word.dropLast()
    }
  }
}
