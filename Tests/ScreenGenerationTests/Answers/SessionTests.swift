import ScreenDiagnostics
import ScreenGrammar
import ScreenSchemas
import Synchronization
import Testing
import TypedAnswers

@testable import ScreenGeneration

/// The requests that a scripted model was sent.
final class Requests: Sendable {
  private let requests = Mutex<[ModelRequest]>([])

  var all: [ModelRequest] { requests.withLock { $0 } }

  /// Notes down a request.
  func note(_ request: ModelRequest) { requests.withLock { $0.append(request) } }

  /// A model that gives one reply after another, and the last one from then on.
  func model(
    _ replies: [ModelEvent]..., capabilities: ModelCapabilities = ScriptedModel.everything
  ) -> ScriptedModel {
    ScriptedModel(capabilities: capabilities) { request in
      let count = self.requests.withLock { all in
        all.append(request)
        return all.count
      }
      return replies[min(count, replies.count) - 1]
    }
  }
}

/// A model that notes down what it is to prepare for.
struct WarmedModel: LanguageModel {
  let requests: Requests
  var id: String { "warmed" }
  var capabilities: ModelCapabilities { ScriptedModel.everything }
  func availability() async -> ModelAvailability { .available }
  func prewarm(for request: ModelRequest) async { requests.note(request) }
  func reply(
    to request: ModelRequest, into receive: (ModelEvent) async -> Void
  ) async throws(ModelError) { throw .cancelled }
}

struct SessionTests {
  private static let meeting = #"{"title": "Budget", "minutes": 45}"#

  private static func text(_ text: String, _ finish: FinishReason = .stop) -> [ModelEvent] {
    [.text(text), .usage(ModelUsage(input: 10, output: 5)), .finished(finish)]
  }

  @Test func `a reply becomes a value`() async throws {
    let requests = Requests()
    let session = ModelSession(
      requests.model(Self.text(Self.meeting)), instructions: "Notes of a team.")
    let answer = try await session.respond(to: "budget, 45 min", generating: Meeting.self)
    #expect(answer.content == Meeting(title: "Budget", minutes: 45, day: nil))
    #expect(answer.diagnostics.isEmpty && answer.failures.isEmpty)
    let request = try #require(requests.all.first)
    #expect(request.messages == [.user("budget, 45 min")])
    #expect(request.system.hasPrefix("Notes of a team.\n\nAnswer with one JSON object"))
    #expect(request.system.contains("minutes?: whole number, 5 to 480. Duration in minutes"))
  }

  @Test func `the second attempt names what was wrong with the first`() async throws {
    let requests = Requests()
    let session = ModelSession(
      requests.model(Self.text(#"{"title": "B", "minutes": 45}"#), Self.text(Self.meeting)))
    let answer = try await session.respond(to: "budget", generating: Meeting.self)
    #expect(answer.content.title == "Budget")
    #expect(answer.failures.map(\.reply) == [#"{"title": "B", "minutes": 45}"#])
    #expect(answer.usage == ModelUsage(input: 20, output: 10))
    guard case .user(let correctionMessage)? = requests.all.last?.messages.last else {
      Issue.record("the second request ends with what was wrong")
      return
    }
    #expect(correctionMessage.contains("- title: 'B' must have 2 characters or more\n"))
  }

  @Test func `after two attempts there is an error that names both`() async {
    let requests = Requests()
    let session = ModelSession(requests.model(Self.text("{}"), Self.text("no")))
    await #expect {
      try await session.respond(to: "budget", generating: Meeting.self)
    } throws: { error in
      guard case .unusable(let attempts)? = error as? AnswerError else { return false }
      return attempts.map(\.reply) == ["{}", "no"] && "\(error)".contains("'title' is missing")
    }
    #expect(requests.all.count == 2)
  }

  @Test func `lossy repairs are taken, unless they are not wanted`() async throws {
    let reply = #"{"title": "Budget", "minutes": 4500}"#
    var session = ModelSession(ScriptedModel(replying: reply))
    let answer = try await session.respond(to: "budget", generating: Meeting.self)
    #expect(answer.content.minutes == 480)
    #expect(answer.diagnostics.map(\.id) == ["number-out-of-bounds"])
    session.leniency = .losslessRepairs
    await #expect(throws: AnswerError.self) {
      try await session.respond(to: "budget", generating: Meeting.self)
    }
  }

  @Test func `a reply that reached its limit is of no use, even where it can be closed`()
    async throws
  {
    let requests = Requests()
    let session = ModelSession(
      requests.model(Self.text(Self.meeting, .length), Self.text(Self.meeting)))
    let answer = try await session.respond(to: "budget", generating: Meeting.self)
    #expect(answer.failures.flatMap(\.diagnostics).map(\.id) == ["reply-cut-off"])
  }

  @Test(arguments: [
    ([ModelEvent.refusal("I cannot."), .finished(.refusal)], ModelError.refused("I cannot.")),
    ([.finished(.refusal)], .refused("no reason is given")),
    ([.text("{"), .finished(.filtered)], .refused("its host withheld the reply")),
    ([.text("{}"), .finished(.toolCalls)], .badReply("it calls a tool, but was given none")),
    ([.text("{")], .badReply("it broke off after 1 bytes")),
  ])
  func `what is not an answer is an error, at once`(events: [ModelEvent], expected: ModelError)
    async
  {
    let requests = Requests()
    let session = ModelSession(requests.model(events))
    await #expect(throws: AnswerError.model(expected)) {
      try await session.respond(to: "budget", generating: Meeting.self)
    }
    #expect(requests.all.count == 1)
  }

