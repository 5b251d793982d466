import ScreenCompiler
import Testing

/// Edits that keep some rows of a table and remove the others.
@Suite struct KeepingRowsTests {
  private static let shed = Screen(
    title: "Shed",
    sections: [
      Section(
        id: "tools", title: "Tools",
        components: [
          .table(
            .init(
              title: "", columns: ["Tool", "Days out", "Available"],
              rows: [["Drill", "21", "yes"], ["Ladder", "9", "no"], ["Saw", "15", "yes"]]))
        ])
    ])

  private func names(_ text: String) throws -> (columns: Int, rows: [String], Ledger) {
    let edited = try Compiler().edit(Self.shed, SourceText(name: "<edit>", text))
    guard case .table(let table) = edited.screen.sections[0].components[0] else {
      return (0, [], edited.ledger)
    }
    return (table.columns.count, table.rows.map { $0[0] }, edited.ledger)
  }

  @Test(arguments: [
    ("only show the available ones", ["Drill", "Saw"]),
    ("show only the available ones", ["Drill", "Saw"]),
  ])
  func `only the rows that are meant stay, with all their columns`(
    _ text: String, _ rows: [String]
  ) throws {
    let (columns, found, ledger) = try names(text)
    #expect(columns == 3 && found == rows)
    #expect(ledger.entries.map(\.outcome) == [.met])
  }

  @Test func `rows that nothing fits all stay, and the ledger says so`() throws {
    let (columns, found, ledger) = try names("only show the stolen ones")
    #expect(columns == 3 && found == ["Drill", "Ladder", "Saw"])
    #expect(ledger.entries.map(\.outcome) != [.met])
  }
}
