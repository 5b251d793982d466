/// The status and headers of a reply.
struct HTTPHead: Hashable, Sendable {
  /// The status code, such as 200.
  var status: Int
  /// The headers in order, with names in lower case.
  var headers: [HTTPRequest.Header] = []

  /// The value of the first header with a name, which must be in lower case.
  subscript(name: String) -> String? { headers.first { $0.name == name }?.value }

  /// Whether the status is 2xx.
  var isSuccess: Bool { (200..<300).contains(status) }
}

/// Separates the head of a reply from its body, in bytes that arrive in chunks.
///
/// Interim heads, whose status is below 200, are skipped (RFC 9110 §15.2).
struct HTTPHeadReader: Sendable {
  /// The greatest size of a head, in bytes.
  static let mostBytes = 256 << 10

  /// Why no head can be read.
  enum Fault: Error { case malformed }

  private var bytes: [UInt8] = []

  /// Takes more bytes.
  ///
  /// - Returns: The head and the bytes after it; nil until the head is complete.
  /// - Throws: `malformed` if the bytes are not a head, or if the head is too large.
  mutating func take(
    _ more: some Sequence<UInt8>
  ) throws(Fault) -> (head: HTTPHead, body: [UInt8])? {
    bytes += more
    while let end = Self.end(of: bytes) {
      guard let head = Self.head(bytes[..<end.lowerBound]) else { throw .malformed }
      bytes.removeSubrange(..<end.upperBound)
      guard head.status < 200 else { return (head, bytes) }
    }
    guard bytes.count <= Self.mostBytes else { throw .malformed }
    return nil
  }

  /// Returns the range of the blank line that ends a head, including the line end before it.
  private static func end(of bytes: [UInt8]) -> Range<Int>? {
    let newline = UInt8(ascii: "\n")
    for index in bytes.indices where bytes[index] == newline {
      var next = index + 1
      if next < bytes.count, bytes[next] == UInt8(ascii: "\r") { next += 1 }
      if next < bytes.count, bytes[next] == newline { return index..<(next + 1) }
    }
    return nil
  }

  private static func head(_ bytes: ArraySlice<UInt8>) -> HTTPHead? {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    guard let first = lines.first, first.utf8.starts(with: "HTTP/".utf8) else { return nil }
    let words = first.utf8.split(separator: UInt8(ascii: " "))
    guard words.count >= 2, let status = Int(String(words[1]) ?? ""), (100..<600).contains(status)
    else { return nil }
    var head = HTTPHead(status: status)
    for line in lines.dropFirst() {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let value = line.utf8[line.utf8.index(after: colon)...].drop { $0 == 0x20 || $0 == 0x09 }
      head.headers.append(
        HTTPRequest.Header(
          name: String(line[..<colon]).lowercased(), value: String(Substring(value))))
    }
    return head
  }
}
