internal import ScreenText

/// The curated catalog: topics with items, found by name or by likeness.
public struct Catalog: Sendable {
  /// A topic or a recipe found, and why.
  public struct Match: Hashable, Sendable {
    /// How it was found.
    public enum Method: String, Hashable, Sendable {
      /// The query is one of its names, but for praise, numbers and the order of the words.
      case name
      /// Some of its items are what the query asks for, by their second value; or the query says
      /// besides for whom they are.
      case part
      /// The query is near one of its names in meaning, or is one but for the spelling.
      case likeness
    }

    /// What of the catalog was found.
    public enum Found: Hashable, Sendable {
      /// Things and facts of them.
      case topic(Topic)
      /// What a kind of screen holds.
      case recipe(Recipe)
      /// What a plan asks of a day.
      case plan(PlanProtocol)
      /// What a pattern or a frame made, in a clause that says which.
      case phrase(String)
    }

    /// What was found.
    public var found: Found
    /// How it was found.
    public var method: Method
    /// How near it is, in thousandths.
    public var similarity: Int
    /// The name of it that the query is near; nil where it is named.
    public var near: String?
    /// Whether the query claims an order that nothing says the items are in: "best films".
    public var isOrderOpen = false

    /// The name of what was found.
    public var id: String {
      switch found {
      case .topic(let topic): topic.id
      case .recipe(let recipe): recipe.name
      case .plan(let plan): plan.id
      case .phrase(let reason): reason
      }
    }

    /// The topic; nil where it is a recipe.
    public var topic: Topic? {
      if case .topic(let topic) = found { topic } else { nil }
    }
  }

  private enum Contents: Sendable {
    /// What comes with the compiler, read when it is first looked into, not when it is named.
    case shipped
    case given(TopicTable)
  }

  private let contents: Contents

  /// The catalog that comes with the compiler.
  public static let shipped = Catalog(contents: .shipped)

  /// Creates a catalog; of equal names, the earlier topic's counts.
  public init(topics: [Topic]) {
    self.init(contents: .given(TopicTable(topics)))
  }

  private init(contents: Contents) { self.contents = contents }

  /// What comes with the compiler, after topics of one's own.
  init(adding topics: [FileText]) {
    self.init(contents: .given(TopicTable(adding: topics)))
  }

  /// The topics with their names, by which they are found.
  package var table: TopicTable {
    switch contents {
    case .shipped: .shipped
    case .given(let table): table
    }
  }

  /// The topics, in the order of the catalog's files.
  public var topics: [Topic] { table.entries.map(\.topic) }

  /// The topic of that name, by its exact first name.
  public func topic(id: String) -> Topic? { table.entries.first { $0.names.first == id }?.topic }
}
