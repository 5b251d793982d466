public import ScreenModel
internal import ScreenDiagnostics

/// The results of checking several texts.
public struct CheckReport: Sendable {
  /// The result of each, in the order in which they were checked.
  public var results: [CheckResult]
  /// The standard they must meet.
  public var standard: Compilation.Standard

  /// Creates a report.
  public init(_ results: [CheckResult], heldTo standard: Compilation.Standard = .lenient) {
    self.results = results
    self.standard = standard
  }

  /// The number of invalid texts.
  public var failures: Int { results.count { !$0.isAcceptable(standard) } }

  /// The numbers of checked and failed texts, then how often each diagnostic occurs.
  public var summary: String {
    var text = "\(results.count) checked, \(failures) invalid\n"
    for tally in Tally.tallies(of: results.flatMap(\.diagnostics)) {
      let count = String(tally.count)
      text += String(repeating: " ", count: max(0, 6 - count.utf8.count)) + count
      text += "  \(tally.severity.rawValue)  \(tally.id)\n"
    }
    return text
  }

  /// The report as JSON: every file with its diagnostics, then the summary.
  public func json(_ layout: JSONLayout = .indented) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginObject()
    writer.array("files", results) { writer, result in
      writer.beginObject()
      writer.member("path", result.source.name)
      writer.member("kind", result.kind.name)
      writer.name("acceptable")
      writer.flag(result.isAcceptable(standard))
      writer.array("diagnostics", result.diagnostics) { $0.diagnostic($1, in: result.source) }
      writer.endObject()
    }
    writer.name("summary")
    writer.beginObject()
    writer.name("checked")
    writer.integer(results.count)
    writer.name("failed")
    writer.integer(failures)
    writer.array("diagnostics", Tally.tallies(of: results.flatMap(\.diagnostics))) {
      writer, tally in
      writer.beginObject()
      writer.member("id", tally.id)
      writer.member("severity", tally.severity.rawValue)
      writer.name("count")
      writer.integer(tally.count)
      writer.endObject()
    }
    writer.endObject()
    writer.endObject()
    return writer.finish()
  }
}

/// How often a kind of diagnostic occurs.
private struct Tally {
  var id: String
  var severity: Diagnostic.Severity
  var count: Int

  /// The tally of each kind, the most frequent first; ties are ordered by name, then by severity,
  /// errors first.
  static func tallies(of diagnostics: [Diagnostic]) -> [Tally] {
    struct Key: Hashable {
      var id: String
      var severity: Diagnostic.Severity
    }
    var counts: [Key: Int] = [:]
    for diagnostic in diagnostics {
      counts[Key(id: diagnostic.id, severity: diagnostic.severity), default: 0] += 1
    }
    return counts.map { Tally(id: $0.key.id, severity: $0.key.severity, count: $0.value) }
      .sorted { ($1.count, $0.id, $1.severity) < ($0.count, $1.id, $0.severity) }
  }
}
