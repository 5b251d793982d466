internal import Sampling
internal import ScreenGeneration
internal import ScreenModel

extension SamplingOptions {
  /// The seed as hosts take it: a whole number below 2³¹, the same for the same seed.
  var seedOfHosts: Int { Int((seed ^ seed >> 31) & 0x7FFF_FFFF) }
}

extension ModelRequest {
  /// The schema of the guide as a value, for hosts that take no other guide; nil where there is none.
  ///
  /// - Throws: `guideRefused` where it goes beyond the limits, `unsupportedCapability` for a guide of
  ///   another form.
  func schema(
    within limits: SchemaLimits, spelling: SchemaLimits.Spelling = .const
  ) throws(ModelError) -> TreeValue? {
    switch guide {
    case nil: nil
    case .jsonSchema(_, let schema): try limits.checked(schema, spelling: spelling)
    case .masks: throw .unsupportedCapability("masks over tokens")
    case .gbnf: throw .unsupportedCapability("a grammar of llama.cpp")
    }
  }
}

extension ModelMessage {
  /// The message as OpenAI and those who keep to it take it.
  ///
  /// - Parameters:
  ///   - call: The members of a call in the host's words.
  ///   - answering: The member of a result that says which call it is of.
  /// - Returns: The message, with its role.
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
  /// The arguments as an object; an empty one where they are no JSON.
  var object: TreeValue { TreeValue(json: Array(arguments.utf8)) ?? [:] }
}

extension ToolDefinition {
  /// A schema of the arguments as a value; that of any object where the text is no JSON.
  var schema: TreeValue { TreeValue(json: Array(parameters.utf8)) ?? ["type": "object"] }

  /// The definition as OpenAI and those who keep to it take it.
  var function: TreeValue {
    .members([("type", "function"), ("function", declaration(schema: "parameters"))])
  }

  /// The definition with its schema under the name that a host has for it.
  func declaration(schema name: String) -> TreeValue {
    .members([("name", .text(self.name)), ("description", .text(summary)), (name, schema)])
  }
}

extension TreeValue {
  /// A message of a conversation that is a role and its text.
  static func message(_ role: String, _ text: String) -> TreeValue {
    .members([("role", .text(role)), ("content", .text(text))])
  }

  /// The whole number that fits a count of tokens.
  var count: Int? { whole.map { Int($0) } }
}
