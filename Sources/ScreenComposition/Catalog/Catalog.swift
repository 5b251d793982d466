/// The curated catalog: topics with items, found by name or by likeness.
public struct Catalog: Sendable {
  /// A topic or a recipe found, and why.
  public struct Match: Hashable, Sendable {
    /// How it was found.
    public enum Method: String, Hashable, Sendable {
      /// The query is one of its names.
      case name
      /// One of its names stands in the query, or the query in one of them.
      case part
      /// The embedding found it near.
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
    }

    /// What was found.
    public var found: Found
    /// How it was found.
    public var method: Method
    /// How near it is, in thousandths.
    public var similarity: Int
    /// The concepts that the query shares with it.
    public var concepts: [String]

    /// The name of what was found.
    public var id: String {
      switch found {
      case .topic(let topic): topic.id
      case .recipe(let recipe): recipe.name
      case .plan(let plan): plan.id
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
    self.init(contents: .given(TopicTable(topics.map { TopicEntry($0) })))
  }

  private init(contents: Contents) { self.contents = contents }

  /// The topics with their names, by which they are found.
  var table: TopicTable {
    switch contents {
    case .shipped: .shipped
    case .given(let table): table
    }
  }

  /// The topics, in the order of the catalog's files.
  public var topics: [Topic] { table.entries.map(\.topic) }

  /// The topic of that name, by its exact first name.
  public func topic(id: String) -> Topic? { table.entries.first { $0.names.first == id }?.topic }

  /// The best topic for a query; nil where none is near enough, rather than a guess.
  ///
  /// A name that is the query comes first, then a name that is most of the query, then the nearest
  /// by the index, if it is near enough.
  public func match(
    _ query: String, index: @autoclosure () -> CatalogIndex? = .shipped
  ) -> Match? {
    search(query, index: index()).match
  }

  /// The best topic for a query, or else what came near.
  func search(
    _ query: String, index: @autoclosure () -> CatalogIndex? = .shipped
  ) -> Search {
    let table = table
    let sequence = WordSequence(query)
    let core = withoutGenericWords(sequence)
    for candidate in [sequence, core] {
      if let found = table.index(named: candidate) { return .found(match(found, .name, 1000)) }
    }
    let head = head(of: sequence)
    // "How to bleed a radiator" asks for no things of one kind.
    let isHowTo = sequence.words.prefix(1).contains { $0.elementsEqual("how".utf8) }
    let noun = isHowTo ? nil : noun(of: core)
    let origins = origins(in: query)
    if let part = table.nearestPart(of: core), noun.map({ names($0, part.index) }) ?? true,
      origins.allSatisfy({ names($0, part.index) })
    {
      return .found(match(part.index, .part, part.share))
    }
    let near = index()?.neighbours(of: query, count: 4) ?? []
    if let found = near.first(where: { isNear($0, to: noun, from: origins) }) {
      return .found(match(found))
    }
    if let head, origins.isEmpty {
      for candidate in [head, withoutGenericWords(head)] {
        if let found = table.index(named: candidate) { return .found(match(found, .part, 660)) }
      }
    }
    return .declined(near.first.flatMap { nearMiss(of: query, sequence, by: $0, noun: noun) })
  }

  /// What stands before the first "for", "to" and the like of a query: "things to pack" of "things
  /// to pack for a trip"; nil for an empty one. What things are of or in stays with them.
  private func head(of query: WordSequence) -> WordSequence? {
    let end = query.hashes.dropFirst().firstIndex(where: StopWords.isCut) ?? query.hashes.count
    let head = query.dropping(last: query.hashes.count - end)
    return head.hashes.isEmpty ? nil : head
  }

  /// The last word before any preposition that says something; nil where none does.
  private func noun(of query: WordSequence) -> UInt64? {
    let end =
      query.hashes.dropFirst().firstIndex { StopWords.isCut($0) || StopWords.isPossessive($0) }
      ?? query.hashes.count
    return query.hashes[..<end].last { !StopWords.contains($0) }
  }

  /// Whether a noun is among the names of a topic, or what its items are called.
  private func names(_ noun: UInt64, _ index: Int) -> Bool {
    table.names(noun, index)
      || table.entries[index].columns.contains { WordSequence($0).hashes.contains(noun) }
  }

  /// The words of a query that say where things are from, "African capitals": a topic that does not
  /// name them holds others.
  private func origins(in query: String) -> [UInt64] {
    query.utf8.split(separator: UInt8(ascii: " ")).lazy.filter { word in
      word.first.map { $0 &- UInt8(ascii: "A") < 26 } ?? false && word.count > 4
        && Self.endingsOfOrigins.contains { word.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }.flatMap { WordSequence(String(Substring($0))).hashes }
  }

  private static let endingsOfOrigins = ["ican", "ian", "ean", "ese", "ish", "nch", "tch"]

  /// Whether a topic is near enough, and like the noun of a query rather than what qualifies it.
  private func isNear(
    _ topic: CatalogIndex.Neighbour, to noun: UInt64?, from origins: [UInt64]
  ) -> Bool {
    guard topic.similarity >= CatalogIndex.threshold,
      origins.allSatisfy({ names($0, topic.index) })
    else { return false }
    guard let noun else { return true }
    return ConceptLexicon.shipped.concepts(of: noun).contains { topic.concepts.contains($0.name) }
      || names(noun, topic.index)
  }

  /// A topic that the embedding found near, with its items.
  func match(_ topic: CatalogIndex.Neighbour) -> Match {
    var match = match(topic.index, .likeness, topic.similarity)
    match.concepts = topic.concepts
    return match
  }

  private func match(_ index: Int, _ method: Match.Method, _ similarity: Int) -> Match {
    Match(
      found: .topic(table.entries[index].topic), method: method, similarity: similarity,
      concepts: [])
  }

  /// A query without the words and numbers before and after that say nothing of its topic.
  private func withoutGenericWords(_ query: WordSequence) -> WordSequence {
    let isGeneric = zip(query.words, query.hashes).map { word, hash in
      StopWords.contains(hash)
        || word.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard let first = isGeneric.firstIndex(of: false),
      let last = isGeneric.lastIndex(of: false)
    else { return query }
    return query.dropping(first: first, last: isGeneric.count - 1 - last)
  }
}
