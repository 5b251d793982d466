internal import ScreenModel
internal import ScreenText

// Everything that keeps text from becoming markup is in this file. It works on bytes, because a
// quote followed by a combining mark is a single Character but still closes an attribute.

extension UTF8Buffer {
  /// Appends text as the content of an element, with its line breaks.
  package mutating func append(text: String) { append(escaping: text, in: .content) }

  /// Appends text as a double-quoted attribute value, with line breaks as spaces.
  package mutating func append(attribute text: String) { append(escaping: text, in: .attribute) }

  private enum Context { case content, attribute }

  private mutating func append(escaping text: String, in context: Context) {
    unsafe text.withBytes { unsafe append(escaping: $0, in: context) }
  }

  private mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>, in context: Context) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = unsafe bytes[index]
      guard byte.mayNeedEscaping else {
        index += 1
        continue
      }
      let (length, fate) = unsafe judge(bytes, at: index)
      if fate == .kept {
        index += length
        continue
      }
      unsafe append(run: bytes, start..<index)
      switch fate {
      case .kept, .dropped: break
      case .ampersand: append("&amp;")
      case .lessThan: append("&lt;")
      case .greaterThan: append("&gt;")
      case .quote: append("&quot;")
      case .apostrophe: append("&#39;")
      case .lineBreak: append(UInt8(ascii: context == .content ? "\n" : " "))
      case .tab: append(UInt8(ascii: context == .content ? "\t" : " "))
      case .replaced: append("\u{FFFD}")
      }
      index += length
      start = index
    }
    unsafe append(run: bytes, start..<bytes.count)
  }

  @inline(__always)
  private mutating func append(run bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    unsafe append(bytes: UnsafeBufferPointer(rebasing: bytes[range]))
  }
}

/// How escaping handles a character.
private enum Handling {
  case kept, dropped, replaced, lineBreak, tab
  case ampersand, lessThan, greaterThan, quote, apostrophe
}

extension UInt8 {
  /// Whether a character that begins with this byte may need to be escaped, dropped or replaced.
  @inline(__always)
  fileprivate var mayNeedEscaping: Bool {
    // Letters come first, because most bytes are letters.
    if (0x3F..<0x7F).contains(self) { return false }
    return switch self {
    case 0..<0x20, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF0...: true
    default: false
    }
  }
}

/// Returns how to handle the character at an index, and its length in bytes.
///
/// Control characters and characters that control text direction are dropped, noncharacters are
/// replaced.
private func judge(
  _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
) -> (length: Int, fate: Handling) {
  func byte(_ offset: Int) -> UInt8 {
    index + offset < bytes.count ? unsafe bytes[index + offset] : 0
  }
  switch byte(0) {
  case UInt8(ascii: "&"): return (1, .ampersand)
  case UInt8(ascii: "<"): return (1, .lessThan)
  case UInt8(ascii: ">"): return (1, .greaterThan)
  case UInt8(ascii: "\""): return (1, .quote)
  case UInt8(ascii: "'"): return (1, .apostrophe)
  case UInt8(ascii: "\t"): return (1, .tab)
  case UInt8(ascii: "\n"): return (1, .lineBreak)
  // A carriage return before a line feed is the same line break.
  case UInt8(ascii: "\r"): return (1, byte(1) == UInt8(ascii: "\n") ? .dropped : .lineBreak)
  case 0..<0x20, 0x7F: return (1, .dropped)
  // U+0080...U+009F.
  case 0xC2: return (2, byte(1) < 0xA0 ? .dropped : .kept)
  // U+061C, the Arabic letter mark.
  case 0xD8: return (2, byte(1) == 0x9C ? .dropped : .kept)
  case 0xE2:
    switch (byte(1), byte(2)) {
    // U+200E, U+200F, U+202A...U+202E: marks, embeddings, overrides.
    case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE): return (3, .dropped)
    // U+2028 and U+2029.
    case (0x80, 0xA8...0xA9): return (3, .lineBreak)
    // U+2066...U+206F: isolates, and their deprecated predecessors.
    case (0x81, 0xA6...0xAF): return (3, .dropped)
    default: return (3, .kept)
    }
  case 0xEF:
    switch (byte(1), byte(2)) {
    // U+FEFF, the byte order mark.
    case (0xBB, 0xBF): return (3, .dropped)
    // U+FDD0...U+FDEF, U+FFFE, U+FFFF.
    case (0xB7, 0x90...0xAF), (0xBF, 0xBE...0xBF): return (3, .replaced)
    default: return (3, .kept)
    }
  case 0xF0...:
    // The last two code points of every plane.
    let isNoncharacter = byte(1) & 0x0F == 0x0F && byte(2) == 0xBF && byte(3) >= 0xBE
    return (4, isNoncharacter ? .replaced : .kept)
  default: return (1, .kept)
  }
}

extension String {
  /// Whether nothing of the text is visible after escaping.
  var isBlank: Bool {
    var bytes = utf8.makeIterator()
    guard let first = bytes.next() else { return true }
    return (first <= 0x20 || first.mayNeedEscaping) && isBlankThroughout
  }

  private var isBlankThroughout: Bool {
    var index = utf8.startIndex
    while index < utf8.endIndex {
      let byte = utf8[index]
      if byte > 0x20, !byte.mayNeedEscaping { return false }
      switch byte {
      case 0...0x20, 0x7F: index = utf8.index(after: index)
      default:
        // This is rare, so the escaping itself decides what is left.
        var rest = UTF8Buffer()
        rest.append(attribute: String(self[index...]))
        return rest.bytes.allSatisfy { $0 == UInt8(ascii: " ") }
      }
    }
    return true
  }

  /// Whether the escaping drops a character of the text.
  var hidesSomething: Bool {
    unsafe withBytes { bytes in
      var index = 0
      while index < bytes.count {
        let (length, fate) = unsafe judge(bytes, at: index)
        if fate == .dropped { return true }
        index += length
      }
      return false
    }
  }

  /// A hash by which texts that read the same are equal: case, spaces and dropped characters do not
  /// count.
  ///
  /// It is a hash of the escaped bytes. Texts with equal hashes by chance are treated as equal,
  /// which at worst adds words for clarity.
  var readingHash: UInt64 {
    let hash: UInt64? = unsafe withBytes { bytes in
      var hash = FNV1a()
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        guard !byte.mayNeedEscaping else { return nil }
        if byte != UInt8(ascii: " ") { hash.add(byte.lowercasedASCII) }
      }
      return hash.value
    }
    return hash ?? escapedReadingHash
  }

  private var escapedReadingHash: UInt64 {
    var escaped = UTF8Buffer(capacity: utf8.count)
    escaped.append(attribute: self)
    var hash = FNV1a()
    for byte in escaped.bytes where byte != UInt8(ascii: " ") {
      hash.add(byte.lowercasedASCII)
    }
    return hash.value
  }
}
