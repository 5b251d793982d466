extension FileText {
  /// The places in a range where lower-case words occur as whole words, in any case.
  ///
  /// Bytes beyond ASCII all match each other: the caller has to compare the places found.
  ///
  /// - Complexity: O(bytes of the part), eight of them a step.
  package func places(ofWords words: [UInt8], in range: Range<Int>) -> [Int] {
    guard let first = words.first, range.count >= words.count else { return [] }
    let firstByte = ByteMatcher(to: first)
    let secondByte = words.count > 1 ? ByteMatcher(to: words[1]) : .any
    var places: [Int] = []
    unsafe bytes.withText { bytes in
      precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
      let end = range.upperBound - words.count + 1
      var start = range.lowerBound
      // Eight places are looked at in one step, by the first two bytes.
      while start < end, start + 9 <= range.upperBound {
        let differences =
          unsafe firstByte.differences(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
          | secondByte.differences(bytes.loadUnaligned(fromByteOffset: start + 1, as: UInt64.self))
        var hits = differences.zeroBytes
        while hits != 0 {
          let place = start + hits.trailingZeroBitCount / 8
          hits &= hits - 1
          if place < end, unsafe Self.isWhole(words, at: place, of: bytes, in: range) {
            places.append(place)
          }
        }
        start += 8
      }
      for place in start..<max(start, end)
      where unsafe Self.isWhole(words, at: place, of: bytes, in: range) {
        places.append(place)
      }
    }
    return places
  }

  /// Whether lower-case words occur as whole words at a place, in any case.
  package func has(_ words: [UInt8], at place: Int) -> Bool {
    unsafe bytes.withText { bytes in
      guard place >= 0, place + words.count <= bytes.count else { return false }
      return unsafe Self.isWhole(words, at: place, of: bytes, in: 0..<bytes.count)
    }
  }

  private static func isWhole(
    _ words: [UInt8], at start: Int, of bytes: UnsafeRawBufferPointer, in range: Range<Int>
  ) -> Bool {
    let end = start + words.count
    if start > range.lowerBound, unsafe bytes[start - 1].isPartOfWord { return false }
    if end < range.upperBound, unsafe bytes[end].isPartOfWord { return false }
    return words.indices.allSatisfy { place in
      let byte = unsafe bytes[start + place]
      return byte.lowercasedASCII == words[place] || byte >= 0x80 && words[place] >= 0x80
    }
  }
}

/// Finds which of eight bytes may match a byte of a word: letters match in either case, and all
/// bytes beyond ASCII match each other.
///
/// A single integer holds the eight, because the standard library's vectors compare one byte at a
/// time.
private struct ByteMatcher {
  /// Matches every byte.
  static let any = ByteMatcher(mask: 0, pattern: 0)

  private var mask: UInt64
  private var pattern: UInt64

  private init(mask: UInt8, pattern: UInt8) {
    self.mask = UInt64(mask) &* .everyByte
    self.pattern = UInt64(pattern & mask) &* .everyByte
  }

  init(to byte: UInt8) {
    let mask: UInt8 = byte >= 0x80 ? 0x80 : byte.isASCIISmallLetter ? ~0x20 : 0xFF
    self.init(mask: mask, pattern: byte)
  }

  /// Zero in each byte that may match.
  func differences(_ bytes: UInt64) -> UInt64 { (UInt64(littleEndian: bytes) & mask) ^ pattern }
}

extension UInt64 {
  /// One in each byte.
  fileprivate static let everyByte: UInt64 = 0x0101_0101_0101_0101

  /// The highest bit of each byte that is zero ("Hacker's Delight", section 6-1).
  fileprivate var zeroBytes: UInt64 {
    let low = 0x7F &* Self.everyByte
    return ~((self & low) &+ low | self | low)
  }
}

extension UInt8 {
  /// Whether it is part of a word when searching: a letter, a digit or a byte beyond ASCII.
  package var isPartOfWord: Bool { isASCIILetter || isASCIIDigit || self >= 0x80 }
}
