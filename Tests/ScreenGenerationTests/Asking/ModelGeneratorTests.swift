import ScreenBrief
import ScreenDiagnostics
import ScreenComposition
import ScreenGeneration
import ScreenGrammar
import ScreenModel
import ScreenReading
import Sampling
import Testing

@Suite struct ModelGeneratorTests {
  private let notes = Notes()

  private func generate(
    _ generator: ModelGenerator, _ brief: Brief = Login.brief, under grammar: Grammar = .standard
  ) async throws(ModelError) -> Generation {
    try await generator.generate(brief, under: grammar, sampling: .greedy)
  }

  private func candidate(_ generation: Generation) throws -> Candidate {
    guard case .proposed(let candidate) = generation else { throw Declined(generation: generation) }
    return candidate
  }

  private struct Declined: Error { var generation: Generation }

  @Test func `a reply that is right is proposed, and nothing more is asked`() async throws {
    let candidate = try candidate(await generate(notes.generator(.text(Login.whole))))
    #expect(notes.requests.count == 1)
    #expect(candidate.tier == .model && candidate.confidence == .high)
    #expect(candidate.attempts.isEmpty)
    #expect(candidate.proposal.origins.allSatisfy { $0.origin == .model(id: "scripted") })
  }

  @Test func `the second request is stricter and names the requirement that failed`() async throws {
    let generator = notes.generator(.text(Login.withoutButton), .text(Login.whole))
    let candidate = try candidate(await generate(generator))
    #expect(notes.requests.count == 2)
    let second = notes.requests[1]
    #expect(second.messages.dropLast(2) == notes.requests[0].messages[...])
    #expect(second.messages.dropLast().last == .model(Login.withoutButton))
    #expect(second.question.contains("Login") && second.question.contains("(button)"))
    #expect(second.question.contains("nothing before it"))
    #expect(candidate.attempts.map(\.outcome) == [.failed])
    #expect(candidate.attempts[0].reason.contains("missing"))
  }

  @Test func `of two replies that will not do, the better one is proposed`() async throws {
    let worse = Login.screen(fields: ["Colour"], button: false)
    let candidate = try candidate(
      await generate(notes.generator(.text(Login.withoutButton), .text(worse))))
    #expect(candidate.reply.map { String(decoding: $0.utf8, as: UTF8.self) } == Login.withoutButton)
  }

  @Test(arguments: [(Login.intent, 3), ("A button Login", 1)])
  func `a reply that meets nothing that was asked for is declined, and says what`(
    intent: String, count: Int
  ) async throws {
    let other = Login.screen(fields: ["Colour"], button: false)
    let generation = try await generate(
      notes.generator(.text(other)), Login.brief(of: intent))
    guard case .declined(let reason, _) = generation else { throw Declined(generation: generation) }
    #expect(reason.contains("meets 0 of \(count)") && reason.contains("Login"), "\(reason)")
    #expect(notes.requests.count == 2)
    #expect(notes.requests[1].question.contains("meets 0 of \(count)"))
  }

  @Test func `a reply that meets less than the composer is proposed alone, and declined beside it`()
    async throws
  {
    let most = Login.screen(fields: ["Colour"], button: true)
    let generator = notes.generator(.text(most))
    #expect(try candidate(await generate(generator)).tier == .model)
    let measured = generator.measured(by: ComposerGenerator())
    let generation = try await measured.generate(
      Login.brief, under: .standard, sampling: .greedy)
    guard case .declined(let reason, _) = generation else { throw Declined(generation: generation) }
    #expect(reason.contains("meets 1 of 3 requirements, the composer 3"), "\(reason)")
    #expect(reason.contains("username") && reason.contains("password"))
  }

  @Test func `a reply that meets as much as the composer is proposed beside it`() async throws {
    let measured = notes.generator(.text(Login.whole)).measured(by: ComposerGenerator())
    let generation = try await measured.generate(
      Login.brief, under: .standard, sampling: .greedy)
    #expect(try candidate(generation).tier == .model)
  }

  @Test func `a reply that leaves out half of what is asked is proposed`() async throws {
    let brief = Login.brief(of: "contact form: name, email, message and a Send button")
    let half = Login.screen(fields: ["Name", "Email"], button: false)
    let candidate = try candidate(await generate(notes.generator(.text(half)), brief))
    #expect(candidate.attempts.map(\.outcome) == [.failed])
  }

