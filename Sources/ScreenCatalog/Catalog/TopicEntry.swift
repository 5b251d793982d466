internal import ScreenModel

/// A topic as the catalog keeps it: the items of a file's line are read when they are requested.
struct TopicEntry: Sendable {
  private enum Items: Sendable {
    case read([[String]])
    case unread(FileText, Range<Int>)
  }

  /// The topic's names, the first of which identifies it.
  let names: [String]
  /// What its items' values are called, one or two.
  let columns: [String]
  /// Whether its items are all that there are.
  let isClosed: Bool
  private let items: Items

  /// Keeps a topic.
  init(_ topic: Topic) {
    names = topic.names
    columns = topic.columns
    isClosed = topic.isClosed
    items = .read(topic.items)
  }

  /// Reads the head of a line of a catalog file, `names | columns | closed | items`; nil where a
  /// part is missing or another word than `closed` or `open` is in the third.
  ///
  /// Names and columns are separated by commas, items by semicolons; an item's second value is
  /// after its last colon and space.
  init?(_ text: FileText, line: Range<Int>) {
    let parts = text.bytes[line].split(
      separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    names = text.strings(of: parts[0].indices)
    columns = text.strings(of: parts[1].indices)
    switch text.string(text.trimmed(parts[2].indices)) {
    case "closed": isClosed = true
    case "open": isClosed = false
    default: return nil
    }
    guard !names.isEmpty, !columns.isEmpty else { return nil }
    items = .unread(text, parts[3].indices)
  }

  /// The topic with its items.
  var topic: Topic {
    switch items {
    case .read(let items): Topic(names: names, columns: columns, isClosed: isClosed, items: items)
    case .unread(let text, let rest):
      Topic(
        names: names, columns: columns, isClosed: isClosed,
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
