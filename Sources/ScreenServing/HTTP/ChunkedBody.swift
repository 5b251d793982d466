internal import ScreenText

/// A body in chunks (RFC 9112, section 7.1), as far as it has been received.
struct ChunkedBody: Sendable {
  private enum Stage: Sendable {
    /// The line with a chunk's size comes next.
    case size
    /// The rest of a chunk and its line end come next.
    case chunk(Int)
    /// Fields after the last chunk come next, up to a maximum number.
    case trailer(Int)
  }

  /// The chunks so far, joined.
  private(set) var body: [UInt8] = []
  private let limit: Int
  private var stage = Stage.size

  /// - Parameter limit: The greatest size of the body, in bytes.
  init(limit: Int) { self.limit = limit }

  /// Consumes the complete parts of some bytes, ignoring chunk extensions and trailer fields.
  ///
  /// - Returns: Whether the body has ended; the remaining bytes then come after it.
  mutating func take(from bytes: inout [UInt8]) throws(HTTPFault) -> Bool {
    var rest = bytes[...]
    defer { bytes = Array(rest) }
    while true {
      switch stage {
      case .size:
        guard let line = try Self.line(of: &rest) else { return false }
        let size = try Self.size(line)
        guard body.count + size <= limit else {
          throw HTTPFault(.contentTooLarge, "a body holds at most \(limit >> 20) MiB")
        }
        stage = size > 0 ? .chunk(size) : .trailer(100)
      case .chunk(let size):
        guard rest.count >= size + 2 else { return false }
        body += rest.prefix(size)
        rest.removeFirst(size)
        guard rest.starts(with: [0x0D, 0x0A]) else {
          throw HTTPFault(.badRequest, "a chunk must end in CR and LF")
        }
        rest.removeFirst(2)
        stage = .size
      case .trailer(let left):
        guard let line = try Self.line(of: &rest) else { return false }
        if line.isEmpty { return true }
        guard left > 0 else {
          throw HTTPFault(.fieldsTooLarge, "too many fields come after the chunks")
        }
        stage = .trailer(left - 1)
      }
    }
  }

  private static func size(_ line: ArraySlice<UInt8>) throws(HTTPFault) -> Int {
    let digits = line.prefix(while: \.isASCIIHexDigit)
    let rest = line[digits.endIndex...]
    guard !digits.isEmpty, digits.count <= 8,
      let size = Int(String(decoding: digits, as: UTF8.self), radix: 16),
      rest.isEmpty || rest.first == UInt8(ascii: ";")
    else { throw HTTPFault(.badRequest, "a chunk must begin with its size in hexadecimal digits") }
    return size
  }

  /// Consumes the next line, without its end; nil if it is not complete yet.
  private static func line(
    of rest: inout ArraySlice<UInt8>
  ) throws(HTTPFault) -> ArraySlice<UInt8>? {
    let window = rest.prefix(4096)
    guard let end = window.firstIndex(of: 0x0A) else {
      guard window.count < 4096 else { throw HTTPFault(.badRequest, "a chunk's line is too long") }
      return nil
    }
    guard end > rest.startIndex, rest[end - 1] == 0x0D else {
      throw HTTPFault(.badRequest, "a line must end in CR and LF")
    }
    defer { rest = rest[(end + 1)...] }
    return rest[..<(end - 1)]
  }
}
