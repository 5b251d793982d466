public import ScreenModel

extension SnapshotReport {
  /// The report as JSON: every file with its difference, the obsolete files, and the counts.
  public func json(_ layout: JSONLayout = .indented) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginObject()
    writer.array("snapshots", results) { writer, result in
      writer.beginObject()
      writer.member("case", result.casePath)
      writer.member("path", result.path)
      writer.member("outcome", result.outcome.rawValue)
      if let comparison = result.comparison {
        writer.array("elements", comparison.paths) { $0.text($1) }
        writer.member("difference", result.difference)
      }
      if !result.messages.isEmpty { writer.array("messages", result.messages) { $0.text($1) } }
      writer.endObject()
    }
    if let obsolete { writer.array("obsolete", obsolete) { $0.text($1) } }
    writer.name("summary")
    writer.beginObject()
    for outcome in Result.Outcome.allCases {
      writer.name(outcome.rawValue)
      writer.integer(count(outcome))
    }
    writer.endObject()
    writer.endObject()
    return writer.finish()
  }
}
