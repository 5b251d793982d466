import ScreenModel
import Testbed
import Testing

@testable import ScreenTerminal

@Suite struct `ASCII drawing` {
  @Test(arguments: 0..<80)
  func `is ASCII where the texts are`(_ seed: Int) {
    var filler = PropertyFiller(
      ["Label", "Some longer words", "12", "Paid", "x"], seed: UInt64(seed))
    let screen = filler.screen()
    for width in [10, 40, 80] {
      let options = TerminalOptions(width: width, depth: .trueColor, glyphs: .ascii)
      #expect(ANSIRenderer(options).render(screen).allSatisfy { $0 < 0x80 })
    }
  }

  @Test func `keeps the characters of texts`() {
    let screen = Screen(
      title: "Café", sections: [Section(id: "a", components: [.heading(.init(text: "日本"))])])
    let shown = screen.ansi(TerminalOptions(depth: .none, glyphs: .ascii))
    #expect(shown == "\n  Café\n  ========\n\n  日本\n")
  }

  @Test(arguments: Glyph.allCases)
  func `has a glyph of the stated columns for each`(_ glyph: Glyph) {
    for glyphs in TerminalOptions.Glyphs.allCases {
      let spelling = glyph.spelling(glyphs).description
      #expect(DisplayWidth.columns(of: spelling) == glyph.columns(glyphs))
      if glyphs == .ascii { #expect(spelling.utf8.allSatisfy { (0x20..<0x7F).contains($0) }) }
    }
  }
}
