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
