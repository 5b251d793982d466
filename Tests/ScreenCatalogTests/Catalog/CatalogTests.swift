import Foundation
import ScreenModel
import ScreenTables
import ScreenText
import Testing

@testable import ScreenCatalog

@Suite struct CatalogTests {
  @Test func `every line of the shipped files is a topic of at least three items`() {
    let lines = EmbeddedText.files.filter { $0.name.hasSuffix(".topics") }.reduce(0) {
      $0
        + $1.text.description.utf8.split(separator: UInt8(ascii: "\n"))
        .count { $0.first != UInt8(ascii: "#") }
    }
    #expect(Catalog.shipped.topics.count == lines)
    #expect(lines >= 2_000)
    for topic in Catalog.shipped.topics {
      #expect(topic.items.count >= 3, "\(topic.id)")
      #expect(topic.items.allSatisfy { $0.count == topic.columns.count }, "\(topic.id)")
      #expect(Set(topic.items.map { $0[0].lowercased() }).count == topic.items.count, "\(topic.id)")
    }
  }

  @Test func `no two topics share a name, whatever its case and marks`() {
    var owners: [UInt64: String] = [:]
    for topic in Catalog.shipped.topics {
      for name in topic.names {
        let key = WordSequence(name).key
        let owner = owners[key] ?? topic.id
        #expect(owner == topic.id, "\(name)")
        owners[key] = topic.id
      }
    }
  }

  @Test func `sets that are closed are whole`() {
    let counts = Dictionary(
      uniqueKeysWithValues: Catalog.shipped.topics.filter(\.isClosed).map {
        ($0.id, $0.items.count)
      })
    let known = [
      "months": 12, "days of the week": 7, "weekdays": 5, "us states": 50, "planets": 8,
      "oceans": 5, "continents": 7, "zodiac signs": 12, "chinese zodiac": 12, "elements": 118,
      "primary colours": 3, "secondary colours": 3, "rainbow colours": 7, "greek letters": 24,
      "nato alphabet": 26, "morse code": 26, "african countries": 54, "european countries": 44,
      "asian countries": 47, "south american countries": 12, "eu countries": 27,
      "german states": 16, "italian regions": 20, "canadian provinces": 10, "great lakes": 5,
      "ancient wonders": 7, "birthstones": 12, "seasons": 4, "senses": 5, "http methods": 9,
      "eight-thousanders": 14, "chess pieces": 6, "noble gases": 7, "si base units": 7,
    ]
    for (name, count) in known { #expect(counts[name] == count, "\(name)") }
  }

  @Test func `what is named by its size is in that order`() throws {
    for topic in Catalog.shipped.topics
    where topic.columns.count == 2 && KindPhrase(topic.id).claimsOrder {
      let sizes = try topic.items.map { try #require(Quantity($0[1])?.number, "\(topic.id)") }
      let isRising = ["smallest", "coldest", "lowest"].contains { topic.id.hasPrefix($0) }
      #expect(sizes == sizes.sorted(by: isRising ? (<) : (>)), "\(topic.id)")
    }
  }

  @Test(arguments: [
    "", "cities", "a | b", "a | b | c", "| | | ", "a||open|b", "a | b | shut | c",
    "a | b | closed", "a | b | open | c | d", "a | b | closed, | c", "a | b | IAU, closed | c",
  ])
  func `a line without names, columns, whether it is closed, and items is not a topic`(line: String)
  {
    let text = FileText(line)
    #expect(TopicLine(text, line: 0..<text.bytes.count) == nil)
  }

  @Test func `what is closed or in an order says where that can be checked`() {
    for topic in Catalog.shipped.topics {
      let isRanked = topic.names.contains { KindPhrase($0).claimsOrder }
      #expect(topic.source != nil || !(topic.isClosed || isRanked), "\(topic.id)")
    }
  }

  @Test func `a source is what follows the first comma`() {
    let text = FileText("moons | Moon | open, NASA/JPL, 2023 | Io; Europa")
    let topic = TopicLine(text, line: 0..<text.bytes.count).map(TopicEntry.line)?.topic
    #expect(topic?.source == "NASA/JPL, 2023")
    #expect(topic?.isClosed == false)
    #expect(topic?.items == [["Io"], ["Europa"]])
  }

  @Test func `an item's second value is after its last colon`() {
    let text = FileText("films | Film, Director | open | 2001: A Space: Kubrick; M")
    let entry = TopicLine(text, line: 0..<text.bytes.count).map(TopicEntry.line)
    #expect(entry?.topic.items == [["2001: A Space", "Kubrick"], ["M"]])
    #expect(entry?.topic.isClosed == false)
  }

  /// The figures in the documentation are those that this prints.
  @Test func `what is found is right, and what is of other things is declined`() throws {
    var taken = 0
    var right = 0
    var answerable = 0
    let queries = try queries()
    for (query, expected) in queries {
      let found = Catalog.shipped.match(query)?.id
      if expected != nil { answerable += 1 }
      guard let found else { continue }
      taken += 1
      if found == expected { right += 1 } else { print("'\(query)' found '\(found)'") }
    }
    print("catalog: precision \(right)/\(taken), recall \(right)/\(answerable)")
    #expect(queries.count >= 300 && queries.count - answerable >= 100)
    #expect(right * 100 >= taken * 98)
    #expect(right * 100 >= answerable * 96)
  }

  @Test(arguments: ["top 40 planets", "7 planets", "the ten best planets"])
  func `a number before a name is not one of it`(query: String) {
    #expect(Catalog.shipped.match(query)?.method == .name)
    #expect(Catalog.shipped.match(query)?.id == "planets")
  }

  @Test func `of a long query only its beginning is repeated`() {
    let words = String(repeating: "hiking ", count: 10_000) + "boots"
    let miss = Catalog.NearMiss(words: words, topic: "t", reason: .otherKind)
    #expect(miss.sentence.utf8.count < 300)
  }

  private func queries() throws -> [(query: String, topic: String?)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let file = root.appending(path: "Fixtures/Catalog/queries.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.compactMap { line in
        let parts = line.split(separator: "\t")
        guard parts.count == 2 else { return nil }
        return (String(parts[0]), parts[1] == "-" ? nil : String(parts[1]))
      }
  }
}
