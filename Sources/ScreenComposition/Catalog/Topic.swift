/// A topic of the curated catalog: facts that do not go stale.
public struct Topic: Hashable, Sendable {
  /// Its names, the first of which identifies it.
  public var names: [String]
  /// What its items' values are called, one or two.
  public var columns: [String]
  /// Its items, each with a value for each column, in the order of the catalog.
  public var items: [[String]]

  /// The name that identifies it.
  public var id: String { names.first ?? "" }
}

extension Topic {
  /// Parses a line of a catalog file: `names | columns | items`; nil where a part is missing.
  ///
  /// Names and columns are separated by commas, items by semicolons; an item's second value stands
  /// after its last colon and space.
  init?(line: Substring.UTF8View) {
    let parts = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    names = Self.list(parts[0], separator: UInt8(ascii: ","))
    columns = Self.list(parts[1], separator: UInt8(ascii: ","))
    guard !names.isEmpty, !columns.isEmpty else { return nil }
    let isPaired = columns.count == 2
    items = Self.list(parts[2], separator: UInt8(ascii: ";")).map { item in
      guard isPaired, let colon = Self.lastColon(in: item) else { return [item] }
      let value = item.utf8.index(colon, offsetBy: 2)
      return [String(item[..<colon]), String(item[value...])]
    }
  }

  static func list(_ text: Substring.UTF8View, separator: UInt8) -> [String] {
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
