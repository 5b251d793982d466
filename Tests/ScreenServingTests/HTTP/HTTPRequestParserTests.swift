import Sampling
import ScreenServing
import Testing

struct HTTPRequestParserTests {
  private static let host = "Host: a\r\n"

  private static func requests(
    _ text: String, limits: HTTPLimits = .default
  ) throws(HTTPFault) -> [HTTPRequest] {
    var parser = HTTPRequestParser(limits: limits)
    parser.append(Array(text.utf8))
    var requests: [HTTPRequest] = []
    while let request = try parser.next() { requests.append(request) }
    return requests
  }

  @Test func `a request has its method, path, query, fields and body`() throws {
    let text =
      "POST /v1/render?a=1#b HTTP/1.1\r\n\(Self.host)X-One:  two \r\nContent-Length: 3\r\n\r\nabc"
    let request = try #require(Self.requests(text).first)
    #expect(request.method == "POST" && request.path == "/v1/render" && request.query == "a=1")
    #expect(request["x-one"] == "two" && request["missing"] == nil)
    #expect(request.body == Array("abc".utf8) && request.keepsAlive)
  }

  @Test func `chunks are joined, their extensions and trailing fields passed over`() throws {
    let text =
      "POST / HTTP/1.1\r\n\(Self.host)Transfer-Encoding: chunked\r\n\r\n"
      + "3;x=y\r\nabc\r\n0A\r\n0123456789\r\n0\r\nX: y\r\n\r\nGET /next HTTP/1.1\r\n\(Self.host)\r\n"
    let requests = try Self.requests(text)
    #expect(requests.map(\.path) == ["/", "/next"])
    #expect(requests.first?.body == Array("abc0123456789".utf8))
  }

  @Test(arguments: [
    ("HTTP/1.1", "", true), ("HTTP/1.1", "Connection: close\r\n", false),
    ("HTTP/1.0", "", false), ("HTTP/1.0", "Connection: keep-alive\r\n", true),
  ])
  func `a connection goes on as the version and the client say`(
    version: String, field: String, keepsAlive: Bool
  ) throws {
    let request = try #require(Self.requests("GET / \(version)\r\n\(Self.host)\(field)\r\n").first)
    #expect(request.keepsAlive == keepsAlive)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `where bytes are cut on their way changes no request`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var text = ""
    for number in 0..<5 {
      let body = String(repeating: "\(number)", count: Int(random.next() % 40))
      if random.next() % 2 == 0 {
        text +=
          "POST /\(number) HTTP/1.1\r\n\(Self.host)Content-Length: \(body.count)\r\n\r\n\(body)"
      } else {
        text += "POST /\(number) HTTP/1.1\r\n\(Self.host)Transfer-Encoding: chunked\r\n\r\n"
        if !body.isEmpty { text += "\(String(body.count, radix: 16))\r\n\(body)\r\n" }
        text += "0\r\n\r\n"
      }
    }
    let whole = try Self.requests(text)
    #expect(whole.count == 5)
    var parser = HTTPRequestParser()
    var parts: [HTTPRequest] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let part = rest.prefix(1 + Int(random.next() % 30))
      parser.append(part)
      rest = rest.dropFirst(part.count)
      while let request = try parser.next() { parts.append(request) }
    }
    #expect(parts == whole)
    #expect(!parser.isInside)
  }

  @Test(arguments: [
    ("GET\r\n\r\n", HTTPStatus.badRequest), ("GET / HTTP/1.1 x\r\n\r\n", .badRequest),
    ("GET  / HTTP/1.1\r\n\r\n", .badRequest), ("GET / HTTP/2.0\r\n\r\n", .versionNotSupported),
    ("GET / http/1.1\r\n\r\n", .badRequest), ("G(T / HTTP/1.1\r\n\r\n", .badRequest),
    ("GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET /é HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\nX: y\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\rX: y\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: \u{0}\r\n\r\n", .badRequest),
    (
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc", .badRequest
    ),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\nabc", .badRequest),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3, 3\r\n\r\nabc", .badRequest),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000\r\n\r\n", .contentTooLarge),
    (
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
      .badRequest
    ),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", .notImplemented),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n", .badRequest),
    (
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFF\r\n", .contentTooLarge
    ),
  ])
  func `what two programs could read differently is refused`(text: String, status: HTTPStatus) {
    #expect { _ = try Self.requests(text) } throws: { ($0 as? HTTPFault)?.status == status }
  }

  @Test(arguments: [
    ("GET /" + String(repeating: "a", count: 9_000), HTTPStatus.targetTooLong),
    ("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 40_000), .fieldsTooLarge),
    (
      "GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "X: y\r\n", count: 200) + "\r\n",
      .fieldsTooLarge
    ),
  ])
  func `a head beyond the limits is refused, whole or not`(text: String, status: HTTPStatus) {
    #expect { _ = try Self.requests(text) } throws: { ($0 as? HTTPFault)?.status == status }
  }

  @Test(arguments: [0, 1], [1, 2, 3, 1_000])
  func `where bytes are cut decides nothing about the limits`(excess: Int, size: Int) throws {
    var limits = HTTPLimits()
    (limits.line, limits.fields) = (40, 60)
    let line = "GET /\(String(repeating: "a", count: 26 + excess)) HTTP/1.1"
    let head = "\(line)\r\nHost: a\r\nX: \(String(repeating: "b", count: 44))\r\n\r\n"
    #expect(line.utf8.count == 40 + excess)
    var parser = HTTPRequestParser(limits: limits)
    var found: [HTTPRequest] = []
    var fault: HTTPFault?
    do throws(HTTPFault) {
      var rest = Array(head.utf8)[...]
      while !rest.isEmpty {
        parser.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let request = try parser.next() { found.append(request) }
      }
    } catch {
      fault = error
    }
    #expect(found.count == 1 - excess)
    #expect(fault?.status == (excess == 0 ? nil : .targetTooLong))
  }

  @Test func `empty lines before a request are passed over, however many`() throws {
    let text = String(repeating: "\r\n", count: 100_000) + "GET / HTTP/1.1\r\n\(Self.host)\r\n"
    #expect(try Self.requests(text).map(\.path) == ["/"])
  }
}
