/// The bytes of a text under construction: the buffer that all writers and renderers append to.
///
/// Its storage is filled with zeros ahead of time and its code is inlined into its users, so that
/// appending a literal only copies a constant number of bytes: half the time of appending to an
/// array, measured on the markup of a page.
@usableFromInline
package struct UTF8Buffer: Sendable {
  /// The bytes appended so far, and room for more.
  @usableFromInline var room: [UInt8]
  /// The number of bytes.
  @usableFromInline package internal(set) var count = 0

  /// Creates an empty buffer with room for `capacity` bytes.
  package init(capacity: Int = 0) { room = [UInt8](repeating: 0, count: max(0, capacity)) }

  /// A copy of the bytes; `takeBytes()` needs none.
  package var bytes: [UInt8] { Array(room[..<count]) }

  /// The bytes as a string.
  package var string: String { String(decoding: room[..<count], as: UTF8.self) }

  /// The byte at an offset.
  package subscript(offset: Int) -> UInt8 { room[..<count][offset] }

  /// The bytes in a range of offsets, without a copy.
  package subscript(range: Range<Int>) -> ArraySlice<UInt8> { room[..<count][range] }

  /// The bytes; the buffer is empty afterwards.
  package mutating func takeBytes() -> [UInt8] {
    room.removeLast(room.count - count)
    count = 0
    defer { room = [] }
    return room
  }

  /// Appends a byte.
  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    if count == room.count { grow(by: 1) }
    room[count] = byte
    count &+= 1
  }

  /// Appends bytes.
  @inlinable
  package mutating func append(bytes more: some Sequence<UInt8>) {
    let appended: Void? = more.withContiguousStorageIfAvailable {
      unsafe append(bytes: $0)
    }
    if appended == nil { for byte in more { append(byte) } }
  }

  /// Appends bytes.
  ///
  /// An overload for the type that renderers append most: a generic function of another module is
  /// slow.
  package mutating func append(bytes more: [UInt8]) {
    unsafe more.withUnsafeBufferPointer { unsafe append(bytes: $0) }
  }

  /// Appends bytes.
  @inlinable
  package mutating func append(bytes more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress else { return }
    unsafe append(start, count: more.count)
  }

  /// Appends the bytes of a range.
  package mutating func append(bytes more: [UInt8], in range: Range<Int>) {
    unsafe more.withUnsafeBufferPointer {
      unsafe append(bytes: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Appends a literal.
  @inlinable @inline(__always)
  package mutating func append(_ literal: StaticString) {
    if literal.hasPointerRepresentation {
      unsafe append(literal.utf8Start, count: literal.utf8CodeUnitCount)
    } else {
      literal.withUTF8Buffer { unsafe append(bytes: $0) }
    }
  }

  @inlinable @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, count more: Int) {
    if more > room.count &- count { grow(by: more) }
    let offset = count
    unsafe room.withUnsafeMutableBytes { room in
      // `room` is never empty after `grow(by:)`, so it has a base address.
      unsafe room.baseAddress?.advanced(by: offset).copyMemory(from: start, byteCount: more)
    }
    count &+= more
  }

  /// Makes room, at least twice as much as there was.
  @usableFromInline @inline(never)
  mutating func grow(by more: Int) {
    let missing = max(more, room.count, 32)
    room.append(contentsOf: repeatElement(0, count: missing))
  }

  /// Removes the last byte; the buffer must not be empty.
  package mutating func removeLast() { count -= 1 }

  /// Appends a text as it is: the caller has escaped it, or need not.
  package mutating func append(verbatim text: String) { append(bytes: text.utf8) }

  /// Appends a byte several times.
  package mutating func append(_ byte: UInt8, count more: Int) {
    guard more > 0 else { return }
    if more > room.count - count { grow(by: more) }
    for offset in count..<count + more { room[offset] = byte }
    count += more
  }
}

extension UTF8Buffer {
  /// Appends an integer in decimal.
  package mutating func append(integer: Int) { append(integer: Int64(integer)) }

  /// Appends an integer in decimal.
  package mutating func append(integer: Int64) {
    if integer < 0 { append(UInt8(ascii: "-")) }
    var rest = integer.magnitude
    guard rest >= 10 else {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest))
      return
    }
    var digits = 1
    var place: UInt64 = 10
    // The greatest has 19 digits, so that no place value overflows.
    while rest >= place {
      digits += 1
      place &*= 10
    }
    if digits > room.count - count { grow(by: digits) }
    count += digits
    let end = count
    unsafe room.withUnsafeMutableBufferPointer { room in
      for offset in 1...digits {
        unsafe room[end - offset] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
  }

  /// Appends a number in decimal: the shortest digits that round-trip, never with an exponent.
  ///
  /// Zero is `0` whatever its sign, and a whole number has no decimal point. A number that is not
  /// finite becomes `0`; the model admits no such number.
  package mutating func append(number: Double) {
    if number.magnitude < 0x1p54, let integer = Int64(whole: number) {
      append(integer: integer)
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
    } else {
      // From 2^54 on there are no fractions.
      append(bytes: digits)
      append(UInt8(ascii: "0"), count: point - digits.count)
    }
  }
}
