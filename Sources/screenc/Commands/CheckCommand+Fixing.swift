import ScreenCompiler

extension CheckCommand {
  /// The most rounds of fixes to a file in one run, as a fix may reveal another fault.
  private static let roundLimit = 4

  /// Applies the fix-its of a file, writes it whole or not at all, and checks its new text.
  func fixing(
    _ result: CheckResult, _ file: File, with compiler: Compiler, in console: Console
  ) throws(CommandError) -> CheckResult {
    var fixed = result
    for _ in 0..<Self.roundLimit {
      let edits = Self.edits(of: fixed.diagnostics)
      guard !edits.isEmpty else { break }
      let bytes = fixed.source.applying(edits)
      guard bytes != fixed.source.utf8 else { break }
      fixed = compiler.check(
        SourceText(name: fixed.source.name, utf8: bytes), as: fixed.kind, levels: levels,
        resolvingIncludes: GrammarFolder(of: file).source)
    }
    guard fixed.source.utf8 != result.source.utf8 else { return result }
    if console.environment.isTerminal(.standardError) {
      console.write(remark: LineDiff(from: result.source, to: fixed.source).text)
    }
    do {
      try file.replace(with: fixed.source.utf8)
    } catch {
      throw .outside("cannot write '\(file.path)'", error)
    }
    return fixed
  }

  /// Returns the edits of each diagnostic's first fix-it; overlapping ones wait for the next round.
  private static func edits(of diagnostics: [Diagnostic]) -> [TextEdit] {
    var edits: [TextEdit] = []
    var end = 0
    let fixes = diagnostics.compactMap { $0.fixIts.first?.edits }
      .sorted { ($0.first?.range.lowerBound ?? 0) < ($1.first?.range.lowerBound ?? 0) }
    for fix in fixes where fix.allSatisfy({ $0.range.lowerBound >= end }) {
      // Two insertions at the same place are two repairs of the same fault; make only one.
      guard !fix.contains(where: { edit in edits.contains { $0.range == edit.range } }) else {
        continue
      }
      edits += fix
      end = fix.map(\.range.upperBound).max() ?? end
    }
    return edits
  }
}
