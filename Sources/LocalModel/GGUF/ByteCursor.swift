/// A place in untrusted bytes that moves forward and never beyond their end.
struct ByteCursor {
  private let file: MappedFile
  private(set) var offset: Int

  /// Creates a cursor at an offset, which is at most the number of the file's bytes.
  init(_ file: MappedFile, at offset: Int = 0) {
    self.file = file
    self.offset = offset
  }

  /// How many bytes there are from here on.
  var remaining: Int { unsafe file.bytes.count - offset }

  /// A number of the file, which is little endian.
  mutating func read<Value: FixedWidthInteger>(
    _ what: @autoclosure () -> String
  ) throws(ModelFault) -> Value {
    let start = offset
    try skip(UInt64(Value.bitWidth / 8), what())
    return unsafe Value(
      littleEndian: file.bytes.loadUnaligned(fromByteOffset: start, as: Value.self))
  }

  /// Moves over so many bytes.
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

  /// A string: its length, then its bytes, which may be no UTF-8.
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
  /// The text of a range of bytes; nil where they are no UTF-8.
  func text(_ range: Range<Int>) -> String? {
    unsafe String(validating: bytes[range], as: UTF8.self)
  }
}
