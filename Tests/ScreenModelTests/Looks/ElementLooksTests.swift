import ScreenText
import Testing

@testable import ScreenModel

/// What an element says of how its texts are drawn.
@Suite struct ElementLooksTests {
  private func table(_ columns: [String], _ rows: [[String]]) -> Element {
    Element(.table(Component.Table(title: "T", columns: columns, rows: rows)))
  }

  @Test(
    arguments: [
      ("Paid", .success), ("in stock", .success), ("On hold", .warning), ("AT-RISK", .warning),
      ("Overdue!", .critical), ("In review", .info), ("Draft", .neutral),
    ] as [(String, Component.Tone)])
  func `the badge of an item has the tone of the state it names`(
    _ badge: String, _ tone: Component.Tone
  ) {
    let inner = Component.ListItem(title: "B", badge: badge)
    let item = Component.ListItem(title: "A", badge: badge, items: [inner])
    #expect(Element(.list(Component.List(title: "", items: [item]))).looks.tones == [badge: tone])
    let outer = Component.ListItem(title: "A", items: [inner])
    #expect(Element(.list(Component.List(title: "", items: [outer]))).looks.tones == [badge: tone])
  }

  @Test(arguments: ["", "Paid in full", "Unpaid", "4", "payé", "paid off by the customer at last"])
  func `a text that names no state for certain has no tone`(_ badge: String) {
    let item = Component.ListItem(title: "Paid", detail: "Overdue", badge: badge)
    #expect(Element(.list(Component.List(title: "Done", items: [item]))).looks.tones.isEmpty)
  }

  @Test func `a column of states is one whose every cell names a state, beside the names of rows`()
  {
    let looks = table(["Order", "Status"], [["Paid", "paid"], ["Draft", ""], ["Late", "late"]])
      .looks
    #expect(looks.columns == [.short, [.short, .states]])
    #expect(looks.tones == ["paid": .success, "late": .warning])
    let mixed = table(["Order", "Status"], [["1", "paid"], ["2", "by post"]]).looks
    #expect(mixed.columns == [[.numeric, .short], .short])
    #expect(mixed.tones.isEmpty)
  }

  @Test(arguments: [
    (["12", "−3.5 %"], true), (["$1,200", "€0"], true), (["—", "4k"], true), (["12 pcs"], false),
    (["k"], false), (["1-2"], false), (["1111111111111111111111111"], false), ([""], false),
  ])
  func `a column of numbers is one whose every cell reads as a number`(
    _ cells: [String], _ isNumeric: Bool
  ) {
    let looks = table(["A", "B"], cells.map { ["x", $0] }).looks
    #expect(looks.columns.last?.contains(.numeric) == isNumeric)
  }

  @Test(arguments: [
    (12, 12, true), (13, 1, false), (1, 13, false), (1, 12, true),
  ])
  func `a column is short if its title and its cells are`(
    _ title: Int, _ cell: Int, _ isShort: Bool
  ) {
    let looks = table(
      ["A", String(repeating: "é", count: title)], [["x", String(repeating: "é", count: cell)]]
    ).looks
    #expect(looks.columns[1].contains(.short) == isShort)
  }

  @Test func `rows may have more cells than there are titles, or fewer`() {
    let looks = table(["A"], [["x"], ["y", "1", "done"], []]).looks
    #expect(looks.columns == [.short, [.numeric, .short], [.short, .states]])
    #expect(table(["A", "B"], []).looks.columns == [[], []])
  }

  @Test(arguments: [
    ("Churn rate", true), ("Support tickets", true), ("Wait", true), ("Revenue", false),
    ("Waiting", false), ("", false),
  ])
  func `a figure is better lower if a word of its label says so`(_ label: String, _ isLower: Bool) {
    #expect(Element(.stat(Component.Stat(label: label))).looks.isBetterLower == isLower)
  }

  @Test func `another component of an element has its own looks`() {
    var element = table(["A", "B"], [["x", "paid"]])
    element.component = .stat(Component.Stat(label: "Costs"))
    #expect(element == Element(.stat(Component.Stat(label: "Costs"))))
    #expect(element.looks.tones.isEmpty && element.looks.columns.isEmpty)
    #expect(element.looks.isBetterLower)
  }

  @Test func `what states its looks by its own properties needs none`() {
    let components: [Component] = [
      .badge(Component.Badge(label: "Paid", tone: .info)),
      .keyValue(Component.KeyValue(key: "Status", value: "Paid")),
      .standings(Component.Standings(title: "Won", rows: [Component.StandingsRow(team: "Lost")])),
    ]
    for component in components { #expect(Element(component).looks == Element.Looks()) }
  }
}
