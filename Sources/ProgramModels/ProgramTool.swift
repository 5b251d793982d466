internal import Processes
public import ScreenGeneration

/// A tool that is a program: it reads the arguments as JSON and writes the result.
public struct ProgramTool: ModelTool {
  /// The most time that a call may take.
  private static let limit = Duration.seconds(30)

  /// The definition that a model sees.
  public var definition: ToolDefinition
  /// The shell command that is run for each call.
  public var command: String

  /// Creates a tool that runs a shell command.
  public init(definition: ToolDefinition, command: String) {
    self.definition = definition
    self.command = command
  }

  /// Runs the command with the arguments on its standard input, and returns its standard output.
  public func call(_ call: ToolCall) async -> ToolResult {
    ProcessGroups.endWithProcess()
    let program = ProgramRun(
      shell: command, input: Array(call.arguments.utf8), within: ProgramModel.limits(Self.limit))
    var bytes: [UInt8] = []
    let ending = await program.run { bytes += $0 }
    guard ending == .exited(0) else {
      return ToolResult(of: call, "'\(command)' \(ending.predicate)", isFailure: true)
    }
    return ToolResult(of: call, String(decoding: bytes, as: UTF8.self))
  }
}

extension ProgramRun.Ending {
  /// How a program ended, as the predicate of a sentence about it.
  var predicate: String {
    switch self {
    case .exited(126), .failed: "cannot be run"
    case .exited(127): "was not found"
    case .exited(let code): "ended with exit code \(code)"
    case .signalled(let number): "was killed by signal \(number)"
    case .tookTooLong: "took too long"
    case .wasSilent: "wrote nothing for too long"
    case .wroteTooMuch: "wrote too much"
    case .cancelled: "was cancelled"
    }
  }
}
