import ScreenCompiler

/// Compares snapshot files with the current renderings.
struct SnapshotVerifyCommand: Command {
  static let words = ["snapshot", "verify"]
  static let summary = "Compare snapshot files with the current renderings"
  static let usages = ["[OPTIONS] [FOLDER|CASE|PATTERN]…"]

  var filter: String?
  var junit: String?
  var json: String?
  var deletesObsolete = false
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value(
        "--filter", .text("TEXT"), \.filter, .input, "Only cases whose path contains this text"),
      .value("--junit", .text("FILE"), \.junit, .output, "Write a JUnit XML report"),
      .value("--json", .text("FILE"), \.json, .output, "Write a JSON report"),
      .flag(
        "--delete-obsolete", place: \.deletesObsolete, .output,
        "Delete snapshots that belong to no case"),
    ]
  }

  static let examples = [
    Example(
      arguments: "snapshot verify Fixtures/Snapshots",
      effect: "exit code 1 if a snapshot is missing or differs"),
    Example(
      arguments: "snapshot verify --junit report.xml 'screens/*.case'",
      effect: "the cases that a pattern names, with a report for continuous integration"),
  ]

  static let remarks = [
    """
    If a snapshot differs, the current rendering is left beside it, with a name ending in .new: \
    see 'snapshot review', 'accept' and 'reject'. If the variable CI is set, only reports are \
    written.
    """,
    """
    Obsolete snapshots are reported only if whole folders are verified, and deleted only on request.
    """,
  ]

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    let selection = try SnapshotSelection(operands, filter: filter)
    selection.warnOfTwins(in: console)
    if deletesObsolete {
      try console.requireWriting("delete snapshots")
      guard selection.isComplete else {
        throw .usage(
          "incomplete-run", "'--delete-obsolete' needs whole folders, without '--filter'")
      }
    }
    var verification = SnapshotVerification(leavesPending: !console.environment.isIntegration)
    for (index, file) in selection.cases.enumerated() {
      console.showProgress(index, of: selection.cases.count, file.path)
      verification.verify(file, in: console)
    }
    console.clearProgress()
    var report = verification.report
    if selection.isComplete {
      let obsolete = selection.obsoleteFiles(expected: verification.expected)
      report.obsolete = obsolete.map(\.path)
    }
    try write(report, in: console)
    if deletesObsolete { try delete(report.obsolete ?? []) }
    return report.isPassed ? .done : .invalidInput
  }

  private func write(_ report: SnapshotReport, in console: Console) throws(CommandError) {
    if let junit { try File(path: junit).deliver(report.junit()) }
    if let json { try File(path: json).deliver(report.json()) }
    let isColored = console.environment.colorDepth(.auto, on: .standardOutput) != .none
    try console.write(product: Array(SnapshotReportText(isColored: isColored).text(report).utf8))
  }

  private func delete(_ paths: [String]) throws(CommandError) {
    for path in paths {
      let file = File(path: path)
      do {
        try file.remove()
      } catch {
        throw .outside("cannot delete '\(path)'", error)
      }
      file.folder.removeIfEmpty()
    }
  }
}

extension SnapshotSelection {
  /// Returns the snapshots that no case asks for.
  ///
  /// - Parameter expected: The paths that each case's folder should hold; nil for a folder whose
  ///   case could not be read, in which nothing is obsolete.
  /// - Returns: The files, in the order of their folders.
  fileprivate func obsoleteFiles(expected: [[UInt8]: Set<[UInt8]>?]) -> [File] {
    snapshotFolders.flatMap { folder -> [File] in
      let wanted: Set<[UInt8]>
      switch expected[Array(folder.path.utf8)] {
      case .some(.none): return []
      case .some(.some(let paths)): wanted = paths
      case .none: wanted = []
      }
      return ((try? folder.entries()) ?? []).filter { file in
        let isPending = file.path.hasSuffix(
          SnapshotCase.snapshotEnding + SnapshotCase.pendingEnding)
        let path = String(file.path.dropLast(isPending ? SnapshotCase.pendingEnding.count : 0))
        return path.hasSuffix(SnapshotCase.snapshotEnding) && !wanted.contains(Array(path.utf8))
      }
    }
  }
}
