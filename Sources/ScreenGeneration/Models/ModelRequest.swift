public import Sampling

/// A request to a language model of any provider.
public struct ModelRequest: Hashable, Sendable {
  /// The instructions that hold for the whole conversation.
  public var system: String
  /// The conversation so far, the newest message last.
  public var messages: [ModelMessage]
  /// The constraint on the reply while it is written; nil for none.
  public var guide: OutputConstraint?
  /// How tokens are chosen; a model applies what its capabilities include.
  public var sampling: SamplingOptions
  /// The limits on the length and the time of the reply.
  public var limits: ModelLimits
  /// The tools that the model may call.
  public var tools: [ToolDefinition]

  /// Creates a request.
  public init(
    system: String, messages: [ModelMessage], guide: OutputConstraint? = nil,
    sampling: SamplingOptions = .greedy, limits: ModelLimits = .default,
    tools: [ToolDefinition] = []
  ) {
    self.system = system
    self.messages = messages
    self.guide = guide
    self.sampling = sampling
    self.limits = limits
    self.tools = tools
  }
}

/// A message of a conversation with a model.
public enum ModelMessage: Hashable, Sendable {
  /// A message to the model.
  case user(String)
  /// A reply of the model, with its tool calls.
  case model(String, calls: [ToolCall] = [])
  /// The result of a tool call.
  case result(ToolResult)
}

/// The limits of a reply.
public struct ModelLimits: Hashable, Sendable {
  /// The most tokens of the reply.
  public var tokens: Int
  /// The longest wait for the first part of the reply.
  public var firstPart: Duration
  /// The longest time for the whole reply.
  public var whole: Duration

  /// Creates limits.
  public init(
    tokens: Int = 4_096, firstPart: Duration = .seconds(60), whole: Duration = .seconds(300)
  ) {
    self.tokens = tokens
    self.firstPart = firstPart
    self.whole = whole
  }

  /// 4,096 tokens, a minute to the first part, five to the last.
  public static let `default` = ModelLimits()
}

/// The definition of a tool that a model is given.
public struct ToolDefinition: Hashable, Sendable {
  /// The name by which the model calls it: at most 64 letters, digits, `_` and `-`.
  public var name: String
  /// What it returns, in a sentence.
  public var summary: String
  /// A JSON Schema of its arguments, which form an object, as one JSON value.
  public var parameters: String

  /// Creates a definition.
  public init(name: String, summary: String, parameters: String) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
  }
}

/// A model's call of a tool.
public struct ToolCall: Hashable, Sendable {
  /// The model's id for this call, which its result refers to.
  public var id: String
  /// The tool's name.
  public var name: String
  /// The arguments: JSON, untrusted.
  public var arguments: String

  /// Creates a call.
  public init(id: String, name: String, arguments: String) {
    self.id = id
    self.name = name
    self.arguments = arguments
  }
}

/// The result of a tool call.
public struct ToolResult: Hashable, Sendable {
  /// The call.
  public var call: ToolCall
  /// The tool's output, or why there is none.
  public var text: String
  /// Whether the tool failed.
  public var isFailure: Bool

  /// Creates a result.
  public init(of call: ToolCall, _ text: String, isFailure: Bool = false) {
    self.call = call
    self.text = text
    self.isFailure = isFailure
  }
}
