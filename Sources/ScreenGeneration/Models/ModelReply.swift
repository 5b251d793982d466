/// A part of a reply, as it arrives.
public enum ModelEvent: Hashable, Sendable {
  /// More text, which continues the text before it.
  case text(String)
  /// More of the words in which the model declines to answer.
  case refusal(String)
  /// A complete tool call.
  case call(ToolCall)
  /// The usage so far; the last such event counts.
  case usage(ModelUsage)
  /// A remark on how the reply came, if that was unusual: a lower-case sentence.
  case note(String)
  /// The end of the reply, and why it ended.
  case finished(FinishReason)
}

/// Why a reply ended.
public enum FinishReason: String, Hashable, Sendable, CaseIterable {
  /// The model was finished.
  case stop
  /// It reached its limit of tokens, or its context was full.
  case length
  /// It waits for the results of its tool calls.
  case toolCalls = "tool-calls"
  /// It declined to answer.
  case refusal
  /// Its host withheld the reply.
  case filtered
}

/// The number of tokens that a reply took.
public struct ModelUsage: Hashable, Sendable {
  /// The tokens of the request; nil if the model does not report them.
  public var input: Int?
  /// The tokens of the reply; nil if the model does not report them.
  public var output: Int?

  /// Creates a count.
  public init(input: Int? = nil, output: Int? = nil) {
    self.input = input
    self.output = output
  }
}

/// A whole reply of a language model, which is untrusted.
public struct ModelReply: Hashable, Sendable {
  /// The text.
  public var text = ""
  /// The words in which the model declined; empty if it did not.
  public var refusal = ""
  /// The tools that it called.
  public var calls: [ToolCall] = []
  /// The number of tokens it took.
  public var usage = ModelUsage()
  /// Why it ended; nil if it has not.
  public var finish: FinishReason?
  /// Remarks on anything unusual, as a lower-case sentence each.
  public var notes: [String] = []

  /// Creates a reply from parts; more can be added.
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
    case .note(let note): if !notes.contains(note) { notes.append(note) }
    case .finished(let reason): finish = reason
    }
  }
}
