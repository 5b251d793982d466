public import ScreenDiagnostics
internal import ScreenModel

extension EvaluationCase {
  /// Reads the cases of an evaluation file, one JSON value on each line; empty lines are skipped.
  ///
  /// A line is `{"kind": …, "intent": …, "expect": {…}}`. A line that cannot be read gives a
  /// diagnostic instead of a case.
  public static func read(
    _ source: SourceText
  ) -> (cases: [EvaluationCase], diagnostics: [Diagnostic]) {
    var cases: [EvaluationCase] = []
    var diagnostics: [Diagnostic] = []
    for line in source.lines where !line.isBlank {
      var reader = ExpectationReader()
      if let result = reader.readCase(line.text) { cases.append(result) }
      diagnostics += reader.diagnostics.map { $0.moved(by: line.range.lowerBound) }
    }
    return (cases, diagnostics)
  }
}
