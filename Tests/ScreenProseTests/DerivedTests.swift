import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenProse

/// What follows from other sentences of a text for its lists, its filters and its figures.
@Suite struct DerivedTests {
  private static let text =
    "Show all huts with number and valley. Each hut shows whether it is locked or open right now."

  private func requirement(
    _ subject: Requirement.Subject, _ words: String, _ details: Details
  ) -> Requirement {
    let bytes = Array(Self.text.utf8)
    let start = bytes.firstRange(of: Array(words.utf8))?.lowerBound ?? 0
    return Requirement(
      subject, range: SourceRange(start, start + words.utf8.count), words: words, details: details)
  }

  private func derived(_ requirements: [Requirement]) -> [Requirement] {
    var brief = Brief(title: Phrase("Huts"), requirements: requirements)
    brief.takeDerived(LineWords(Array(Self.text.utf8)))
    return brief.requirements
  }

  private var huts: Requirement {
    requirement(
      .component(.list), "huts",
      Details(label: Phrase("Huts"), columns: [Phrase("Number"), Phrase("Valley")]))
  }

  @Test func `whether each thing is one or the other is a column of two states`() {
    let found = derived([huts])
    #expect(found.count == 1)
    #expect(found[0].details.columns.map(\.text) == ["Number", "Valley", "Status"])
    #expect(found[0].details.columnValues.last == .some(["Locked", "Open"]))
  }

  @Test func `a form that asks whether something is so has no such column`() {
    var brief = Brief(title: Phrase("Huts"), requirements: [huts])
    brief.takeDerived(
      LineWords(Array("Enter the hut and whether it is locked or open.".utf8)))
    #expect(brief.requirements[0].details.columns.count == 2)
  }

  @Test func `a filter offers what its column holds, and a least value is entered`() {
    var full = huts
    full.details.items = ["Upper", "Lower", "Upper"].map {
      Details.Item(Phrase("Hut"), values: [Phrase("1"), Phrase($0)])
    }
    let found = derived([
      full, requirement(.need(.choice), "valley", Details(label: Phrase("Valley"))),
      requirement(.need(.choice), "number", Details(label: Phrase("By minimum number"))),
    ])
    #expect(found[1].details.items.map(\.label.text) == ["Upper", "Lower"])
    #expect(found[2].subject == .need(.input))
    #expect(found[2].details.label?.text == "Minimum number")
  }
}
