import Testing

@testable import ScreenReading

/// Words that are names on a screen.
@Suite struct DocumentNamesTests {
  private func namings(_ text: String, _ names: [String]) -> [Naming] {
    Document(text, names: names).tokens.map(\.naming)
  }

  @Test func `a name that stands in full is marked from its first to its last word`() {
    #expect(
      namings("put pick-up location first", ["Location", "Pick-up location"]).contains(.first))
    #expect(
      namings("move date of birth up", ["Date of birth"]) == [.none, .first, .inner, .last, .none])
    #expect(namings("drop notes", ["Notes"]) == [.none, .whole])
  }

  @Test func `a plural means its singular, and a single word of a name is a part of it`() {
    #expect(namings("topping", ["Toppings"]) == [.whole])
    #expect(namings("lose the breakfast thing", ["Breakfast included"])[2] == .part)
  }

  @Test func `small words are no part of a name, and other words are none`() {
    #expect(namings("the price of it", ["Date of birth"]).allSatisfy { $0 == .none })
    #expect(namings("anything", []) == [.none])
    #expect(namings("", ["Name"]).isEmpty)
  }

  @Test func `brackets may begin and end beside any word, also in a part of a long text`() {
    let document = Document("make field labels plain text", names: ["Field"])
    #expect(!document.isBreak.contains(false))
    let long = Document(String(repeating: "make the labels plain. ", count: 60), names: ["Field"])
    #expect(long.parts.count > 1)
    #expect(!long.parts.contains { $0.isBreak.contains(false) })
  }
}
