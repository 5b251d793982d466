import ScreenDiagnostics
import ScreenTables
import ScreenText
import Testing

@testable import ScreenCatalog

/// The tables that the build laid out say what the files say.
struct EmbeddedTablesTests {
  private static func texts(_ ending: String) -> ConcatenatedTexts {
    ConcatenatedTexts(ending: ending)
  }

  @Test func `each table is that of its files`() {
    let tables: [(StaticString, [Int])] = [
      (EmbeddedText.topics, TopicLines.layOut(Self.texts(".topics"), .shipped)),
      (EmbeddedText.frames, RecordTable.layOut(Self.texts(".frames"), .shipped)),
      (EmbeddedText.frameCells, RecordTable.layOutCells(Self.texts(".frames"))),
      (EmbeddedText.patterns, RecordTable.layOut(Self.texts(".patterns"), .shipped)),
      (EmbeddedText.recipes, RecipeTable.layOut(Self.texts(".recipes"))),
      (EmbeddedText.nouns, NounTable.layOut(Self.texts(".classes"), .shipped)),
    ]
    for (text, numbers) in tables {
      let stored = TableNumbers(text)
      #expect(numbers.indices.allSatisfy { stored[$0] == numbers[$0] })
      #expect(text.utf8CodeUnitCount == numbers.count * 4)
    }
  }

  @Test func `each name of a frame is found, of equal names the earlier`() {
    var met: Set<PhraseKey> = []
    for frame in FrameLibrary.shipped.frames {
      for name in frame.names where met.insert(PhraseKey(name)).inserted {
        #expect(FrameLibrary.shipped.frame(PhraseKey(name))?.name == frame.name, "\(name)")
      }
    }
    #expect(FrameLibrary.shipped.frame(PhraseKey("no such thing at all")) == nil)
  }

  @Test func `each true row is found by its name`() {
    for frame in FrameLibrary.shipped.frames where frame.isFactual {
      for row in frame.rows {
        let name = frame.title(of: row).lowercased()
        let facts = FrameLibrary.shipped.facts(of: name)
        #expect(facts.contains { $0.frame.name == frame.name }, "\(name)")
      }
    }
    #expect(FrameLibrary.shipped.facts(of: "no such row at all").isEmpty)
  }

  @Test func `the items of all topics are found by the words of their names`() {
    let table = TopicTable.shipped
    for (place, entry) in table.entries.enumerated() where place.isMultiple(of: 40) {
      for item in entry.topic.items {
        let name = item[0].lowercased()
        guard !name.isEmpty else { continue }
        let rows = table.rows(naming: name)
        #expect(rows.contains { $0.topic == place && $0.values == item }, "\(name)")
      }
    }
    #expect(table.rows(naming: "no such item").isEmpty)
    #expect(table.rows(naming: "").isEmpty)
  }

  @Test func `each recipe is found by its name and its cues`() {
    let book = RecipeLibrary.shipped
    for (place, entry) in book.entries.enumerated() where entry.kind == .screen {
      #expect(book.entries[book.place(ofScreenNamed: entry.name) ?? place].name == entry.name)
      for cue in book.recipe(at: place).cues {
        let found = book.place(ofScreenCalled: cue)
        #expect(found.map { $0 <= place } ?? false, "\(cue)")
      }
    }
    #expect(book.place(ofScreenCalled: "no such screen at all") == nil)
    #expect(RecipeLibrary("").kinds.isEmpty)
  }

  @Test func `files of one's own are found before the catalog's, and the others still`() {
    let files: [(CatalogFile, String)] = [
      (.frames, "frame dog: wug\n  is: thing, pet\n  Name: title\n"), (.classes, "pet: wugling\n"),
      (.topics, "planets | Planet, Colour | open | Vulcan: red; Krypton: green\n"),
      (.patterns, "head wuggery: wug list\n"),
    ]
    let shelf = CatalogBundle(
      adding: files.map { ($0.0, SourceText(name: "own.\($0.0.rawValue)", $0.1)) })
    #expect(shelf.frames.frame(PhraseKey("wugs"))?.name == "dog")
    #expect(shelf.frames.frame(PhraseKey("dog"))?.attributes.map(\.label) == ["Name"])
    #expect(shelf.frames.frame(PhraseKey("horse"))?.name == "horse")
    #expect(shelf.frames.sort(of: PhraseKey("wuglings")) == .pet)
    #expect(shelf.patterns.has(.head, PhraseKey("wug lists")))
    let table = shelf.topics.table
    let own = table.index(named: WordSequence("planets"))
    #expect(own == 0)
    #expect(table.entries.count == TopicTable.shipped.entries.count + 1)
    #expect(table.rows(naming: "krypton").map(\.topic).first == 0)
    let place = TopicTable.shipped.index(named: WordSequence("oceans"))
    #expect(table.index(named: WordSequence("oceans")) == place.map { $0 + 1 })
  }
}
