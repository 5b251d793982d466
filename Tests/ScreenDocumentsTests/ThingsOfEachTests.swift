import ScreenAssembling
import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenDocuments

/// What prose says later of each thing of a collection is part of it, and points without a reading are read alone.
@Suite struct ThingsOfEachTests {
  private func complete(_ notation: String) throws -> Brief {
    let tree = try #require(ReadingTree.parse(SourceText(name: "<tree>", notation)).tree)
    var brief = Brief(tree, in: "en")
    brief.complete(
      asProse: tree, Array(tree.text.utf8), Scaffold(Array(tree.text.utf8)), .shipped)
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

  @Test(arguments: [
    (
      "# Boat club form\n\n- Name\n- Kind\n  - Rower\n  - Sailor\n- Length in m (number)\n- Send",
      "Kind", ["Rower", "Sailor"]
    ),
    (
      "# Boat club form\n\n## Boat\n- Name\n- Preferred berth\n  - North quay\n  - South quay\n  - Any\n\nSend",
      "Preferred berth", ["North quay", "South quay", "Any"]
    ),
  ])
  func `names below an item of a form are its options`(
    _ text: String, _ label: String, _ options: [String]
  ) throws {
    let brief = try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
    let choice = brief.requirements.first { $0.details.label?.text == label }
    #expect(choice?.subject == .need(.choice))
    #expect(choice?.details.items.map(\.label.text) == options)
  }

  @Test func `sections of a form that look filled in are filled in`() throws {
    let text =
      "# Tell us about your boat\n\n- Name\n- Length in m\n- Has an engine?\n- Email\n\n"
      + "## Stay\n- Arrival date\n- Sleeps aboard?\n- Flag or home port\n"
    let brief = try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
    #expect(!brief.requirements.contains { $0.subject == .component(.list) })
    #expect(brief.requirements.contains { $0.details.label?.text == "Arrival date" })
  }

  @Test func `sections that show something beside a small form stay so`() throws {
    let text =
      "# Harbour hall\n\n## Bookings\n- Main room, up to 80 people\n- Kitchen, with the main room only\n\n"
      + "## Opening hours\n- Mon to Fri, 9:00 – 18:00\n- Closed in August\n"
    let brief = try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
    #expect(brief.requirements.contains { $0.subject == .component(.list) })
  }
}
