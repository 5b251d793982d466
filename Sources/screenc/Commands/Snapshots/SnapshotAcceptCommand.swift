import ScreenCompiler

/// Accepts changed snapshots as they are now.
struct SnapshotAcceptCommand: Command {
  static let words = ["snapshot", "accept"]
  static let summary = "Accept changed snapshots as they are now"
  static let usages = ["PATH…"]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(
      arguments: "snapshot accept login.snapshots/greedy.json.snap",
      effect: "replaces it with the file that 'snapshot verify' left beside it")
  ]
  static let remarks = [
    "For a folder or a case, every snapshot pending review is accepted."
  ]

  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard !operands.isEmpty else {
      throw .usage("missing-path", "nothing to accept: name a snapshot, a case or a folder")
    }
    try console.requireWriting("accept snapshots")
    for file in try SnapshotPending(operands).files {
      try file.acceptPending()
      try console.write(product: Array("accepted \(file.path)\n".utf8))
    }
    return .done
  }
}