  @Test func `a model that fails is an error`() async {
    let model = ScriptedModel { _ throws(ModelError) in throw .quota("used up") }
    await #expect(throws: AnswerError.model(.quota("used up"))) {
      try await ModelSession(model).respond(to: "budget", generating: Meeting.self)
    }
  }

  @Test func `where a host does not take the schema, it is asked without`() async throws {
    let model = ScriptedModel { request throws(ModelError) in
      guard request.guide == nil else { throw .guideRefused("too many states") }
      return [.text(Self.meeting), .finished(.stop)]
    }
    let answer = try await ModelSession(model).respond(to: "budget", generating: Meeting.self)
    #expect(answer.content.minutes == 45 && answer.failures.isEmpty)
  }

  @Test func `a busy host is waited for as it says, and at least twice as long each time`()
    async throws
  {
    let notes = Notes()
    let model = ScriptedModel { (request) throws(ModelError) in
      switch notes.note(request) {
      case 0: throw .rateLimited(retryAfter: .seconds(5))
      case 1: throw .overloaded(retryAfter: nil)
      default: return Self.text(Self.meeting)
      }
    }
    var session = ModelSession(model)
    session.clock = notes.clock
    let answer = try await session.respond(to: "budget", generating: Meeting.self)
    #expect(answer.content.minutes == 45 && answer.failures.isEmpty)
    #expect(notes.waits == [.seconds(5), .seconds(2)])
  }

  @Test(arguments: [
    ModelError.rateLimited(retryAfter: .seconds(31)), .quota("spent"), .unauthorized("no"),
  ])
  func `what no waiting helps ends at once`(error: ModelError) async {
    let notes = Notes()
    let model = ScriptedModel { (request) throws(ModelError) in
      _ = notes.note(request)
      throw error
    }
    var session = ModelSession(model)
    session.clock = notes.clock
    await #expect(throws: AnswerError.model(error)) {
      try await session.respond(to: "budget", generating: Meeting.self)
    }
    #expect(notes.waits.isEmpty && notes.requests.count == 1)
  }

  @Test func `a model prepares with the instructions and the schema, and without a prompt`() async {
    let warmed = Requests()
    await ModelSession(WarmedModel(requests: warmed)).prewarm(generating: Meeting.self)
    #expect(warmed.all.map(\.messages) == [[]])
    #expect(warmed.all.allSatisfy { $0.guide != nil && $0.system.contains("minutes?") })
  }

  @Test func `a model is held to the schema in the first form that it takes`() async throws {
    for (guides, name) in [
      ([], "nothing"), ([.masks, .jsonSchema(.openai)], "masks"),
      ([.jsonSchema(.openai), .gbnf], "JSON Schema"), ([.gbnf, .jsonSchema(.full)], "GBNF"),
    ] as [([ConstraintFormat], String)] {
      let requests = Requests()
      let model = requests.model(
        Self.text(Self.meeting), capabilities: ModelCapabilities(guides: guides))
      _ = try await ModelSession(model).respond(to: "budget", generating: Meeting.self)
      let found: String
      switch requests.all.first?.guide {
      case .jsonSchema("Meeting", let schema)?:
        found = schema.contains(#""title""#) ? "JSON Schema" : "an empty schema"
      case .gbnf(let grammar)?: found = grammar.hasPrefix("root ::=") ? "GBNF" : "no grammar"
      case .masks(.answer(let schema))?:
        found = schema == Meeting.schema.description ? "masks" : "other masks"
      case .jsonSchema?, .masks?: found = "something else"
      case nil: found = "nothing"
      }
      #expect(found == name)
    }
  }

  @Test func `a schema that is wrong is an error, and nobody is asked`() async {
    struct Twice: TypedAnswer {
      var a: Int
      var b: Int
      static let schema = Schema(Twice.init) {
        Property("a", .integer(0...1, otherwise: 0), "0 or 1")
        Property("a", .integer(0...1, otherwise: 0), "0 or 1")
      }
    }
    let requests = Requests()
    await #expect {
      try await ModelSession(requests.model([])).respond(to: "x", generating: Twice.self)
    } throws: { error in
      guard case .invalidSchema(let faults)? = error as? AnswerError else { return false }
      return faults.map(\.id) == ["duplicate-name"]
    }
    #expect(requests.all.isEmpty)
  }

  @Test func `a stream grows property by property and ends with the answer`() async throws {
    let reply = Inputs.plan(of: "paint the fence, then the gate, then the shed")
    let model = ScriptedModel { _ in reply.map { .text(String($0)) } + [.finished(.stop)] }
    var counts: [Int] = []
    var whole: Plan?
    for try await snapshot in ModelSession(model).stream("paint", generating: Plan.self) {
      switch snapshot {
      case .partial(let partial):
        #expect(whole == nil, "nothing comes after the answer")
        counts.append(partial[Plan.steps]?.count ?? 0)
      case .whole(let answer): whole = answer.content
      }
    }
    #expect(counts == counts.sorted() && Set(counts) == [0, 1, 2, 3], "\(counts)")
    #expect(whole?.steps.count == 3)
  }

  @Test func `a stream that fails throws what failed`() async {
    await #expect(throws: AnswerError.model(.timeout("a minute"))) {
      let model = ScriptedModel { _ throws(ModelError) in throw .timeout("a minute") }
      for try await _ in ModelSession(model).stream("x", generating: Meeting.self) {}
    }
  }

  @Test func `a long reply is read in time that grows with it`() async throws {
    let filler = String(repeating: " ", count: 20_000)
    let model = ScriptedModel { _ in
      filler.map { .text(String($0)) } + [.text(Self.meeting), .finished(.stop)]
    }
    let answer = try await ModelSession(model).respond(to: "budget", generating: Meeting.self)
    #expect(answer.content.title == "Budget")
  }
}
