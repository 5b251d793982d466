internal import ScreenText

extension TopicTable {
  /// A thing of a topic.
  struct Row {
    /// The place of the topic.
    var topic: Int
    /// The values of the thing, the first of which is its name.
    var values: [String]
  }

  /// The things in whose names words, in lower case, stand together, in the order of the catalog.
  func rows(naming words: String) -> [Row] {
    let needle = Array(words.utf8)
    return entries.enumerated().flatMap { place, entry in
      entry.items(naming: needle).map { Row(topic: place, values: $0) }
    }
  }
}
