import ScreenText
import Testing

struct FileTextPlacesTests {
  @Test(arguments: [
    ("abc", "abc", [0]), ("ABC abc", "abc", [0, 4]), ("a", "a", [0]), ("abcd abc", "abc", [5]),
    ("go on, GO ON.", "go on", [0, 7]), ("ab", "abc", []), ("été", "été", [0]),
    // One more byte than are looked at in a step, and one less.
    ("12345678 a", "a", [9]), ("1234567 a", "a", [8]), ("123456 a", "a", [7]),
  ])
  func `words are found at both ends of a text`(text: String, words: String, places: [Int]) {
    let file = FileText(text)
    let words = Array(words.utf8)
    #expect(file.places(ofWords: words, in: 0..<file.bytes.count) == places)
    for place in -1...file.bytes.count + 1 {
      #expect(file.has(words, at: place) == places.contains(place))
    }
  }

  @Test(arguments: [
    ("a, b ,c", ["a", "b", "c"]), ("", []), (" , ", []), ("one", ["one"]),
  ])
  func `what commas part is read as strings`(text: String, strings: [String]) {
    let file = FileText(text)
    #expect(file.strings(of: 0..<file.bytes.count) == strings)
    #expect(file.hash(of: 0..<file.bytes.count) == FNV1a.hash(text.utf8))
  }

  @Test func `a byte outside of its text ends the process`() async {
    await #expect(processExitsWith: .failure) { _ = FileText("abc").bytes[3] }
    await #expect(processExitsWith: .failure) { _ = FileText("abc").bytes[-1] }
    await #expect(processExitsWith: .failure) { _ = FileText("abc").bytes[1..<3][0] }
    await #expect(processExitsWith: .failure) { _ = FileText("abc").bytes[1..<2][0..<2] }
  }

  @Test(arguments: [("2027-3", "2027-03"), ("2027/03", "2027-03"), ("2027-12", "2027-12")])
  func `a month is read without a day`(written: String, month: String) {
    #expect(CalendarDate(lenientMonth: written)?.text == month + "-01")
    #expect(CalendarDate(month: month)?.monthText == month)
  }

  @Test(arguments: ["2027", "999-3", "2027-13", "2027-3-4-5", "2027-2-30", ""])
  func `what is not a month is none`(written: String) {
    #expect(CalendarDate(lenientMonth: written) == nil)
  }

  @Test(arguments: [("check-in:", "Check-in:"), ("a_b", "a_b"), ("x.9", "x.9"), ("a-z0", "a-z0")])
  func `a word is a name of its own by an underscore, or a digit behind its mark`(
    text: String, shown: String
  ) {
    #expect(LabelText.capitalized(text) == shown)
  }
}
