internal import Sampling
internal import ScreenGeneration
internal import ScreenModel

extension SamplingOptions {
  /// The seed in the range that hosts accept: a whole number below 2³¹, derived deterministically.
  var seedOfHosts: Int { Int((seed ^ seed >> 31) & 0x7FFF_FFFF) }
}

extension ModelRequest {
  /// Returns the schema of the guide as a tree, for hosts that support no other guides; nil if the
  /// request has no guide.
  ///
  /// - Throws: `guideRefused` if the schema exceeds the limits, `unsupportedCapability` for a guide
  ///   of another kind.
  func schema(
    within limits: SchemaLimits, spelling: SchemaLimits.Spelling = .const
  ) throws(ModelError) -> TreeValue? {
    switch guide {
    case nil: nil
    case .jsonSchema(_, let schema): try limits.checked(schema, spelling: spelling)
    case .masks: throw .unsupportedCapability("token masks")
    case .gbnf: throw .unsupportedCapability("a llama.cpp grammar")
    }
  }
}

extension ModelMessage {
  /// Returns the message in the format of OpenAI and compatible hosts, with its role.
  ///
  /// - Parameters:
  ///   - call: Returns the members of a tool call in the host's format.
  ///   - answering: Returns the member of a tool result that identifies the call it answers.
  /// - Returns: The message as an object.
  func chat(
    call: (ToolCall) -> [(String, TreeValue?)],
    answering: (ToolCall) -> (String, TreeValue?)
  ) -> TreeValue {
    switch self {
    case .user(let text): return .message("user", text)
    case .model(let text, let calls):
      let calls = calls.map { TreeValue.members(call($0)) }
      return .members([
        ("role", "assistant"), ("content", .text(text)),
        ("tool_calls", calls.isEmpty ? nil : .array(calls)),
      ])
    case .result(let result):
      return .members([
        ("role", "tool"), answering(result.call), ("content", .text(result.text)),
      ])
    }
  }
}

extension ToolCall {
  /// The arguments as an object; an empty object if they are not valid JSON.
  var object: TreeValue { TreeValue(json: Array(arguments.utf8)) ?? [:] }
}

extension ToolDefinition {
  /// The schema of the arguments; the schema of an arbitrary object if the text is not valid JSON.
  var schema: TreeValue { TreeValue(json: Array(parameters.utf8)) ?? ["type": "object"] }

  /// The definition in the format of OpenAI and compatible hosts.
  var function: TreeValue {
    .members([("type", "function"), ("function", declaration(schema: "parameters"))])
  }

  /// Returns the definition, with its schema under the host's name for that member.
  func declaration(schema name: String) -> TreeValue {
    .members([("name", .text(self.name)), ("description", .text(summary)), (name, schema)])
  }
}

extension TreeValue {
  /// Returns a message that consists of a role and a text.
  static func message(_ role: String, _ text: String) -> TreeValue {
    .members([("role", .text(role)), ("content", .text(text))])
  }

  /// The value as a number of tokens; nil if it is not a whole number.
  var count: Int? { whole.map { Int($0) } }
}
