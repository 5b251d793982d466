import ScreenDiagnostics
import ScreenExchange
import ScreenModel
import Testing

/// The accent of a screen as the primary colour of other formats.
@Suite struct ExchangedThemeTests {
  private static let screen = Screen(
    title: "Shop", accent: .teal, appearance: .dark,
    sections: [Section(id: "a", components: [.paragraph(.init(text: "Open every day."))])])

  @Test(arguments: [ExchangeFormat.a2ui08, .a2ui09])
  func `an accent is a primary colour, and is read back`(_ format: ExchangeFormat) throws {
    let written = Self.screen.written(as: format)
    let text = String(decoding: written.utf8, as: UTF8.self)
    #expect(text.contains(##""primaryColor":"#0E7772""##))
    #expect(written.diagnostics.map(\.message) == ["the appearance of the screen is not written"])
    #expect(try Screen(reading: SourceText(name: "s", text)).accent == .teal)
  }

  @Test(arguments: [ExchangeFormat.a2ui10, .jsonRender, .adaptiveCard, .markdown])
  func `where there is no such colour, its loss is said`(_ format: ExchangeFormat) {
    let messages = Self.screen.written(as: format).diagnostics.map(\.message)
    #expect(messages.contains("the accent of the screen is not written"))
  }

  @Test func `a colour that is no hue leaves the accent as it is`() throws {
    let text = """
      {"version":"v0.9","createSurface":{"surfaceId":"s","theme":{"primaryColor":"#000000"}}}
      {"version":"v0.9","updateComponents":{"surfaceId":"s","components":[{"id":"root","component":"Text","text":"Hi"}]}}
      """
    #expect(try Screen(reading: SourceText(name: "s", text)).accent == .standard)
  }
}
