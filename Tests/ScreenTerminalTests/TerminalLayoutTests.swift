import ScreenModel
import Testing

@testable import ScreenTerminal

@Suite struct `Terminal layouts` {
  private static func screen(_ layout: Screen.Layout, grouped: Bool = false) -> Screen {
    let sections = ["One", "Two", "Three"].enumerated().map { index, title in
      Section(
        id: title, title: title, group: grouped && index < 2 ? "Both" : "",
        components: [.paragraph(.init(text: "\(title)."))])
    }
    return Screen(title: "", layout: layout, sections: sections)
  }

  private static let plain = TerminalOptions(depth: .none)

  @Test func `set two columns where there is room`() {
    #expect(
      Self.screen(.columns).ansi(Self.plain) == """

          One ────────────────────────────────    Two ────────────────────────────────

          One.                                    Two.

          Three ──────────────────────────────

          Three.

        """)
    let narrow = Self.screen(.columns).ansi(TerminalOptions(width: 79, depth: .none))
    #expect(narrow == Self.screen(.stack).ansi(TerminalOptions(width: 79, depth: .none)))
  }

  @Test func `set a group in one column and the rest outside`() {
    let shown = Self.screen(.columns, grouped: true).ansi(TerminalOptions(width: 30, depth: .none))
    #expect(
      shown == """

          Both

          One ──────────────────────

          One.

          Two ──────────────────────

          Two.

          Three ────────────────────

          Three.

        """)
  }

  @Test func `show every tab under its label`() {
    #expect(
      Self.screen(.tabs).ansi(TerminalOptions(width: 30, depth: .none)) == """

          One   Two   Three
          ━━━───────────────────────

          One.

          Two
          ──────────────────────────

          Two.

          Three
          ──────────────────────────

          Three.

        """)
  }

  @Test func `show every step under its number`() {
    #expect(
      Self.screen(.wizard, grouped: true).ansi(TerminalOptions(width: 30, depth: .none)) == """

          Step 1 of 1
          ━━━━━━━━

          Both

          One ──────────────────────

          One.

          Two ──────────────────────

          Two.

          Three ────────────────────

          Three.

        """)
  }

  @Test func `show what a disclosure and a dialog hold`() {
    let text = Component.paragraph(.init(text: "Inside."))
    #expect(
      drawn(text, width: 24, layout: .disclosure, title: "More")
        == "\n  ▸ More\n    Inside.\n")
    #expect(
      drawn(text, width: 24, layout: .dialog, title: "Sure?") == """

          ╭─ Sure? ──────────╮
          │ Inside.          │
          ╰──────────────────╯

        """)
  }

  @Test func `make cards in a row of one height`() {
    let sections = [1, 3].map { count in
      Section(
        id: "\(count)", title: "Card", layout: .card,
        components: [
          .code(.init(text: Array(repeating: "x", count: count).joined(separator: "\n")))
        ])
    }
    let screen = Screen(title: "", layout: .columns, sections: sections)
    let lines = screen.ansi(Self.plain).split(separator: "\n").map {
      $0.filter { "╭│╰".contains($0) }
    }
    #expect(lines == ["╭╭", "││││", "││││", "││││", "││││", "││││", "╰╰"])
  }

  @Test func `leave the cards of a column as high as they are`() {
    func card(_ group: String, _ index: Int) -> Section {
      Section(
        id: "\(group)\(index)", title: "Card", layout: .card, group: group,
        components: [.paragraph(.init(text: "x"))])
    }
    func bars(_ sections: [Section]) -> Int {
      Screen(title: "", layout: .columns, sections: sections).ansi(Self.plain).count { $0 == "│" }
    }
    let columns = (0..<3).map { card("Left", $0) } + (0..<2).map { card("Right", $0) }
    #expect(bars(columns) == 5 * bars([card("", 0)]))
  }
}
