/// The classes of ASCII characters; a byte of any other character is in none of them.
extension UInt8 {
  /// Whether it is a digit.
  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether it is a capital letter.
  @inlinable @inline(__always)
  package var isASCIICapital: Bool { self &- UInt8(ascii: "A") < 26 }

  /// Whether it is a small letter.
  @inlinable @inline(__always)
  package var isASCIISmallLetter: Bool { self &- UInt8(ascii: "a") < 26 }

  /// Whether it is a letter.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { (self | 0x20).isASCIISmallLetter }

  /// Whether it is a digit of a hexadecimal number.
  @inlinable @inline(__always)
  package var isASCIIHexDigit: Bool {
    isASCIIDigit || (self | 0x20) &- UInt8(ascii: "a") < 6
  }

  /// The small letter of a capital; any other byte is itself.
  @inlinable @inline(__always)
  package var lowercasedASCII: UInt8 { isASCIICapital ? self | 0x20 : self }
}
