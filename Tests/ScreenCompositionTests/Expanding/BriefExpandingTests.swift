import ScreenDiagnostics
import ScreenReading
import Testing

@testable import ScreenComposition

/// What the kind of screen, and the catalog, make of what is named.
@Suite struct BriefExpandingTests {
  private func brief(_ drawn: String) throws -> Brief {
    let tree = try #require(ReadingTree.parse(SourceText(name: "tree", drawn)).tree)
    return try IntentReader().read(tree)
  }

  @Test(arguments: [
    "⟦choice ⟦label Which houseplants are hard to kill?⟧⟧",
    "⟦choice ⟦label what planets are there?⟧⟧",
  ])
  func `a question without answers asks for things that the catalog knows`(_ drawn: String) throws {
    let brief = try brief(drawn)
    #expect(brief.requirements.map(\.subject) == [.need(.records)])
  }

  @Test(arguments: [
    "⟦choice ⟦label Which planets?⟧ ⟦option Mars⟧ ⟦option Venus⟧⟧",
    "⟦choice ⟦label Which zork is it?⟧⟧",
    "⟦choice ⟦label Which houseplants⟧⟧", "⟦choice ⟦label Which planets?⟧⟧, ⟦action ⟦label Go⟧⟧",
  ])
  func `a question with answers, beside others or of what nobody knows is one to choose by`(
    _ drawn: String
  ) throws {
    let brief = try brief(drawn)
    #expect(brief.requirements.first?.subject != .need(.records))
  }

  @Test func `what is named bare on a screen that only shows is shown`() throws {
    let shown = try brief("⟦title radio player⟧: ⟦field ⟦label station⟧⟧, ⟦field ⟦label mood⟧⟧")
    #expect(shown.requirements.allSatisfy { $0.subject != .need(.input) })
    #expect(shown.requirements.count == 2)
  }

  @Test(arguments: [
    "⟦title login⟧: ⟦field ⟦label station⟧⟧, ⟦field ⟦label mood⟧⟧",
    "⟦title letter to a radio player⟧: ⟦field ⟦label station⟧⟧, ⟦field ⟦label mood⟧⟧",
    "⟦title radio player⟧: ⟦field ⟦label station⟧ ⟦kind text field⟧⟧",
  ])
  func `what is to be filled in stays so`(_ drawn: String) throws {
    let brief = try brief(drawn)
    #expect(brief.requirements.contains { $0.isForInput })
  }

  @Test func `a title of things that the catalog knows comes before a word for a kind of screen`()
    throws
  {
    let brief = try brief("⟦title good board games for two⟧")
    #expect(brief.requirements.map(\.subject) == [.need(.records)])
  }
}
