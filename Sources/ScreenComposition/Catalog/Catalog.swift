/// The curated catalog: topics with items, found by name or by likeness.
public struct Catalog: Sendable {
  /// A topic found, and why.
  public struct Match: Hashable, Sendable {
    /// How a topic was found.
    public enum Method: String, Hashable, Sendable {
      /// The query is one of its names.
      case name
      /// One of its names stands in the query, or the query in one of them.
      case part
      /// The embedding found it near.
      case likeness
    }

    /// The topic.
    public var topic: Topic
    /// How it was found.
    public var method: Method
    /// How near it is, in thousandths.
    public var similarity: Int
    /// The concepts that the query shares with it.
    public var concepts: [String]
  }

  /// The topics, in the order of the catalog's files.
  public let topics: [Topic]
  private let names: [[WordSequence]]
  private let directory: [WordSequence: Int]

  /// The catalog that comes with the compiler; read when it is first asked for.
  public static let shipped = Catalog(
    topics: EmbeddedText.files.filter { $0.name.hasSuffix(".topics") }.flatMap {
      $0.text.description.utf8.split(separator: UInt8(ascii: "\n")).compactMap {
        Topic(line: Substring($0).utf8)
      }
    })

  /// Creates a catalog; of equal names, the earlier topic's counts.
  public init(topics: [Topic]) {
    self.topics = topics
    names = topics.map { $0.names.map { WordSequence($0) } }
    var directory: [WordSequence: Int] = [:]
    for (index, sequences) in names.enumerated() {
      for sequence in sequences where directory[sequence] == nil { directory[sequence] = index }
    }
    self.directory = directory
  }

  /// The topic of that name, by its exact first name.
  public func topic(id: String) -> Topic? { topics.first { $0.id == id } }

  /// The best topic for a query; nil where none is near enough, rather than a guess.
  ///
  /// A name that is the query comes first, then a name that is most of the query, then the nearest
  /// by the index, if it is near enough.
  public func match(_ query: String, index: CatalogIndex? = .shipped) -> Match? {
    let sequence = WordSequence(query)
    let core = withoutGenericWords(sequence)
    for candidate in [sequence, core] {
      if let found = directory[candidate] { return match(found, .name, 1000) }
    }
    if let part = partialMatch(core) { return part }
    return index?.nearest(to: query, in: self)
  }

  private func match(_ index: Int, _ method: Match.Method, _ similarity: Int) -> Match {
    Match(topic: topics[index], method: method, similarity: similarity, concepts: [])
  }

  /// A query without the words before and after that say nothing of its topic.
  private func withoutGenericWords(_ query: WordSequence) -> WordSequence {
    let isGeneric = query.hashes.map(StopWords.contains)
    guard let first = isGeneric.firstIndex(of: false),
      let last = isGeneric.lastIndex(of: false)
    else { return query }
    return query.dropping(first: first, last: isGeneric.count - 1 - last)
  }

  /// The topic whose name is at least two thirds of the query, or of whose name the query is.
  private func partialMatch(_ query: WordSequence) -> Match? {
    guard !query.hashes.isEmpty else { return nil }
    var best: (index: Int, share: Int)?
    for (index, sequences) in names.enumerated() {
      for name in sequences {
        let isInside = query.contains(name)
        guard isInside || name.contains(query) else { continue }
        let shorter = min(name.hashes.count, query.hashes.count)
        let share = shorter * 1000 / max(name.hashes.count, query.hashes.count)
        if share >= 660, share > best?.share ?? 0 { best = (index, share) }
      }
    }
    return best.map { match($0.index, .part, $0.share) }
  }
}
