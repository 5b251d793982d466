import Foundation
import Testbed
import Testing

@testable import screenc

private let hasCurl = ["/usr/bin/curl", "/bin/curl"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// What a user sees of each way in which a model's host can fail: the composer's screen, a note that
/// names the fault, and never a key.
@Suite(.enabled(if: hasCurl, "there is no curl program here"))
struct ModelFaultTests {
  private static let key = "key-that-must-not-show"
  private static let intent = "A form with zyx and wvu and a Zap button"
  /// A screen that the composer would not make, with all that the intent asks for, as a string in JSON.
  private static let screen = [
    #"{\"title\":\"Hé\",\"sections\":[{\"components\":["#,
    #"{\"type\":\"field\",\"label\":\"Zyx\"},{\"type\":\"field\",\"label\":\"Wvu\"},"#,
    #"{\"type\":\"button\",\"label\":\"Zap\"}]}]}"#,
  ].joined()

  private static func event(_ delta: String, finish: String = "null") -> String {
    #"data: {"choices":[{"delta":{\#(delta)},"finish_reason":\#(finish)}]}"# + "\n\n"
  }

  private static func event(content: String, finish: String = "null") -> String {
    event(#""content":"\#(content)""#, finish: finish)
  }

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var script: [FaultServer.Action]
    /// A part of the note.
    var says: String
    /// How often the host is asked.
    var requests = 1
  }

  private static func refusal(_ words: String) -> [FaultServer.Action] {
    .stream(event(#""refusal":"\#(words)""#, finish: #""stop""#))
  }

  static let cases = [
    Case(
      testDescription: "429 with a Retry-After that is too long",
      script: .reply("429 Busy", ["Retry-After: 60"]), says: "retry in 60 s"),
    Case(
      testDescription: "429 with a Retry-After",
      script: .reply("429 Busy", ["Retry-After: 1"]), says: "too many requests", requests: 4),
    Case(
      testDescription: "429 without, for ever", script: .reply("429 Busy"),
      says: "too many requests",
      requests: 4),
    Case(
      testDescription: "529, for ever", script: .reply("529 Overloaded"), says: "overloaded",
      requests: 4),
    Case(
      testDescription: "a spent quota",
      script: .reply(
        "429 No", [], #"{"error":{"message":"no credit","type":"insufficient_quota"}}"#),
      says: "the quota is used up: no credit"),
    Case(
      testDescription: "401",
      script: .reply("401 No", [], #"{"error":{"message":"bad key"}}"#),
      says: "not authorized: bad key"),
    Case(
      testDescription: "500", script: .reply("500 Oh", [], "oh"), says: "the host says: oh"),
    Case(
      testDescription: "a stream that is cut", script: .stream(event(content: "{")),
      says: "broke off after 1 bytes", requests: 2),
    Case(
      testDescription: "a length that is not kept",
      script: [
        .send("HTTP/1.1 200 OK\r\nContent-Length: 999\r\nContent-Type: text/event-stream\r\n\r\n")
      ], says: "the connection broke off during the reply"),
    Case(
      testDescription: "an error after 200",
      script: .stream(event(content: "{") + "data: {\"error\":{\"message\":\"it broke\"}}\n\n"),
      says: "it broke"),
    Case(
      testDescription: "an empty reply", script: .stream(), says: "broke off after 0 bytes",
      requests: 2),
    Case(
      testDescription: "nothing at all", script: [],
      says: "closed the connection without a reply"),
    Case(testDescription: "a refusal", script: refusal("I may not"), says: "declines: I may not"),
    Case(
      testDescription: "the greatest length, although it can be closed",
      script: .stream(event(content: screen, finish: #""length""#)),
      says: "cut off at its maximum length", requests: 2),
    Case(
      testDescription: "a reply that is too long",
      script: .stream()
        + (0..<Thoroughness.count(20, slow: 100)).map { _ in
          .send([UInt8](repeating: 0x61, count: 1 << 20))
        },
      says: "longer than 16 MiB", requests: 2),
    Case(
      testDescription: "invalid UTF-8",
      script: .stream() + [
        .send(Array("data: {\"a\":\"".utf8) + [0xFF, 0xFE] + Array("\n\n".utf8))
      ], says: "is not JSON", requests: 2),
    Case(
      testDescription: "chatter and no JSON",
      script: .stream(event(content: "I would love to.", finish: #""stop""#)),
      says: "cannot be read", requests: 2),
    Case(
      testDescription: "a redirection to another host",
      script: .reply("302 Found", ["Location: http://127.0.0.2:9/v1"]),
      says: "redirects to 127.0.0.2:9"),
    Case(
      testDescription: "a page instead of a stream",
      script: .reply("200 OK", [], "<html>hello</html>", type: "text/html"),
      says: "not a stream: <html>hello</html>", requests: 2),
    Case(
      testDescription: "no HTTP", script: [.send("SSH-2.0-OpenSSH\r\n\r\n")], says: "curl failed"),
  ]

  /// Hosts that say nothing are given a minute: only a thorough run waits for that.
  static let hangs = [
    Case(
      testDescription: "a hang before anything", script: [.hang], says: "no data for 60 s"),
    Case(
      testDescription: "a hang in the middle", script: .stream(event(content: "{")) + [.hang],
      says: "no data for 60 s"),
  ]

  private func render(
    _ server: FaultServer, _ arguments: [String] = []
  ) throws -> (result: ScreencProcess.Result, report: String) {
    let folder = try TemporaryFolder()
    let result = try ScreencProcess.run(
      ["render", "--model", "openai:\(server.base)/v1#m", "--format", "json"] + arguments
        + ["--report", "r.json", "--record", "said.jsonl", Self.intent],
      environment: ["PATH": "/usr/bin:/bin", "OPENAI_API_KEY": Self.key], directory: folder.path)
    var report = ""
    for name in ["r.json", "said.jsonl"] {
      let bytes = try? folder.file(name).read()
      report += String(decoding: bytes ?? [], as: UTF8.self)
    }
    return (result, report)
  }

  @Test(arguments: cases)
  func `a host that fails leaves the composer's screen, and a note that names the fault`(
    _ test: Case
  ) throws {
    try check(test)
  }

  @Test(.slow, arguments: hangs)
  func `a host that hangs leaves the composer's screen`(_ test: Case) throws {
    try check(test)
  }

  private func check(_ test: Case) throws {
    let server = try FaultServer([[FaultServer.Action]](repeating: test.script, count: 8))
    let plain = try ScreencProcess.run(
      "render", "--only", "composer", "--format", "json", Self.intent)
    let (result, report) = try render(server)
    #expect(result.exitCode == 0 && result.output == plain.output)
    #expect(result.errors.contains("note: the model had no answer"))
    #expect(result.errors.contains(test.says), "\(result.errors)")
    #expect(server.log.count == test.requests)
    #expect(!(result.errors + result.text + report).contains(Self.key))
    #expect(server.log.allSatisfy { $0.contains("Authorization: Bearer \(Self.key)") })
  }

  @Test func `a fault under --strict ends with 3, and the screen is there`() throws {
    let server = try FaultServer([.reply("500 Oh")])
    let (result, _) = try render(server, ["--strict"])
    #expect(result.exitCode == 3 && result.text.contains("Zap"))
  }

  @Test(arguments: ["", "```json\\n", "Here it is:\\n```\\n"])
  func `a reply is taken out of its fence, however its bytes are cut`(fence: String) throws {
    let reply = Self.event(
      content: fence + Self.screen + (fence.isEmpty ? "" : "\\n```\\nEnjoy!"), finish: #""stop""#)
    let bytes = Array(reply.replacing("\n", with: "\r\n").utf8)
    let cut = (bytes.firstIndex(of: 0xC3) ?? 0) + 1
    let script: [FaultServer.Action] =
      .stream() + [
        .send(Array(bytes[..<cut])), .pause(milliseconds: 60),
        .send(Array(bytes[cut..<(bytes.count - 1)])), .pause(milliseconds: 60), .send("\n"),
      ]
    let server = try FaultServer([script, script])
    let (result, report) = try render(server, ["--only", "model"])
    #expect(result.exitCode == 0 && result.text.contains("Hé"), "\(result.errors)")
    #expect(server.log.count == 1)
    #expect(report.contains(#""tier": "model""#))
  }
}
