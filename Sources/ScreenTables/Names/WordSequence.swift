package import ScreenText

/// The hashed stems of a text's words, which the catalog compares.
///
/// Case, punctuation other than apostrophes, "and", runs of spaces and plural endings do not count.
package struct WordSequence: Hashable, Sendable {
  /// The words' hashes, in order.
  package private(set) var hashes: [UInt64] = []
  /// The words in lower case, as UTF-8, with a space after each.
  private var text: [UInt8] = []

  package init(_ text: String) {
    let isASCII = unsafe text.withBytes { bytes in unsafe bytes.allSatisfy { $0 < 0x80 } }
    self = unsafe (isASCII ? text : text.lowercased()).withBytes { unsafe Self(folding: $0) }
  }

  /// Reads a part of a file.
  package init(_ bytes: FileText.Bytes) {
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      self.init(String(decoding: bytes, as: UTF8.self))
      return
    }
    self.init(folding: bytes)
  }

  /// Reads bytes in which only ASCII letters may be capitals.
  private init(folding bytes: some Collection<UInt8>) {
    text.reserveCapacity(bytes.count + 1)
    hashes.reserveCapacity(bytes.count / 6 + 1)
    var start = 0
    var hash = FNV1a()
    for byte in bytes {
      let folded = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      if Self.isPartOfWord(folded) {
        text.append(folded)
        hash.add(folded)
      } else {
        endWord(from: &start, &hash)
      }
    }
    endWord(from: &start, &hash)
  }

  /// The words, in order.
  package var words: some Sequence<ArraySlice<UInt8>> {
    sequence(state: text[...]) { rest -> ArraySlice<UInt8>? in
      guard let end = rest.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end]
    }
  }

  /// A hash of the words, different for different sequences.
  package var key: UInt64 { FNV1a.hash(text) }

  /// Whether this sequence contains the words of `other` in a row.
  package func contains(_ other: WordSequence) -> Bool {
    let count = other.hashes.count
    guard count > 0, count <= hashes.count else { return false }
    return (0...(hashes.count - count)).contains {
      hashes[$0..<($0 + count)].elementsEqual(other.hashes)
    }
  }

  /// Whether it begins with `other` and has more words.
  package func isLonger(than other: WordSequence) -> Bool {
    hashes.count > other.hashes.count && hashes.starts(with: other.hashes)
  }

  /// Ends the word that starts at an offset of `text` and has a hash, if there is one.
  ///
  /// "and" is not a word, so that "fruit and veg" equals "fruit & veg".
  private mutating func endWord(from start: inout Int, _ hash: inout FNV1a) {
    guard start < text.count else { return }
    let word = text[start...]
    if word.count == 3, word.elementsEqual("and".utf8) {
      text.removeSubrange(start...)
    } else {
      hashes.append(
        Self.pluralEnding(of: word).map { Self.hash(of: word, without: $0) } ?? hash.value)
      text.append(UInt8(ascii: " "))
    }
    start = text.count
    hash = FNV1a()
  }

  /// Returns the hash of the stem of a lowercase word.
  private static func hash(
    of word: ArraySlice<UInt8>, without ending: PluralEnding
  ) -> UInt64 {
    var hash = FNV1a()
    for byte in word.dropLast(ending.count) { hash.add(byte) }
    if ending.leavesY { hash.add(UInt8(ascii: "y")) }
    return hash.value
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "'"), 0x80...:
      true
    default: false
    }
  }

  /// Returns a word without an English plural ending.
  package static func stem(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let ending = pluralEnding(of: word) else { return word }
    return word.dropLast(ending.count) + (ending.leavesY ? [UInt8(ascii: "y")] : [])
  }

  private static func pluralEnding(of word: ArraySlice<UInt8>) -> PluralEnding? {
    word.last == UInt8(ascii: "s") ? PluralEnding(of: word) : nil
  }
}
