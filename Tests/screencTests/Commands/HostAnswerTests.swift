import Foundation
import Testbed
import Testing

@testable import screenc

private let hasCurl = ["/usr/bin/curl", "/bin/curl"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// Answers that are whole are used, however their host ends or packs them; cut ones are not.
@Suite(.enabled(if: hasCurl, "there is no curl program here"))
struct HostAnswerTests {
  private static let screen =
    #"{\"title\":\"Hé\",\"sections\":[{\"components\":[{\"type\":\"heading\",\"text\":\"Zyx\"}]}]}"#

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var scripts: [[FaultServer.Action]]
    /// A part of the note; nil where the form is none to speak of.
    var note: String?
    /// Whether no screen comes of it.
    var isRefused = false

    init(
      _ description: String, _ scripts: [FaultServer.Action]..., note: String? = nil,
      isRefused: Bool = false
    ) {
      testDescription = description
      self.scripts = scripts
      self.note = note
      self.isRefused = isRefused
    }
  }

  private static func event(_ content: String, _ finish: String = "null") -> String {
    #"data: {"choices":[{"delta":{"content":"\#(content)"},"finish_reason":\#(finish)}]}"# + "\n\n"
  }

  private static func stream(_ text: String) -> [FaultServer.Action] { .stream(text) }

  private static func body(_ message: String) -> [FaultServer.Action] {
    .reply("200 OK", [], #"{"choices":[{"message":\#(message),"finish_reason":"stop"}]}"#)
  }

  private static func refusal(of name: String) -> [FaultServer.Action] {
    .reply(
      "400 Bad", [],
      #"{"error":{"message":"Unsupported parameter: '\#(name)' is not supported","param":"\#(name)"}}"#
    )
  }

  private static let whole = stream(event(screen, #""stop""#))

  static let cases = [
    Case("as it should be", whole),
    Case(
      "a stream that broke off after the answer", stream(event(screen)),
      note: "did not say that it ended"),
    Case(
      "no finish reason", stream(event(screen) + "data: [DONE]\n\n"),
      note: "did not say that it ended"),
    Case(
      "a failure after the answer",
      stream(event(screen) + #"data: {"error":{"message":"it broke"}}"# + "\n\n"),
      note: "was complete before this: "),
    Case(
      "its greatest length in white space", stream(event(screen + #"\n\n   \n"#, #""length""#)),
      note: "went on with white space"),
    Case("one body", body(#"{"content":"\#(screen)"}"#), note: "came as one body"),
    Case(
      "one body that is called a stream",
      stream(#"{"choices":[{"message":{"content":"\#(screen)"},"finish_reason":"stop"}]}"#),
      note: "came as one body"),
    Case(
      "an array of parts", body(#"{"content":[{"type":"text","text":"\#(screen)"}]}"#),
      note: "as an array of parts"),
    Case(
      "a tool call",
      body(
        #"{"content":null,"tool_calls":[{"id":"1","function":{"name":"screen","arguments":"\#(screen)"}}]}"#
      ), note: "came as a call of 'screen'"),
    Case(
      "a call as they once were",
      body(#"{"function_call":{"name":"screen","arguments":"\#(screen)"}}"#),
      note: "came as a call of 'screen'"),
    Case("a refused parameter", refusal(of: "temperature"), whole),
    Case("two of them", refusal(of: "temperature"), refusal(of: "max_tokens"), whole),
    Case(
      "a parameter named in words alone",
      .reply("422 No", [], #"{"error":{"message":"seed: extra fields not permitted"}}"#), whole),
    Case(
      "a cut answer", stream(event(String(screen.dropLast(4)))),
      stream(event(String(screen.dropLast(4)))), isRefused: true),
    Case(
      "its greatest length in the middle", stream(event(String(screen.dropLast()), #""length""#)),
      stream(event(String(screen.dropLast()), #""length""#)), isRefused: true),
    Case(
      "an array that is open", stream(event("[" + screen + ",")),
      stream(event("[" + screen + ",")), isRefused: true),
    Case("a parameter that nobody sent", refusal(of: "logprobs"), isRefused: true),
    Case(
      "a parameter that is refused again", refusal(of: "seed"), refusal(of: "seed"),
      isRefused: true),
    Case(
      "a body that is not a reply", .reply("200 OK", [], #"{"status":"ok"}"#),
      .reply("200 OK", [], #"{"status":"ok"}"#), isRefused: true),
  ]

  @Test(arguments: cases)
  func `an answer that is whole is used, and no other`(test: Case) throws {
    let server = try FaultServer(test.scripts)
    let folder = try TemporaryFolder()
    let result = try ScreencProcess.run(
      [
        "render", "--only", "model", "--model", "openai:\(server.base)/v1#m", "--format", "json",
        "Zyx wvu",
      ],
      environment: ["PATH": "/usr/bin:/bin", "OPENAI_API_KEY": "key"], directory: folder.path)
    #expect(server.log.count == test.scripts.count)
    guard !test.isRefused else {
      #expect(result.exitCode == 3 && result.output.isEmpty, "\(result.text)")
      return
    }
    #expect(result.exitCode == 0 && result.text.contains("Hé"), "\(result.errors)")
    if let note = test.note {
      #expect(result.errors.contains("note: ") && result.errors.contains(note), "\(result.errors)")
    }
  }

  @Test func `what a host refused once is left out for the rest of the run`() throws {
    let server = try FaultServer([Self.refusal(of: "temperature"), Self.whole, Self.whole])
    let result = try ScreencProcess.run(
      ["batch", "--only", "model", "--model", "openai:\(server.base)/v1#m"],
      input: Array((#"{"intent": "Zyx wvu"}"# + "\n" + #"{"intent": "Zyx wvu"}"# + "\n").utf8),
      environment: ["PATH": "/usr/bin:/bin", "OPENAI_API_KEY": "key"])
    #expect(server.log.count == 3, "\(result.errors)")
    let hasTemperature = server.log.map { $0.contains(#""temperature""#) }
    #expect(hasTemperature == [true, false, false])
  }

  @Test func `a failure names the address and the variable`() throws {
    let result = try ScreencProcess.run(
      ["render", "--only", "model", "--model", "openai:m", "Zyx wvu"],
      environment: [
        "PATH": "/usr/bin:/bin", "OPENAI_API_KEY": "key",
        "OPENAI_BASE_URL": "http://127.0.0.1:9/v1",
      ])
    #expect(result.exitCode == 3)
    #expect(result.errors.contains("127.0.0.1:9"), "\(result.errors)")
    #expect(result.errors.contains("OPENAI_BASE_URL"), "\(result.errors)")
    let server = try FaultServer([.reply("401 No", [], #"{"error":{"message":"bad key"}}"#)])
    let refused = try ScreencProcess.run(
      ["render", "--only", "model", "--model", "openai:\(server.base)/v1#m", "Zyx wvu"],
      environment: ["PATH": "/usr/bin:/bin", "OPENAI_API_KEY": "secret-key"])
    #expect(refused.errors.contains("OPENAI_API_KEY") && !refused.errors.contains("secret-key"))
  }
}
