internal import ScreenModel

/// The words of texts, to be looked up in any inflection, and as one word or two: "log in", "login".
struct WordStems {
  private var hashes: Set<UInt64> = []

  /// Adds the words of a text.
  mutating func add(_ words: PlainWords) {
    var last: ArraySlice<UInt8>?
    for word in words.bytes.split(separator: 0x20) {
      hashes.insert(Self.hash(word))
      if let last { hashes.insert(Self.hash((last + word)[...])) }
      last = word
    }
  }

  /// Whether each of some words is among these.
  func contains(_ words: PlainWords) -> Bool {
    let parts = words.bytes.split(separator: 0x20)
    if parts.allSatisfy({ hashes.contains(Self.hash($0)) }) { return true }
    return parts.count > 1 && hashes.contains(Self.hash(Array(parts.joined())[...]))
  }

  /// The hash of a word without the ending of a verb: "booking" and "booked" are "book".
  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    var stem = word
    if stem.count > 5, stem.suffix(3).elementsEqual("ing".utf8) {
      stem.removeLast(3)
    } else if stem.count > 4, stem.suffix(2).elementsEqual("ed".utf8) {
      stem.removeLast(2)
    }
    if stem.count > 3, stem.last == UInt8(ascii: "e") { stem.removeLast() }
    if stem.count > 3, stem.last == stem.dropLast().last { stem.removeLast() }
    return FNV1a.hash(stem)
  }
}
