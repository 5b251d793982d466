import ScreenDiagnostics
import ScreenModel
import Testing

@testable import ScreenGrammar

struct ShippedGrammarTests {
  @Test(arguments: Grammar.shippedNames)
  func `a shipped grammar parses without a diagnostic`(name: String) throws {
    let source = try #require(Grammar.source(named: name))
    let (grammar, diagnostics) = Grammar.parse(source)
    #expect(
      diagnostics.map {
        "\(source.location(of: $0.range?.lowerBound ?? 0).line) \($0.id) \($0.message)"
      } == [])
    #expect(grammar?.name == name)
  }
}
