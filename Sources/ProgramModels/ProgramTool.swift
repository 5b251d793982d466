internal import Processes
public import ScreenGeneration

/// A program as a tool: it reads the arguments as JSON and writes the result.
public struct ProgramTool: Tool {
  /// The longest that a call may take.
  private static let limit = Duration.seconds(30)

  /// What a model is told of it.
  public var definition: ToolDefinition
  /// What the shell runs.
  public var command: String

  /// Creates a tool of a command of the shell.
  public init(definition: ToolDefinition, command: String) {
    self.definition = definition
    self.command = command
  }

  /// Runs the command: the arguments on its input, the result on its output.
  public func call(_ call: ToolCall) async -> ToolResult {
    ProcessGroups.endWithProcess()
    let program = ProgramRun(
      shell: command, input: Array(call.arguments.utf8), within: ProgramModel.limits(Self.limit))
    var bytes: [UInt8] = []
    let ending = await program.run { bytes += $0 }
    guard ending == .exited(0) else {
      return ToolResult(of: call, "the tool failed", isFailure: true)
    }
    return ToolResult(of: call, String(decoding: bytes, as: UTF8.self))
  }
}
