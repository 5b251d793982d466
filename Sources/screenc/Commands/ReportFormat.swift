/// How a command writes what it found, where that is not the product of a compilation.
enum ReportFormat: String, CaseIterable {
  /// In words, for a reader.
  case text
  /// As one JSON value, to standard output.
  case json
}
