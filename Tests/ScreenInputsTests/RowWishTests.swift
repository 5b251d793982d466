import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenOutline
import ScreenText
import Testing

@testable import ScreenInputs

/// Sentences about the order and the look of rows that a text states.
@Suite struct RowWishTests {
  private static let rows = StatedRows(
    columns: ["Tool", "Lent", "Days out", "Weight", "State", "Returned"],
    rows: [
      ["Drill", "3 Nov", "21", "2.5 kg", "ok", "no"],
      ["Ladder", "15 Nov", "9", "14 kg", "broken", "yes"],
      ["Sander", "28 Oct", "27", "1.2 kg", "ok", "yes"],
      ["Saw", "9 Nov", "15", "3 kg", "overdue", "no"],
    ])

  private func wishes(_ sentence: String, for rows: StatedRows = rows) -> [RowWish] {
    let bytes = Array(sentence.utf8)
    let reader = RowWishReader(words: LineWords(bytes), phrases: .shipped)
    return reader.read(SourceRange(0, bytes.count), for: rows).wishes.map(\.wish)
  }

  /// The names of the rows in the order that a sentence asks for.
  private func order(_ sentence: String) -> [String]? {
    for case .order(let order, _, _) in wishes(sentence) {
      return order.map { Self.rows.rows[$0][0] }
    }
    return nil
  }

  /// What stands out: the name of a row or the text of a cell, with the tone.
  private func marked(_ sentence: String) -> [String] {
    wishes(sentence).flatMap { wish -> [String] in
      guard case .marks(let marks) = wish else { return [] }
      return marks.map { mark in
        Self.rows.rows[mark.row][mark.cell ?? 0] + " " + mark.tone.rawValue
      }
    }
  }

  @Test(arguments: [
    ("Sort by lent, newest first.", ["Ladder", "Saw", "Drill", "Sander"]),
    ("Sorted by days out", ["Ladder", "Saw", "Drill", "Sander"]),
    ("Please order them by weight, heaviest first", ["Ladder", "Saw", "Drill", "Sander"]),
    ("Oldest first please", ["Sander", "Drill", "Saw", "Ladder"]),
    ("sort the list by tool, a to z", ["Drill", "Ladder", "Sander", "Saw"]),
    ("Show them sorted by state", ["Ladder", "Drill", "Sander", "Saw"]),
  ])
  func `rows are ordered by days, by numbers or as texts`(_ sentence: String, _ names: [String]) {
    #expect(order(sentence) == names)
  }

  @Test(arguments: [
    ("Show broken ones in red.", ["Ladder critical"]),
    ("Anything above 20 days out in red", ["21 critical", "27 critical"]),
    ("Anything heavier than 2.5 kg should be highlighted", ["14 kg warning", "3 kg warning"]),
    ("Highlight anything over 2 kg", ["2.5 kg warning", "14 kg warning", "3 kg warning"]),
    ("days out above 20 in red", ["21 critical", "27 critical"]),
    ("Flag rows where days out is more than 20", ["Drill warning", "Sander warning"]),
    ("Overdue tools must be red, broken ones orange", ["Saw critical", "Ladder warning"]),
    ("mark overdue and broken in red", ["Ladder critical", "Saw critical"]),
    ("The ones that are not returned should be in bold", ["Drill warning", "Saw warning"]),
    ("grey out whatever is returned", ["Ladder neutral", "Sander neutral"]),
  ])
  func `rows and cells stand out that fit what is said of them`(
    _ sentence: String, _ marks: [String]
  ) {
    #expect(marked(sentence) == marks)
  }

  @Test(arguments: [
    "Let me sort by weight.", "I want to be able to sort them by date or name.",
    "The shed is red.", "Keep it simple.", "A search field and an export button.",
    "Highlight anything over budget.", "Sort by price.", "Show lost ones in red.", "",
  ])
  func `a wish for a control, and what fits no row, changes nothing`(_ sentence: String) {
    #expect(wishes(sentence).isEmpty)
  }

  @Test(arguments: [
    ("Broken ones in red, lost ones in orange", "lost ones in orange"),
    ("Sort by price, broken ones in red", "Sort by price"),
    ("Show broken and stolen in red", "stolen in red"),
  ])
  func `the words that fit no row are told from those that do`(_ sentence: String, _ unread: String)
  {
    let bytes = Array(sentence.utf8)
    let reader = RowWishReader(words: LineWords(bytes), phrases: .shipped)
    let reading = reader.read(SourceRange(0, bytes.count), for: Self.rows)
    #expect(reading.wishes.count == 1)
    #expect(reading.unread.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [unread])
  }

  @Test func `unknown cells come last, whatever the order`() {
    let rows = StatedRows(columns: ["A", "Price"], rows: [["x", "—"], ["y", "9"], ["z", "10"]])
    for (sentence, order) in [
      ("sort by price", [1, 2, 0]), ("sort by price, highest first", [2, 1, 0]),
    ] {
      guard case .order(let found, _, _)? = wishes(sentence, for: rows).first else {
        Issue.record("nothing is ordered")
        continue
      }
      #expect(found == order)
    }
  }

