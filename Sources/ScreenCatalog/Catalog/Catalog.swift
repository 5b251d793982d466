internal import ScreenText

/// The curated catalog: topics with items, found by name or by similarity.
public struct Catalog: Sendable {
  /// A topic, recipe, plan or phrase that was found, and how.
  public struct Match: Hashable, Sendable {
    /// How it was found.
    public enum Method: String, Hashable, Sendable {
      /// The query is one of its names, apart from praise, numbers and word order.
      case name
      /// The query selects a part of its items by their second value, or also names an audience.
      case part
      /// The query is close to one of its names in meaning, or differs from one only in spelling.
      case likeness
    }

    /// The kind of entry that was found.
    public enum Found: Hashable, Sendable {
      /// A topic of things with facts about them.
      case topic(Topic)
      /// The contents of a kind of screen.
      case recipe(Recipe)
      /// The steps that a plan asks for in a day.
      case plan(PlanProtocol)
      /// The result of a pattern or a frame, with a clause that says which.
      case phrase(String)
    }

    /// The entry that was found.
    public var found: Found
    /// How the entry was found.
    public var method: Method
    /// The similarity, in thousandths.
    public var similarity: Int
    /// The name that the query resembles; nil if the entry was found by other means.
    public var near: String?
    /// Whether the query claims an order that no source confirms for the items, as "best films"
    /// does.
    public var isOrderOpen = false

    /// The name of the entry, or the reason of a phrase.
    public var id: String {
      switch found {
      case .topic(let topic): topic.id
      case .recipe(let recipe): recipe.name
      case .plan(let plan): plan.id
      case .phrase(let reason): reason
      }
    }

    /// The topic, if the entry is one.
    public var topic: Topic? {
      if case .topic(let topic) = found { topic } else { nil }
    }
  }

  private enum Contents: Sendable {
    /// The shipped contents, read on first access rather than when the catalog is created.
    case shipped
    case given(TopicTable)
  }

  private let contents: Contents

  /// The catalog that ships with the compiler.
  public static let shipped = Catalog(contents: .shipped)

  /// Creates a catalog; if names are equal, the earlier topic wins.
  public init(topics: [Topic]) {
    self.init(contents: .given(TopicTable(topics)))
  }

  private init(contents: Contents) { self.contents = contents }

  /// Creates the shipped catalog, preceded by the user's topics.
  init(adding topics: [FileText]) {
    self.init(contents: .given(TopicTable(adding: topics)))
  }

  /// The table of topics and their names.
  package var table: TopicTable {
    switch contents {
    case .shipped: .shipped
    case .given(let table): table
    }
  }

  /// The topics, in file order.
  public var topics: [Topic] { table.entries.map(\.topic) }

  /// Returns the topic with exactly this first name.
  public func topic(id: String) -> Topic? { table.entries.first { $0.names.first == id }?.topic }
}
