import Testing

@testable import ScreenOutline

/// Screens drawn with characters.
struct DrawnFrameTests {
  private static func blanked(_ text: String) -> String {
    String(decoding: DrawnFrame.blanked(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    "+------+\n| Home |\n| [Go] |\n| A | B |\n+------+",
    " ______\n| Home |\n| [Go] |\n| A | B |\n|______|",
    "┌──────┐\n│ Home │\n│ [Go] │\n│ A │ B │\n└──────┘",
  ])
  func `the frame is blanked, and the text inside keeps its place`(text: String) {
    let blanked = Self.blanked(text)
    #expect(blanked.utf8.count == text.utf8.count)
    let lines = blanked.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.filter { !$0.isEmpty } == ["Home", "[Go]", "A | B"])
  }

  @Test(arguments: [
    "| Name | Age |\n|------|-----|\n| Ann | 7 |\n| Bo | 9 |", "a | b\nc | d\ne | f",
    "Title\n-----\n| one |\ntext", "|---|---|\n| a | b |\n| c | d |\n|---|---|", "",
  ])
  func `a table or a text without a frame is unchanged`(text: String) {
    #expect(Self.blanked(text) == text)
  }
}
