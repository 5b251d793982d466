import ScreenCompiler

/// Shows changed snapshots one by one, and asks what to do with each.
struct SnapshotReviewCommand: Command {
  static let words = ["snapshot", "review"]
  static let summary = "Review changed snapshots: accept or reject each"
  static let usages = ["[PATH]…"]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(
      arguments: "snapshot review",
      effect: "goes through what 'snapshot verify' left in this folder and below")
  ]
  static let remarks = [
    "Keys: a accept, r reject, s skip; A, R and S do so for all that remain; d shows the "
      + "difference again, n the whole new snapshot, q quits.",
    """
    p shows an HTML snapshot as a page, old and new side by side: in the browser if there is a \
    display, otherwise as a screenshot taken by Chromium or Chrome. Both are files in a new \
    temporary folder. The network is not used.
    """,
  ]

  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    let input = FileDescriptor.standardInput
    guard console.environment.isTerminal(input), console.environment.isTerminal(.standardOutput)
    else {
      throw .usage(
        "no-terminal",
        "'snapshot review' needs a terminal; elsewhere, use 'snapshot accept' and 'snapshot "
          + "reject'")
    }
    try console.requireWriting("review snapshots")
    let files = try SnapshotPending(operands).files
    guard !files.isEmpty else {
      try console.write(product: Array("nothing waits for review\n".utf8))
      return .done
    }
    var tally: [Decision: Int] = [:]
    var repeated: Decision?
    review: for (index, file) in files.enumerated() {
      let recorded = file.exists ? try read(file) : []
      var decision = repeated
      if decision == nil {
        try console.write(product: Array("\n\(index + 1)/\(files.count) \(file.path)\n".utf8))
        try show(file, from: recorded, in: console)
      }
      while decision == nil {
        try console.write(product: Array("accept, reject, skip? [a r s A R S d n p q] ".utf8))
        let key = input.readKey()
        try console.write(product: Array("\n".utf8))
        switch key {
        case UInt8(ascii: "a"): decision = .accepted
        case UInt8(ascii: "r"): decision = .rejected
        case UInt8(ascii: "s"): decision = .skipped
        case UInt8(ascii: "A"): (decision, repeated) = (.accepted, .accepted)
        case UInt8(ascii: "R"): (decision, repeated) = (.rejected, .rejected)
        case UInt8(ascii: "S"): (decision, repeated) = (.skipped, .skipped)
        case UInt8(ascii: "d"): try show(file, from: recorded, in: console)
        case UInt8(ascii: "n"): try show(file, from: [], in: console)
        case UInt8(ascii: "p"):
          let picture = SnapshotPicture(environment: console.environment)
          let remark = picture.show(file, recorded, try read(file.pending))
          try console.write(product: Array((remark + "\n").utf8))
        // The end of the input, Ctrl-C and Ctrl-D leave the rest as it is.
        case UInt8(ascii: "q"), 3, 4, nil: break review
        default: break
        }
      }
      guard let decision else { break }
      switch decision {
      case .accepted: try file.acceptPending()
      case .rejected: try file.rejectPending()
      case .skipped: break
      }
      tally[decision, default: 0] += 1
    }
    let counts = Decision.allCases.map { "\(tally[$0] ?? 0) \($0.rawValue)" }
    try console.write(product: Array((counts.joined(separator: ", ") + "\n").utf8))
    return .done
  }

  private enum Decision: String, CaseIterable {
    case accepted
    case rejected
    case skipped
  }

  /// Shows how the pending version of a file differs from `recorded`; all of it if that is empty.
  private func show(
    _ file: File, from recorded: [UInt8], in console: Console
  ) throws(CommandError) {
    let pending = try read(file.pending)
    let difference = UnifiedDifference(from: recorded, to: pending)
    let isColored = console.environment.colorDepth(.auto, on: .standardOutput) != .none
    let text = SnapshotReportText(isColored: isColored).text(
      difference, path: file.path,
      words: SnapshotComparison.words(from: recorded, to: pending))
    try console.write(product: Array(text.utf8))
  }

  private func read(_ file: File) throws(CommandError) -> [UInt8] {
    try SourceText.read(file).utf8
  }
}
