import ScreenBrief
import ScreenModel
import ScreenSpecifications
import Testbed
import Testing

/// Code of any size and depth is read or refused, in time that grows with its size alone.
struct SpecificationTotalityTests {
  private static func part(_ text: String, _ language: String? = nil) -> SpecifiedPart? {
    let bytes = Array(text.utf8)
    return SpecifiedPart(bytes, in: 0..<bytes.count, language: language)
  }

  private static let deep: [TextCase] = [
    "{", "[", "(", "<", "{\"a\":", "[[", "<div>", "- ", "interface A { a: ", "Column(", "VStack {",
    "type A = (", "Optional[", "a:\n ",
  ].map { TextCase(String(repeating: $0, count: Thoroughness.isFull ? 100_000 : 500)) }

  @Test(arguments: deep)
  func `nesting of any depth is read in time`(_ test: TextCase) {
    _ = Self.part(test.text)
    for language in [
      "json", "yaml", "ts", "swift", "kotlin", "python", "go", "graphql", "prisma", "sql", "html",
      "pug",
    ] {
      _ = Self.part(test.text, language)
    }
  }

  @Test(.slow) func `a megabyte of SQL is read`() throws {
    let row = "  note_about_it VARCHAR(40) NOT NULL DEFAULT 'it''s', -- what it is\n"
    let text =
      "CREATE TABLE things (\n" + String(repeating: row, count: 16_000) + "  last_one INT\n);"
    let part = try #require(Self.part(text))
    #expect(part.requirements.count == 16_002)
  }

  @Test(.slow) func `a megabyte of JSON rows is read`() throws {
    let row = "{\"name\": \"Larch\", \"height_m\": 31.5, \"felled\": false},"
    let part = try #require(
      Self.part("[" + String(repeating: row, count: 20_000) + "{\"name\": \"Elm\"}]"))
    #expect(part.requirements.first?.details.items.count == 20_001)
  }

  private static let broken: [TextCase] = [
    TextCase(
      "{\"title\": \"Visit\", \"fields\": [{\"name\": \"guest\", \"type\": \"text\"}, {\"name\": \"da"
    ),
    TextCase("interface Visit {\n  guest: string;\n  day: Da"),
    TextCase("CREATE TABLE visits (guest TEXT NOT NULL, day DA"),
    TextCase("<form><label>Guest <input name=\"guest\"></label><input name=\"d"),
    TextCase("struct Visit {\n  var guest = \"Ada\n  var day: Date\n}"),
  ]

  @Test(arguments: broken)
  func `what breaks off is read as far as it goes`(_ test: TextCase) throws {
    let part = try #require(Self.part(test.text))
    #expect(part.requirements.contains { $0.details.label?.text == "Guest" })
  }

  private static let others: [TextCase] = [
    TextCase("func add(a: Int, b: Int) -> Int { return a + b }"),
    TextCase("SELECT name, age FROM users WHERE age > 18;"),
    TextCase("{}"),
    TextCase("[]"),
    TextCase("[1, 2, 3]"),
    TextCase("interface Nothing {}"),
    TextCase("<script>alert(1)</script>"),
    TextCase("Name: Ada Brook\nAge: 36"),
    TextCase("- bread\n- butter\n- jam"),
    TextCase("A form (short) with a name [required] and a date"),
    TextCase("table of hotels (name, price) and a map"),
    TextCase(" \n\t "),
    TextCase(""),
  ]

  @Test(arguments: others)
  func `what specifies nothing is none`(_ test: TextCase) {
    #expect(Self.part(test.text) == nil)
  }
}
