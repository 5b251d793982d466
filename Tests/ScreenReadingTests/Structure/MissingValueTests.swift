import Testing

@testable import ScreenReading

/// A mark where the other things have a value is the value that is missing.
struct MissingValueTests {
  private static let reader = Reader()

  private static func tree(_ text: String) -> String {
    reader.read(text).tree.description
  }

  @Test(arguments: ["—", "–", "-", "n/a", "N/A"])
  func `a mark for a missing value is the value of the thing before it`(mark: String) {
    for text in [
      "A bar chart of rain: Mon 3, Tue \(mark), Wed 5", "Prices: tea 3.50, coffee \(mark), cake 4",
      "Table of dogs: Rex 12 kg, Fi 3 kg, Bo \(mark)",
    ] {
      #expect(Self.tree(text).contains("⟦value \(mark)⟧"), "\(text)")
    }
  }

  @Test(arguments: [
    "three choices – coming, late, not coming – and a Send button",
    "pick a class – single, double –, and 3 seats, please", "milk –, bread, eggs",
  ])
  func `a dash around a remark is not a value`(text: String) {
    #expect(!Self.tree(text).contains("⟦value –⟧"))
  }
}
