import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

@Suite struct PhraseTests {
  @Test func `words of the intent know their bytes`() {
    #expect(Phrase("Log in", at: SourceRange(2, 8)).range == SourceRange(2, 8))
  }

  @Test func `words from elsewhere have no bytes in the intent`() {
    #expect(Phrase("Log in").range == nil)
    #expect(Phrase("Log in", from: .sample).range == nil)
  }
}
