/// The bytes of a text under construction: the one buffer that writers and renderers append to.
package struct UTF8Buffer: Sendable {
  /// What was appended so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty buffer with room for `capacity` bytes.
  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// The number of bytes.
  package var count: Int { bytes.count }

  /// The bytes as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a byte.
  @inline(__always)
  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends bytes.
  package mutating func append(bytes more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Appends bytes.
  ///
  /// Said again for what renderers append most: a generic function of another module is slow.
  package mutating func append(bytes more: [UInt8]) { bytes.append(contentsOf: more) }

  /// Appends bytes.
  package mutating func append(bytes more: UnsafeBufferPointer<UInt8>) {
    unsafe bytes.append(contentsOf: more)
  }

  /// Appends a literal.
  package mutating func append(_ literal: StaticString) {
    if literal.hasPointerRepresentation {
      unsafe bytes.append(
        contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    } else {
      literal.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }
  }

  /// Appends a text as it is: whoever calls this has escaped it, or needs not to.
  package mutating func append(verbatim text: String) {
    let appended: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe bytes.append(contentsOf: $0)
    }
    if appended == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Appends a byte several times.
  package mutating func append(_ byte: UInt8, count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: max(0, count)))
  }

  /// Drops what came after the first `count` bytes.
  package mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  /// Drops everything and keeps the room.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

extension UTF8Buffer {
  /// Appends an integer in decimal.
  package mutating func append(integer: Int) {
    if integer < 0 { append(UInt8(ascii: "-")) }
    let size = integer.magnitude
    var place: UInt = 1
    while size / place >= 10 { place *= 10 }
    while place > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: size / place % 10))
      place /= 10
    }
  }

  /// Appends a number in decimal: the shortest digits that give it back, never an exponent.
  ///
  /// Zero is `0` whatever its sign, a whole number has no point. What is not finite is `0`; the
  /// model admits no such number.
  package mutating func append(number: Double) {
    // `rounded()` would call the C library; converting there and back does not.
    if number.magnitude < 1e15, number == Double(Int(number)) {
      append(integer: Int(number))
      return
    }
    guard number.isFinite else {
      append(UInt8(ascii: "0"))
      return
    }
    // The standard library prints the shortest digits that round-trip, the same everywhere; only
    // its exponent, used below 1e-4 and from 2^54 on, has to be written out.
    let digits = number.description
    guard let mark = digits.utf8.firstIndex(of: UInt8(ascii: "e")) else {
      append(verbatim: digits)
      return
    }
    append(mantissa: digits[..<mark].utf8, exponent: Int(digits[mark...].dropFirst()) ?? 0)
  }

  private mutating func append(mantissa: Substring.UTF8View, exponent: Int) {
    var digits: [UInt8] = []
    var point = 0
    for byte in mantissa {
      switch byte {
      case UInt8(ascii: "-"): append(byte)
      case UInt8(ascii: "."): point = digits.count
      default: digits.append(byte)
      }
    }
    point = (point == 0 ? digits.count : point) + exponent
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if point <= 0 {
      append("0.")
      append(UInt8(ascii: "0"), count: -point)
      append(bytes: digits)
    } else if point >= digits.count {
      append(bytes: digits)
      append(UInt8(ascii: "0"), count: point - digits.count)
    } else {
      append(bytes: digits[..<point])
      append(UInt8(ascii: "."))
      append(bytes: digits[point...])
    }
  }
}
