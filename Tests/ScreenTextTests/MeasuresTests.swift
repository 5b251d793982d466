import Testing

@testable import ScreenText

@Suite struct MeasuresTests {
  @Test(arguments: [
    ("1,204 guests", 1204.0), ("-3.5", -3.5), ("from −6", -6), ("12k", 12_000), ("twelve", 12),
    ("three and a half stars", 3.5), ("none", 0), ("$4.50", 4.5),
    ("seventy", 70), ("sixty-eight percent", 68), ("three hundred boats", 300),
    ("two or three", 2), ("eighty five and a half", 85.5),
  ])
  func `numbers are read in digits and in words`(_ text: String, _ number: Double) {
    #expect(Measures.number(text) == number)
  }

  @Test(arguments: ["", "many", "once", "."])
  func `words that name no number give none`(_ text: String) {
    #expect(Measures.number(text) == nil)
  }

  @Test(arguments: [
    ("two", "2"), ("sixty-eight percent", "68 percent"), ("Three and a half stars", "3.5 stars"),
    ("none", nil), ("a couple of boats", nil), ("12", nil), ("", nil),
    ("two of the boats in the harbour", nil),
  ])
  func `a figure in words is shown in digits`(_ text: String, _ digits: String?) {
    #expect(Measures.inDigits(text) == digits)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (4, "4"), (-12, "-12"), (2.5, "2.5"), (0.1, "0.1"),
    (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000"),
    (-1e15, "-1000000000000000"), (1e-7, "0.0000001"),
  ])
  func `a number in digits has no exponent, and a point only for a fraction`(
    _ number: Double, _ digits: String
  ) {
    #expect(Measures.digits(number) == digits)
  }

  @Test func `a number beyond all measure is cut and does not overflow`() {
    #expect(Measures.number(String(repeating: "9", count: 400)) != nil)
    #expect(Measures.count(String(repeating: "9", count: 400)) == nil)
  }

  @Test(arguments: [
    ("45s", 45), ("90 sec", 90), ("1 h 20 min", 4800), ("6:45", 405), ("1:20:00", 4800),
    ("half an hour", 1800), ("2 minutes 30", 150), ("1.5 hours", 5400), ("an hour", 3600),
    ("900 hours", 86_400), ("5 m", 300), ("90m", 5400), ("1 h 100 m", 9600),
  ])
  func `lengths of time are read in seconds`(_ text: String, _ seconds: Int) {
    #expect(Measures.seconds(text) == seconds)
  }

  @Test(arguments: ["", "soon", "12", ":", "1:x", "99999:00", "400 m", "1500m"])
  func `words that name no length give none`(_ text: String) {
    #expect(Measures.seconds(text) == nil)
  }
}
