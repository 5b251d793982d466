internal import ScreenModel
internal import ScreenText

/// A topic as the catalog keeps it: what a file's line says is read when it is requested.
struct TopicEntry: Sendable {
  private enum Contents: Sendable {
    case read(Topic)
    case unread(FileText, Line)
  }

  /// The places of the parts of a line.
  private struct Line {
    var names: Range<Int>
    var columns: Range<Int>
    var isClosed: Bool
    var source: Range<Int>
    var items: Range<Int>
  }

  private let contents: Contents

  /// Keeps a topic.
  init(_ topic: Topic) { contents = .read(topic) }

  /// Finds the parts of a line of a catalog file, `names | columns | closed, source | items`; nil
  /// where a part is missing or the third begins with another word than `closed` or `open`.
  ///
  /// Names and columns are separated by commas, items by semicolons; an item's second value is
  /// after its last colon and space, and more of them are parted by " / ". A source, in which there may
  /// be commas, may be left out.
  init?(_ text: FileText, line: Range<Int>) {
    var parts: [Range<Int>] = []
    var rest = line
    while let bar = text.firstIndex(of: UInt8(ascii: "|"), in: rest) {
      parts.append(rest.lowerBound..<bar)
      rest = bar + 1..<rest.upperBound
    }
    guard parts.count == 3 else { return nil }
    let comma = text.firstIndex(of: UInt8(ascii: ","), in: parts[2])
    let extent = text.trimmed(parts[2].lowerBound..<(comma ?? parts[2].upperBound))
    let isClosed = text.begins(extent, with: "closed") && extent.count == 6
    guard isClosed || text.begins(extent, with: "open") && extent.count == 4 else { return nil }
    let source = text.trimmed((comma.map { $0 + 1 } ?? parts[2].upperBound)..<parts[2].upperBound)
    let isNamed = parts[..<2].allSatisfy { text.items(of: $0).contains { !$0.isEmpty } }
    guard isNamed, comma == nil || !source.isEmpty else { return nil }
    contents = .unread(
      text,
      Line(names: parts[0], columns: parts[1], isClosed: isClosed, source: source, items: rest))
  }

  /// The topic's names, the first of which identifies it.
  var names: [String] {
    switch contents {
    case .read(let topic): topic.names
    case .unread(let text, let line): text.strings(of: line.names)
    }
  }

  /// The words of each of those names.
  var sequences: [WordSequence] {
    switch contents {
    case .read(let topic): topic.names.map { WordSequence($0) }
    case .unread(let text, let line):
      text.items(of: line.names).map { WordSequence(text.bytes[$0]) }
    }
  }

  /// What its items' values are called, one to four.
  var columns: [String] {
    switch contents {
    case .read(let topic): topic.columns
    case .unread(let text, let line): text.strings(of: line.columns)
    }
  }

  /// The topic with its items.
  var topic: Topic {
    switch contents {
    case .read(let topic): return topic
    case .unread(let text, let line):
      let columns = columns
      return Topic(
        names: names, columns: columns, isClosed: line.isClosed,
        source: line.source.isEmpty ? nil : text.string(line.source),
        items: text.items(of: line.items, separator: UInt8(ascii: ";")).map {
          Self.values(text, $0, count: columns.count)
        })
    }
  }

  /// The items in whose names words, in lower case, stand as whole words.
  func items(naming words: [UInt8]) -> [[String]] {
    switch contents {
    case .read(let topic):
      return topic.items.filter {
        !FileText($0[0]).places(ofWords: words, in: 0..<$0[0].utf8.count).isEmpty
      }
    case .unread(let text, let line):
      let hits = text.places(ofWords: words, in: line.items)
      guard !hits.isEmpty else { return [] }
      let count = columns.count
      var items: [[String]] = []
      var end = line.items.lowerBound
      for hit in hits where hit >= end {
        let start = text.bytes[line.items.lowerBound..<hit].lastIndex(of: UInt8(ascii: ";"))
        end =
          text.firstIndex(of: UInt8(ascii: ";"), in: hit..<line.items.upperBound)
          ?? line.items.upperBound
        let item = text.trimmed((start.map { $0 + 1 } ?? line.items.lowerBound)..<end)
        let values = Self.values(text, item, count: count)
        if hit < item.lowerBound + values[0].utf8.count { items.append(values) }
      }
      return items
    }
  }

  /// The values of an item: what precedes the last colon, and what slashes part after it.
  private static func values(_ text: FileText, _ item: Range<Int>, count: Int) -> [String] {
    let colon = item.dropLast().last {
      text.bytes[$0] == UInt8(ascii: ":") && text.bytes[$0 + 1] == UInt8(ascii: " ")
    }
    guard count > 1, let colon else { return [text.string(item)] }
    let name = text.string(item.lowerBound..<colon)
    let rest = colon + 2..<item.upperBound
    guard count > 2 else { return [name, text.string(rest)] }
    return [name] + parts(text, rest)
  }

  /// What " / " parts.
  private static func parts(_ text: FileText, _ range: Range<Int>) -> [String] {
    var parts: [String] = []
    var start = range.lowerBound
    for place in range.dropFirst().dropLast()
    where text.bytes[place] == UInt8(ascii: "/") && text.bytes[place - 1] == UInt8(ascii: " ")
      && text.bytes[place + 1] == UInt8(ascii: " ")
    {
      parts.append(text.string(text.trimmed(start..<place)))
      start = place + 1
    }
    return parts + [text.string(text.trimmed(start..<range.upperBound))]
  }
}

extension TopicEntry {
  /// What is wrong with it, by the ids of rules; `names` are those of the topics before it.
  func faults(knowing names: inout Set<UInt64>) -> [(id: String, message: String)] {
    var faults: [(id: String, message: String)] = []
    for name in self.names where names.contains(WordSequence(name).key) {
      faults.append(("repeated-name", "there is a topic '\(name)' already"))
    }
    names.formUnion(self.names.map { WordSequence($0).key })
    let topic = topic
    if topic.columns.count > 4 {
      faults.append(("many-columns", "a topic has four columns at most"))
    }
    if topic.isClosed, topic.source == nil {
      faults.append(("missing-source", "a closed topic names its source: 'closed, SOURCE'"))
    }
    if topic.items.isEmpty { faults.append(("missing-items", "the topic has no items")) }
    for item in topic.items where item.count != topic.columns.count || item.contains("") {
      faults.append(
        ("cell-count", "'\(item[0])' has \(item.count) of \(topic.columns.count) values"))
    }
    var met: Set<String> = []
    for item in topic.items where !met.insert(item[0].lowercased()).inserted {
      faults.append(("repeated-item", "'\(item[0])' is there already"))
    }
    return faults
  }
}
