internal import Sampling
internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenReading
internal import ScreenText

/// The course of asking a model for a screen: a value that says what to do next and takes in what
/// came of it. It talks to nobody itself, so that a model that takes its time and a recording that
/// answers at once go the same way.
struct ModelConversation {
  /// What to do next.
  enum Step: Hashable, Sendable {
    /// Ask the model this.
    case ask(ModelRequest)
    /// Call these tools.
    case call([ToolCall])
    /// Wait so long, then ask again.
    case wait(Duration, then: ModelRequest)
    /// Nothing: this came of it.
    case end(Result<Generation, ModelError>)
  }

  private(set) var step: Step
  private(set) var transcript: ModelTranscript

  private let prompt: ModelPrompt
  private let options: ModelOptions
  /// How the reply may give facts: by pointers where there is data.
  private let facts: FactForm
  /// The ways to hold the model to the grammar that are left, the most faithful first.
  private var guides: [GuideForm]
  private var request: ModelRequest
  private var repliesLeft: Int
  private var roundsLeft: Int
  private var waits: HostWaits
  private var best: ReplyExamination?
  /// What is unusual about how the best came.
  private var notes: [String] = []
  private var attempts: [Attempt] = []
  /// What was last replied, cut to a line.
  private var replied: String?

  init(
    about brief: Brief, under grammar: Grammar, sampling: SamplingOptions, model: String,
    capabilities: ModelCapabilities, tools: [ToolDefinition], options: ModelOptions
  ) {
    prompt = ModelPrompt(brief: brief, grammar: grammar, disclosure: options.disclosure)
    self.options = options
    facts = brief.data == nil ? .values : .valuesOrPointers
    // Masks have no words for a pointer into data; admission holds such a reply to the grammar.
    guides = brief.data == nil ? capabilities.guides : capabilities.guides.filter { $0 != .masks }
    repliesLeft = options.attempts
    roundsLeft = options.toolRounds
    waits = HostWaits(options.waits, longest: options.longestWait)
    transcript = ModelTranscript(model: model)
    request = ModelRequest(
      system: prompt.system, messages: prompt.messages, sampling: sampling,
      limits: options.limits, tools: capabilities.callsTools ? tools : [])
    request.guide = guides.first?.guide(for: grammar, facts)
    step = .ask(request)
  }

  /// Takes in what the model answered to the request of the last step.
  mutating func take(_ outcome: Result<ModelReply, ModelError>, after milliseconds: Int? = nil) {
    transcript.turns.append(
      .init(request: request, outcome: outcome, milliseconds: milliseconds))
    switch outcome {
    case .success(let reply): take(reply)
    case .failure(let error): take(error)
    }
  }

  /// Takes in what came of the calls of the last step.
  mutating func take(_ results: [ToolResult]) {
    transcript.results += results
    request.messages += results.map { .result($0) }
    step = .ask(request)
  }

  private mutating func take(_ reply: ModelReply) {
    let reply = reply.answering(besides: request.tools) ?? reply
    switch reply.finish {
    case .refusal:
      end(declining: "the model declines: \(reply.refusal.isEmpty ? reply.text : reply.refusal)")
    case .filtered: end(declining: "the model's host held the reply back")
    case .toolCalls where !reply.calls.isEmpty, .stop where !reply.calls.isEmpty: call(reply)
    case .length:
      judge(
        ReplyExamination(unusable: "the model's reply was cut off at its greatest length"), reply)
    case .stop, .toolCalls, nil:
      judge(
        ReplyExamination(
          of: reply.text, to: prompt.brief, under: prompt.grammar, by: transcript.model,
          calling: transcript.results), reply)
    }
  }

  private mutating func call(_ reply: ModelReply) {
    guard roundsLeft > 0 else {
      end(declining: "the model called tools \(options.toolRounds + 1) times without an answer")
      return
    }
    roundsLeft -= 1
    request.messages.append(.model(reply.text, calls: reply.calls))
    step = .call(reply.calls)
  }

  /// Ends with a reply that is right, or asks again and names what is wrong with it.
  private mutating func judge(_ examination: ReplyExamination, _ reply: ModelReply) {
    repliesLeft -= 1
    replied = reply.text.onOneLine(400)
    if best.map({ examination.losses <= $0.losses }) ?? true {
      best = examination
      notes = reply.notes
    }
    guard !examination.isFlawless else { return end() }
    guard repliesLeft > 0 else {
      // What is proposed reports its own faults by the ledger and the diagnostics.
      if examination.candidate == nil { remark(examination) }
      return end()
    }
    remark(examination)
    request.messages += [.model(reply.text), .user(prompt.correction(of: examination.faults))]
    step = .ask(request)
  }

  private mutating func remark(_ examination: ReplyExamination) {
    let count = examination.faults.count
    attempts.append(
      Attempt(
        by: transcript.model, .failed,
        reason: (examination.faults.first ?? "") + (count > 1 ? " and \(count - 1) more" : ""),
        reply: replied))
  }

  private mutating func take(_ error: ModelError) {
    switch error {
    case .guideRefused where request.guide != nil,
      .unsupportedCapability where request.guide != nil:
      attempts.append(Attempt(by: transcript.model, .failed, reason: error.description))
      guides.removeFirst()
      request.guide = guides.first?.guide(for: prompt.grammar, facts)
      step = .ask(request)
    case .rateLimited, .overloaded:
      guard let delay = waits.delay(after: error) else { return end(failing: error) }
      step = .wait(delay, then: request)
    case .refused(let words): end(declining: "the model declines: \(words)")
    case .badReply where repliesLeft > 1:
      repliesLeft -= 1
      attempts.append(Attempt(by: transcript.model, .failed, reason: error.description))
      step = .ask(request)
    case .guideRefused, .unsupportedCapability, .unavailable, .rejected, .timeout, .quota,
      .unauthorized, .tooLong, .badReply, .cancelled, .transport:
      end(failing: error)
    }
  }

  /// Ends with the best that came.
  private mutating func end() {
    guard var candidate = best?.candidate else {
      return end(declining: best?.faults.first ?? "the model replied nothing")
    }
    candidate.attempts = attempts
    candidate.diagnostics += notes.map { Diagnostic(.note, id: "irregular-reply", $0) }
    candidate.transcript = transcript
    step = .end(.success(.proposed(candidate)))
  }

  /// Ends with the best that came before a failure, or with the failure.
  private mutating func end(failing error: ModelError) {
    guard best?.candidate != nil, error != .cancelled else { return step = .end(.failure(error)) }
    attempts.append(Attempt(by: transcript.model, .failed, reason: error.description))
    end()
  }

  private mutating func end(declining reason: String) {
    guard best?.candidate == nil else {
      attempts.append(Attempt(by: transcript.model, .declined, reason: reason))
      return end()
    }
    let earlier = attempts.map(\.reason).filter { $0 != reason }
    let reasons = (earlier + [reason]).joined(separator: "; ")
    step = .end(.success(.declined(reason: reasons, reply: replied)))
  }
}

extension GuideForm {
  /// A grammar in this form.
  func guide(for grammar: Grammar, _ facts: FactForm) -> ModelGuide {
    switch self {
    case .masks: .masks(.screen(grammar))
    case .gbnf: .gbnf(grammar.export(as: .gbnf(.utf8), facts: facts).text)
    case .jsonSchema(let profile):
      .jsonSchema(
        name: "screen", schema: grammar.export(as: .jsonSchema(profile), facts: facts).text)
    }
  }
}
