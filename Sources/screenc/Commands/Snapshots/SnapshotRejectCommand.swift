import ScreenCompiler

/// Keeps recorded snapshots, and deletes their pending versions.
struct SnapshotRejectCommand: Command {
  static let words = ["snapshot", "reject"]
  static let summary = "Keep recorded snapshots and discard the changes"
  static let usages = ["PATH…"]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(
      arguments: "snapshot reject Fixtures/Snapshots",
      effect: "deletes every file there that 'snapshot verify' left for review")
  ]
  static let remarks = [
    "For a folder or a case, every snapshot pending review is rejected."
  ]

  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard !operands.isEmpty else {
      throw .usage("missing-path", "nothing to reject: name a snapshot, a case or a folder")
    }
    try console.requireWriting("reject snapshots")
    for file in try SnapshotPending(operands).files {
      try file.rejectPending()
      try console.write(product: Array("rejected \(file.path)\n".utf8))
    }
    return .done
  }
}
