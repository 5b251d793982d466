import ScreenCompiler
import Testing

/// Edits that let rows and cells of a table stand out.
@Suite struct MarkingTests {
  private static let shed = Screen(
    title: "Shed",
    sections: [
      Section(
        id: "tools", title: "Tools",
        components: [
          .table(
            .init(
              title: "", columns: ["Tool", "Days out", "State"],
              rows: [["Drill", "21", "ok"], ["Ladder", "9", "broken"], ["Saw", "15", "ok"]])),
          .button(.init(label: "Save", style: .primary, action: "save")),
        ])
    ])

  private func edited(_ text: String) throws -> (marks: [Component.TableMark], Compilation) {
    let compilation = try Self.shed.edited(text)
    guard case .table(let table) = compilation.screen.sections[0].components[0] else {
      throw MissingTable()
    }
    return (table.marks, compilation)
  }

  private struct MissingTable: Error {}

  @Test(arguments: [
    ("show the broken ones in red", [Component.TableMark(row: 2, tone: .critical)]),
    ("highlight days out above 14", [.init(row: 1, column: 2), .init(row: 3, column: 2)]),
    ("make rows with fewer than 10 days out green", [.init(row: 2, tone: .success)]),
  ])
  func `rows and cells that fit the words stand out`(
    _ text: String, _ marks: [Component.TableMark]
  ) throws {
    let (found, compilation) = try edited(text)
    #expect(found == marks)
    #expect(compilation.ledger.entries.map(\.outcome) == [.met])
  }

  @Test(arguments: [
    "make the Save button red", "show the lost ones in red", "highlight days above 90",
  ])
  func `a named button, and what fits no row, mark nothing`(_ text: String) throws {
    let marks = (try? edited(text))?.marks ?? []
    #expect(marks.isEmpty)
  }
}
