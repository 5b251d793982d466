internal import ScreenText

/// Parses requests from bytes as they arrive (RFC 9112).
///
/// It is strict, because a request that two programs read differently can get past one of them. A
/// line must end in CRLF, a field must not be folded, and a length must be given once, only in
/// digits, and never together with chunks.
package struct HTTPRequestParser: Sendable {
  private enum Stage: Sendable {
    case head
    case body(HTTPRequest, length: Int)
    case chunks(HTTPRequest, ChunkedBody)
  }

  private let limits: HTTPLimits
  private var bytes: [UInt8] = []
  private var stage = Stage.head
  /// The number of bytes already searched for the end of a head, so that each is searched only
  /// once.
  private var searched = 0

  /// Creates a parser for the requests of one connection.
  package init(limits: HTTPLimits = .default) { self.limits = limits }

  /// Whether a request has begun but is not complete.
  package var isInside: Bool {
    if case .head = stage { return !bytes.isEmpty }
    return true
  }

  /// Appends bytes from the client.
  package mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  /// The next request; nil if it is not complete yet.
  ///
  /// - Throws: `HTTPFault`, after which nothing more may be read on this connection.
  /// - Complexity: O(bytes received).
  package mutating func next() throws(HTTPFault) -> HTTPRequest? {
    while true {
      switch stage {
      case .head:
        guard let head = try head() else { return nil }
        stage = try Self.stage(after: head, limits)
      case .body(var request, let length):
        guard bytes.count >= length else { return nil }
        request.body = Array(bytes[..<length])
        return end(request, at: length)
      case .chunks(var request, var chunks):
        let isWhole = try chunks.take(from: &bytes)
        guard isWhole else {
          stage = .chunks(request, chunks)
          return nil
        }
        request.body = chunks.body
        return end(request, at: 0)
      }
    }
  }

  private mutating func end(_ request: HTTPRequest, at place: Int) -> HTTPRequest {
    bytes.removeFirst(place)
    (stage, searched) = (.head, 0)
    return request
  }

  /// Consumes the head from the bytes, once its end has arrived.
  private mutating func head() throws(HTTPFault) -> HTTPRequest? {
    // Empty lines before a request are ignored (section 2.2).
    var blanks = 0
    while bytes[blanks...].starts(with: [0x0D, 0x0A]) { blanks += 2 }
    bytes.removeFirst(blanks)
    searched = max(0, searched - blanks)
    let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    var place = max(0, searched - 3)
    while place + 4 <= bytes.count, bytes[place..<(place + 4)] != mark[...] { place += 1 }
    guard place + 4 <= bytes.count else {
      searched = bytes.count
      // The bytes may already include some of the line ends that end the parts.
      let line = bytes.firstIndex(of: 0x0A) ?? bytes.count
      guard line <= limits.line + 1 else {
        throw HTTPFault(.targetTooLong, "the first line is too long")
      }
      guard bytes.count - line <= limits.fields + 4 else {
        throw HTTPFault(.fieldsTooLarge, "the fields are too many or too long")
      }
      return nil
    }
    let head = bytes[..<place]
    defer {
      bytes.removeFirst(place + 4)
      searched = 0
    }
    return try HTTPRequest(head: head, limits)
  }

  private static func stage(
    after request: HTTPRequest, _ limits: HTTPLimits
  ) throws(HTTPFault) -> Stage {
    let lengths = request.fields.filter { $0.name == "content-length" }
    let codings = request.fields.filter { $0.name == "transfer-encoding" }
    guard codings.isEmpty else {
      guard lengths.isEmpty else {
        throw HTTPFault(.badRequest, "a body must have a length or chunks, not both")
      }
      guard codings.count == 1, codings[0].value.lowercased() == "chunked" else {
        throw HTTPFault(.notImplemented, "the only transfer coding supported is 'chunked'")
      }
      return .chunks(request, ChunkedBody(limit: limits.body))
    }
    guard let value = lengths.first?.value else { return .body(request, length: 0) }
    guard lengths.count == 1, !value.isEmpty, value.utf8.allSatisfy(\.isASCIIDigit),
      value.utf8.count <= 18, let length = Int(value)
    else { throw HTTPFault(.badRequest, "the length of a body must be one whole number") }
    guard length <= limits.body else {
      throw HTTPFault(.contentTooLarge, "a body holds at most \(limits.body >> 20) MiB")
    }
    return .body(request, length: length)
  }
}
