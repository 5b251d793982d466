internal import Sampling
internal import ScreenGrammar
internal import ScreenText

/// The course of asking a model for a patch: a value that says what to do next and takes in what came
/// of it, so that a model that takes its time and a recording go the same way.
struct PatchConversation {
  /// What to do next.
  enum Step: Hashable, Sendable {
    /// Ask the model this.
    case ask(ModelRequest)
    /// Wait so long, then ask again.
    case wait(Duration, then: ModelRequest)
    /// Nothing: this came of it.
    case end(Result<EditAnswer, ModelError>)
  }

  private(set) var step: Step
  private(set) var transcript: ModelTranscript

  private let prompt: PatchPrompt
  private let examine: @Sendable (String) -> EditExamination
  /// The ways to hold the model to a patch that are left, the most faithful first.
  private var guides: [GuideForm]
  private var request: ModelRequest
  private var repliesLeft: Int
  private var waits: HostWaits
  /// The best reply that is of use, and how much is wrong with it.
  private var best: (reply: ModelReply, faults: Int)?
  private var attempts: [Attempt] = []
  private var replied: String?

  init(
    about question: EditQuestion, under grammar: Grammar, sampling: SamplingOptions, model: String,
    capabilities: ModelCapabilities, options: ModelOptions,
    examining examine: @escaping @Sendable (String) -> EditExamination
  ) {
    prompt = PatchPrompt(question: question, grammar: grammar)
    self.examine = examine
    guides = capabilities.guides
    repliesLeft = options.attempts
    waits = HostWaits(options.waits, longest: options.longestWait)
    transcript = ModelTranscript(model: model)
    request = ModelRequest(
      system: prompt.system, messages: prompt.messages, sampling: sampling, limits: options.limits)
    request.guide = guides.first?.guide(for: grammar.patches)
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

  private mutating func take(_ reply: ModelReply) {
    switch reply.finish {
    case .refusal:
      end(declining: "the model declines: \(reply.refusal.isEmpty ? reply.text : reply.refusal)")
    case .filtered: end(declining: "the model's host held the reply back")
    case .length:
      let fault = "the model's reply was cut off at its greatest length"
      judge(EditExamination(isUsable: false, faults: [fault]), reply)
    case .stop, .toolCalls, nil: judge(examine(reply.text), reply)
    }
  }

  /// Ends with a reply that is right, or asks again and names what is wrong with it.
  private mutating func judge(_ examination: EditExamination, _ reply: ModelReply) {
    repliesLeft -= 1
    replied = reply.text.onOneLine(400)
    if examination.isUsable, best.map({ examination.faults.count <= $0.faults }) ?? true {
      best = (reply, examination.faults.count)
    }
    guard !examination.isUsable || !examination.faults.isEmpty else { return end() }
    let count = examination.faults.count
    attempts.append(
      Attempt(
        by: transcript.model, .failed,
        reason: (examination.faults.first ?? "") + (count > 1 ? " and \(count - 1) more" : ""),
        reply: replied))
    guard repliesLeft > 0 else { return end() }
    request.messages += [.model(reply.text), .user(prompt.correction(of: examination.faults))]
    step = .ask(request)
  }

  private mutating func take(_ error: ModelError) {
    switch error {
    case .guideRefused where request.guide != nil,
      .unsupportedCapability where request.guide != nil:
      attempts.append(Attempt(by: transcript.model, .failed, reason: error.description))
      guides.removeFirst()
      request.guide = guides.first?.guide(for: prompt.grammar.patches)
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

  // MARK: - The end

  /// Ends with the best that came.
  private mutating func end() {
    guard let reply = best?.reply else {
      return end(declining: attempts.last?.reason ?? "the model replied nothing")
    }
    step = .end(
      .success(
        .proposed(
          EditAnswer.Proposed(
            reply: reply.text, attempts: attempts, notes: reply.notes, transcript: transcript))))
  }

  /// Ends with the best that came before a failure, or with the failure.
  private mutating func end(failing error: ModelError) {
    guard best != nil, error != .cancelled else { return step = .end(.failure(error)) }
    attempts.append(Attempt(by: transcript.model, .failed, reason: error.description))
    end()
  }

  private mutating func end(declining reason: String) {
    guard best == nil else {
      attempts.append(Attempt(by: transcript.model, .declined, reason: reason))
      return end()
    }
    let earlier = attempts.map(\.reason).filter { $0 != reason }
    let reasons = (earlier + [reason]).joined(separator: "; ")
    step = .end(.success(.declined(reason: reasons, reply: replied)))
  }
}

extension GuideForm {
  /// The answers of a schema in this form.
  func guide(for schema: SchemaDescription) -> ModelGuide {
    switch self {
    case .masks: .masks(.answer(schema))
    case .gbnf: .gbnf(schema.gbnf(.utf8).text)
    case .jsonSchema(let profile):
      .jsonSchema(name: schema.name, schema: schema.jsonSchema(profile).text)
    }
  }
}
