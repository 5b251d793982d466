internal import ScreenDiagnostics
internal import ScreenModel

/// What a format cannot express, gathered while a screen is written.
struct WritingLog {
  private var log = DiagnosticLog()
  private var section = ""
  private var index = 0
  private var kind: ComponentKind?

  var diagnostics: [Diagnostic] { log.diagnostics }

  /// Makes the following diagnostics refer to this section.
  mutating func enter(_ section: Section) {
    self.section = section.id
    kind = nil
  }

  /// Makes the following diagnostics refer to this component of the section.
  mutating func enter(_ component: ComponentKind, at index: Int) {
    kind = component
    self.index = index
  }

  /// Makes the following diagnostics refer to the current place of another log.
  mutating func restorePlace(of other: WritingLog) {
    section = other.section
    index = other.index
    kind = other.kind
  }

  /// Reports that the component is composed of others that the format has.
  mutating func compose(_ parts: StaticString) {
    report(.note, .lossless, id: "composed") { "the \($0) is written as \(parts)" }
  }

  /// Reports that something of the component or the section is not written.
  mutating func lose(_ what: StaticString) {
    report(.warning, .lossy, id: "not-written") { "\(what) of the \($0) is not written" }
  }

  /// Reports that a table's marks and the actions of its rows are not written, which no writer
  /// expresses.
  mutating func loseMarks(of table: Component.Table) {
    if !table.marks.isEmpty { lose("the highlighting") }
    if !table.actions.isEmpty { lose("what can be done with a row") }
  }

  /// Reports the looks of the screen that are not written.
  mutating func loseLooks(of screen: Screen, as format: ExchangeFormat) {
    let hasAccent = format == .a2ui08 || format == .a2ui09
    for (property, isLost) in [
      ("accent", screen.accent != .standard && !hasAccent),
      ("appearance", screen.appearance != .automatic),
    ] where isLost {
      log.report(.warning, repair: .lossy) { severity, repair in
        Diagnostic(
          severity, id: "not-written", "the \(property) of the screen is not written",
          repair: repair)
      }
    }
  }

  /// Reports the looks of a component that are not written.
  mutating func loseLooks(of component: Component) {
    switch component {
    case .heading(let heading): lose(heading.emphasis)
    case .paragraph(let paragraph): lose(paragraph.emphasis)
    case .keyValue(let fact):
      if fact.tone != .neutral { lose("the tone") }
      lose(fact.emphasis)
    case .stat(let stat):
      if stat.tone != .neutral { lose("the tone") }
      lose(stat.emphasis)
    case .image(let image):
      if image.shape != .rectangle { lose("the shape") }
    case .button(let button):
      if button.width != .fitting { lose("the width") }
    default: break
    }
  }

  private mutating func lose(_ emphasis: Component.Emphasis) {
    if emphasis != .regular { lose("the emphasis") }
  }

  /// Reports that the format cannot be written.
  mutating func refuse(_ id: String, _ message: String) {
    log.appendAlways(Diagnostic(.error, id: id, message))
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
