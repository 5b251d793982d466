internal import ScreenModel
internal import ScreenText

/// The text of a snapshot file: a header that says how it was made, and a rendered screen.
///
/// The header is between two lines of `---`. In the body, control characters other than LF are
/// written like `\u{1B}`, so that a snapshot can be read, compared and mailed as text.
public struct Snapshot: Hashable, Sendable {
  /// A line of the header.
  public struct HeaderLine: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String

    /// Creates a line.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The header lines, which say how the snapshot was made.
  public var header: [HeaderLine]
  /// The rendered screen, without escapes.
  public var body: [UInt8]

  /// Creates a snapshot.
  public init(header: [HeaderLine], body: [UInt8]) {
    self.header = header
    self.body = body
  }

  /// The bytes of the file.
  public var utf8: [UInt8] {
    var buffer = UTF8Buffer(capacity: body.count + 512)
    buffer.append("---\n")
    for line in header {
      buffer.append(verbatim: line.name)
      buffer.append(": ")
      buffer.append(snapshotEscaped: line.value, escapingLineFeed: true)
      buffer.append(UInt8(ascii: "\n"))
    }
    buffer.append("---\n")
    buffer.append(
      snapshotEscaped: String(decoding: body, as: UTF8.self), escapingLineFeed: false)
    if buffer.bytes.last != UInt8(ascii: "\n") { buffer.append(UInt8(ascii: "\n")) }
    return buffer.bytes
  }

  /// The rendered screen of a snapshot file, with its escapes undone; nil if there is no header.
  public static func body(of file: [UInt8]) -> [UInt8]? {
    let mark = Array("---\n".utf8)
    guard file.starts(with: mark) else { return nil }
    var start = mark.count
    while start < file.count {
      let end = file[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.count - 1
      let line = file[start...end]
      start = end + 1
      if line.elementsEqual(mark) { return unescaped(file[start...]) }
    }
    return nil
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let opening = Array(#"\u{"#.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == opening[0], bytes[index...].starts(with: opening),
        let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: "}")),
        let value = UInt32(
          String(decoding: bytes[(index + opening.count)..<end], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        result += Array(String(scalar).utf8)
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}

extension UTF8Buffer {
  /// Appends a text with invisible characters written `\u{…}`, and with text that looks like such
  /// an escape written unambiguously.
  fileprivate mutating func append(snapshotEscaped text: String, escapingLineFeed: Bool) {
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let isEscaped: Bool
      switch scalar.value {
      case 0x0A: isEscaped = escapingLineFeed
      case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        isEscaped = true
      case 0x5C:
        isEscaped = scalars[scalars.index(after: index)...].starts(with: "u{".unicodeScalars)
      default: isEscaped = false
      }
      if isEscaped {
        append(verbatim: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}")
      } else {
        append(bytes: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
