import Foundation

/// A run of the built `screenc`, as a user's shell would make it.
struct ScreencProcess {
  /// What came of a run.
  struct Result {
    var exitCode: Int32
    var output: [UInt8]
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The binary, which is beside the bundle of the tests.
  static var binary: URL {
    let bundle = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let candidates = [bundle, Bundle(for: Anchor.self).bundleURL].map {
      $0.deletingLastPathComponent().appending(path: "screenc")
    }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path()) }
      ?? candidates[0]
  }

  private final class Anchor {}

  /// Runs `screenc` with `arguments` and nothing of this process's environment.
  static func run(
    _ arguments: String..., input: [UInt8] = [], environment: [String: String] = [:],
    directory: String? = nil
  ) throws -> Result {
    try run(arguments, input: input, environment: environment, directory: directory)
  }

  /// Runs `screenc` with a list of arguments.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    directory: String? = nil
  ) throws -> Result {
    try run(
      binary, arguments, input: input, environment: environment, directory: directory)
  }

  /// Runs a line in a shell that finds the built `screenc`, as somebody types it.
  static func shell(_ line: String, directory: String) throws -> Result {
    let tools = binary.deletingLastPathComponent().path()
    return try run(
      URL(filePath: "/bin/sh"), ["-c", line],
      environment: ["PATH": "\(tools):/usr/bin:/bin"], directory: directory)
  }

  private static func run(
    _ program: URL, _ arguments: [String], input: [UInt8] = [], environment: [String: String],
    directory: String?
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    if let directory { process.currentDirectoryURL = URL(filePath: directory) }
    // Files rather than pipes: no reader has to keep up.
    let folder = try TemporaryFolder()
    let (output, errors) = (folder.path + "/output", folder.path + "/errors")
    for path in [output, errors] { try Data().write(to: URL(filePath: path)) }
    try Data(input).write(to: URL(filePath: folder.path + "/input"))
    process.standardInput = FileHandle(forReadingAtPath: folder.path + "/input")
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: Array(try Data(contentsOf: URL(filePath: output))),
      errors: String(decoding: try Data(contentsOf: URL(filePath: errors)), as: UTF8.self))
  }
}
