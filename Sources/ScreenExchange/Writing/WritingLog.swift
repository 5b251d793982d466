internal import ScreenDiagnostics
internal import ScreenModel

/// What a format has no words for, gathered while a screen is written.
struct WritingLog {
  private var log = DiagnosticLog()
  private var section = ""
  private var index = 0
  private var kind: ComponentKind?

  var diagnostics: [Diagnostic] { log.diagnostics }

  /// The diagnostics to come are of this section.
  mutating func enter(_ section: Section) {
    self.section = section.id
    kind = nil
  }

  /// The diagnostics to come are of this component of the section.
  mutating func enter(_ component: ComponentKind, at index: Int) {
    kind = component
    self.index = index
  }

  /// The diagnostics to come are of what those of another log were to be of.
  mutating func restorePlace(of other: WritingLog) {
    section = other.section
    index = other.index
    kind = other.kind
  }

  /// The component is made of others that the format has.
  mutating func compose(_ parts: StaticString) {
    report(.note, .lossless, id: "composed") { "the \($0) is written as \(parts)" }
  }

  /// Something of the component, or of the section, is not written.
  mutating func lose(_ what: StaticString) {
    report(.warning, .lossy, id: "not-written") { "\(what) of the \($0) is not written" }
  }

  /// The format cannot be written.
  mutating func refuse(_ id: String, _ message: String) {
    log.insist(Diagnostic(.error, id: id, message))
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ repair: Diagnostic.Repair, id: String,
    _ message: (String) -> String
  ) {
    let path =
      kind == nil ? "sections/\(section)" : "sections/\(section)/components/\(index)"
    let subject = kind?.rawValue ?? "section"
    log.report(severity, repair: repair) { severity, repair in
      Diagnostic(severity, id: id, message(subject), path: path, repair: repair)
    }
  }
}
