import Testing

@testable import ScreenCatalog

/// The short ways that the catalog is searched by find what looking at every topic finds.
struct CatalogIndexTests {
  private static let queries =
    Catalog.shipped.topics.flatMap { $0.names + [$0.columns[0] + " of " + $0.id] }
    + [
      "", "of the", "things to eat in the morning", "African capitals", "zzzz", "best films ever",
      "cities by the sea", "ten rivers", "what to pack for a trip to the mountains", "é ß ñ",
    ]

  @Test func `the nearest topics are those of the greatest cosine, ties in their order`() {
    let texts = Catalog.shipped.table.entries.map { ($0.names + $0.columns).joined(separator: " ") }
    let embedding = HashedEmbedding(indexing: texts)
    let vectors = texts.map { embedding.embed($0) }
    for query in Self.queries {
      let vector = embedding.embed(query)
      let similarities = vectors.map { vector.similarity(to: $0) }
      let ranked = similarities.indices.sorted {
        (similarities[$1], $0) < (similarities[$0], $1)
      }
      let found = CatalogIndex.shipped.neighbours(of: query, count: 6)
      #expect(found.map(\.index) == Array(ranked.prefix(6)), "\(query)")
      #expect(found.map(\.similarity) == ranked.prefix(6).map { similarities[$0] }, "\(query)")
    }
    #expect(CatalogIndex.shipped.neighbours(of: "cities", count: 0).isEmpty)
    #expect(CatalogIndex.shipped.nearest(to: "cities", count: -1, in: .shipped).isEmpty)
  }
}
