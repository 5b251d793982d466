/// Something that a language model may call in the middle of a generation, to fetch facts.
public protocol Tool: Sendable {
  /// What the model is told of it.
  var definition: ToolDefinition { get }

  /// Does what a call asks.
  ///
  /// A tool that fails says so in its result: the model then goes on without it.
  func call(_ call: ToolCall) async -> ToolResult
}
