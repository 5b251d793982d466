extension String {
  /// The text on one line, without control characters, and of at most `limit` scalars.
  package func onOneLine(_ limit: Int) -> String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: line.append(" ")
      default: line.append(scalar)
      }
    }
    return String(line) + (unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")
  }
}
