/// A topic of the curated catalog: facts that do not go stale.
public struct Topic: Hashable, Sendable {
  /// The names, the first of which identifies the topic. A name that claims an order, such as
  /// "largest moons", asserts that the items are in that order.
  public var names: [String]
  /// The labels of the items' values, one to four.
  public var columns: [String]
  /// Whether the items form a complete set: the months, but not the rivers.
  public var isClosed: Bool
  /// Where a reader can check that the items are complete, or in the order that a name claims; nil
  /// if none is given.
  public var source: String?
  /// The items in catalog order, each with a value for every column.
  public var items: [[String]]

  /// The name that identifies the topic.
  public var id: String { names.first ?? "" }

  /// The number of things to show if nobody says: all of a complete set, else a selection.
  package var usualCount: Int { isClosed ? items.count : 8 }

  /// The number of things to show on a screen of nothing else: those that a source lists stand
  /// together as far as they are known, as a third of the kings says little of them.
  package var wholeCount: Int {
    source != nil && items.count <= Self.most ? items.count : usualCount
  }

  /// The maximum number of things of an open set on a screen.
  private static let most = 45

  /// Creates a topic.
  public init(
    names: [String], columns: [String], isClosed: Bool = false, source: String? = nil,
    items: [[String]]
  ) {
    self.names = names
    self.columns = columns
    self.isClosed = isClosed
    self.source = source
    self.items = items
  }
}
