import ScreenText
import Testing

struct MissingMarkTests {
  @Test(arguments: [
    "n/a", "N/A", "NaN", "null", "-", "—", " – ", "  none", "TBD   ", "...", "#N/A N/A",
    // Twelve bytes with the spaces around it.
    "  unknown   ",
  ])
  func `marks of a missing value are known in any case, with spaces around them`(text: String) {
    #expect(MissingMark.isOne(text))
  }

  @Test(arguments: [
    "", " ", "0", "-1", "no", "nobody", "none of them", "n / a", "unknown to us",
    // Longer than any cell that holds one.
    "      unknown",
  ])
  func `values are none, though a mark is in them`(text: String) {
    #expect(!MissingMark.isOne(text))
  }
}
