import Testing

@testable import ScreenProse

/// Letters that a sentence must have to be read in some way, wherever they stand.
@Suite struct LettersTests {
  @Test(arguments: [
    ("The vet is Dr. Amin and the coat is brown", 2), ("IS this Paris?", 3), ("isis", 2),
    ("", 0), ("i", 0), ("i s", 0), ("ís", 0), ("si", 0),
  ])
  func `letters are counted in any case and inside of words`(text: String, count: Int) {
    #expect(Array(text.utf8)[...].count(ofLetters: "is") == count)
  }

  @Test func `only the slice is looked at`() {
    let bytes = Array("is that so, is it".utf8)
    #expect(bytes[1...].count(ofLetters: "is") == 1)
    #expect(bytes[..<11].count(ofLetters: "is") == 1)
    #expect(bytes[..<1].count(ofLetters: "is") == 0)
  }
}
