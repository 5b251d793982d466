import Testing

@testable import ScreenText

struct WrittenNumberTests {
  @Test(arguments: [
    ("84,200", 84_200), ("1.5", 1.5), ("12,5", 12.5), ("850,00", 850), ("1.234,50", 1234.5),
    ("1,234.50", 1234.5), ("1,25,000", 125_000), ("0,125", 0.125), ("7", 7), ("1½", 1.5),
    ("¾", 0.75), ("2.450", 2.45), ("10.000.000,5", 10_000_000.5),
    ("1'204.50", 1204.5), ("12’000’000", 12_000_000), ("1'250", 1250),
  ])
  func `commas and points group thousands or begin a fraction`(_ text: String, _ value: Double) {
    let written = WrittenNumber(Array(text.utf8), at: 0)
    #expect(written.value == value)
    #expect(written.end == text.utf8.count)
  }

  @Test(arguments: [
    ("5,10,15", 5, 1), ("1.2.3", 1.2, 3), ("3, 4", 3, 1), ("9.", 9, 1), ("12,", 12, 2),
    ("1,2345,6", 1, 1), ("5'10", 5, 1), ("1'2345", 1, 1), ("1234'567", 1234, 4),
  ])
  func `what is not a part of the number stays behind it`(
    _ text: String, _ value: Double, _ end: Int
  ) {
    let written = WrittenNumber(Array(text.utf8), at: 0)
    #expect(written.value == value && written.end == end)
  }

  @Test(arguments: ["", "none", "−", "½ a cup is not a digit first".dropFirst().description])
  func `a text without digits has no number`(_ text: String) {
    #expect(WrittenNumber.start(in: Array(text.utf8)) == nil)
  }
}
