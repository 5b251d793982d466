/// A topic as the catalog keeps it: the items of a file's line are read when they are asked for.
struct TopicEntry: Sendable {
  private enum Items: Sendable {
    case read([[String]])
    case unread(Substring.UTF8View)
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
  init?(line: Substring.UTF8View) {
    let bar = UInt8(ascii: "|")
    guard let first = line.firstIndex(of: bar),
      let second = line[line.index(after: first)...].firstIndex(of: bar)
    else { return nil }
    let rest = line[line.index(after: second)...]
    names = Self.list(line[..<first], separator: UInt8(ascii: ","))
    columns = Self.list(line[line.index(after: first)..<second], separator: UInt8(ascii: ","))
    guard !names.isEmpty, !columns.isEmpty, !rest.contains(bar) else { return nil }
    items = .unread(rest)
  }

  /// The topic with its items.
  var topic: Topic {
    switch items {
    case .read(let items): Topic(names: names, columns: columns, items: items)
    case .unread(let rest): Topic(names: names, columns: columns, items: list(rest))
    }
  }

  private func list(_ items: Substring.UTF8View) -> [[String]] {
    Self.list(items, separator: UInt8(ascii: ";")).map { item in
      guard columns.count == 2, let colon = Self.lastColon(in: item) else { return [item] }
      let value = item.utf8.index(colon, offsetBy: 2)
      return [String(item[..<colon]), String(item[value...])]
    }
  }

  private static func list(_ text: Substring.UTF8View, separator: UInt8) -> [String] {
    text.split(separator: separator).map { trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: Substring.UTF8View) -> String {
    var rest = text
    while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return String(Substring(rest))
  }

  /// The place of the last colon that a space follows.
  private static func lastColon(in item: String) -> String.Index? {
    var isBeforeSpace = false
    for index in item.utf8.indices.reversed() {
      if item.utf8[index] == UInt8(ascii: ":"), isBeforeSpace { return index }
      isBeforeSpace = item.utf8[index] == UInt8(ascii: " ")
    }
    return nil
  }
}