  @Test func `marks stay with their rows when these are ordered, and both are told`() {
    var details = Details(
      columns: [Phrase("State")],
      items: [
        Details.Item(Phrase("1"), values: [Phrase("ok")]),
        Details.Item(Phrase("2"), values: [Phrase("late")]),
      ])
    details.nameColumn = Phrase("Number")
    let bytes = Array("Sort by number, highest first, late ones in red".utf8)
    let reader = RowWishReader(words: LineWords(bytes), phrases: .shipped)
    let applied = reader.apply(SourceRange(0, bytes.count), to: &details)
    #expect(applied.effects.map(\.change) == [.marks(1), .order(["2", "1"])])
    #expect(applied.lacks.isEmpty)
    #expect(details.items.map(\.mark) == [Details.Mark(.critical), nil])
  }

  @Test(arguments: [
    (["12.50", "3.25"], "15.75"), (["€ 12", "€ 3"], "€ 15"), (["2 kg", "0.5 kg"], "2.5 kg"),
  ])
  func `a sum keeps the marks of its numbers`(_ numbers: [String], _ sum: String) {
    #expect(DecimalSum(numbers)?.text == sum)
  }

  @Test(arguments: [
    ("total days out", "72"), ("average days out", "18"), ("highest weight", "14 kg"),
    ("number of tools", "4"), ("how many tools are broken", "1"), ("how many not returned", "2"),
  ])
  func `figures are computed from the rows`(_ label: String, _ figure: String) {
    #expect(Self.rows.figure(called: FoldedWords(label), .shipped) == figure)
  }

  @Test(arguments: ["how many tools are lost", "total state", "days out", "average lent"])
  func `a figure that no column gives is not stated`(_ label: String) {
    let rows = StatedRows(columns: ["Tool", "State"], rows: [["Drill", "ok"], ["Saw", "lent"]])
    #expect(rows.figure(called: FoldedWords(label), .shipped) == nil)
  }

  @Test func `times are ordered as times, the fastest first`() {
    let rows = StatedRows(
      columns: ["Runner", "5k time", "Runs"],
      rows: [["A", "20:41", "3"], ["B", "9:58", "40"], ["C", "1:02:10", "7"]])
    guard case .order(let order, 1, false)? = wishes("fastest first", for: rows).first else {
      Issue.record("nothing is ordered")
      return
    }
    #expect(order == [1, 0, 2])
  }

  @Test func `numbers with one unit are ordered as numbers`() {
    let rows = StatedRows(columns: ["A", "Size"], rows: [["x", "120 m2"], ["y", "90 m2"]])
    #expect(rows.order(by: 1, isFalling: false) == [1, 0])
  }

  private static let parts = StatedRows(
    columns: ["Part", "Stock", "Minimum", "Price"],
    rows: [
      ["Bolt", "4", "10", "0.20"], ["Nut", "90", "10", "0.10"], ["Rod", "10", "10", "4.00"],
    ])

  @Test(arguments: [
    "show anything below the minimum in red", "stock under the minimum in red",
    "highlight whatever is below its minimum",
  ])
  func `a figure is held against another of its row`(_ sentence: String) throws {
    guard case .marks(let marks)? = wishes(sentence, for: Self.parts).first else {
      Issue.record("no marks")
      return
    }
    #expect(marks.map(\.row) == [0])
  }

  @Test func `a number beside the name of a column is the bound`() {
    guard case .marks(let marks)? = wishes("less than 50 in stock in red", for: Self.parts).first
    else {
      Issue.record("no marks")
      return
    }
    #expect(marks.map(\.row) == [0, 2])
  }

  @Test(arguments: [
    ("heaviest weight on top", ["Ladder", "Saw", "Drill", "Sander"]),
    ("Most days out first please", ["Sander", "Drill", "Saw", "Ladder"]),
    ("lowest days out at the top", ["Ladder", "Saw", "Drill", "Sander"]),
  ])
  func `a superlative before what it ranks orders by it`(_ sentence: String, _ names: [String]) {
    #expect(order(sentence) == names)
  }

  @Test(arguments: ["most people like it", "the best tools", "at the top of the page"])
  func `a superlative that comes first of nothing orders nothing`(_ sentence: String) {
    #expect(order(sentence) == nil)
  }

  private static let stock = StatedRows(
    columns: ["Item", "Left", "Reorder at", "Hours", "Service at"],
    rows: [["Ink", "3", "5", "90", "80"], ["Glue", "9", "4", "70", "80"]])

  @Test(arguments: [
    ("Mark the ones that need to be reordered.", 0, 1),
    ("Mark the ones that have to be serviced.", 0, 3),
    ("Mark those rows whose hours are past the service at", 0, 3),
  ])
  func `what is done at a limit means the rows that reached it`(
    _ sentence: String, _ row: Int, _ cell: Int
  ) {
    let found = wishes(sentence, for: Self.stock).flatMap { wish -> [RowWish.Mark] in
      if case .marks(let marks) = wish { marks } else { [] }
    }
    #expect(found.map(\.row) == [row])
    #expect(found.allSatisfy { $0.cell == nil || $0.cell == cell })
  }

  @Test func `marking something as a state marks no rows`() {
    #expect(wishes("Mark the ones as reordered", for: Self.stock).isEmpty)
  }
}
