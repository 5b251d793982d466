/// A topic as the catalog keeps it: the items of a file's line are read when they are asked for.
struct TopicEntry: Sendable {
  private enum Items: Sendable {
    case read([[String]])
    case unread(FileText, Range<Int>)
  }

  /// The topic's names, the first of which identifies it.
  let names: [String]
  /// What its items' values are called, one or two.
  let columns: [String]
  private let items: Items

  /// Keeps a topic.
  init(_ topic: Topic) {
    names = topic.names
    columns = topic.columns
    items = .read(topic.items)
  }

  /// Reads the head of a line of a catalog file, `names | columns | items`; nil where a part is
  /// missing.
  ///
  /// Names and columns are separated by commas, items by semicolons; an item's second value stands
  /// after its last colon and space.
  init?(_ text: FileText, line: Range<Int>) {
    let bar = UInt8(ascii: "|")
    guard let first = text.firstIndex(of: bar, in: line),
      let second = text.firstIndex(of: bar, in: first + 1..<line.upperBound),
      text.firstIndex(of: bar, in: second + 1..<line.upperBound) == nil
    else { return nil }
    names = text.strings(of: line.lowerBound..<first)
    columns = text.strings(of: first + 1..<second)
    guard !names.isEmpty, !columns.isEmpty else { return nil }
    items = .unread(text, second + 1..<line.upperBound)
  }

  /// The topic with its items.
  var topic: Topic {
    switch items {
    case .read(let items): Topic(names: names, columns: columns, items: items)
    case .unread(let text, let rest):
      Topic(
        names: names, columns: columns,
        items: text.items(of: rest, separator: UInt8(ascii: ";")).map { values(text, $0) })
    }
  }

  /// The value of an item for each column.
  private func values(_ text: FileText, _ item: Range<Int>) -> [String] {
    let colon = item.dropLast().last {
      text.bytes[$0] == UInt8(ascii: ":") && text.bytes[$0 + 1] == UInt8(ascii: " ")
    }
    guard columns.count == 2, let colon else { return [text.string(item)] }
    return [text.string(item.lowerBound..<colon), text.string(colon + 2..<item.upperBound)]
  }
}
