public import ScreenDiagnostics

extension JSONReader {
  /// Reads JSON Lines into an array: one value on each line, read strictly.
  ///
  /// Lines end at LF or CR LF (jsonlines.org); blank lines are skipped. Reading stops at the first
  /// fault.
  ///
  /// - Complexity: O(number of bytes).
  public static func readLines(
    _ source: SourceText, limits: JSONLimits = .default
  ) -> JSONReading {
    let bytes = source.utf8
    var log = DiagnosticLog()
    var values: [TreeValue] = []
    var rest = limits
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      defer { start = end + 1 }
      guard !bytes[start..<end].allSatisfy(isBlank) else { continue }
      var parser = JSONParser(bytes, in: start..<end, .strict, limits: rest)
      guard let value = parser.parse() else {
        let diagnostics = log.diagnostics + parser.log.diagnostics
        return JSONReading(tree: nil, diagnostics: diagnostics)
      }
      log.append(parser.log, under: "")
      values.append(value)
      rest.values -= parser.values
    }
    if values.isEmpty {
      let fault = Diagnostic(.error, id: "no-value", "the text is empty", at: .at(0))
      return JSONReading(tree: nil, diagnostics: [fault])
    }
    return JSONReading(
      tree: TreeValue(.array(values), at: SourceRange(0, bytes.count)),
      diagnostics: log.diagnostics)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
