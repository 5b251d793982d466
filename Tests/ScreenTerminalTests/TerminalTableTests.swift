import ScreenModel
import Testing

@testable import ScreenTerminal

@Suite struct `Terminal tables` {
  private static let table = Component.Table(
    title: "", columns: ["Tool", "Days", "State"],
    rows: [["Drill", "21", "lent"], ["Ladder", "9", "broken"], ["Saw", "15", "lent"]],
    marks: [
      Component.TableMark(row: 2, tone: .critical),
      Component.TableMark(row: 1, column: 2, tone: .warning),
      Component.TableMark(row: 9, tone: .critical), Component.TableMark(row: 0, tone: .critical),
      Component.TableMark(row: 2, tone: .info),
    ], actions: [Component.ItemAction(label: "Edit"), Component.ItemAction(label: "Return")])

  private func lines(_ table: Component.Table, width: Int = 60) -> [String] {
    Screen(title: "", sections: [Section(id: "s", title: "", components: [.table(table)])])
      .ansi(TerminalOptions(width: width, depth: .none)).split(separator: "\n").map { line in
        String(line.drop { $0 == " " })
      }
  }

  @Test func `what stands out has a sign, and each row its buttons, without colours`() {
    #expect(
      lines(Self.table) == [
        "Tool           Days   State", "──────────────────────────────────────────────────",
        "Drill         ! 21    lent     [ Edit ] [ Return ]",
        "× Ladder         9   broken   [ Edit ] [ Return ]",
        "Saw              15   lent     [ Edit ] [ Return ]",
      ])
  }

  @Test func `a row that is too long for its line becomes a record that ends in its buttons`() {
    let lines = lines(Self.table, width: 30)
    #expect(lines.count { $0 == "[ Edit ] [ Return ]" } == 3)
    #expect(lines.contains { $0.hasPrefix("×") && $0.contains("Ladder") })
  }

  @Test(arguments: [8, 24, 60]) func `rows without cells are their buttons`(_ width: Int) {
    var table = Self.table
    (table.columns, table.rows) = ([], [[], []])
    #expect(lines(table, width: width).joined().contains("Edit"))
  }

  @Test func `a table without rows has no buttons`() {
    var table = Self.table
    table.rows = []
    #expect(!lines(table).joined().contains("Edit"))
  }
}
