import ScreenDiagnostics
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenProse

/// Parts that a sentence names behind a word for their kind are all of this kind.
@Suite struct StatedPartsTests {
  private func stated(_ notation: String) throws -> String {
    let tree = try #require(ReadingTree.parse(SourceText(name: "<tree>", notation)).tree)
    let whole = tree.asStated(LineWords(Array(tree.text.utf8)))
    #expect(whole.isWellFormed)
    return "\(whole)"
  }

  @Test(arguments: [
    (
      "Show ⟦list ⟦count three⟧ ⟦kind cards⟧ showing ⟦label boats out⟧⟧, ⟦stat ⟦label income today⟧⟧ and ⟦stat ⟦label refunds⟧⟧.",
      "Show three cards showing ⟦stat ⟦label boats out⟧⟧, ⟦stat ⟦label income today⟧⟧ and ⟦stat ⟦label refunds⟧⟧."
    ),
    (
      "There are toggles for ⟦toggle ⟦label dark mode⟧⟧, ⟦action ⟦label skip intros⟧⟧ and ⟦alert ⟦label low fuel⟧ ⟦kind warning⟧⟧.",
      "There are toggles for ⟦toggle ⟦label dark mode⟧⟧, ⟦toggle ⟦label skip intros⟧⟧ and ⟦toggle ⟦label low fuel warning⟧⟧."
    ),
    (
      "Show four tiles: ⟦stat ⟦label trips⟧⟧, ⟦stat ⟦label grid⟧ ⟦value feed-in⟧⟧ and ⟦badge ⟦state in use⟧⟧.",
      "Show four tiles: ⟦stat ⟦label trips⟧⟧, ⟦stat ⟦label grid feed-in⟧⟧ and ⟦stat ⟦label in use⟧⟧."
    ),
  ])
  func `the word for their kind decides what all parts are`(read: String, whole: String) throws {
    #expect(try stated(read) == whole)
  }

  @Test(arguments: [
    (
      "With ⟦section a ⟦kind bottom navigation⟧: ⟦calendar ⟦kind Calendar⟧⟧, ⟦link ⟦label Walks⟧⟧⟧ and ⟦section ⟦label Costs⟧⟧.",
      "With a bottom navigation: ⟦link ⟦label Calendar⟧⟧, ⟦link ⟦label Walks⟧⟧ and ⟦link ⟦label Costs⟧⟧."
    )
  ])
  func `navigation has links`(
    read: String, whole: String
  ) throws {
    #expect(try stated(read) == whole)
  }

  @Test(arguments: [
    "⟦field A ⟦label name⟧⟧, toggles for ⟦toggle ⟦label sound⟧⟧ and ⟦toggle ⟦label light⟧⟧ and ⟦action a ⟦label Save⟧ ⟦kind button⟧⟧.",
    "Show three tiles: ⟦stat ⟦label Steps⟧ ⟦value 8,431⟧⟧, ⟦stat ⟦label Calories⟧ ⟦value 512⟧⟧ and ⟦stat ⟦label Sleep⟧ ⟦value 7 h⟧⟧.",
    "⟦list a ⟦kind menu⟧ with ⟦item soup⟧, ⟦item fish⟧ and ⟦item cake⟧⟧.",
    "⟦list ⟦count three⟧ ⟦kind cards⟧ with ⟦column name⟧, ⟦column price⟧ and ⟦column photo⟧⟧.",
    "⟦choice filters for ⟦label size⟧ ⟦option small⟧, ⟦option large⟧⟧ and ⟦choice ⟦label colour⟧⟧.",
  ])
  func `other parts, figures with values, columns and options stay`(read: String) throws {
    #expect(try stated(read) == read)
  }
}
