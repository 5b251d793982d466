import ScreenCompiler

extension CheckCommand {
  /// How often a file is fixed in one run: what is mended may bring a next fault to light.
  private static let roundLimit = 4

  /// Applies the fix-its of a file, writes it whole, and checks what it has become.
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

  /// The edits of the first fix-it of each diagnostic; what overlaps waits for the next round.
  private static func edits(of diagnostics: [Diagnostic]) -> [TextEdit] {
    var edits: [TextEdit] = []
    var end = 0
    let fixes = diagnostics.compactMap { $0.fixIts.first?.edits }
      .sorted { ($0.first?.range.lowerBound ?? 0) < ($1.first?.range.lowerBound ?? 0) }
    for fix in fixes where fix.allSatisfy({ $0.range.lowerBound >= end }) {
      // Two insertions at one place are two repairs of one fault.
      guard !fix.contains(where: { edit in edits.contains { $0.range == edit.range } }) else {
        continue
      }
      edits += fix
      end = fix.map(\.range.upperBound).max() ?? end
    }
    return edits
  }
}
