internal import ScreenModel
internal import ScreenText

/// A text reduced to what counts when words are compared: case, plurals and signs do not.
///
/// Kept as bytes, each word between single spaces, so that finding one is finding bytes.
package struct PlainWords: Sendable {
  package private(set) var bytes: [UInt8] = [0x20]

  /// No words.
  package init() {}

  /// The words of a text.
  package init(_ text: String) { append(text) }

  /// Whether there is no word.
  package var isEmpty: Bool { bytes.count == 1 }

  /// Adds the words of a text.
  package mutating func append(_ text: String) {
    unsafe text.withBytes { unsafe append(utf8: $0) }
  }

  private mutating func append(utf8 text: UnsafeBufferPointer<UInt8>) {
    if isEmpty { bytes.reserveCapacity(text.count + 2) }
    var start = bytes.count
    var isASCII = true
    for index in text.indices {
      let byte = unsafe text[index]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case 0x80...:
        bytes.append(byte)
        isASCII = false
      case UInt8(ascii: "'"): continue
      default:
        endWord(from: start, isASCII)
        start = bytes.count
        isASCII = true
      }
    }
    endWord(from: start, isASCII)
  }

  private mutating func endWord(from start: Int, _ isASCII: Bool) {
    guard bytes.count > start else { return }
    if isASCII {
      stem(from: start)
    } else {
      // Case beyond ASCII is the standard library's, which follows Unicode everywhere alike.
      let word = String(decoding: bytes[start...], as: UTF8.self).lowercased()
      bytes.replaceSubrange(start..., with: word.utf8)
    }
    bytes.append(0x20)
  }

  /// Takes the plural off a word: "cities" → "city", "dishes" → "dish", "prices" → "price".
  private mutating func stem(from start: Int) {
    guard bytes.last == UInt8(ascii: "s"), let ending = PluralEnding(of: bytes[start...]) else {
      return
    }
    bytes.removeLast(ending.count)
    if ending.leavesY { bytes.append(UInt8(ascii: "y")) }
  }

  /// Whether the words of another are in these, next to each other and in order.
  package func contains(_ words: PlainWords) -> Bool {
    let needle = words.bytes
    guard needle.count > 1, needle.count <= bytes.count else { return needle.count == 1 }
    // Every word begins after a space: only those places need a look.
    for start in 0...bytes.count - needle.count where bytes[start] == 0x20 {
      var length = 1
      while length < needle.count, bytes[start + length] == needle[length] { length += 1 }
      if length == needle.count { return true }
    }
    return false
  }

  /// Where each word is in the bytes.
  package var places: [Range<Int>] {
    var places: [Range<Int>] = []
    var start = 1
    for index in bytes.indices.dropFirst() where bytes[index] == 0x20 {
      places.append(start..<index)
      start = index + 1
    }
    return places
  }

  /// The words one by one.
  package var words: [PlainWords] {
    bytes.split(separator: 0x20).map { word in
      var single = PlainWords()
      single.bytes += word + [0x20]
      return single
    }
  }

  /// Whether it is a word that says nothing of what a thing is.
  package var isFiller: Bool { Self.fillers.contains { $0 == bytes } }

  private static let fillers: [[UInt8]] = [
    "a", "an", "the", "of", "for", "to", "and", "or", "in", "on", "by", "with", "my", "your", "our",
    "per", "each", "all", "me", "its", "their", "new", "how", "many", "much", "is", "are", "at",
  ].map { PlainWords($0).bytes }
}
