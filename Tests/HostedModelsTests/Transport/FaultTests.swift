#if !canImport(Darwin)
  import Foundation
  import ScreenGeneration
  import Testbed
  import Testing

  @testable import HostedModels

  private let curl: Bool = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/curl") }
  }()

  /// What a user sees of each way in which a host can fail: one error that says it, in bounded time,
  /// after what had come, and never with a key in it.
  @Suite(.enabled(if: curl, "there is no curl program here")) struct FaultTests {
    private static let key = "key-that-must-not-show"

    /// One event of Chat Completions that says `text`.
    private static func event(_ text: String, finish: String = "null") -> String {
      #"data: {"choices":[{"delta":{"content":"\#(text)"},"finish_reason":\#(finish)}]}"# + "\n\n"
    }

    struct Case: CustomTestStringConvertible {
      var testDescription: String
      var script: [FaultServer.Action]
      /// The text that came before the fault.
      var text = ""
      var error: ModelError?
      /// How long the host may be silent: longer than a busy machine takes, where that is not the
      /// fault.
      var timeLimit = Duration.seconds(60)
      /// Whether it ends without a word of the host's that this is the end.
      var isCut = false
    }

    static let cases = [
      Case(
        testDescription: "nothing wrong", script: .stream(event("ab", finish: "\"stop\"")),
        text: "ab"
      ),
      Case(
        testDescription: "429 with Retry-After", script: .reply("429 Busy", ["Retry-After: 3"]),
        error: .rateLimited(retryAfter: .seconds(3))),
      Case(
        testDescription: "429 without", script: .reply("429 Busy"),
        error: .rateLimited(retryAfter: nil)),
      Case(
        testDescription: "529", script: .reply("529 Overloaded"),
        error: .overloaded(retryAfter: nil)),
      Case(
        testDescription: "401", script: .reply("401 No", [], #"{"error":{"message":"bad key"}}"#),
        error: .unauthorized("bad key")),
      Case(
        testDescription: "500", script: .reply("500 Oh", [], "oh"),
        error: .transport("the host says: oh")),
      Case(
        testDescription: "a hang before anything", script: [.hang],
        error: .timeout("no data for 3 s"), timeLimit: .seconds(3)),
      Case(
        testDescription: "a hang in the middle",
        script: .stream(event("ab")) + [.hang], text: "ab",
        error: .timeout("no data for 3 s"), timeLimit: .seconds(3)),
      Case(
        testDescription: "a stream that is cut", script: .stream(event("ab")), text: "ab",
        isCut: true),
      Case(
        testDescription: "a length that is not kept",
        script: [
          .send("HTTP/1.1 200 OK\r\nContent-Length: 999\r\nContent-Type: text/event-stream\r\n\r\n")
        ], error: .transport("the connection broke off during the reply")),
      Case(
        testDescription: "a piece that ends inside a character",
        script: .stream() + [
          .send(Array(event("é", finish: "\"stop\"").utf8.prefix(41))), .pause(milliseconds: 60),
          .send(Array(event("é", finish: "\"stop\"").utf8.dropFirst(41))),
        ], text: "é"),
      Case(
        testDescription: "CR and LF apart",
        script: .stream() + [
          .send(event("a", finish: "\"stop\"").dropLast(2) + "\r"), .pause(milliseconds: 60),
          .send("\n\r\n"),
        ], text: "a"),
      Case(
        testDescription: "an error after 200",
        script: .stream(
          event("a") + #"data: {"error":{"message":"it broke","code":503}}"# + "\n\n"),
        text: "a", error: .overloaded(retryAfter: nil)),
      Case(
        testDescription: "an empty reply", script: .stream(),
        isCut: true),
      Case(
        testDescription: "nothing at all", script: [],
        error: .transport(
          "the server closed the connection without a reply")),
      Case(
        testDescription: "no HTTP", script: [.send("SSH-2.0-OpenSSH\r\n\r\n")],
        error: .transport("curl failed with code 1")),
      Case(
        testDescription: "a page instead of a stream",
        script: .reply("200 OK", [], "<html>hello</html>", type: "text/html"),
        error: .badReply("it is not a stream: <html>hello</html>")),
      Case(
        testDescription: "no JSON in the stream", script: .stream("data: hello\n\n"),
        error: .badReply("a part of it is not JSON: hello")),
      Case(
        testDescription: "invalid UTF-8",
        script: .stream() + [
          .send(Array("data: {\"a\":\"".utf8) + [0xFF, 0xFE] + Array("\n\n".utf8))
        ],
        error: .badReply("a part of it is not JSON: {\"a\":\"\u{FFFD}\u{FFFD}")),
      Case(
        testDescription: "a redirection to another host",
        script: .reply("302 Found", ["Location: http://127.0.0.2:9/v1"]),
        error: .rejected("the host redirects to 127.0.0.2:9; give that address if you trust it")),
      Case(
        testDescription: "a reply of 100 MB",
        script: .stream() + (0..<100).map { _ in .send([UInt8](repeating: 0x61, count: 1 << 20)) },
        error: .badReply("it is longer than 16 MiB")),
    ]

    @Test(arguments: cases)
    func `a fault ends in one error that names it`(_ test: Case) async throws {
      let server = try FaultServer([test.script])
      let model = HostedModel(
        format: ChatCompletions(
          id: "openai:m", dialect: .openai, base: server.base, model: "m", key: Self.key),
        transport: CurlTransport())
      var request = Asked.plain
      request.limits = ModelLimits(firstPart: test.timeLimit, whole: .seconds(300))
      let asked = request
      let (reply, error, time) = await promptly {
        var reply = ModelReply()
        var error: ModelError?
        let start = ContinuousClock.now
        do throws(ModelError) {
          try await model.reply(to: asked) { reply.add($0) }
        } catch let failure {
          error = failure
        }
        return (reply, error, ContinuousClock.now - start)
      }
      // Whoever asks takes a reply without an end for one that was cut off.
      #expect(error != nil || (reply.finish == nil) == test.isCut)
      #expect(error == test.error)
      #expect(reply.text == test.text)
      #expect(time < .seconds(30), "it does not hang")
      if let error { #expect(!error.description.contains(Self.key)) }
      #expect(server.log.count == 1)
      #expect(server.log.allSatisfy { $0.contains("Authorization: Bearer \(Self.key)") })
    }

    @Test func `an absent host is reported, and where`() async throws {
      let server = try FaultServer([])
      server.stop()
      let format = OllamaChat(id: "ollama:m", base: server.base, model: "m")
      let model = HostedModel(format: format, transport: CurlTransport())
      await #expect(throws: ModelError.transport("nothing answers at that address")) {
        try await model.respond(to: Asked.plain)
      }
      guard case .unavailable(let reason) = await model.availability() else {
        Issue.record("it seems to be there")
        return
      }
      #expect(reason.name == .unreachable)
      #expect(reason.detail.contains("127.0.0.1:\(server.port)"))
    }

    @Test func `who is cancelled ends at once`() async throws {
      let server = try FaultServer([.stream(Self.event("a")) + [.hang]])
      let model = HostedModel(
        format: ChatCompletions(
          id: "m", dialect: .openai, base: server.base, model: "m", key: Self.key),
        transport: CurlTransport())
      let (result, time) = await promptly {
        let task = Task { () throws(ModelError) in try await model.respond(to: Asked.plain) }
        try? await Task.sleep(for: .milliseconds(300))
        let start = ContinuousClock.now
        task.cancel()
        return (await task.result, ContinuousClock.now - start)
      }
      #expect(throws: ModelError.cancelled) { try result.get() }
      #expect(time < .seconds(30), "it does not wait for the host")
    }

    @Test func `without curl the reason and the next step are reported`() async {
      var transport = CurlTransport()
      transport.program = "no-such-program-as-curl"
      let model = HostedModel(
        format: OllamaChat(id: "m", base: "http://127.0.0.1:9", model: "m"), transport: transport)
      guard case .unavailable(let reason) = await model.availability() else {
        Issue.record("it seems to be there")
        return
      }
      #expect(reason.name == .programNotFound)
      #expect(!reason.nextStep.isEmpty)
    }

    @Test func `a model that the server lacks is reported, with the likeliest name`() async throws {
      let server = try FaultServer([
        .reply("200 OK", [], #"{"models":[{"name":"llama3.2:latest"}]}"#)
      ])
      let model = HostedModel(
        format: OllamaChat(id: "m", base: server.base, model: "llama3.3"),
        transport: CurlTransport())
      guard case .unavailable(let reason) = await model.availability() else {
        Issue.record("it seems to be there")
        return
      }
      #expect(reason.name == .modelNotFound)
      #expect(reason.nextStep == "run 'ollama pull llama3.3'")
    }
  }
#endif
