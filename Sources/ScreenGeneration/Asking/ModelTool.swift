internal import ScreenDiagnostics
internal import ScreenModel

/// A tool that a language model may call during a generation to fetch facts.
public protocol ModelTool: Sendable {
  /// The definition that the model is given.
  var definition: ToolDefinition { get }

  /// Performs a call.
  ///
  /// The arguments fit the schema of its definition; a call whose arguments do not is answered
  /// without reaching the tool. A tool that fails says so in its result, and the model continues
  /// without it.
  func call(_ call: ToolCall) async -> ToolResult
}

extension ToolDefinition {
  /// The faults of a call's arguments by the schema, as a clause each; empty if they fit.
  func faults(of call: ToolCall) -> [String] {
    let reading = JSONReader.read(SourceText(name: "arguments", call.arguments))
    guard let arguments = reading.tree, !reading.diagnostics.contains(where: \.isRefusedWhenStrict)
    else { return ["they are not JSON"] }
    // An unreadable schema allows everything; the author of a tool should have it checked.
    let schema = JSONReader.read(SourceText(name: "schema", parameters)).tree ?? [:]
    return ArgumentSchema(schema).faults(of: arguments)
  }
}
