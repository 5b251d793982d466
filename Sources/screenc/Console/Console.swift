import ScreenCompiler

/// The streams of the process: standard output for the product alone, and standard error for
/// everything else.
struct Console {
  /// The environment of the process.
  var environment: Environment

  /// Writes the product, or a part of it.
  ///
  /// A reader that has gone is not an error: `screenc … | head` is done when `head` is.
  func write(product bytes: [UInt8]) throws(CommandError) {
    do {
      try FileDescriptor.standardOutput.write(bytes)
    } catch {
      guard !error.isBrokenPipe else { return }
      throw .outside("cannot write to standard output", error)
    }
  }

  /// Writes the product to a file, whole or not at all, or to standard output if there is no path or
  /// the path is `-`.
  func deliver(_ bytes: [UInt8], to path: String?) throws(CommandError) {
    guard let path, path != "-" else { return try write(product: bytes) }
    do {
      try File(path: path).replace(with: bytes)
    } catch {
      throw .outside("cannot write '\(path)'", error)
    }
  }

  /// Writes a remark to standard error; errors are ignored, as there is nowhere to report them.
  func write(remark text: String) {
    try? FileDescriptor.standardError.write(Array(text.utf8))
  }

  /// Shows the diagnostics of a source, or of the run itself.
  func show(_ diagnostics: [Diagnostic], in source: SourceText? = nil) {
    guard !diagnostics.isEmpty else { return }
    let depth = environment.colorDepth(.auto, on: .standardError)
    let formatter = DiagnosticFormatter(
      source ?? SourceText(name: "screenc", ""), style: depth == .none ? .plain : .colored)
    write(remark: formatter.format(diagnostics))
  }
}
