import ScreenTables
import Testing

@testable import ScreenCatalog

/// What is near a query in meaning is found by the names of topics.
struct CatalogIndexTests {
  @Test(arguments: [
    ("automobiles", "car"), ("ways to tie a rope", "knot"), ("lakes in Malta", "lakes"),
    ("vegan cheeses", "vegan"), ("books to read", "books"),
  ])
  func `names of like meaning are near`(_ query: String, _ word: String) {
    let near = CatalogIndex.shipped.neighbours(of: query, count: 5)
    #expect(near.count == 5)
    let names = near.map(Catalog.shipped.match).compactMap(\.near)
    #expect(names.contains { $0.contains(word) }, "\(names)")
  }

  @Test(arguments: ["planets", "largest moons", "countries with no army", "dog breeds"])
  func `a name is nearest to its own topic, and as near as can be`(_ name: String) {
    let nearest = CatalogIndex.shipped.nearest(to: name, count: 1, in: .shipped).first
    #expect(nearest?.topic?.names.contains(name) ?? false)
    #expect(nearest?.near == name)
    #expect((999...1000).contains(nearest?.similarity ?? 0))
  }

  @Test func `what the build laid out finds each topic by each of its names`() {
    for (topic, entry) in TopicTable.shipped.entries.enumerated() where topic.isMultiple(of: 60) {
      for name in entry.names
      where !WordSequence(name).hashes.allSatisfy(QueryWords.shipped.isFiller) {
        let near = CatalogIndex.shipped.neighbours(of: name, count: 8)
        #expect(near.contains { $0.index == topic && $0.similarity >= 990 }, "\(name)")
      }
    }
  }

  @Test func `the nearest come first, each topic once`() {
    for query in ["rivers in Africa", "what to pack for a trip to the mountains", "é ß ñ cities"] {
      let near = CatalogIndex.shipped.neighbours(of: query, count: 40)
      #expect(near.map(\.similarity) == near.map(\.similarity).sorted(by: >))
      #expect(Set(near.map(\.index)).count == near.count)
    }
  }

  @Test(arguments: ["", "of the", "zzzz qqqq", "…"])
  func `what means nothing is near to nothing`(_ query: String) {
    #expect(CatalogIndex.shipped.neighbours(of: query, count: 6).isEmpty)
  }

  @Test func `none are found where none are wanted`() {
    #expect(CatalogIndex.shipped.neighbours(of: "cities", count: 0).isEmpty)
    #expect(CatalogIndex.shipped.nearest(to: "cities", count: -1, in: .shipped).isEmpty)
  }

  @Test(arguments: [
    ("programing languages", "programming languages"), ("constelations", "constellations"),
  ])
  func `a name is found but for a letter`(_ query: String, _ topic: String) {
    let match = Catalog.shipped.match(query)
    #expect(match?.id == topic)
    #expect(match?.method == .likeness)
    #expect(match?.near == topic)
  }

  @Test(arguments: ["programming luggages", "constellationses", "xqzrts"])
  func `no more than a letter may be wrong`(_ query: String) {
    #expect(Catalog.shipped.match(query) == nil)
  }
}
