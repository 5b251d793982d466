/// A part of a reply, as it comes.
public enum ModelEvent: Hashable, Sendable {
  /// More text, following on what came before.
  case text(String)
  /// More of the words in which the model declines to answer.
  case refusal(String)
  /// A call of a tool, whole.
  case call(ToolCall)
  /// How much was read and written so far; the last one counts.
  case usage(ModelUsage)
  /// The end of the reply, and why it ended.
  case finished(FinishReason)
}

/// Why a reply ended.
public enum FinishReason: String, Hashable, Sendable, CaseIterable {
  /// The model had said all.
  case stop
  /// It reached the most tokens that it may write, or its context was full.
  case length
  /// It waits for the results of the tools that it called.
  case toolCalls = "tool-calls"
  /// It declined to answer.
  case refusal
  /// Its host held the reply back.
  case filtered
}

/// How many tokens a reply took.
public struct ModelUsage: Hashable, Sendable {
  /// Tokens of the request; nil where the model does not say.
  public var input: Int?
  /// Tokens of the reply; nil where the model does not say.
  public var output: Int?

  /// Creates a count.
  public init(input: Int? = nil, output: Int? = nil) {
    self.input = input
    self.output = output
  }
}

/// A whole reply of a language model: untrusted.
public struct ModelReply: Hashable, Sendable {
  /// The text.
  public var text = ""
  /// The words in which the model declined; empty where it did not.
  public var refusal = ""
  /// The tools that it called.
  public var calls: [ToolCall] = []
  /// How many tokens it took.
  public var usage = ModelUsage()
  /// Why it ended; nil where it has not.
  public var finish: FinishReason?
  /// What is unusual about how it came, a lower-case sentence each.
  public var notes: [String] = []

  /// Creates a reply of parts; it can be added to.
  public init(_ events: [ModelEvent] = []) {
    for event in events { add(event) }
  }

  /// Adds a part.
  public mutating func add(_ event: ModelEvent) {
    switch event {
    case .text(let more): text += more
    case .refusal(let more): refusal += more
    case .call(let call): calls.append(call)
    case .usage(let usage): self.usage = usage
    case .finished(let reason): finish = reason
    }
  }
}
