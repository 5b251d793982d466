import ScreenDiagnostics
import Testing

@testable import ScreenReading

/// Quoted names in a tree.
struct QuotationTests {
  /// The brackets of a text, written as those that the reader shows.
  private static func held(_ brackets: String) throws -> String {
    let tree = try #require(ReadingTree.parse(SourceText(brackets)).tree)
    return tree.holdingQuotations(Array(tree.text.utf8)).description
  }

  @Test(arguments: [
    (
      "⟦list of ⟦label discs⟧: ⟦item \"⟦value 24K⟧ ⟦label Gold⟧\"⟧⟧",
      "⟦list of ⟦label discs⟧: ⟦item \"⟦label 24K Gold⟧\"⟧⟧"
    ),
    (
      "⟦field a ⟦kind field⟧ \"⟦label Funds⟧ (⟦unit €⟧)\"⟧",
      "⟦field a ⟦kind field⟧ \"⟦label Funds (€)⟧\"⟧"
    ),
    ("⟦action ⟦kind button⟧ “⟦label Go⟧!”⟧", "⟦action ⟦kind button⟧ “⟦label Go!⟧”⟧"),
    ("⟦badge A ⟦kind badge⟧ \"+⟦count €9⟧\"⟧", "⟦badge A ⟦kind badge⟧ \"⟦label +€9⟧\"⟧"),
    (
      "⟦action A ⟦kind button⟧⟧ \".⟦field ⟦label NET⟧⟧!\"",
      "⟦action A ⟦kind button⟧ \"⟦label .NET!⟧⟧\""
    ),
  ])
  func `a quoted name is whole`(_ before: String, _ after: String) throws {
    #expect(try Self.held(before) == after)
  }

  @Test func `two names behind their kinds are two things`() throws {
    #expect(
      try Self.held(
        "⟦action a ⟦kind button⟧ \"⟦label Yes⟧!\" and a ⟦kind button⟧ \"⟦label Why?⟧\"⟧")
        == "⟦action a ⟦kind button⟧ \"⟦label Yes!⟧⟧\" and a ⟦action ⟦kind button⟧ \"⟦label Why?⟧\"⟧"
    )
  }

  @Test(arguments: [
    "⟦action ⟦kind button⟧ \"⟦label Save⟧,\"⟧", "⟦field a 7\" ⟦label shelf⟧ 9\" ⟦unit deep⟧⟧",
    "⟦stat \"⟦label Rent⟧\" ⟦value 4⟧⟧", "\"⟦stat ⟦label Rent⟧ ⟦value 4⟧⟧\"",
    "⟦list ⟦label a⟧: ⟦item ⟦label b⟧⟧⟧",
  ])
  func `marks that quote nothing, or only part of a thing, change nothing`(_ text: String) throws {
    #expect(try Self.held(text) == text)
  }
}
