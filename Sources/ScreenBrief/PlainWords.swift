internal import ScreenModel
internal import ScreenText

/// A text reduced for comparing words: without case, plurals and signs.
///
/// It is stored as bytes with each word between single spaces, so that a word can be found by
/// searching bytes.
package struct PlainWords: Sendable {
  package private(set) var bytes: [UInt8] = [0x20]

  /// Creates an empty text.
  package init() {}

  /// Creates the words of a text.
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
      // For case beyond ASCII, the standard library follows Unicode in the same way on every
      // platform.
      let word = String(decoding: bytes[start...], as: UTF8.self).lowercased()
      bytes.replaceSubrange(start..., with: word.utf8)
    }
    bytes.append(0x20)
  }

  /// Removes the plural ending of a word: "cities" → "city", "dishes" → "dish", "prices" → "price".
  private mutating func stem(from start: Int) {
    guard bytes.last == UInt8(ascii: "s"), let ending = PluralEnding(of: bytes[start...]) else {
      return
    }
    bytes.removeLast(ending.count)
    if ending.leavesY { bytes.append(UInt8(ascii: "y")) }
  }

  /// Whether these words contain another's words, in a row and in order.
  package func contains(_ words: PlainWords) -> Bool {
    let needle = words.bytes
    guard needle.count > 1, needle.count <= bytes.count else { return needle.count == 1 }
    // Every word begins after a space, so only those places need checking.
    for start in 0...bytes.count - needle.count where bytes[start] == 0x20 {
      var length = 1
      while length < needle.count, bytes[start + length] == needle[length] { length += 1 }
      if length == needle.count { return true }
    }
    return false
  }

  /// The byte range of each word.
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

  /// Whether it is a word that says nothing about what a thing is.
  package var isFiller: Bool { Self.fillers.contains { $0 == bytes } }

  /// Whether the word is an article or a possessive, which no name depends on.
  package var isArticle: Bool { Self.articles.contains { $0 == bytes } }

  private static let articles: [[UInt8]] = [
    "a", "an", "the", "my", "your", "our", "its", "their",
  ].map { PlainWords($0).bytes }

  private static let fillers: [[UInt8]] = [
    "a", "an", "the", "of", "for", "to", "and", "or", "in", "on", "by", "with", "my", "your", "our",
    "per", "each", "all", "me", "its", "their", "new", "how", "many", "much", "is", "are", "at",
  ].map { PlainWords($0).bytes }
}
