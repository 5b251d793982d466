import Foundation

/// A program of the machine, run over files of a folder that lasts as long as the test.
struct Tool {
  /// What came of a run.
  struct Result {
    var exitCode: Int32
    var text: String
  }

  /// The folder that the program runs in.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "screenc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Runs a program that the path finds; what it prints, to either output.
  func run(_ arguments: String...) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return Result(
      exitCode: process.terminationStatus,
      text: String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }

  /// Whether a program runs, and ends well.
  static func works(_ arguments: String...) -> Bool {
    guard let tool = try? Tool() else { return false }
    defer { tool.remove() }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
