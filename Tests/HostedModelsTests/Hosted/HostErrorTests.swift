import ScreenGeneration
import Testing

@testable import HostedModels

/// Bodies as the hosts' documentation shows them.
@Suite struct HostErrorTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var status: Int
    var headers: [String: String] = [:]
    var body: String
    var isGuided = false
    var error: ModelError
  }

  static let cases = [
    Case(
      testDescription: "a wrong key", status: 401,
      body: #"{"error":{"message":"Incorrect API key","type":"invalid_request_error"}}"#,
      error: .unauthorized("Incorrect API key")),
    Case(
      testDescription: "too many requests, with a time", status: 429,
      headers: ["retry-after": "20"],
      body: #"{"error":{"message":"slow down","code":"rate_limit_exceeded"}}"#,
      error: .rateLimited(retryAfter: .seconds(20))),
    Case(
      testDescription: "too many requests, until a date", status: 429,
      headers: [
        "retry-after": "Sun, 06 Nov 1994 08:50:07 GMT", "date": "Sun, 06 Nov 1994 08:49:37 GMT",
      ], body: "", error: .rateLimited(retryAfter: .seconds(30))),
    Case(
      testDescription: "no quota left", status: 429,
      body: #"{"error":{"message":"You exceeded your quota","type":"insufficient_quota"}}"#,
      error: .quota("You exceeded your quota")),
    Case(
      testDescription: "a schema that is not taken", status: 400,
      body: #"{"error":{"message":"Invalid schema for response_format 'screen'","code":null}}"#,
      isGuided: true, error: .guideRefused("Invalid schema for response_format 'screen'")),
    Case(
      testDescription: "the same words without a schema", status: 400,
      body: #"{"error":{"message":"Invalid schema"}}"#, error: .rejected("Invalid schema")),
    Case(
      testDescription: "a prompt that is too long", status: 400,
      body: #"{"error":{"message":"too much","code":"context_length_exceeded"}}"#,
      error: .tooLong("too much")),
    Case(
      testDescription: "a redirection, without the path and without a key", status: 307,
      headers: ["location": "https://me:secret@elsewhere.example/v1?key=secret"], body: "",
      error: .rejected(
        "the host redirects to elsewhere.example; give that address if you trust it")),
    Case(
      testDescription: "a page of a proxy", status: 502, body: "<html>Bad\u{1B}[2J Gateway</html>",
      error: .transport("the host says: <html>Bad [2J Gateway</html>")),
    Case(
      testDescription: "overload", status: 529, body: "",
      error: .overloaded(retryAfter: nil)),
  ]

  @Test(arguments: cases)
  func `a refusal is reported for what it is`(_ test: Case) {
    let headers = test.headers.sorted { $0.key < $1.key }.map {
      HTTPRequest.Header(name: $0.key, value: $0.value)
    }
    let refusal = HostError(
      head: HTTPHead(status: test.status, headers: headers), body: Array(test.body.utf8),
      isGuided: test.isGuided)
    #expect(refusal.error == test.error)
  }

  @Test func `a quota for the day is not waited for, one for the minute is`() {
    let format = GeminiContent(id: "gemini:m", base: "https://g.example", model: "m", key: "k")
    func refusal(_ quota: String) -> HostError {
      let body = """
        {"error":{"code":429,"message":"over","status":"RESOURCE_EXHAUSTED","details":[
        {"violations":[{"quotaId":"\(quota)"}]},{"retryDelay":"27.5s"}]}}
        """
      return HostError(head: HTTPHead(status: 429), body: Array(body.utf8), isGuided: false)
    }
    #expect(format.fault(refusal("RequestsPerDay")) == .quota("over"))
    #expect(format.fault(refusal("RequestsPerMinute")) == .rateLimited(retryAfter: .seconds(27)))
  }

  @Test(arguments: [
    ("https://api.example/v1", "api.example"), ("http://u:p@h:80/x", "h:80"), ("nowhere", nil),
  ])
  func `of an address only the host is shown`(url: String, host: String?) {
    #expect(HostName.of(url) == host ?? "another address")
  }
}
