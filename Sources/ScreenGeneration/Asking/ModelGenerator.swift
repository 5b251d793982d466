public import Sampling
public import ScreenBrief
public import ScreenGrammar
internal import ScreenReading
internal import ScreenSchemas

/// Uses a language model as a generator: checks its reply against the grammar and the brief, and
/// asks again if it fails.
public struct ModelGenerator: ScreenGenerating {
  /// The model.
  public var model: any LanguageModel
  /// The id of the model.
  public var name: String { model.id }
  /// The tools that the model may call.
  public var tools: [any ModelTool]
  /// The options for asking the model.
  public var options: ModelOptions
  /// The clock.
  public var clock: ModelClock
  /// Observes events as they happen, to show progress or to record.
  public var observe: @Sendable (ModelProgress) async -> Void

  /// Creates a generator.
  public init(
    _ model: any LanguageModel, tools: [any ModelTool] = [], options: ModelOptions = .default,
    clock: ModelClock = .system,
    observing observe: @escaping @Sendable (ModelProgress) async -> Void = { _ in }
  ) {
    self.model = model
    self.tools = tools
    self.options = options
    self.clock = clock
    self.observe = observe
  }

  /// Lets the model prepare for screens of a grammar before there is an intent.
  public func prewarm(under grammar: Grammar, sampling: SamplingOptions = .greedy) async {
    await model.prewarm(
      for: ModelRequest(
        system: grammar.instructions, messages: [],
        guide: model.capabilities.guides.first?.guide(for: .screen(grammar)), sampling: sampling,
        limits: options.limits))
  }

  /// Asks the model for a screen; declines if the model does, or if none of its replies makes a
  /// screen.
  ///
  /// - Throws: `ModelError` if the model cannot be asked or does not answer.
  public func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(ModelError) -> Generation {
    let task = ModelPrompt(brief: brief, grammar: grammar, disclosure: options.disclosure)
    return try await converse(
      ModelConversation(
        task, sampling: sampling, model: model.id, capabilities: model.capabilities,
        tools: tools.map(\.definition), options: options),
      recorded: Cassette.Request(brief.intent, grammar: grammar.name, sampling: sampling))
  }

  /// Runs a conversation to its end.
  func converse<Task>(
    _ conversation: consuming ModelConversation<Task>, recorded request: Cassette.Request
  ) async throws(ModelError) -> Task.Answer {
    while true {
      switch conversation.step {
      case .ask(let request):
        let start = clock.now()
        let outcome = await answer(to: request)
        conversation.take(outcome, after: clock.milliseconds(since: start))
      case .call(let calls):
        var results: [ToolResult] = []
        for call in calls { results.append(await result(of: call)) }
        conversation.take(results)
      case .wait(let duration, let request):
        await observe(.waits(duration))
        guard await clock.sleep(duration) else { throw .cancelled }
        let start = clock.now()
        let outcome = await answer(to: request)
        conversation.take(outcome, after: clock.milliseconds(since: start))
      case .end(let result):
        await observe(
          .ended(
            Cassette.Exchange(request, conversation.transcript, attempts: options.attempts)))
        return try result.get()
      }
    }
  }

  private func answer(to request: ModelRequest) async -> Result<ModelReply, ModelError> {
    await observe(.asks(request))
    var reply = ModelReply()
    var failure: ModelError?
    do throws(ModelError) {
      try await model.reply(to: request) { event in
        reply.add(event)
        await observe(.receives(event))
      }
    } catch {
      failure = error
    }
    return Result { () throws(ModelError) in try reply.settled(after: failure) }
  }

  private func result(of call: ToolCall) async -> ToolResult {
    guard let tool = tools.first(where: { $0.definition.name == call.name }) else {
      return ToolResult(of: call, "there is no tool '\(call.name)'", isFailure: true)
    }
    await observe(.calls(call))
    let faults = tool.definition.faults(of: call)
    guard faults.isEmpty else {
      return ToolResult(
        of: call, "the arguments do not fit the schema: " + faults.joined(separator: "; "),
        isFailure: true)
    }
    return await tool.call(call)
  }
}

/// An event while a model is asked.
public enum ModelProgress: Hashable, Sendable {
  /// The model is asked.
  case asks(ModelRequest)
  /// A part of its reply arrived.
  case receives(ModelEvent)
  /// It called a tool.
  case calls(ToolCall)
  /// Its host is busy and will be asked again after this time.
  case waits(Duration)
  /// The exchange has ended with this recording.
  case ended(Cassette.Exchange)
}

/// The clock.
public struct ModelClock: Sendable {
  /// The time since some fixed moment, which never decreases.
  public var now: @Sendable () -> Duration
  /// Sleeps for a duration; false if the task was cancelled.
  public var sleep: @Sendable (Duration) async -> Bool

  /// Creates a clock.
  public init(
    now: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) async -> Bool
  ) {
    self.now = now
    self.sleep = sleep
  }

  /// The system's clock.
  public static let system = {
    let start = ContinuousClock.now
    return ModelClock(
      now: { ContinuousClock.now - start },
      sleep: { duration in (try? await Task.sleep(for: duration)) != nil })
  }()

  /// A clock that stands still: nothing takes time, and sleeping returns at once.
  public static let still = ModelClock(now: { .zero }, sleep: { _ in !Task.isCancelled })

  func milliseconds(since start: Duration) -> Int {
    let (seconds, attoseconds) = (now() - start).components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
