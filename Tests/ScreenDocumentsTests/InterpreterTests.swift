import Sampling
import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenDocuments

@Suite struct InterpreterTests {
  private func reading(_ text: String) -> Brief? {
    Brief(Array(text.utf8), in: "en", by: Reader(), .shipped)
  }

  private func labels(_ brief: Brief, in parent: Int? = nil) -> [String] {
    brief.requirements.filter { $0.parent == parent }.map { $0.details.label?.text ?? "" }
  }

  @Test(arguments: [
    "a login form", "A page with a map.\nAnd a list of boats.", "Title: x", "A form: name, email",
    "",
    "1. wash\n2. dry",
  ])
  func `sentences and flat lists are left to the reader of sentences`(_ text: String) {
    #expect(reading(text) == nil)
  }

  @Test func `a table keeps its columns and all of its rows`() throws {
    let brief = try #require(reading("City;Temp\nOslo;−3\nBergen;4"))
    let table = try #require(brief.requirements.first)
    #expect(table.subject == .component(.table))
    #expect(table.details.nameColumn?.text == "City")
    #expect(table.details.columns.map(\.text) == ["Temp"])
    #expect(table.details.items.map(\.label.text) == ["Oslo", "Bergen"])
    #expect(table.details.items.map { $0.values.map(\.text) } == [["−3"], ["4"]])
    #expect(brief.title.text == "Cities")
  }

  @Test func `ragged rows have the width of the widest`() throws {
    let brief = try #require(reading("| a | b |\n|---|---|\n| 1 |\n| 2 | 3 | 4 |"))
    let details = try #require(brief.requirements.first).details
    #expect(details.columns.count == 2)
    #expect(details.items.allSatisfy { $0.values.count == 2 })
  }

  @Test func `each row of a table of fields is an input`() throws {
    let brief = try #require(
      reading(
        """
        | Label | Input | Mandatory | Default | Validation |
        |---|---|---|---|---|
        | Amount | number | x | | min 1, max 5000 |
        | Currency | dropdown: EUR, USD | x | EUR | |
        | Purpose | text | | | max 140 characters |
        | Template | toggle | | off | |
        """))
    let inputs = brief.requirements
    #expect(inputs.map { $0.details.label?.text } == ["Amount", "Currency", "Purpose", "Template"])
    #expect(inputs[0].details.fieldKind == .number)
    #expect(inputs[0].details.minimum == 1 && inputs[0].details.maximum == 5000)
    #expect(inputs[0].details.isRequired == true)
    #expect(inputs[1].details.items.map(\.label.text) == ["EUR", "USD"])
    #expect(inputs[1].details.items.map(\.isSelected) == [true, false])
    #expect(inputs[2].details.maximum == 140)
    #expect(inputs[3].subject == .component(.toggle))
  }

  @Test func `a heading holds all up to the next, the last bullet with it`() throws {
    let brief = try #require(
      reading(
        "# Settings\n\n## Privacy\n- Public profile\n- Share location\n\n## Account\n- Delete account"
      ))
    #expect(brief.title.text == "Settings")
    #expect(labels(brief) == ["Privacy", "Account"])
    #expect(labels(brief, in: 0) == ["Public profile", "Share location"])
    #expect(labels(brief, in: 3) == ["Delete account"])
  }

  @Test func `facts are shown, and what names a thing is the title`() throws {
    let shown = try #require(reading("Name: Ann Lee\nRoom: B 214\nPhone: 555 01"))
    #expect(shown.title.text == "Ann Lee")
    #expect(shown.requirements.map(\.subject) == [.need(.fact), .need(.fact)])
  }

  @Test(.disabled("three blanks below a line still go the way of sentences"))
  func `facts with blanks for values are asked`() throws {
    let asked = try #require(reading("Visitor form\nName: ____\nCompany: ____\nHost: ____"))
    #expect(asked.requirements.map(\.subject) == Array(repeating: .need(.input), count: 3))
  }

  @Test func `what is out of scope and what speaks of the screen is left out, and said`() throws {
    let brief = try #require(
      reading("# Pothole\n\n## Fields\n- Photo\n- Size: S, L\n\n## Out of scope\n- Tracking"))
    #expect(!brief.requirements.contains { $0.details.label?.text == "Tracking" })
    #expect(brief.leftOut.map(\.range.lowerBound).contains { $0 > 40 })
  }

  @Test func `who speaks in a chat is not on the screen`() throws {
    let brief = try #require(
      reading("[09:12] Ann: a status page\n[09:13] Ben: ok\n[09:14] Ann: a subscribe button"))
    let words = brief.requirements.compactMap { $0.details.label?.text.lowercased() }
    #expect(!words.contains { $0.contains("ann") || $0.contains("ben") })
  }

  @Test(arguments: [
    "|---|---|\n|---|---|", "```\n", "# \n\n# \n", "- \n- \n", "> > >\n> x", "a\tb\n\t\tc",
    "{\n\"a\": [1,\n",
    "\u{200F}שם: דנה\nעיר: חיפה\nרחוב: א", "<script>alert(1)</script>\n- a\n  - b",
    "- a\n\t- b\n   - c\n\t\t- d",
    "half a sentence and\n| a | b |\n|---|---|\n| 1 | 2 |\nthen the rest of it.",
    "# h\n######### deep\n- a",
    "As a\nI want\nSo that", "Given\nWhen\nThen", "FR-1:\nFR-2:", ": a\n: b\n: c",
    "a:\n\nb:\n\nc:\n",
  ])
  func `no input is lost in silence or ends the program`(_ text: TextCase) {
    let count = text.text.utf8.count
    guard let brief = reading(text.text) else { return }
    for requirement in brief.requirements {
      #expect(requirement.range.upperBound <= count)
      #expect(requirement.parent.map { brief.requirements.indices.contains($0) } ?? true)
    }
    #expect(brief.leftOut.allSatisfy { $0.range.upperBound <= count })
  }

  @Test func `a table of many rows and columns is read, and the rest said`() throws {
    let rows = (0..<1_000).map { "row \($0);\($0);x" }.joined(separator: "\n")
    let long = try #require(reading("Name;Number;Mark\n" + rows))
    #expect(long.requirements.first?.details.items.count == 400)
    #expect(long.leftOut.count == 1)
    let header = (0..<300).map { "c\($0)" }.joined(separator: "\t")
    let wide = try #require(reading(header + "\n" + header))
    #expect(wide.requirements.first?.details.columns.count == 299)
  }

  @Test func `marks, tabs and line ends change nothing`() throws {
    let text = "# Trip\n\n- Clothes\n  - socks\n  - rain coat\n- Papers\n  - passport"
    let first = try #require(reading(text))
    for other in [
      text.replacingAll("- ", with: "* "), text.replacingAll("  -", with: "\t-"),
      text.replacingAll("\n", with: "\r\n"), text.replacingAll("\n", with: "  \n"),
    ] {
      let second = try #require(reading(other))
      #expect(second.title.text == first.title.text)
      #expect(second.requirements.map(\.subject) == first.requirements.map(\.subject), "\(other)")
      #expect(
        second.requirements.map { $0.details.label?.text }
          == first.requirements.map { $0.details.label?.text }, "\(other)")
    }
  }
}

extension String {
  /// The text with each occurrence of some words replaced.
  fileprivate func replacingAll(_ words: String, with others: String) -> String {
    split(separator: words, omittingEmptySubsequences: false).joined(separator: others)
  }
}
