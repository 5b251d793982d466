public import Sampling
public import ScreenBrief
public import ScreenGrammar
internal import ScreenReading
internal import ScreenSchemas

/// A language model as a generator: asks it, holds what it replies to grammar and brief, and asks
/// once more where that will not do.
public struct ModelGenerator: ScreenGenerating {
  /// The model.
  public var model: any LanguageModel
  /// What the model calls itself.
  public var name: String { model.id }
  /// The tools that it may call.
  public var tools: [any Tool]
  /// How it is asked.
  public var options: ModelOptions
  /// What time it is, and how time passes.
  public var clock: ModelClock
  /// Takes in what happens while it happens: to show progress, to record.
  public var observe: @Sendable (ModelProgress) async -> Void

  /// Creates a generator.
  public init(
    _ model: any LanguageModel, tools: [any Tool] = [], options: ModelOptions = .default,
    clock: ModelClock = .system,
    observing observe: @escaping @Sendable (ModelProgress) async -> Void = { _ in }
  ) {
    self.model = model
    self.tools = tools
    self.options = options
    self.clock = clock
    self.observe = observe
  }

  /// Has the model prepare for screens of a grammar, before there is an intent.
  public func prewarm(under grammar: Grammar, sampling: SamplingOptions = .greedy) async {
    await model.prewarm(
      for: ModelRequest(
        system: grammar.instructions, messages: [],
        guide: model.capabilities.guides.first?.guide(for: .screen(grammar)), sampling: sampling,
        limits: options.limits))
  }

  /// Asks the model for a screen; it declines where the model does, or where nothing that it replies
  /// makes a screen.
  ///
  /// - Throws: `ModelError` where the model cannot be asked or does not answer.
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

  /// Follows a conversation to its end.
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

/// What happens while a model is asked.
public enum ModelProgress: Hashable, Sendable {
  /// The model is asked.
  case asks(ModelRequest)
  /// A part of its reply came.
  case receives(ModelEvent)
  /// It called a tool.
  case calls(ToolCall)
  /// Its host is busy, and is asked again after this time.
  case waits(Duration)
  /// Nothing more comes; this was said.
  case ended(Cassette.Exchange)
}

/// What time it is, and how time passes.
public struct ModelClock: Sendable {
  /// The time since some moment, which never goes back.
  public var now: @Sendable () -> Duration
  /// Lets time pass; false where the task was cancelled before.
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

  /// A clock that stands still: nothing takes time, and waiting is over at once.
  public static let still = ModelClock(now: { .zero }, sleep: { _ in !Task.isCancelled })

  func milliseconds(since start: Duration) -> Int {
    let (seconds, attoseconds) = (now() - start).components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
