/// Diagnostics under collection, bounded: a hostile input cannot make it grow without end.
package struct DiagnosticLog: Sendable {
  /// How many diagnostics are kept one by one.
  package static let capacity = 100

  private var kept: [Diagnostic] = []
  private var omitted = 0
  private var omittedSeverity = Diagnostic.Severity.note
  private var omittedRepair: Diagnostic.Repair?

  /// Creates an empty log.
  package init() {}

  /// Whether it holds nothing.
  package var isEmpty: Bool { kept.isEmpty }

  /// Whether further diagnostics are only counted.
  package var isFull: Bool { kept.count >= Self.capacity }

  /// The diagnostics kept, then one that sums up the others.
  package var diagnostics: [Diagnostic] {
    guard omitted > 0 else { return kept }
    return kept + [
      Diagnostic(
        omittedSeverity, id: "further-diagnostics",
        "\(omitted) further \(omitted == 1 ? "fault is" : "faults are") not shown",
        repair: omittedRepair)
    ]
  }

  /// Adds a diagnostic, which is made only if it is kept.
  package mutating func report(
    _ severity: Diagnostic.Severity, repair: Diagnostic.Repair? = nil,
    _ make: (Diagnostic.Severity, Diagnostic.Repair?) -> Diagnostic
  ) {
    guard isFull else {
      kept.append(make(severity, repair))
      return
    }
    omitted += 1
    omittedSeverity = max(omittedSeverity, severity)
    if repair == .lossy || omittedRepair == nil { omittedRepair = repair ?? omittedRepair }
  }

  /// Adds what another log holds, about an element at `path` of this one; empty for this one.
  package mutating func append(_ other: DiagnosticLog, under path: @autoclosure () -> String) {
    guard !other.isEmpty else { return }
    let path = path()
    for diagnostic in other.kept {
      report(diagnostic.severity, repair: diagnostic.repair) { _, _ in
        var placed = diagnostic
        if !path.isEmpty { placed.path = diagnostic.path.map { path + "/" + $0 } ?? path }
        return placed
      }
    }
    guard other.omitted > 0 else { return }
    omitted += other.omitted
    omittedSeverity = max(omittedSeverity, other.omittedSeverity)
    if other.omittedRepair == .lossy || omittedRepair == nil {
      omittedRepair = other.omittedRepair ?? omittedRepair
    }
  }
}
