import ScreenBrief
import ScreenDiagnostics
import ScreenReading
import Testing

@testable import ScreenAssembling

/// Where things are on the screen, as far as a text says it.
@Suite struct OrderTests {
  private func names(_ text: String) throws -> [String] {
    let tree = try #require(ReadingTree.parse(SourceText(name: "tree", text)).tree)
    return Brief(tree).requirements.map { $0.details.label?.text ?? $0.words }
  }

  @Test(arguments: [
    (
      "⟦chart ⟦label downloads⟧⟧ and above it two figures: ⟦stat ⟦label total⟧⟧ and ⟦stat ⟦label mean⟧⟧",
      ["Total", "Mean", "Downloads"]
    ),
    (
      "⟦table ⟦label Books⟧⟧. A '⟦action ⟦label Remind⟧⟧' button sits above the table.",
      ["Remind", "Books"]
    ),
    (
      "⟦fact ⟦label rooms⟧ ⟦value 2⟧⟧. Put ⟦alert a ⟦kind notice⟧ at the top that ⟦value the lift stands⟧⟧",
      ["The lift stands", "Rooms"]
    ),
    (
      "⟦field ⟦label name⟧⟧, on top ⟦text ⟦label motto⟧⟧, at the very top ⟦image ⟦label logo⟧⟧",
      ["Motto", "Logo", "Name"]
    ),
    (
      "⟦map ⟦label Huts⟧⟧; above it ⟦list ⟦label walks⟧ with ⟦action ⟦label Book⟧⟧⟧; ⟦link ⟦label Help⟧⟧",
      ["Walks", "Book", "Huts", "Help"]
    ),
  ])
  func `what is said to be above, or at the top, is there`(_ text: String, _ order: [String]) throws
  {
    #expect(try names(text) == order)
  }

  @Test(arguments: [
    ("⟦chart ⟦label sales⟧⟧ and below it ⟦stat ⟦label total⟧⟧", ["Sales", "Total"]),
    ("above it ⟦stat ⟦label total⟧⟧, ⟦chart ⟦label sales⟧⟧", ["Total", "Sales"]),
    ("⟦stat ⟦label total⟧⟧, ⟦list ⟦label news⟧ with the newest at the top⟧", ["Total", "News"]),
    (
      "⟦stat ⟦label total⟧⟧. ⟦list ⟦label news⟧⟧, ⟦badge a ⟦label pin⟧ at the top of each⟧",
      ["Total", "News", "Pin"]
    ),
    ("⟦stat ⟦label total⟧⟧ above ⟦chart ⟦label sales⟧⟧", ["Total", "Sales"]),
  ])
  func `all else stays in the order of the text`(_ text: String, _ order: [String]) throws {
    #expect(try names(text) == order)
  }

  @Test func `what belongs to something moves with it`() throws {
    let tree = try #require(
      ReadingTree.parse(
        SourceText(
          name: "tree",
          "⟦map ⟦label Huts⟧⟧; above it ⟦list ⟦label walks⟧ with ⟦action ⟦label Book⟧⟧⟧")
      ).tree)
    #expect(Brief(tree).requirements.map(\.parent) == [nil, 0, nil])
  }
}
