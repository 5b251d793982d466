public import ScreenDiagnostics
internal import ScreenModel

extension EvaluationCase {
  /// Reads the cases of an evaluation file: JSON Lines, a case each; empty lines are passed over.
  ///
  /// A line is `{"kind": …, "intent": …, "expect": {…}}`. A line that cannot be read is a
  /// diagnostic and no case.
  public static func read(
    _ source: SourceText
  ) -> (cases: [EvaluationCase], diagnostics: [Diagnostic]) {
    var cases: [EvaluationCase] = []
    var diagnostics: [Diagnostic] = []
    var start = 0
    while start < source.utf8.count {
      let end = source.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.utf8.count
      defer { start = end + 1 }
      let line = SourceText(name: source.name, utf8: Array(source.utf8[start..<end]))
      guard line.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
      var reader = ExpectationReader(lineStart: start)
      if let result = reader.readCase(line) { cases.append(result) }
      diagnostics += reader.diagnostics
    }
    return (cases, diagnostics)
  }
}
