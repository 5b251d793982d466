import ScreenHTML
import ScreenModel
import Testbed
import Testing

@testable import ScreenTerminal

private func drawn(_ component: Component, width: Int) -> String {
  Screen(title: "", sections: [Section(id: "a", components: [component])])
    .ansi(TerminalOptions(width: width, depth: .none))
}

@Suite struct `Terminal text` {
  @Test(arguments: 0..<120)
  func `has every word of a table, at any width`(seed: Int) {
    var random = SeededRandom(seed)
    let columns = random.below(5) + 1
    func words(_ random: inout SeededRandom, _ place: Int) -> String {
      (0..<random.below(7) + 1).map { number in
        "w\(place)x\(number)" + String(repeating: "y", count: random.below(9))
      }.joined(separator: " ")
    }
    let rows = (0..<random.below(5) + 1).map { row in
      (0..<columns).map { words(&random, row * 10 + $0) }
    }
    let table = Component.table(
      .init(title: "", columns: (0..<columns).map { words(&random, 900 + $0) }, rows: rows))
    for width in [24, 32, 40, 60, 80, 120] {
      let shown = drawn(table, width: width)
      for word in rows.joined().flatMap({ $0.split(separator: " ") }) {
        #expect(shown.contains(word), "\(word) at \(width) in \(shown)")
      }
      #expect(!shown.contains("…"))
    }
  }

  @Test func `wraps the cells of a table that is too wide`() {
    let table = Component.table(
      .init(
        title: "", columns: ["Name", "Note", "Sum"],
        rows: [
          ["Alpha", "Call back about the invoice", "€12"], ["B", "short", "€3"],
        ]))
    #expect(
      drawn(table, width: 34) == """

          Name   Note                Sum
          ──────────────────────────────
          Alpha  Call back about     €12
                 the invoice

          B      short                €3

        """)
  }

  @Test func `keeps what a box is called`() {
    let name = "The tariff of the northern region and its conditions"
    let section = Section(
      id: "a", title: name, layout: .card, components: [.paragraph(.init(text: "x"))])
    let shown = Screen(title: "", sections: [section]).ansi(.init(width: 40, depth: .none))
    for word in name.split(separator: " ") { #expect(shown.contains(word), "\(shown)") }
  }

  @Test func `keeps the labels of bars`() {
    let label = "Municipal department of sanitation"
    let chart = Component.chart(
      .init(title: "", series: [.init(name: "", points: [.init(label: label, value: 3)])]))
    let shown = drawn(chart, width: 40)
    for word in label.split(separator: " ") { #expect(shown.contains(word), "\(shown)") }
  }

  @Test(
    arguments: [
      ("a\tb", ["a   b"]), ("\tb", ["    b"]), ("abc\td", ["abc d"]), ("abcd\te", ["abcd    e"]),
      ("x\n\ty", ["x", "    y"]), ("日\tx", ["日  x"]),
    ] as [(String, [String])])
  func `goes to tab stops in code`(code: String, lines: [String]) {
    let shown = drawn(.code(.init(text: code)), width: 40)
    #expect(shown == "\n" + lines.map { "    \($0)\n" }.joined())
  }

  @Test func `breaks a paragraph where the paragraph does`() {
    let text = "One\nTwo  words\r\n\nThree\n"
    let lines = "\n  One\n  Two words\n\n  Three\n"
    #expect(drawn(.paragraph(.init(text: text)), width: 40) == lines)
    #expect(drawn(.quote(.init(text: "a\nb")), width: 40) == "\n  │ a\n  │ b\n")
    let alert = drawn(.alert(.init(title: "T", message: "a\nb", tone: .info)), width: 40)
    #expect(alert == "\n  ▌ i Info: T\n  ▌   a\n  ▌   b\n")
  }

  @Test(arguments: [(40.0, "40"), (250, "100"), (-1, "0"), (2.5, "2.5")])
  func `says what a slider is set to`(value: Double, shown: String) {
    let slider = Component.slider(
      .init(label: "Volume", minimum: 0, maximum: 100, value: value))
    let first = drawn(slider, width: 30).split(separator: "\n")[0]
    #expect(first.hasPrefix("  Volume ") && first.hasSuffix(" " + shown))
    let page = Screen(title: "", sections: [Section(id: "a", components: [slider])]).html()
    #expect(page.contains(">\(shown)</output>"))
  }

  private static func screen(_ layout: Screen.Layout, _ names: [String]) -> Screen {
    var sections = names.enumerated().map { index, name in
      Section(id: "p\(index)", title: name, components: [.paragraph(.init(text: "Body \(index)"))])
    }
    sections[0].elements.append(Element(.button(.init(label: "Delete", opens: "dialog"))))
    sections.insert(
      Section(
        id: "dialog", title: "Sure?", layout: .dialog,
        components: [.paragraph(.init(text: "It goes"))]), at: 1)
    return Screen(title: "", layout: layout, sections: sections)
  }

  @Test(arguments: [Screen.Layout.wizard, .tabs, .columns])
  func `counts no dialog among the parts of a screen`(layout: Screen.Layout) {
    let shown = Self.screen(layout, ["One", "Two"]).ansi(.init(width: 60, depth: .none))
    if layout == .wizard {
      #expect(shown.contains("Step 1 of 2") && shown.contains("Step 2 of 2"))
    }
    #expect(shown.split(separator: "It goes").count == 2)
    #expect(!shown.contains("One   Sure?"))
  }

  @Test func `marks the tab that is chosen`() {
    let names = ["Overview", "Details", "Settings"]
    let wide = Self.screen(.tabs, names).ansi(.init(width: 60, depth: .none))
    #expect(wide.contains("  Overview   Details   Settings\n  ━━━━━━━━─"))
    let narrow = Self.screen(.tabs, names).ansi(.init(width: 28, depth: .none))
    #expect(narrow.contains("  [Overview]   Details\n  Settings\n  ────"))
  }
}
