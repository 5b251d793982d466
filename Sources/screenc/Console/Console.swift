import ScreenCompiler

/// Standard output, which carries the product alone, and standard error for everything else.
struct Console {
  /// What surrounds the process.
  var environment: Environment

  /// Writes the product, or a part of it.
  ///
  /// That the reader has gone is no fault: `screenc … | head` is done when `head` is.
  func write(product bytes: [UInt8]) throws(CommandError) {
    do {
      try FileDescriptor.standardOutput.write(bytes)
    } catch {
      guard !error.isBrokenPipe else { return }
      throw .outside("cannot write to standard output", error)
    }
  }

  /// Writes what is not the product; where standard error is closed, nobody wants to know.
  func write(remark text: String) {
    try? FileDescriptor.standardError.write(Array(text.utf8))
  }

  /// Shows diagnostics of a source, or of the run itself.
  func show(_ diagnostics: [Diagnostic], in source: SourceText? = nil) {
    guard !diagnostics.isEmpty else { return }
    let depth = environment.colorDepth(.auto, on: .standardError)
    let formatter = DiagnosticFormatter(
      source ?? SourceText(name: "screenc", ""), style: depth == .none ? .plain : .colored)
    write(remark: formatter.format(diagnostics))
  }
}
