import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenAssembling

/// What is said once of several inputs.
@Suite struct SharingTests {
  private func details(_ text: String) throws -> [Details] {
    let tree = try #require(ReadingTree.parse(SourceText(name: "tree", text)).tree)
    return Brief(tree).requirements.map(\.details)
  }

  private static let toggles =
    "⟦toggle ⟦label Rain⟧⟧, ⟦toggle ⟦label Frost⟧⟧ and ⟦toggle ⟦label Wind⟧"

  @Test(arguments: [
    ("⟧, the first one being on and the others off.", ["on", "off", "off"]),
    (", the last one ⟦value off⟧⟧, the other two are on", ["on", "on", "off"]),
    ("⟧. They are all on.", ["on", "on", "on"]), ("⟧: the rest.", [nil, nil, nil]),
    ("⟧. The lamp is on.", [nil, nil, nil]),
  ])
  func `what is said of several switches by their order is said of each`(
    _ rest: String, _ values: [String?]
  ) throws {
    #expect(try details(Self.toggles + rest).map(\.value?.text) == values)
  }

  @Test(arguments: [
    ("⟦field ⟦label name⟧⟧ and ⟦field ⟦label town⟧⟧. All are required.", [true, true]),
    ("All of these must be filled in: ⟦field ⟦label name⟧⟧, ⟦field ⟦label town⟧⟧", [true, true]),
    ("⟦field ⟦label name⟧⟧, ⟦field ⟦label town⟧. All are ⟦kind required⟧⟧", [true, true]),
    ("⟦field ⟦label name⟧⟧, ⟦field ⟦label town⟧ (⟦kind required⟧)⟧", [nil, true]),
    (
      "⟦field ⟦label name⟧ (⟦kind optional⟧)⟧, ⟦field ⟦label town⟧⟧. All are required.",
      [false, true]
    ),
    ("⟦field ⟦label name⟧⟧, ⟦link ⟦label terms⟧⟧, all required", [nil, nil]),
  ])
  func `that all must be filled in is said of each`(_ text: String, _ required: [Bool?]) throws {
    #expect(try details(text).map(\.isRequired) == required)
  }

  @Test func `a kind that both have is of the two last`() throws {
    let text =
      "⟦field ⟦label motto⟧⟧, ⟦field ⟦label least⟧⟧ and ⟦field ⟦label most⟧, both ⟦kind numbers⟧⟧"
    #expect(try details(text).map(\.fieldKind) == [nil, .number, .number])
  }

  @Test func `how a button looks that is said later is said of the one that is there`() throws {
    let brief = try details(
      "⟦action a ⟦kind button⟧ ⟦label Call⟧⟧, ⟦action a ⟦kind button⟧ ⟦label Pay⟧⟧. "
        + "⟦action ⟦label Pay⟧ is the ⟦kind main one⟧⟧.")
    #expect(brief.map(\.label?.text) == ["Call", "Pay"])
    #expect(brief.map(\.variant) == [nil, "primary"])
    let twice = try details("⟦action ⟦label Book⟧⟧, ⟦fact ⟦label or⟧⟧, ⟦action ⟦label Book⟧⟧")
    #expect(twice.count == 3)
  }
}
