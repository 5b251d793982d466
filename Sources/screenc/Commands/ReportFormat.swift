/// The format of a command's findings, as opposed to that of a compiled product.
enum ReportFormat: String, CaseIterable {
  /// Text for a reader.
  case text
  /// One JSON value on standard output.
  case json
}
