import ScreenDiagnostics
import ScreenGrammar
import Testbed
import Testing

@testable import GrammarLanguage

struct RejectedGrammarTests {
  @Test(arguments: try GrammarFixture.rejected)
  func `every fault is reported at its line in one run`(fixture: GrammarFixture) {
    #expect(fixture.found().sorted() == fixture.expected().sorted())
    #expect(fixture.expected().contains { $0.contains("error") })
    #expect(Grammar.parse(fixture.source, resolvingIncludes: GrammarFixture.include).grammar == nil)
  }
}
