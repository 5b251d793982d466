import ScreenCompiler

extension CheckCommand {
  /// The most levels of folders that are searched.
  private static let depthLimit = 32

  /// The results of the files that could be read, and the exit code for those that could not.
  struct Outcome {
    var exitCode = ExitCode.done
    var results: [CheckResult] = []

    static func += (lhs: inout Outcome, rhs: Outcome) {
      lhs.exitCode = max(lhs.exitCode, rhs.exitCode)
      lhs.results += rhs.results
    }
  }

  /// Checks a file, or the files in a folder. Links to folders are followed only if they are named
  /// by the user.
  func check(
    _ file: File, with compiler: Compiler, in console: Console, isNamed: Bool, depth: Int,
    planned: FolderPlan.Entry? = nil
  ) -> Outcome {
    var outcome = Outcome()
    do throws(CommandError) {
      if file.isFolder {
        guard depth < Self.depthLimit, isNamed || !file.isLink else { return outcome }
        let entries = try file.readEntries()
        let plan = try plan(of: file, entries, in: console, &outcome)
        for entry in entries {
          let planned = plan?.entry(named: entry.name)
          guard planned != .skipped else { continue }
          outcome += check(
            entry, with: compiler, in: console, isNamed: false, depth: depth + 1, planned: planned)
        }
      } else if isNamed || file.path.hasSuffix(".json") || file.kind != .screen {
        var result = compiler.check(
          try .read(file), as: file.kind, levels: levels,
          resolvingIncludes: GrammarFolder(of: file).source)
        if !isNamed { result = expected(result, planned) }
        // A file with expected diagnostics is wrong on purpose, so it is not fixed.
        let isMeant = planned != nil || !isNamed && !ExpectedDiagnostics(in: result.source).isEmpty
        if fixes, !isMeant { result = try fixing(result, file, with: compiler, in: console) }
        if format != .json { console.show(result.diagnostics, in: result.source) }
        outcome.results.append(result)
      }
    } catch {
      console.show(error.diagnostics, in: error.source)
      outcome.exitCode = error.exitCode
    }
    return outcome
  }

  /// Returns what remains of a check's findings after those that the file's text or its folder's
  /// plan expects.
  private func expected(_ result: CheckResult, _ planned: FolderPlan.Entry?) -> CheckResult {
    guard case .expecting(let ids) = planned else { return result.meetingExpectations() }
    return result.meetingExpectations().expecting(ids)
  }

  /// Reads the plan of a folder, if it has one, and reports the plan's own faults.
  private func plan(
    of folder: File, _ entries: [File], in console: Console, _ outcome: inout Outcome
  ) throws(CommandError) -> FolderPlan? {
    let file = folder.file(FolderPlan.fileName)
    guard file.exists else { return nil }
    let source = try SourceText.read(file)
    let plan = FolderPlan(source)
    let diagnostics = levels.applied(to: plan.diagnostics(among: entries.map(\.name)))
    console.show(diagnostics, in: source)
    if diagnostics.contains(where: { $0.severity == .error }) { outcome.exitCode = .invalidInput }
    return plan
  }
}

extension File {
  /// The kind that the file is checked as, by its name.
  fileprivate var kind: CheckResult.Kind { CheckResult.Kind(named: path) }
}
