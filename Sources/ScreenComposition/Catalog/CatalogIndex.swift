internal import ScreenModel

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

  /// The index of the catalog that comes with the compiler; made when it is first asked for.
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
  }

  /// What of a topic is embedded: its names and what its values are called.
  private static func description(of topic: TopicEntry) -> String {
    (topic.names + topic.columns).joined(separator: " ")
  }

  /// The nearest topics to a query, the nearest first; ties in the order of the catalog.
  public func nearest(
    to query: String, count: Int, in catalog: Catalog
  ) -> [Catalog.Match] {
    let vector = embedding.embed(query)
    let ranked = vectors.indices.map { (index: $0, similarity: vector.similarity(to: vectors[$0])) }
      .sorted { ($1.similarity, $0.index) < ($0.similarity, $1.index) }
    return ranked.prefix(max(0, count)).map { index, similarity in
      let shared = vector.concepts.filter(vectors[index].concepts.contains)
      return Catalog.Match(
        found: .topic(catalog.table.entries[index].topic), method: .likeness,
        similarity: similarity, concepts: shared)
    }
  }

  /// The nearest topic, if it is nearer than the threshold.
  func nearest(to query: String, in catalog: Catalog) -> Catalog.Match? {
    nearest(to: query, count: 1, in: catalog).first { $0.similarity >= Self.threshold }
  }
}
