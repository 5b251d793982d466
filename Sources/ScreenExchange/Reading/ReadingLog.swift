internal import ScreenDiagnostics
internal import ScreenModel

/// What was lost or changed while reading a document in another format.
struct ReadingLog {
  private var log = DiagnosticLog()
  private var said: Set<String> = []

  var diagnostics: [Diagnostic] { log.diagnostics }

  /// Reports something that cannot be shown as intended.
  mutating func lose(_ id: String, _ message: @autoclosure () -> String, at range: SourceRange?) {
    log.report(.warning, repair: .lossy) { severity, repair in
      Diagnostic(severity, id: id, message(), at: range, repair: repair)
    }
  }

  /// Reports something that is arranged or expressed differently without losing its meaning.
  mutating func note(_ id: String, _ message: @autoclosure () -> String, at range: SourceRange?) {
    log.report(.note, repair: .lossless) { severity, repair in
      Diagnostic(severity, id: id, message(), at: range, repair: repair)
    }
  }

  /// Reports the same only once in a document for something that occurs many times.
  mutating func reportOnce(_ id: String, _ message: String, at range: SourceRange?) {
    guard said.insert(id + message).inserted else { return }
    note(id, message, at: range)
  }

  /// Reports why nothing can be read.
  mutating func refuse(_ id: String, _ message: String, at range: SourceRange?) {
    log.appendAlways(Diagnostic(.error, id: id, message, at: range))
  }

  mutating func append(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      log.report(diagnostic.severity, repair: diagnostic.repair) { _, _ in diagnostic }
    }
  }
}

/// Limits on how much of a document is read; the rest is left out with a diagnostic.
enum ReadingLimits {
  /// The greatest number of containers around a part.
  static let depth = 64
  /// The greatest number of parts; a part used in two places counts twice.
  static let parts = 10_000
  /// The greatest number of repetitions of a template.
  static let repetitions = 500
}

extension String {
  /// The start of a text from outside, short enough for a message, without control characters.
  var excerpt: String {
    var excerpt = ""
    for scalar in unicodeScalars.prefix(40)
    where scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) {
      excerpt.unicodeScalars.append(scalar)
    }
    return excerpt
  }
}
