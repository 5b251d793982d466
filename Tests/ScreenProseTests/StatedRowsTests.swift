import ScreenBrief
import ScreenDiagnostics
import ScreenOutline
import Testing

@testable import ScreenProse

/// Rows that running words state belong to the collection before them.
@Suite struct StatedRowsTests {
  /// The columns and rows of a collection that the first sentence of a text asks for, and the number
  /// of its requirements.
  private func rows(of text: String) throws -> (columns: [String], rows: [[String]], count: Int) {
    let end = try #require(text.utf8.firstIndex(of: UInt8(ascii: ".")))
    let first = text.utf8.distance(from: text.utf8.startIndex, to: end)
    var brief = Brief(
      title: Phrase("Club"), topic: Phrase("club"),
      requirements: [
        Requirement(.need(.records), range: SourceRange(0, first), words: ""),
        Requirement(
          .need(.input), range: SourceRange(text.utf8.count - 4, text.utf8.count - 3), words: ""),
      ])
    brief.takeStatedRows(LineWords(Array(text.utf8)))
    let details = brief.requirements[0].details
    return (
      details.columns.map(\.text),
      details.items.map { [$0.label.text] + $0.values.map(\.text) },
      brief.requirements.count
    )
  }

  private static let expected = [
    ["Olek Zieba", "1840", "March 2019"], ["Fiona Grant", "1512", "unpaid (two)"],
  ]

  @Test(arguments: [
    "List members. Each row shows the name, the rating and the date. Use these: Olek Zieba, 1840, March 2019; Fiona Grant, 1512, unpaid (two).",
    "List members. Columns: Name, Rating, Date. Use this sample data:\nOlek Zieba, 1840, March 2019\nFiona Grant, 1512, unpaid (two)\n",
    "List members. Columns: Name, Rating, Date.\nRows:\n\nOlek Zieba, 1840, March 2019\nFiona Grant, 1512, unpaid (two)\n\nKeep it clean, calm, quiet.",
    "A table with the columns name, rating, and date. The rows: Olek Zieba, 1840, March 2019; and Fiona Grant, 1512, unpaid (two)",
  ])
  func `rows behind a colon fill the columns that a sentence names`(text: String) throws {
    let (columns, rows, _) = try rows(of: text)
    #expect(columns == ["Name", "Rating", "Date"])
    #expect(rows == Self.expected)
  }

  @Test(arguments: [
    "List routes. Every route has a name, a grade and a setter. We currently have Slab Happy (5a, set by Pete), Jug (4, set by Noor) and Dyno Might (7a, set by Elke).",
    "List routes. Columns: name, grade, setter. The routes are Slab Happy (5a, set by Pete), Jug (4, set by Noor), and Dyno Might (7a, set by Elke).",
    "List routes. Columns: name, grade, setter. Show these routes: Slab Happy (5a, set by Pete), Jug (4, set by Noor) and Dyno Might (7a, set by Elke).",
  ])
  func `values in brackets are the cells of a row`(text: String) throws {
    let (columns, rows, _) = try rows(of: text)
    #expect(columns == ["Name", "Grade", "Setter"])
    #expect(
      rows == [
        ["Slab Happy", "5a", "set by Pete"], ["Jug", "4", "set by Noor"],
        ["Dyno Might", "7a", "set by Elke"],
      ])
  }

  @Test func `what else was read into the words of rows is dropped`() throws {
    let text = "List members. Columns: Name, Age, Paid. Data: Ann, 1, x; Bo, 2, yes."
    #expect(try rows(of: text).count == 1)
  }

  @Test(arguments: [
    "List members. Columns: Name, Rating. Use these: Olek Zieba, 1840, paid; Fiona Grant, 1512, no.",
    "List members. Each row shows a, b and c. Use these: Olek, 1840; Fiona, 1512, unpaid.",
    "List members. Each row shows a, b and c. Choose one (x, y) or more (u, v).",
    "List members. Each row shows a, b and c. Only one: Olek, 1840, paid.",
    "List members. It has tabs: one, two, three.", "List members.",
  ])
  func `what has not the length of the columns is not a row`(text: String) throws {
    #expect(try rows(of: text).rows.isEmpty)
  }
}
