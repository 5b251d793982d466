import ScreenDiagnostics
import ScreenModel
import Testing

@Suite struct ScreenThemeTests {
  private static let sections = [Section(id: "a", components: [.heading(.init(text: "A"))])]

  @Test(arguments: Screen.Accent.allCases, Screen.Appearance.allCases)
  func `an accent and an appearance are read as they are written`(
    _ accent: Screen.Accent, _ appearance: Screen.Appearance
  ) throws {
    let screen = Screen(
      title: "T", accent: accent, appearance: appearance, sections: Self.sections)
    let text = SourceText(name: "screen", screen.json())
    let decoded = ScreenDecoding(try #require(JSONReader.read(text).tree))
    #expect(decoded.screen == screen)
    #expect(ScreenDecoding(screen.tree).screen == screen)
  }

  @Test func `a screen without them has no member for them`() {
    let json = Screen(title: "T", sections: Self.sections).json()
    #expect(!json.contains("accent") && !json.contains("appearance"))
  }

  @Test(arguments: [#"{"title":"T","accent":"mauve","sections":[]}"#, #"{"appearance":"dim"}"#])
  func `another hue and another appearance are refused`(_ text: String) throws {
    let tree = try #require(JSONReader.read(SourceText(name: "screen", text)).tree)
    #expect(ScreenDecoding(tree).screen == nil)
  }

  @Test(arguments: [
    ("#00BFFF", Screen.Accent.blue), ("#f00", .red), ("#FF8C00", .orange), ("#008080", .teal),
    ("#808080", .grey), ("#FFD700", .yellow), ("#2E8B57", .green), ("#8A2BE2", .purple),
    ("#FF69B4", .pink),
  ])
  func `a colour of the web is the hue that it is nearest to`(
    _ hex: String, _ accent: Screen.Accent
  ) {
    #expect(Screen.Accent(hex: hex) == accent)
  }

  @Test(arguments: ["", "#", "red", "#12", "#GGGGGG", "#1234567", "#000000", "#FFFFFF", "00BFFF"])
  func `what is no colour, black and white are no hue`(_ hex: String) {
    #expect(Screen.Accent(hex: hex) == nil)
  }

  @Test(arguments: Screen.Accent.allCases)
  func `the colour that stands for a hue is read back as it`(_ accent: Screen.Accent) {
    #expect(accent.hex.map { Screen.Accent(hex: $0) } ?? .standard == accent)
  }
}
