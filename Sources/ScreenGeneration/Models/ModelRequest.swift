public import Sampling

/// What a language model is asked, whoever provides it.
public struct ModelRequest: Hashable, Sendable {
  /// The instructions that hold for the whole conversation.
  public var system: String
  /// The conversation so far, the newest message last.
  public var messages: [ModelMessage]
  /// What the reply is held to while it is written; nil for nothing.
  public var guide: ModelGuide?
  /// How tokens are chosen; a model takes of it what its capabilities say.
  public var sampling: SamplingOptions
  /// How long the reply may be and take.
  public var limits: ModelLimits
  /// The tools that the model may call.
  public var tools: [ToolDefinition]

  /// Creates a request.
  public init(
    system: String, messages: [ModelMessage], guide: ModelGuide? = nil,
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
  /// What the model is asked or told.
  case user(String)
  /// What the model replied, and the tools that it called.
  case model(String, calls: [ToolCall] = [])
  /// What came of a call.
  case result(ToolResult)
}

/// How much a reply may take.
public struct ModelLimits: Hashable, Sendable {
  /// The most tokens of the reply.
  public var tokens: Int
  /// How long the first part of the reply may keep one waiting.
  public var firstPart: Duration
  /// How long the whole reply may take.
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

/// A tool, as a model is told of it.
public struct ToolDefinition: Hashable, Sendable {
  /// What the model calls it by: letters, digits, `_` and `-`, 64 at most.
  public var name: String
  /// What it gives, in a sentence.
  public var summary: String
  /// A JSON Schema of its arguments, an object, as one JSON value.
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
  /// What the model calls this call, so that its result finds it.
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

/// What came of a call.
public struct ToolResult: Hashable, Sendable {
  /// The call.
  public var call: ToolCall
  /// What the tool gave, or why it could not.
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
