import ScreenCompiler

extension CheckCommand {
  /// How deep folders may nest.
  private static let depthLimit = 32

  /// What came of files and folders: the files that could be read, and how the run ends for those
  /// that could not.
  struct Outcome {
    var exitCode = ExitCode.done
    var results: [CheckResult] = []

    static func += (lhs: inout Outcome, rhs: Outcome) {
      lhs.exitCode = max(lhs.exitCode, rhs.exitCode)
      lhs.results += rhs.results
    }
  }

  /// Checks a file, or what a folder holds; links to folders are not followed within one.
  func check(
    _ file: File, with compiler: Compiler, in console: Console, isNamed: Bool, depth: Int
  ) -> Outcome {
    var outcome = Outcome()
    do throws(CommandError) {
      if file.isFolder {
        guard depth < Self.depthLimit, isNamed || !file.isLink else { return outcome }
        for entry in try file.readEntries() {
          outcome += check(entry, with: compiler, in: console, isNamed: false, depth: depth + 1)
        }
      } else if isNamed || file.path.hasSuffix(".json") || file.isGrammar {
        var result = compiler.check(
          try .read(file), as: file.isGrammar ? .grammar : .screen, levels: levels)
        if fixes { result = try fixing(result, file, with: compiler, in: console) }
        if format != .json { console.show(result.diagnostics, in: result.source) }
        outcome.results.append(result)
      }
    } catch {
      console.show(error.diagnostics, in: error.source)
      outcome.exitCode = error.exitCode
    }
    return outcome
  }
}

extension File {
  /// Whether its name is a grammar's.
  fileprivate var isGrammar: Bool { path.hasSuffix(".grammar") }
}
