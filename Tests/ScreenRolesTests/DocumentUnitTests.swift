import ScreenDiagnostics
import ScreenOutline
import Testbed
import Testing

@testable import ScreenRoles

/// The lines and sentences of a document, and what heads each.
@Suite struct DocumentUnitTests {
  @Test func `items are headed by the line before them, nested ones by their item`() {
    let read = UnitsRead("Parts:\n- Header\n  - Logo\n  - Title\n- Footer\n\nNext")
    #expect(read.texts == ["Parts:", "- Header", "- Logo", "- Title", "- Footer", "Next"])
    #expect(read.parents == [nil, 0, 1, 1, 0, nil])
  }

  @Test func `tabs nest as spaces do`() {
    let read = UnitsRead("- a\n\t- b\n\t\t- c\n- d")
    #expect(read.parents == [nil, 0, 1, nil])
    #expect(read.parents == UnitsRead("- a\n    - b\n        - c\n- d").parents)
  }

  @Test func `each line knows the heading above it`() {
    let read = UnitsRead("before\n# A\n- x\n## B\n- y\nz")
    #expect(read.headings == [nil, nil, 1, 1, 3, 3])
  }

  @Test func `sentences of a line are units of their own`() {
    let read = UnitsRead("The guard types the name. Below it is a list. All is blue.\nNext line")
    #expect(
      read.texts == [
        "The guard types the name.", "Below it is a list.", "All is blue.", "Next line",
      ])
    #expect(read.units.map(\.sentence) == [0, 1, 2, 0])
    #expect(read.units.map(\.endsLine) == [false, false, true, true])
  }

  @Test(arguments: ["Drivable? Yes / No", "No. 12", "Paid so far? Yes, no or in part"])
  func `a question and its answers are one unit, and so is a number`(_ line: String) {
    #expect(UnitsRead(line).texts == [line])
  }

  @Test func `items below sentences are headed by the last of them`() {
    let read = UnitsRead("We lend out tools. People type this:\n- name\n- tool")
    #expect(read.parents == [nil, nil, 1, 1])
  }

  @Test(arguments: ["# Tools. And boats.", "| Tools. | And boats. |", "## A. Second part. End."])
  func `headings and rows are not split`(_ line: String) {
    #expect(UnitsRead(line).texts == [line])
  }

  @Test func `rows of a table are headed by the line before them`() {
    let read = UnitsRead("Loans:\n| Tool | Due |\n|------|-----|\n| Saw | 4 May |\n\nEnd")
    #expect(read.parents == [nil, 0, 0, 0, nil])
    #expect(read.units[1...3].allSatisfy { $0.form.kind == .row })
  }

  @Test func `only the first sentence after a blank line follows it`() {
    let read = UnitsRead("One\n\n\nThe second line. It goes on.\nFour")
    #expect(read.units.map(\.followsBlank) == [false, true, false, false])
  }

  @Test(arguments: ["", "\n\n", " \t ", "\r\n"])
  func `blank texts have no units`(_ text: String) { #expect(UnitsRead(text).units.isEmpty) }

  @Test func `lines may end in carriage returns`() throws {
    let folder = FixtureFolder("Treebank/Roles")
    for name in try folder.names(ending: ".roles") {
      let text = String(decoding: try folder.bytes(of: name).prefix(4_000), as: UTF8.self)
      let (plain, other) = (
        UnitsRead(text),
        UnitsRead(
          text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
      )
      #expect(plain.texts == other.texts)
      #expect(plain.parents == other.parents && plain.headings == other.headings)
      #expect(plain.units.map(\.followsBlank) == other.units.map(\.followsBlank))
    }
  }

  /// What must hold for the units of any text.
  private func expectOrdered(_ text: String) {
    let read = UnitsRead(text)
    var end = 0
    for (place, unit) in read.units.enumerated() {
      #expect(unit.range.lowerBound >= end && unit.range.upperBound <= read.words.bytes.count)
      #expect(!unit.range.isEmpty)
      #expect((unit.parent ?? -1) < place && (unit.heading ?? -1) < place)
      #expect(unit.form.markLength >= 0 && unit.form.indent >= 0)
      #expect(place > 0 || unit.sentence == 0)
      end = unit.range.upperBound
    }
  }

  @Test(arguments: Thoroughness.seeds(60, slow: 4_000))
  func `units of any text are in order, and headed by those above them`(_ seed: UInt64) {
    var random = SeededRandom(
      Int(seed),
      mixing: ["\n", "\n- ", "\n  * ", "\n\t1. ", "\n# ", "\n\n", "|", ". ", ": ", "A b"])
    expectOrdered(random.text(upTo: 60))
  }
}
