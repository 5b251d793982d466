import ScreenCompiler

/// Records snapshot files.
struct SnapshotRecordCommand: Command {
  static let words = ["snapshot", "record"]
  static let summary = "Record snapshot files"
  static let usages = ["--missing|--failed|--all [FOLDER|CASE|PATTERN]…"]

  var filter: String?
  var recordsMissing = false
  var recordsFailed = false
  var recordsAll = false
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .flag("--missing", place: \.recordsMissing, .output, "Record missing snapshots"),
      .flag(
        "--failed", place: \.recordsFailed, .output, "Record missing and changed snapshots"),
      .flag("--all", place: \.recordsAll, .output, "Record all snapshots, changed or not"),
      .value(
        "--filter", .text("TEXT"), \.filter, .input, "Only cases whose path contains this text"),
    ]
  }

  static let examples = [
    Example(
      arguments: "snapshot record --missing Fixtures/Snapshots",
      effect: "records new cases and leaves every recorded one as it is")
  ]

  static let remarks = [
    """
    Each file is written whole or not at all, so an interrupted run can be run again. If the \
    variable CI is set, nothing is recorded.
    """
  ]

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard [recordsMissing, recordsFailed, recordsAll].count(where: { $0 }) == 1 else {
      throw .usage("missing-choice", "say what to record: '--missing', '--failed' or '--all'")
    }
    try console.requireWriting("record snapshots")
    let selection = try SnapshotSelection(operands, filter: filter)
    selection.warnOfTwins(in: console)
    var renderer = SnapshotRenderer()
    var tally = Tally()
    for (index, file) in selection.cases.enumerated() {
      console.showProgress(index, of: selection.cases.count, file.path)
      do throws(SnapshotRenderer.Failure) {
        let snapshotCase = try renderer.read(file)
        file.snapshotFolder.removeLeftovers()
        for seed in snapshotCase.draws {
          for rendering in try renderer.render(snapshotCase, at: file, seed: seed, in: console) {
            try record(rendering, &tally)
          }
        }
      } catch {
        tally.failed += 1
        console.clearProgress()
        for message in error.messages { console.write(remark: message + "\n") }
      }
    }
    console.clearProgress()
    try console.write(product: Array(tally.text.utf8))
    return tally.failed > 0 ? .invalidInput : .done
  }

  private struct Tally {
    var recorded = 0
    var kept = 0
    var failed = 0

    var text: String {
      let failures = failed > 0 ? ", \(failed) cases failed" : ""
      return "\(recorded) recorded, \(kept) unchanged\(failures)\n"
    }
  }

  private func record(
    _ rendering: SnapshotRenderer.Rendering, _ tally: inout Tally
  ) throws(SnapshotRenderer.Failure) {
    let file = rendering.file
    do throws(SystemError) {
      guard try isDue(rendering) else {
        tally.kept += 1
        return
      }
      try file.folder.makeFolder()
      try file.replace(with: rendering.bytes)
      try file.pending.remove()
      tally.recorded += 1
    } catch {
      throw .init(CommandError.outside("cannot write '\(file.path)'", error))
    }
  }

  private func isDue(_ rendering: SnapshotRenderer.Rendering) throws(SystemError) -> Bool {
    guard !recordsAll, rendering.file.exists else { return true }
    guard recordsFailed else { return false }
    return try rendering.file.read() != rendering.bytes
  }
}
