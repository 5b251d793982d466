import ScreenGeneration
import Testing

@Suite struct LanguageModelTests {
  private static let request = ModelRequest(system: "Be brief.", messages: [.user("Hello")])

  private static let events: [ModelEvent] = [
    .text("Hel"), .text("lo"), .usage(ModelUsage(input: 3)),
    .usage(ModelUsage(input: 3, output: 2)), .finished(.stop),
  ]

  @Test func `a whole reply is the sum of its parts`() async throws {
    let model = ScriptedModel { _ in Self.events }
    let reply = try await model.respond(to: Self.request)
    #expect(reply == ModelReply(Self.events))
    #expect(reply.text == "Hello" && reply.finish == .stop && reply.usage.output == 2)
  }

  @Test func `a stream gives the same parts in the same order`() async throws {
    let model = ScriptedModel { _ in Self.events }
    var parts: [ModelEvent] = []
    for try await part in model.stream(Self.request) { parts.append(part) }
    #expect(parts == Self.events)
  }

  @Test func `a reply without an end is not a reply`() async {
    let model = ScriptedModel { _ in [.text("Hel")] }
    await #expect(throws: ModelError.badReply("the reply broke off after 3 bytes")) {
      try await model.respond(to: Self.request)
    }
  }

  @Test func `a failure in the middle reaches whoever listens to the stream`() async {
    let model = ScriptedModel { _ throws(ModelError) in throw .overloaded(retryAfter: nil) }
    await #expect(throws: ModelError.overloaded(retryAfter: nil)) {
      for try await _ in model.stream(Self.request) {}
    }
  }

  @Test func `whoever cancels the task cancels the model`() async {
    let model = ScriptedModel { _ in
      try? await Task.sleep(for: .seconds(60))
      return Self.events
    }
    let task = Task { try await model.respond(to: Self.request) }
    task.cancel()
    await #expect(throws: ModelError.cancelled) { try await task.value }
  }

  @Test func `only a host that is busy is worth asking again`() {
    let wait = Duration.seconds(7)
    #expect(ModelError.rateLimited(retryAfter: wait).retryDelay == wait)
    #expect(ModelError.overloaded(retryAfter: nil).retryDelay == .zero)
    #expect(ModelError.quota("spent").retryDelay == nil)
    #expect(ModelError.unauthorized("no key").retryDelay == nil)
  }

  @Test func `a reason that nobody has heard of is kept as it is`() {
    let reason = UnavailableReason(
      .init(rawValue: "region-blocked"), "not in this region", nextStep: "ask elsewhere")
    #expect(reason.name.rawValue == "region-blocked")
    #expect(
      ModelError.unavailable(reason).description == "not in this region; ask elsewhere")
  }
}
