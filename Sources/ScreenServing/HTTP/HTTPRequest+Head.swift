internal import ScreenText

extension HTTPRequest {
  /// Reads a head without the empty line that ends it.
  init(head: ArraySlice<UInt8>, _ limits: HTTPLimits) throws(HTTPFault) {
    var lines = try Self.lines(of: head)[...]
    let first = lines.popFirst() ?? []
    guard first.count <= limits.line else {
      throw HTTPFault(.targetTooLong, "the first line is too long")
    }
    guard head.count - first.count <= limits.fields, lines.count <= limits.fieldCount else {
      throw HTTPFault(.fieldsTooLarge, "the fields are too many or too long")
    }
    let words = first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, Self.isToken(words[0]), !words[1].isEmpty else {
      throw HTTPFault(.badRequest, "a request must begin with a method, a target and a version")
    }
    let version = String(decoding: words[2], as: UTF8.self)
    guard ["HTTP/1.1", "HTTP/1.0"].contains(version) else {
      throw HTTPFault(
        version.hasPrefix("HTTP/") ? .versionNotSupported : .badRequest,
        "the version must be HTTP/1.1 or HTTP/1.0")
    }
    guard words[1].first == UInt8(ascii: "/"), words[1].allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw HTTPFault(.badRequest, "a target must be a path of visible ASCII characters")
    }
    let target = words[1].prefix { $0 != UInt8(ascii: "#") }
    let mark = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
    method = String(decoding: words[0], as: UTF8.self)
    path = String(decoding: target[..<mark], as: UTF8.self)
    query = String(decoding: target[mark...].dropFirst(), as: UTF8.self)
    fields = []
    body = []
    keepsAlive = version == "HTTP/1.1"
    for line in lines { fields.append(try Self.field(line)) }
    guard version == "HTTP/1.0" || self["host"] != nil else {
      throw HTTPFault(.badRequest, "a request must have exactly one 'Host' field")
    }
    switch self["connection"]?.lowercased() {
    case "close": keepsAlive = false
    case "keep-alive": keepsAlive = true
    default: break
    }
  }

  /// The lines, each ended by CRLF; a lone CR or LF does not end a line, and is refused.
  private static func lines(of head: ArraySlice<UInt8>) throws(HTTPFault) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = head.startIndex
    var place = start
    while place < head.endIndex {
      switch head[place] {
      case 0x0D where place + 1 < head.endIndex && head[place + 1] == 0x0A:
        lines.append(head[start..<place])
        place += 2
        start = place
      case 0x0D, 0x0A, 0x00:
        throw HTTPFault(.badRequest, "a line must end in CR and LF, and contain neither")
      default: place += 1
      }
    }
    lines.append(head[start...])
    return lines
  }

  private static func field(
    _ line: ArraySlice<UInt8>
  ) throws(HTTPFault) -> Field {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else {
      throw HTTPFault(.badRequest, "a field must be a name, a colon and a value")
    }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var value = line[(colon + 1)...].drop(while: isBlank)
    while let last = value.last, isBlank(last) { value.removeLast() }
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }) else {
      throw HTTPFault(.badRequest, "a field must not contain control characters")
    }
    return Field(
      name: String(decoding: line[..<colon].map(\.lowercasedASCII), as: UTF8.self),
      value: String(decoding: value, as: UTF8.self))
  }

  /// Whether some bytes are a token (RFC 9110, section 5.6.2).
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || "!#$%&'*+-.^_`|~".utf8.contains($0)
      }
  }
}
