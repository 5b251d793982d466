import ScreenModel
import ScreenTerminal
import Testing

@Suite struct TerminalLookTests {
  private func lines(_ components: [Component], width: Int = 80) -> [Substring] {
    Screen(title: "T", sections: [Section(id: "s", title: "", components: components)])
      .ansi(TerminalOptions(width: width, depth: .none)).split(separator: "\n")
  }

  @Test func `a full button is as wide as a form, with its label in the middle`() throws {
    let wide = try #require(
      lines([.button(.init(label: "Pay", style: .secondary, width: .full))])
        .first { $0.contains("Pay") })
    let narrow = try #require(
      lines([.button(.init(label: "Pay", style: .secondary))]).first { $0.contains("Pay") })
    #expect(wide.count > narrow.count + 20)
    #expect(wide.contains("  Pay  "))
  }

  @Test(arguments: [0, 1, 2, 5, 9])
  func `a full button keeps to a narrow terminal`(_ width: Int) {
    let drawn = lines(
      [.button(.init(label: "Pay now", style: .primary, width: .full))], width: width)
    #expect(drawn.allSatisfy { $0.count <= max(1, width) }, "\(drawn)")
  }

  @Test(arguments: [9, 24, 80])
  func `a toggle is a box before its label where it is to be ticked`(_ width: Int) {
    let toggles = [true, false].map { isOn in
      Component.toggle(.init(label: "Agree", isOn: isOn, style: .checkbox))
    }
    let drawn = lines(toggles, width: width)
    #expect(drawn.contains { $0.contains("[✓] Agree") })
    #expect(drawn.contains { $0.contains("[ ] Agree") })
    #expect(drawn.allSatisfy { $0.count <= width })
  }

  @Test func `a round picture has a mark of its own`() {
    #expect(lines([.image(.init(description: "Ada", shape: .round))]).contains { $0.contains("●") })
    #expect(!lines([.image(.init(description: "Ada"))]).contains { $0.contains("●") })
  }

  @Test(arguments: TerminalOptions.Depth.allCases)
  func `an accent changes colours and nothing else`(_ depth: TerminalOptions.Depth) {
    let sections = [Section(id: "s", components: [.button(.init(label: "A", style: .primary))])]
    let plain = Screen(title: "T", sections: sections)
    let orange = Screen(title: "T", accent: .orange, appearance: .dark, sections: sections)
    let options = TerminalOptions(depth: depth, theme: .dark)
    #expect((plain.ansi(options) == orange.ansi(options)) == (depth == .none))
    #expect(plain.ansi(TerminalOptions(depth: .none)) == orange.ansi(TerminalOptions(depth: .none)))
  }

  @Test func `a positive button has a mark of its own`() {
    #expect(
      lines([.button(.init(label: "Yes", style: .positive))]).contains { $0.contains("[+ Yes ]") })
  }
}
