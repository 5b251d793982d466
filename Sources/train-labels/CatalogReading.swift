/// What is gathered from the files of the catalog, by their lines without comments.
protocol CatalogReading {
  /// Reads patterns and recipes.
  mutating func readScreens(_ lines: [Substring])
  /// Reads frames with their rows.
  mutating func readFrames(_ lines: [Substring])
  /// Reads topics with their entries.
  mutating func readTopics(_ lines: [Substring])
}

extension CatalogReading {
  /// Reads a file by its kind: patterns and recipes, frames, or topics.
  mutating func read(_ text: String, ofKind kind: String) {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    switch kind {
    case "patterns", "recipes": readScreens(lines)
    case "frames": readFrames(lines)
    case "topics": readTopics(lines)
    default: break
    }
  }
}
