import ScreenDiagnostics
import ScreenGrammar
import Testbed
import Testing

@testable import GrammarLanguage

struct FixItTests {
  /// Each fault of the rejected grammars that has a fix-it, by its place among its like.
  private static func faults() throws -> [(GrammarFixture, Int)] {
    try GrammarFixture.rejected.flatMap { fixture in
      Grammar.parse(fixture.source, resolvingIncludes: GrammarFixture.include).diagnostics.indices
        .map { (fixture, $0) }
    }
  }

  @Test(arguments: try faults())
  func `a fix-it removes its diagnostic`(fixture: GrammarFixture, index: Int) {
    let before = Grammar.parse(fixture.source, resolvingIncludes: GrammarFixture.include)
      .diagnostics
    let fault = before[index]
    for fixIt in fault.fixIts {
      let mended = SourceText(name: "mended", utf8: fixture.source.applying(fixIt.edits))
      let after = Grammar.parse(mended, resolvingIncludes: GrammarFixture.include).diagnostics
      let count = { (all: [Diagnostic]) in
        all.count { $0.id == fault.id && $0.message == fault.message }
      }
      #expect(count(after) < count(before), "\(fault.message)")
      // What it hid may come to light, but no new fault of the same kind.
      #expect(after.count { $0.id == fault.id } <= before.count { $0.id == fault.id })
    }
  }

  @Test func `all fix-its together leave only what has none`() throws {
    let ten = try #require(try GrammarFixture.rejected.first { $0.source.name == "ten.grammar" })
    let found = Grammar.parse(ten.source).diagnostics
    #expect(found.count == 10)
    #expect(Set(found.map { ten.source.location(of: $0.range?.lowerBound ?? 0).line }).count == 10)
    let mended = SourceText(
      name: "mended", utf8: ten.source.applying(found.flatMap(\.fixIts).flatMap(\.edits)))
    let left = Grammar.parse(mended).diagnostics
    #expect(left.map(\.id) == found.filter(\.fixIts.isEmpty).map(\.id))
  }
}
