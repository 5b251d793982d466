import ScreenBrief
import ScreenComposition
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

/// What each thing of a collection has is shown at each, and what nobody knows is left open.
@Suite struct EachThingTests {
  private func composed(_ part: Requirement, columns: [String] = ["Owner"]) -> Composed {
    var things = Requirement(.need(.records), range: SourceRange(0, 4), words: "boats")
    things.details.label = Phrase("Boats", at: SourceRange(0, 4))
    things.details.columns = columns.map { Phrase($0) }
    var part = part
    part.parent = 0
    return Composed(Brief(title: Phrase("Harbour"), requirements: [things, part]))
  }

  private func part(_ subject: Requirement.Subject, _ label: String?, _ items: [String])
    -> Requirement
  {
    var part = Requirement(subject, range: SourceRange(5, 9), words: "part")
    part.details.label = label.map { Phrase($0) }
    part.details.items = items.map { Details.Item(Phrase($0)) }
    return part
  }

  private func pickers(of composed: Composed) -> [Component] {
    composed.components.filter { if case .picker = $0 { true } else { false } }
  }

  @Test func `a choice without a name is a button for each answer`() {
    let lists = composed(part(.need(.choice), nil, ["In", "Out"])).lists
    #expect(lists.count == 1)
    #expect(lists.flatMap(\.items).allSatisfy { $0.actions.map(\.label) == ["In", "Out"] })
  }

  @Test func `a choice with a name is a value of each`() {
    let composed = composed(part(.need(.choice), "Health", ["Good", "Poor"]))
    #expect(pickers(of: composed).isEmpty)
    #expect(composed.tables.flatMap(\.columns).contains("Health") || !composed.lists.isEmpty)
  }

  @Test func `a switch alone makes things to tick off`() {
    let composed = composed(part(.component(.toggle), "Fed", []), columns: [])
    #expect(composed.components.contains { if case .checklist = $0 { true } else { false } })
    #expect(!composed.components.contains { if case .toggle = $0 { true } else { false } })
  }

  @Test(arguments: ["Filter by berth", "Sort by length"])
  func `what chooses among things is part of none`(_ label: String) {
    #expect(pickers(of: composed(part(.need(.choice), label, ["A", "B"]))).count == 1)
  }

  @Test func `a column of which nothing is known is left open`() {
    var table = Requirement(.component(.table), range: SourceRange(0, 4), words: "boats")
    table.details.label = Phrase("Boats", at: SourceRange(0, 4))
    table.details.columns = [Phrase("Owner"), Phrase("Quirk")]
    let tables = Composed(Brief(title: Phrase("Harbour"), requirements: [table])).tables
    #expect(tables.flatMap(\.rows).allSatisfy { $0.last == "—" })
  }

  @Test(arguments: [
    ("boats for €9 a day", "€"), ("boats for 9 EUR", "€"), ("boats for $9", "$"), ("boats", "$"),
  ])
  func `samples are of the money that the intent speaks of`(_ intent: String, _ sign: Character) {
    var figure = Requirement(.need(.metric), range: SourceRange(0, 4), words: "boats")
    figure.details.label = Phrase("Revenue")
    let composed = Composed(Brief(title: Phrase("Harbour"), intent: intent, requirements: [figure]))
    let values = composed.components.compactMap { component in
      if case .stat(let stat) = component { stat.value.first } else { nil }
    }
    #expect(values == [sign])
  }
}
