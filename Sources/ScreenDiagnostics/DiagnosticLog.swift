/// Collects diagnostics up to a limit, so that a hostile input cannot make it grow without bound.
package struct DiagnosticLog: Sendable {
  /// How many diagnostics are kept one by one.
  package static let capacity = 100

  private var kept: [Diagnostic] = []
  private var omitted = 0
  private var omittedSeverity = Diagnostic.Severity.note
  private var omittedRepair: Diagnostic.Repair?

  /// Creates an empty log.
  package init() {}

  /// Whether it holds no diagnostic.
  package var isEmpty: Bool { kept.isEmpty }

  /// Whether further diagnostics are only counted.
  package var isFull: Bool { kept.count >= Self.capacity }

  /// How many diagnostics are kept one by one so far.
  package var count: Int { kept.count }

  /// The message of the first lossy repair after the first `count` diagnostics; nil if none was
  /// kept.
  package func loss(after count: Int) -> String? {
    kept.dropFirst(count).first { $0.repair == .lossy }?.message
  }

  /// The diagnostics kept, ordered by place, followed by one that sums up those omitted.
  package var diagnostics: [Diagnostic] {
    let ordered = kept.enumerated().sorted {
      ($0.element.range?.lowerBound ?? .max, $0.offset)
        < ($1.element.range?.lowerBound ?? .max, $1.offset)
    }
    guard omitted > 0 else { return ordered.map(\.element) }
    let message = "\(omitted) more \(omitted == 1 ? "fault is" : "faults are") not shown"
    return ordered.map(\.element) + [
      Diagnostic(omittedSeverity, id: "further-diagnostics", message, repair: omittedRepair)
    ]
  }

  /// Adds a diagnostic, calling `make` only if it is kept.
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

  /// Adds a diagnostic even to a full log: the last one, which says why reading stopped.
  package mutating func appendAlways(_ diagnostic: Diagnostic) { kept.append(diagnostic) }

  /// Adds another log's diagnostics, about the element at `path`; an empty path means this element.
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
