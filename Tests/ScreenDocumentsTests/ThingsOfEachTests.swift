import ScreenAssembling
import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenDocuments

/// What prose says later of each thing of a collection is part of it, and points without a reading are read alone.
@Suite struct ThingsOfEachTests {
  private func complete(_ notation: String) throws -> Brief {
    let tree = try #require(ReadingTree.parse(SourceText(name: "<tree>", notation)).tree)
    var brief = Brief(tree, in: "en")
    brief.complete(asProse: tree, Array(tree.text.utf8), .shipped)
    return brief
  }

  @Test(arguments: [
    "⟦list The ⟦label geese⟧ with ⟦column age⟧⟧. For each goose or two. Next to each one ⟦toggle ⟦label fed⟧⟧.",
    "⟦list The ⟦label boats⟧ with ⟦column owner⟧⟧. For each boat ⟦choice ⟦option in⟧ or ⟦option out⟧⟧.",
  ])
  func `what is said of each thing is part of the collection`(_ notation: String) throws {
    let brief = try complete(notation)
    let things = try #require(brief.requirements.firstIndex { $0.hasThings })
    #expect(brief.requirements.contains { $0.parent == things && $0.subject != .need(.records) })
  }

  @Test(arguments: [
    "⟦list The ⟦label boats⟧ with ⟦column owner⟧⟧. For each week ⟦choice ⟦option in⟧ or ⟦option out⟧⟧.",
    "⟦list The ⟦label boats⟧ with ⟦column owner⟧⟧. Below ⟦toggle ⟦label open at night⟧⟧.",
  ])
  func `what is of other things, or of none, stays beside it`(_ notation: String) throws {
    #expect(try complete(notation).requirements.allSatisfy { $0.parent == nil })
  }

  @Test func `things that are named twice are one collection`() throws {
    let brief = try complete(
      "⟦list The ⟦label boats⟧ with ⟦column owner⟧⟧. ⟦list Each ⟦label boat⟧ with ⟦column flag⟧⟧.")
    #expect(brief.requirements.count == 1)
    #expect(brief.requirements[0].details.columns.map(\.text) == ["Owner", "Flag"])
  }

  @Test func `a point of which the whole made nothing is read by itself`() throws {
    let brief = try complete(
      "What the ferryman sees:\\n1. ⟦field ⟦label Name⟧⟧ of the guest who is going over\\n2. a button to close the gate"
    )
    #expect(brief.requirements.contains { $0.details.label?.text == "Close the gate" })
  }

  @Test(arguments: ["2. BIG LETTERS", "2. please don't call me", "2. no map of the river"])
  func `a point that asks for nothing stays so`(_ point: String) throws {
    let brief = try complete(
      "What the ferryman sees:\\n1. ⟦field ⟦label Name⟧⟧ of the guest who is going over\\n" + point)
    #expect(brief.requirements.count == 1)
  }
}