  @Test func `what only the kind of screen suggests is missed by nobody`() async throws {
    let form = Login.brief(of: "A form with zyx and wvu")
    #expect(form.requirements.contains { $0.isImplied })
    let fields = Login.screen(fields: ["Zyx", "Wvu"], button: false)
    #expect(try candidate(await generate(notes.generator(.text(fields)), form)).attempts.isEmpty)
    let weather = Login.brief(of: "The weather in Oslo")
    #expect(weather.requirements.count > 2 && weather.requirements.allSatisfy { $0.isImplied })
    let answer =
      #"{"title":"Weather in Oslo","sections":[{"components":["#
      + #"{"type":"paragraph","text":"Sleet, 4 degrees"}]}]}"#
    #expect(try candidate(await generate(notes.generator(.text(answer)), weather)).attempts.isEmpty)
  }

  @Test(arguments: [
    (#"{"type":"field","label":"Name"}"#, true), (#"{"type":"divider"}"#, false),
    (#"{"type":"paragraph","text":"Hello"}"#, false),
  ])
  func `a kind of screen is answered by what such screens have`(
    component: String, isAnswer: Bool
  ) async throws {
    let brief = Login.brief(of: "A form")
    try #require(brief.requirements.allSatisfy { $0.isImplied })
    let answer = #"{"title":"Hi","sections":[{"components":["# + component + "]}]}"
    let generation = try await generate(notes.generator(.text(answer)), brief)
    if case .declined = generation { #expect(!isAnswer) } else { #expect(isAnswer) }
  }

  @Test func `a reply that has nothing of the kind of screen asked for is declined`() async throws {
    let generation = try await generate(
      notes.generator(.text(Login.whole)), Login.brief(of: "The weather in Oslo"))
    guard case .declined(let reason, _) = generation else { throw Declined(generation: generation) }
    #expect(
      reason.contains("nothing that was asked for") && reason.contains("\"Oslo\""),
      "\(reason)")
  }

  @Test func `a figure of another name is nothing of a screen that is only suggested`() async throws
  {
    let brief = Login.brief(of: "A stat Revenue")
    try #require(brief.requirements.allSatisfy { $0.isImplied })
    let answer =
      #"{"title":"Numbers","sections":[{"components":["#
      + #"{"type":"stat","label":"Herons","value":"1"}]}]}"#
    let generation = try await generate(notes.generator(.text(answer)), brief)
    guard case .declined(let reason, _) = generation else { throw Declined(generation: generation) }
    #expect(reason.contains("nothing that was asked for"), "\(reason)")
  }

  @Test func `a reply that loses a sign gives way to the composer, which keeps it`() async throws {
    let brief = Login.brief(of: "A stat Hosting −£48.20 and a stat Rent −£9.10")
    try #require(brief.requirements.count == 2)
    let answer =
      #"{"title":"Costs","sections":[{"components":["#
      + #"{"type":"stat","label":"Hosting","value":"48.20"},"#
      + #"{"type":"stat","label":"Rent","value":"−£9.10"}]}]}"#
    let generator = notes.generator(.text(answer))
    #expect(try candidate(await generate(generator, brief)).tier == .model)
    let measured = try await generator.measured(by: ComposerGenerator()).generate(
      brief, under: .standard, sampling: .greedy)
    guard case .declined(let reason, _) = measured else { throw Declined(generation: measured) }
    #expect(reason.contains("1 of 2"), "\(reason)")
  }

  @Test func `one requirement that is not met is forgiven where its words are there`() async throws
  {
    let chart = Login.brief(of: "Sales by region as a pie chart: North 42, East 35, South 23")
    try #require(chart.requirements.count == 1)
    let facts = ["North", "East", "South"].enumerated().map { place, name in
      #"{"type":"keyValue","key":"\#(name)","value":"\#([42, 35, 23][place])"}"#
    }
    let screen = #"{"title":"Sales by region","sections":[{"components":["#
    let answer = screen + facts.joined(separator: ",") + "]}]}"
    #expect(try candidate(await generate(notes.generator(.text(answer)), chart)).attempts.isEmpty)
    let generation = try await generate(
      notes.generator(.text(screen + facts[1] + "]}]}")), chart)
    guard case .declined(let reason, _) = generation else { throw Declined(generation: generation) }
    #expect(reason.contains("42"), "\(reason)")
  }

  @Test func `a reply cut off at its length has failed, even where it could be closed`()
    async throws
  {
    let cut: Result<[ModelEvent], ModelError> = .success([
      .text(Login.whole), .finished(.length),
    ])
    let generation = try await generate(notes.generator(cut))
    #expect(notes.requests.count == 2)
    guard case .declined(let reason, _) = generation else { throw Declined(generation: generation) }
    #expect(reason.contains("cut off"))
  }

  @Test(arguments: ["I cannot do that.", "", "[]", "{", "null", #"{"title":"x","sections":[]}"#])
  func `where no reply makes a screen it declines and says why`(text: String) async throws {
    let generation = try await generate(notes.generator(.text(text)))
    guard case .declined(let reason, _) = generation else { throw Declined(generation: generation) }
    #expect(reason.contains("reply") && notes.requests.count == 2)
  }

  @Test func `a refusal declines in the model's words, and is not argued with`() async throws {
    let refusal: Result<[ModelEvent], ModelError> = .success([
      .refusal("I do not "), .refusal("make forms."), .finished(.refusal),
    ])
    let generation = try await generate(notes.generator(refusal))
    #expect(generation == .declined(reason: "the model declines: I do not make forms."))
    #expect(notes.requests.count == 1)
  }

  @Test func `what the host holds back is declined`() async throws {
    let generation = try await generate(
      notes.generator(.success([.text("{"), .finished(.filtered)])))
    #expect(generation == .declined(reason: "the model's host withheld the reply"))
  }

  @Test func `a busy host is asked again after the time that it names`() async throws {
    let generator = notes.generator(
      .failure(.rateLimited(retryAfter: .seconds(7))), .failure(.overloaded(retryAfter: nil)),
      .text(Login.whole))
    _ = try candidate(await generate(generator))
    #expect(notes.waits == [.seconds(7), .seconds(2)])
    #expect(notes.requests.count == 3)
  }

  @Test func `a host that stays busy, or for too long, is given up`() async {
    await #expect(throws: ModelError.overloaded(retryAfter: nil)) {
      try await generate(notes.generator(.failure(.overloaded(retryAfter: nil))))
    }
    #expect(notes.waits.count == ModelOptions.default.waits)
    let hour = ModelError.rateLimited(retryAfter: .seconds(3_600))
    await #expect(throws: hour) { try await generate(notes.generator(.failure(hour))) }
    #expect(notes.waits.count == ModelOptions.default.waits)
  }

  /// Failures that asking again does not mend.
  static let hopeless: [ModelError] = [
    .quota("spent"), .unauthorized("no key"), .transport("refused"), .timeout("no byte in 60 s"),
    .rejected("no such model"), .tooLong("9,000 tokens"), .cancelled,
    .unavailable(UnavailableReason(.unreachable, "nobody answers", nextStep: "start it")),
  ]

  @Test(arguments: hopeless)
  func `what asking again does not mend is not asked again`(error: ModelError) async {
    await #expect(throws: error) { try await generate(notes.generator(.failure(error))) }
    #expect(notes.requests.count == 1 && notes.waits.isEmpty)
  }

  @Test func `a failure after a reply that can be used leaves that reply`() async throws {
    let generator = notes.generator(.text(Login.withoutButton), .failure(.transport("reset")))
    let candidate = try candidate(await generate(generator))
    #expect(candidate.attempts.last?.reason == "reset")
  }

  @Test func `the model is held by the most faithful guide that it takes, then by the next`()
    async throws
  {
    let refusal = Result<[ModelEvent], ModelError>.failure(.guideRefused("too many unions"))
    let generator = notes.generator(refusal, refusal, .text(Login.whole))
    _ = try candidate(await generate(generator))
    let forms = notes.requests.map { request in
      switch request.guide {
      case .masks: "masks"
      case .gbnf: "gbnf"
      case .jsonSchema: "schema"
      case nil: "none"
      }
    }
    #expect(forms == ["gbnf", "schema", "none"])
  }

  @Test func `a model without guides is asked by words alone`() async throws {
    let generator = notes.generator(.text(Login.whole), capabilities: ModelCapabilities())
    _ = try candidate(await generate(generator))
    #expect(notes.requests[0].guide == nil && notes.requests[0].tools.isEmpty)
  }

  @Test func `whatever is recorded is replayed to the same proposal`() async throws {
    let kept = Mailbox()
    let generator = notes.generator(
      .failure(.overloaded(retryAfter: .seconds(2))), .failure(.guideRefused("no")),
      .text(Login.withoutButton), .text(Login.screen(fields: ["Username"], button: true)),
      observing: { if case .ended(let exchange) = $0 { await kept.put(exchange) } })
    let first = try candidate(await generate(generator))
    let exchange = try #require(await kept.content)
    let (cassette, diagnostics) = Cassette.read(
      SourceText(name: "tape", utf8: exchange.utf8))
    #expect(diagnostics.isEmpty && cassette[exchange.request] == exchange)
    var again = try candidate(
      ReplayGenerator(cassette).propose(Login.brief, under: .standard, sampling: .greedy))
    again.transcript = first.transcript
    #expect(again == first)
  }

  private actor Mailbox {
    var content: Cassette.Exchange?
    func put(_ exchange: Cassette.Exchange) { content = exchange }
  }
}
