/// A position in untrusted bytes that moves forward and never past their end.
struct ByteCursor {
  private let file: MappedFile
  private(set) var offset: Int

  /// Creates a cursor at an offset, which must be at most the size of the file.
  init(_ file: MappedFile, at offset: Int = 0) {
    self.file = file
    self.offset = offset
  }

  /// The number of bytes from the position to the end.
  var remaining: Int { unsafe file.bytes.count - offset }

  /// Reads a little-endian integer.
  mutating func read<Value: FixedWidthInteger>(
    _ what: @autoclosure () -> String
  ) throws(ModelFault) -> Value {
    let start = offset
    try skip(UInt64(Value.bitWidth / 8), what())
    return unsafe Value(
      littleEndian: file.bytes.loadUnaligned(fromByteOffset: start, as: Value.self))
  }

  /// Skips some bytes.
  mutating func skip(
    _ count: UInt64, _ what: @autoclosure () -> String
  ) throws(ModelFault) {
    guard count <= UInt64(remaining) else {
      throw ModelFault(
        kind: .truncated,
        message: "the file ends at byte \(offset + remaining), within \(what())")
    }
    offset += Int(count)
  }

  /// Reads a string, which is a length and then bytes that may not be valid UTF-8, and returns the
  /// range of its bytes.
  mutating func readBytes(
    _ what: @autoclosure () -> String
  ) throws(ModelFault) -> Range<Int> {
    let count: UInt64 = try read(what())
    let start = offset
    try skip(count, what())
    return start..<offset
  }
}

extension MappedFile {
  /// Returns the text of a range of bytes; nil if they are not valid UTF-8.
  func text(_ range: Range<Int>) -> String? {
    unsafe String(validating: bytes[range], as: UTF8.self)
  }
}
