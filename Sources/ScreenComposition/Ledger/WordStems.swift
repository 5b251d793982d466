internal import ScreenModel

/// The words of texts, to be looked up in any inflection, and as one word or two: "log in", "login".
struct WordStems {
  private var hashes = HashTable<Void>()

  /// Adds the words of a text.
  mutating func add(_ words: PlainWords) {
    var joined: [UInt8] = []
    for word in words.bytes.split(separator: 0x20) {
      hashes.add(Self.hash(word), ())
      if !joined.isEmpty {
        joined += word
        hashes.add(Self.hash(joined[...]), ())
        joined.removeAll(keepingCapacity: true)
      }
      joined += word
    }
  }

  /// Whether each of some words is among these.
  func contains(_ words: PlainWords) -> Bool {
    let parts = words.bytes.split(separator: 0x20)
    if parts.allSatisfy({ hashes[Self.hash($0)] != nil }) { return true }
    return parts.count > 1 && hashes[Self.hash(words.bytes.filter { $0 != 0x20 }[...])] != nil
  }

  /// The hash of a word without the ending of a verb: "booking" and "booked" are "book".
  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    var stem = word
    if stem.count > 5, stem.suffix(3).elementsEqual("ing".utf8) {
      stem = stem.dropLast(3)
    } else if stem.count > 4, stem.suffix(2).elementsEqual("ed".utf8) {
      stem = stem.dropLast(2)
    }
    if stem.count > 3, stem.last == UInt8(ascii: "e") { stem = stem.dropLast() }
    if stem.count > 3, stem.last == stem.dropLast().last { stem = stem.dropLast() }
    return FNV1a.hash(stem)
  }
}
