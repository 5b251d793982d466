import ScreenModel
import Testing

@testable import ScreenAdmission

/// Numbers and flags as people write them.
struct NumberReadingTests {
  @Test(arguments: [
    ("12", 12), ("-3", -3), ("+1.5", 1.5), ("\u{2212}2", -2), ("1,234", 1234), ("0,5", 0.5),
    ("1 234", 1234), ("1 234 567", 1_234_567), ("12 345 678", 12_345_678), ("1'234.50", 1234.5),
    ("1\u{2019}234", 1234), ("1\u{202F}234,5", 1234.5), ("-1\u{A0}234", -1234), ("62 %", 62),
    ("€4.50", 4.5), ("4,50 €", 4.5), ("$ 1,234", 1234), ("−£4.50", -4.5), ("-£4.50", -4.5),
    ("+$3", 3), ("- 7", -7),
    ("1_000", 1000), (" 5 ", 5),
  ])
  func `a number is read in the ways of many countries`(text: String, number: Double) {
    #expect(Admitter.number(in: text) == number)
  }

  @Test(arguments: [
    "", " ", "-", "%", "€", "twelve", "12 apples", "1e5", "0x10", "--1", "1-2", "1+1", "_1",
    // Groups of three, and before them one to three digits.
    "1 23 456", "1234 567", "1 234 56", "12 34", "1 2345", " 1  234", "1 234 5678",
  ])
  func `what may be two numbers, or none, is none`(text: String) {
    #expect(Admitter.number(in: text) == nil)
  }

  @Test func `a text of more than forty bytes is no number`() {
    #expect(Admitter.number(in: String(repeating: "1", count: 40)) != nil)
    #expect(Admitter.number(in: String(repeating: "1", count: 41)) == nil)
  }

  @Test(arguments: [
    ("true", true), (#""true""#, true), (#""YES""#, true), (#"" on ""#, true), (#""1""#, true),
    ("1", true), ("false", false), (#""No""#, false), (#""off""#, false), (#""0""#, false),
    ("0", false), (#""""#, false), (#""maybe""#, nil), ("2", nil), ("-1", nil), ("[]", nil),
    ("[true]", nil), ("{}", nil),
  ])
  func `a flag is read from the words for it, and from no others`(
    json: String, flag: Bool?
  ) throws {
    let admission = try admitComponents(#"{"type": "toggle", "label": "A", "isOn": \#(json)}"#)
    guard case .toggle(let toggle) = admission.components.first else {
      Issue.record("\(admission.components)")
      return
    }
    #expect(toggle.isOn == (flag ?? false))
    let isPlain = json == "true" || json == "false"
    #expect(admission.ids == (isPlain ? [] : flag == nil ? ["wrong-kind"] : ["value-as-flag"]))
  }

  @Test(
    arguments: [
      // A half is rounded away from zero.
      ("2.5", 3, ["rounded-number"]), ("2.4", 2, ["rounded-number"]), ("-0.5", 0, nil),
      ("0", 0, []), ("1e300", 0, nil), ("7", 7, []),
    ] as [(String, Int, [String]?)])
  func `a whole number is rounded, and kept within its bounds`(
    json: String, number: Int, ids: [String]?
  ) throws {
    let admission = try admitComponents(#"{"type": "repetition", "label": "A", "reps": \#(json)}"#)
    guard case .repetition(let repetition) = admission.components.first else {
      Issue.record("\(admission.components)")
      return
    }
    guard let ids else {
      #expect(admission.refused.contains("number-out-of-bounds"))
      return
    }
    #expect(repetition.reps == number)
    #expect(admission.ids == ids)
  }
}
