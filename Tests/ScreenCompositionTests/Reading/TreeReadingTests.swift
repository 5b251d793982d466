import ScreenComposition
import ScreenDiagnostics
import ScreenReading
import Testing

/// Trees and the briefs that they give.
@Suite struct TreeReadingTests {
  @Test func `the corpus is there`() throws { #expect(try BriefCase.readings.count >= 20) }

  @Test(
    arguments: try BriefCase.readings)
  func `a tree gives the brief that a person expects`(_ test: BriefCase) throws {
    let line = test.intent.replacing("\n", with: "\\n")
    let (tree, diagnostics) = ReadingTree.parse(SourceText(name: "tree", line))
    #expect(diagnostics.isEmpty)
    let brief = try IntentReader().read(#require(tree))
    #expect(BriefDump(brief).description == test.expected)
  }

  @Test func `a blank text has no brief, whatever its tree says`() {
    #expect(throws: IntentError.empty) { try IntentReader().read(ReadingTree(" \n")) }
  }
}
