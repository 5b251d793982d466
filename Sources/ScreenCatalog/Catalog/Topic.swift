/// A topic of the curated catalog: facts that do not go stale.
public struct Topic: Hashable, Sendable {
  /// Its names, the first of which identifies it. One that claims an order, as "largest moons" does,
  /// says that its items are in that order.
  public var names: [String]
  /// What its items' values are called, one to four.
  public var columns: [String]
  /// Whether its items are all that there are: the months, but not the rivers.
  public var isClosed: Bool
  /// Where a reader can check that its items are all that there are, or in the order that a name
  /// claims; nil where that is not said.
  public var source: String?
  /// Its items, each with a value for each column, in the order of the catalog.
  public var items: [[String]]

  /// The name that identifies it.
  public var id: String { names.first ?? "" }

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
