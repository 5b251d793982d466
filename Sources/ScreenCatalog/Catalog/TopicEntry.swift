internal import ScreenModel

/// A topic as the catalog keeps it: the items of a file's line are read when they are requested.
struct TopicEntry: Sendable {
  private enum Contents: Sendable {
    case read(Topic)
    case unread(FileText, source: Range<Int>, items: Range<Int>)
  }

  /// The topic's names, the first of which identifies it.
  let names: [String]
  /// What its items' values are called, one or two.
  let columns: [String]
  /// Whether its items are all that there are.
  let isClosed: Bool
  private let contents: Contents

  /// Keeps a topic.
  init(_ topic: Topic) {
    names = topic.names
    columns = topic.columns
    isClosed = topic.isClosed
    contents = .read(topic)
  }

  /// Reads the head of a line of a catalog file, `names | columns | closed, source | items`; nil
  /// where a part is missing or the third begins with another word than `closed` or `open`.
  ///
  /// Names and columns are separated by commas, items by semicolons; an item's second value is
  /// after its last colon and space. A source, in which there may be commas, may be left out.
  init?(_ text: FileText, line: Range<Int>) {
    let parts = text.bytes[line].split(
      separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    names = text.strings(of: parts[0].indices)
    columns = text.strings(of: parts[1].indices)
    let comma = text.firstIndex(of: UInt8(ascii: ","), in: parts[2].indices)
    let extent = parts[2].startIndex..<(comma ?? parts[2].endIndex)
    switch text.string(text.trimmed(extent)) {
    case "closed": isClosed = true
    case "open": isClosed = false
    default: return nil
    }
    let source = text.trimmed((comma.map { $0 + 1 } ?? parts[2].endIndex)..<parts[2].endIndex)
    guard !names.isEmpty, !columns.isEmpty, comma == nil || !source.isEmpty else { return nil }
    contents = .unread(text, source: source, items: parts[3].indices)
  }

  /// The topic with its items.
  var topic: Topic {
    switch contents {
    case .read(let topic): topic
    case .unread(let text, let source, let items):
      Topic(
        names: names, columns: columns, isClosed: isClosed,
        source: source.isEmpty ? nil : text.string(source),
        items: text.items(of: items, separator: UInt8(ascii: ";")).map { values(text, $0) })
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
