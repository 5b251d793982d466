internal import Sampling
internal import ScreenText

/// The state machine of asking a model for something, which states the next step and takes in its
/// result.
///
/// It performs no calls itself, so that a slow model and an immediate recording follow the same
/// course.
struct ModelConversation<Task: ModelTask> {
  /// The next step.
  enum Step {
    /// Ask the model this.
    case ask(ModelRequest)
    /// Call these tools.
    case call([ToolCall])
    /// Wait for a time, then ask again.
    case wait(Duration, then: ModelRequest)
    /// Nothing more: this is the result.
    case end(Result<Task.Answer, ModelError>)
  }

  private(set) var step: Step
  private(set) var transcript: ModelTranscript

  private let task: Task
  private let options: ModelOptions
  /// The remaining ways to constrain the model, the most faithful first.
  private var guides: [ConstraintFormat]
  private var request: ModelRequest
  private var repliesLeft: Int
  private var roundsLeft: Int
  private var waits: RetryPolicy
  private var best: ReplyExamination<Task.Draft>?
  /// Remarks on how the best reply came about.
  private var notes: [String] = []
  /// Remarks on calls of tools that failed, each once: what the model then says is its own.
  private var failedCalls: [String] = []
  private var attempts: [Attempt] = []
  /// The last reply, cut to a line.
  private var replied: String?

  init(
    _ task: Task, sampling: SamplingOptions, model: String, capabilities: ModelCapabilities,
    tools: [ToolDefinition] = [], options: ModelOptions
  ) {
    self.task = task
    self.options = options
    guides = task.guides(among: capabilities.guides)
    repliesLeft = options.attempts
    roundsLeft = options.toolRounds
    waits = RetryPolicy(options.waits, longest: options.longestWait)
    transcript = ModelTranscript(model: model)
    request = ModelRequest(
      system: task.system, messages: task.messages, sampling: sampling,
      limits: options.limits, tools: capabilities.callsTools ? tools : [])
    request.guide = guides.first.map(task.guide)
    step = .ask(request)
  }

  /// Takes in the model's answer to the last step.
  mutating func take(_ outcome: Result<ModelReply, ModelError>, after milliseconds: Int? = nil) {
    transcript.turns.append(
      .init(request: request, outcome: outcome, milliseconds: milliseconds))
    switch outcome {
    case .success(let reply): take(reply)
    case .failure(let error): take(error)
    }
  }

  /// Takes in the results of the last step's calls.
  mutating func take(_ results: [ToolResult]) {
    transcript.results += results
    for result in results where result.isFailure {
      let remark = "the tool '\(result.call.name)' gave nothing: \(result.text.onOneLine(200))"
      if !failedCalls.contains(remark) { failedCalls.append(remark) }
    }
    request.messages += results.map { .result($0) }
    step = .ask(request)
  }

  private mutating func take(_ reply: ModelReply) {
    let reply = reply.answering(besides: request.tools) ?? reply
    switch reply.finish {
    case .refusal:
      end(declining: "the model declines: \(reply.refusal.isEmpty ? reply.text : reply.refusal)")
    case .filtered: end(declining: "the model's host withheld the reply")
    case .toolCalls where !reply.calls.isEmpty, .stop where !reply.calls.isEmpty: call(reply)
    case .length:
      judge(
        ReplyExamination(unusable: "the model's reply was cut off at its maximum length"), reply)
    case .stop, .toolCalls, nil:
      judge(task.examine(reply.text, after: transcript), reply)
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

  /// Ends with a flawless reply, or asks again and names the faults.
  private mutating func judge(_ examination: ReplyExamination<Task.Draft>, _ reply: ModelReply) {
    repliesLeft -= 1
    replied = reply.text.onOneLine(400)
    if best.map({ examination.losses <= $0.losses }) ?? true {
      best = examination
      notes = reply.notes
    }
    guard !examination.isFlawless else { return end() }
    guard repliesLeft > 0 else {
      // A proposal reports its own faults through the ledger and the diagnostics.
      if examination.draft == nil { remark(examination) }
      return end()
    }
    remark(examination)
    request.messages += [.model(reply.text), .user(task.correction(of: examination.faults))]
    step = .ask(request)
  }

  private mutating func remark(_ examination: ReplyExamination<Task.Draft>) {
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
      request.guide = guides.first.map(task.guide)
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

  /// Ends with the best reply.
  private mutating func end() {
    guard let draft = best?.draft else {
      return end(declining: best?.faults.first ?? "the model replied nothing")
    }
    let course = ModelRun(attempts: attempts, notes: notes + failedCalls, transcript: transcript)
    step = .end(.success(task.answer(draft, course)))
  }

  /// Ends with the best reply before a failure, or with the failure.
  private mutating func end(failing error: ModelError) {
    guard best?.draft != nil, error != .cancelled else { return step = .end(.failure(error)) }
    attempts.append(Attempt(by: transcript.model, .failed, reason: error.description))
    end()
  }

  private mutating func end(declining reason: String) {
    guard best?.draft == nil else {
      attempts.append(Attempt(by: transcript.model, .declined, reason: reason))
      return end()
    }
    let earlier = attempts.map(\.reason).filter { $0 != reason }
    let reasons = (earlier + [reason]).joined(separator: "; ")
    step = .end(.success(task.declining(reasons, replied)))
  }
}
