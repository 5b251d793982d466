internal import ScreenTables
internal import ScreenText

extension TopicTable {
  /// An item of a topic.
  package struct Row {
    /// The index of the topic.
    package var topic: Int
    /// The values of the item, the first of which is its name.
    package var values: [String]
  }

  /// Returns the items whose names contain lower-case words next to each other, in catalog order.
  package func rows(naming words: String) -> [Row] {
    let needle = Array(words.utf8)
    let given = entries.topics.enumerated().flatMap { place, topic in
      topic.items.filter { FileText($0[0]).holds(needle) }.map { Row(topic: place, values: $0) }
    }
    return entries.starts.reduce(into: given) { rows, part in
      rows += part.table.items(naming: needle).map {
        Row(topic: part.start + $0.place, values: $0.values)
      }
    }
  }
}

extension FileText {
  /// Whether lower-case words occur in the text as whole words.
  func holds(_ words: [UInt8]) -> Bool {
    !places(ofWords: words, in: 0..<bytes.count).isEmpty
  }
}
