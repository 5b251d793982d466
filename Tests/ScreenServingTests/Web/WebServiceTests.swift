import ScreenDiagnostics
import ScreenModel
import ScreenServing
import Testing

struct WebServiceTests {
  private let service = WebService(
    access: AccessRule(address: "127.0.0.1", port: 8080, token: nil))

  private static func request(
    _ method: String, _ path: String, _ body: String = "", _ fields: [String] = [],
    host: String = "127.0.0.1:8080"
  ) throws -> HTTPRequest {
    var parser = HTTPRequestParser()
    let lines = ["Host: \(host)", "Content-Length: \(body.utf8.count)"] + fields
    let head = "\(method) \(path) HTTP/1.1\r\n" + lines.joined(separator: "\r\n")
    parser.append(Array((head + "\r\n\r\n" + body).utf8))
    let request = try parser.next()
    return try #require(request)
  }

  private static let json = "Content-Type: application/json"

  private func tree(_ response: HTTPResponse) throws -> TreeValue {
    try #require(JSONReader.read(SourceText(name: "body", utf8: response.body), .strict).tree)
  }

  @Test(arguments: ["/", "/page.css", "/page.js", "/parts.js", "/v1/settings", "/v1/openapi.json"])
  func `what a browser reads is there`(path: String) throws {
    let response = service.response(to: try Self.request("GET", path))
    #expect(response.status == .ok && !response.body.isEmpty)
    #expect(service.response(to: try Self.request("POST", path)).status == .methodNotAllowed)
  }

  @Test func `the page loads nothing from elsewhere, and allows nothing more`() throws {
    let response = service.response(to: try Self.request("GET", "/"))
    let page = String(decoding: response.body, as: UTF8.self)
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("onclick"))
    #expect(response.fields["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
  }

  @Test func `a preview holds both pages, the text, the account and the command`() throws {
    let body = #"{"intent":"a login form with username and password"}"#
    let answer = try tree(
      service.response(to: try Self.request("POST", "/v1/preview", body, [Self.json])))
    for name in ["light", "dark", "text", "json", "reading", "explanation", "command"] {
      #expect(answer[name]?.text?.isEmpty == false, "\(name)")
    }
    #expect(answer["command"]?.text?.hasPrefix("screenc render ") == true)
    #expect(answer["report"]?["ledger"]?.elements?.isEmpty == false)
  }

  @Test(arguments: [
    ("/v1/render", #"{"intent":"a map"}"#), ("/v1/check", #"{"text":"{}"}"#),
    ("/v1/read", #"{"intent":"a map"}"#), ("/v1/grammar", "{}"),
  ])
  func `programs ask as agents do`(path: String, body: String) throws {
    let request = try Self.request("POST", path, body, [Self.json])
    #expect(service.response(to: request).status == .ok)
    let description = try tree(service.response(to: try Self.request("GET", "/v1/openapi.json")))
    #expect(description["paths"]?[path]?["post"]?["requestBody"] != nil)
  }

  @Test(arguments: [
    ("/v1/render", "{", WebServiceTests.json, HTTPStatus.badRequest),
    ("/v1/render", "[]", WebServiceTests.json, .badRequest),
    ("/v1/render", "{}", WebServiceTests.json, .unprocessable),
    ("/v1/render", #"{"intent":" "}"#, WebServiceTests.json, .unprocessable),
    ("/v1/preview", #"{"intent":" "}"#, WebServiceTests.json, .unprocessable),
    ("/v1/render", #"{"intent":"x"}"#, "Content-Type: text/plain", .unsupportedMediaType),
    ("/v1/draw", "{}", WebServiceTests.json, .notFound),
    ("/../etc/passwd", "", WebServiceTests.json, .notFound),
    ("/%2e%2e/etc/passwd", "", WebServiceTests.json, .notFound),
  ])
  func `what cannot be answered is said as JSON`(
    path: String, body: String, field: String, status: HTTPStatus
  ) throws {
    let response = service.response(to: try Self.request("POST", path, body, [field]))
    #expect(response.status == status)
    #expect(try tree(response)["error"]?.text?.isEmpty == false)
  }

  @Test(arguments: [
    ("evil.example", [], HTTPStatus.misdirected), ("127.0.0.1:9999", [], .misdirected),
    ("127.0.0.1", [], .misdirected), ("127.0.0.1:8080.evil.example", [], .misdirected),
    ("127.0.0.1:8080", ["Origin: http://evil.example"], .forbidden),
    ("127.0.0.1:8080", ["Origin: null"], .forbidden),
    ("127.0.0.1:8080", ["Sec-Fetch-Site: cross-site"], .forbidden),
    ("localhost:8080", ["Origin: http://localhost:8080"], .ok),
    ("LOCALHOST:8080", [], .ok), ("[::1]:8080", [], .ok),
  ])
  func `pages of other sites, and names that were bound anew, are turned away`(
    host: String, fields: [String], status: HTTPStatus
  ) throws {
    let request = try Self.request("GET", "/v1/settings", "", fields, host: host)
    #expect(service.response(to: request).status == status)
  }

  @Test func `beyond the loopback a token is wanted, but for the page that says it`() throws {
    var service = service
    service.access = AccessRule(address: "10.0.0.5", port: 80, token: "abc")
    func status(_ path: String, _ fields: [String]) throws -> HTTPStatus {
      service.response(to: try Self.request("GET", path, "", fields, host: "10.0.0.5:80")).status
    }
    #expect(try status("/v1/settings", []) == .unauthorized)
    #expect(try status("/v1/settings", ["Authorization: Bearer abd"]) == .unauthorized)
    #expect(try status("/v1/settings", ["Authorization: Bearer abc"]) == .ok)
    for path in ["/", "/page.css", "/page.js", "/parts.js"] {
      #expect(try status(path, []) == .ok, "a browser fetches \(path) without a token")
    }
  }

  @Test func `a watched file is read when it is asked for`() throws {
    let request = try Self.request("GET", "/v1/watched")
    #expect(service.response(to: request).status == .notFound)
    var watching = service
    watching.watched = { WebService.WatchedText(name: "a.md", text: "a map") }
    #expect(try tree(watching.response(to: request))["text"]?.text == "a map")
    watching.watched = { nil }
    #expect(watching.response(to: request).status == .unavailable)
  }

  @Test func `a response says its length, and a head alone is sent where that is asked`() throws {
    let response = service.response(to: try Self.request("HEAD", "/"))
    let head = response.bytes(for: try Self.request("HEAD", "/"), keepsAlive: true)
    let text = String(decoding: head, as: UTF8.self)
    #expect(
      text.contains("Content-Length: \(response.body.count)\r\n") && text.hasSuffix("\r\n\r\n"))
    let whole = response.bytes(for: try Self.request("GET", "/"), keepsAlive: false)
    #expect(whole.count > head.count)
  }
}
