import ScreenText
import Testing

@Suite struct PluralEndingTests {
  private func singular(_ word: String) -> String {
    guard let ending = PluralEnding(of: Array(word.utf8)[...]) else { return word }
    return String(word.dropLast(ending.count)) + (ending.leavesY ? "y" : "")
  }

  @Test(arguments: [
    ("prices", "price"), ("cities", "city"), ("ties", "tie"), ("dishes", "dish"),
    ("boxes", "box"), ("classes", "class"), ("matches", "match"), ("houses", "house"),
    ("buses", "bus"), ("viruses", "virus"), ("causes", "cause"), ("horses", "horse"),
    ("clothes", "clothe"), ("rows", "row"), ("cafés", "café"), ("apes", "ape"),
  ])
  func `the ending of a plural comes off`(plural: String, single: String) {
    #expect(singular(plural) == single)
    #expect(singular(single) == single)
  }

  @Test(arguments: [
    "", "s", "es", "ies", "gas", "yes", "bus", "glass", "status", "basis", "tennis", "Cities S",
    "word", "SSSS",
  ])
  func `what does not end as a plural stays as it is`(word: String) {
    #expect(singular(word) == word)
  }
}
