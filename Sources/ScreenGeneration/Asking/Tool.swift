internal import ScreenDiagnostics
internal import ScreenModel

/// Something that a language model may call in the middle of a generation, to fetch facts.
public protocol Tool: Sendable {
  /// What the model is told of it.
  var definition: ToolDefinition { get }

  /// Does what a call asks.
  ///
  /// The arguments fit the schema of its definition: a call that does not is answered for it.
  /// A tool that fails says so in its result: the model then goes on without it.
  func call(_ call: ToolCall) async -> ToolResult
}

extension ToolDefinition {
  /// How the arguments of a call miss the schema, a clause each; empty where they fit.
  func faults(of call: ToolCall) -> [String] {
    let reading = JSONReader.read(SourceText(name: "arguments", call.arguments))
    guard let arguments = reading.tree, !reading.diagnostics.contains(where: \.isRefusedWhenStrict)
    else { return ["they are no JSON"] }
    // A schema that nobody can read allows everything; who gives it to a tool has it checked.
    let schema = JSONReader.read(SourceText(name: "schema", parameters)).tree ?? [:]
    return ArgumentSchema(schema).faults(of: arguments)
  }
}
