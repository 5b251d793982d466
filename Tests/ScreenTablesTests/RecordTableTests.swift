import ScreenTables
import ScreenText
import Testing

/// Records are found by each of their names, in the order of the texts.
struct RecordTableTests {
  private static let words = QueryWords(reading: FileText("filler: list\nsame: film movie"))

  private static func table(_ texts: String...) -> RecordTable {
    RecordTable(reading: ConcatenatedTexts(texts.map { FileText($0) }), words)
  }

  private static func key(_ name: String) -> PhraseKey { PhraseKey(WordSequence(name), words) }

  private func head(_ table: RecordTable, _ kind: String, _ name: String) -> String? {
    table.record(of: kind, Self.key(name)).map { $0.text.string($0.head) }
  }

  @Test func `of equal names the earlier record counts, and of each kind its own`() {
    let table = Self.table("frame cat: pets, a  Movie\n  is: pet", "frame pet: x\nclass pet: y")
    #expect(head(table, "frame", "pet") == "frame cat: pets, a  Movie")
    #expect(head(table, "frame", "A film") == "frame cat: pets, a  Movie")
    #expect(head(table, "class", "pets") == "class pet: y")
    #expect(head(table, "frame", "y") == nil)
  }

  @Test func `a record has its lines and no more`() throws {
    let table = Self.table(
      "  lost\n# remark\nframe a: b\n  one\n# between\n  two", "  lost\nframe c:")
    let record = try #require(table.record(of: "frame", Self.key("b")))
    #expect(record.text.string(record.body) == "\n  one\n# between\n  two")
    let last = try #require(table.record(of: "frame", Self.key("c")))
    #expect(last.body.isEmpty)
    #expect(table.count == 2)
  }

  @Test(arguments: ["", "\n\n", "# only a remark", "  only lines", "frame", "no colon here"])
  func `a text without records has none that is named`(text: String) {
    let table = Self.table(text)
    #expect(table.record(of: "frame", Self.key("frame")) == nil)
    #expect(table.records.allSatisfy { !$0.head.isEmpty })
  }
}
