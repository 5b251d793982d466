package import ScreenTables
internal import ScreenText

/// A topic as the catalog stores it; a line of a file is parsed on demand.
package enum TopicEntry: Sendable {
  case given(Topic)
  case line(TopicLine)

  /// The names of the topic, the first of which identifies it.
  package var names: [String] {
    switch self {
    case .given(let topic): topic.names
    case .line(let line): line.names
    }
  }

  /// The word sequences of the names.
  package var sequences: [WordSequence] {
    switch self {
    case .given(let topic): topic.names.map { WordSequence($0) }
    case .line(let line): line.sequences
    }
  }

  /// Whether lower-case words occur next to each other in one of the names.
  package func mentions(_ words: [UInt8]) -> Bool {
    switch self {
    case .given(let topic): topic.names.contains { FileText($0.lowercased()).holds(words) }
    case .line(let line): line.mentions(words)
    }
  }

  /// The labels of the items' values, one to four.
  package var columns: [String] {
    switch self {
    case .given(let topic): topic.columns
    case .line(let line): line.columns
    }
  }

  /// The topic with its items.
  package var topic: Topic {
    switch self {
    case .given(let topic): topic
    case .line(let line):
      Topic(
        names: line.names, columns: line.columns, isClosed: line.isClosed, source: line.source,
        items: line.items)
    }
  }
}

extension TopicEntry {
  /// Returns the faults of the topic, with the ids of the violated rules; `names` are the keys of
  /// the names of all topics before it, and those of this topic are added.
  func faults(knowing names: inout Set<UInt64>) -> [(id: String, message: String)] {
    var faults: [(id: String, message: String)] = []
    for name in self.names where names.contains(WordSequence(name).key) {
      faults.append(("repeated-name", "there is already a topic '\(name)'"))
    }
    names.formUnion(self.names.map { WordSequence($0).key })
    let topic = topic
    if topic.columns.count > 4 {
      faults.append(("many-columns", "a topic has at most four columns"))
    }
    if topic.isClosed, topic.source == nil {
      faults.append(("missing-source", "a closed topic must name its source: 'closed, SOURCE'"))
    }
    if topic.items.isEmpty { faults.append(("missing-items", "the topic has no items")) }
    for item in topic.items where item.count != topic.columns.count || item.contains("") {
      faults.append(
        ("cell-count", "'\(item[0])' has \(item.count) of \(topic.columns.count) values"))
    }
    var met: Set<String> = []
    for item in topic.items where !met.insert(item[0].lowercased()).inserted {
      faults.append(("repeated-item", "'\(item[0])' is already there"))
    }
    return faults
  }
}
