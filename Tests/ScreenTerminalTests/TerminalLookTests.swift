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

  @Test func `a round picture has a mark of its own`() {
    #expect(lines([.image(.init(description: "Ada", shape: .round))]).contains { $0.contains("●") })
    #expect(!lines([.image(.init(description: "Ada"))]).contains { $0.contains("●") })
  }
}
