internal import ScreenModel
internal import ScreenText

/// The vectors of a catalog's topics under one embedding: finds the nearest to a query.
public struct CatalogIndex: Sendable {
  /// How near a topic must be to be taken, in thousandths.
  ///
  /// Measured on `Fixtures/Catalog/queries.tsv`; the documentation has precision and recall.
  public static let threshold = 420

  /// The key under which the index may be kept: a hash of the topics and the embedding's version.
  public let key: String
  private let embedding: any Embedding
  private let vectors: [EmbeddedVector]
  private let postings: PostingLists

  /// The index of the catalog that comes with the compiler; made when it is first requested.
  public static let shipped = CatalogIndex(.shipped)

  /// Indexes a catalog with the built-in embedding.
  public init(_ catalog: Catalog) {
    let texts = catalog.table.entries.map(Self.description(of:))
    self.init(texts, embedding: HashedEmbedding(indexing: texts))
  }

  /// Indexes a catalog with an embedding of one's own.
  public init(_ catalog: Catalog, embedding: some Embedding) {
    self.init(catalog.table.entries.map(Self.description(of:)), embedding: embedding)
  }

  private init(_ texts: [String], embedding: some Embedding) {
    var hash = FNV1a.hash(embedding.version.utf8)
    for text in texts { hash = hash &* 31 ^ (unsafe text.withBytes { unsafe FNV1a.hash($0) }) }
    key = embedding.version + "-" + String(hash, radix: 16)
    self.embedding = embedding
    vectors = texts.map { embedding.embed($0) }
    postings = PostingLists(vectors)
  }

  /// What of a topic is embedded: its names and what its values are called.
  private static func description(of topic: TopicEntry) -> String {
    (topic.names + topic.columns).joined(separator: " ")
  }

  /// A topic that is near a query.
  struct Neighbour {
    /// Its place in the catalog.
    var index: Int
    /// How near it is, in thousandths.
    var similarity: Int
    /// The concepts that the query shares with it.
    var concepts: [String]
  }

  /// The nearest topics to a query, the nearest first; ties in the order of the catalog.
  public func nearest(
    to query: String, count: Int, in catalog: Catalog
  ) -> [Catalog.Match] {
    neighbours(of: query, count: count).map(catalog.match)
  }

  /// The places of the nearest topics to a query, the nearest first; ties in the order of the
  /// catalog.
  func neighbours(of query: String, count: Int) -> [Neighbour] {
    guard count > 0 else { return [] }
    let vector = embedding.embed(query)
    var nearest: [(index: Int, similarity: Int)] = []
    for (index, product) in postings.products(with: vector).enumerated()
    where product > 0 || nearest.count < count {
      let similarity = vector.similarity(to: vectors[index], product: product)
      if nearest.count == count {
        guard similarity > nearest[count - 1].similarity else { continue }
        nearest.removeLast()
      }
      let place = nearest.firstIndex { $0.similarity < similarity } ?? nearest.count
      nearest.insert((index, similarity), at: place)
    }
    return nearest.map { index, similarity in
      let shared = vector.concepts.filter(vectors[index].concepts.contains)
      return Neighbour(index: index, similarity: similarity, concepts: shared)
    }
  }
}
