internal import ScreenBrief
internal import ScreenModel
internal import ScreenText

/// The words of texts, for lookup in any inflection, and as one word or two: "log in", "login".
struct WordStems {
  private var hashes = HashTable<Void>()

  /// Adds the words of a text.
  mutating func add(_ words: PlainWords) {
    var joined: [UInt8] = []
    for place in words.places {
      hashes.add(Self.hash(words.bytes, place), ())
      let start = joined.count
      joined += words.bytes[place]
      guard start > 0 else { continue }
      hashes.add(Self.hash(joined, 0..<joined.count), ())
      joined.removeFirst(start)
    }
  }

  /// Whether these contain all of some words.
  func contains(_ words: PlainWords) -> Bool {
    let places = words.places
    if places.allSatisfy({ hashes[Self.hash(words.bytes, $0)] != nil }) { return true }
    guard places.count > 1 else { return false }
    let joined = words.bytes.filter { $0 != 0x20 }
    return hashes[Self.hash(joined, 0..<joined.count)] != nil
  }

  /// The hash of a word without its verb ending: "booking" and "booked" are "book".
  private static func hash(_ bytes: [UInt8], _ word: Range<Int>) -> UInt64 {
    let start = word.lowerBound
    var end = word.upperBound
    if word.count > 5, bytes[end - 3..<end].elementsEqual("ing".utf8) {
      end -= 3
    } else if word.count > 4, bytes[end - 2..<end].elementsEqual("ed".utf8) {
      end -= 2
    }
    if end - start > 3, bytes[end - 1] == UInt8(ascii: "e") { end -= 1 }
    if end - start > 3, bytes[end - 1] == bytes[end - 2] { end -= 1 }
    var hash = FNV1a()
    for index in start..<end { hash.add(bytes[index]) }
    return hash.value
  }
}
