import ScreenRoles
import Testbed
import Testing

@testable import ScreenLines

/// Lines that name inputs.
@Suite struct InputLineTests {
  /// What a draft tells of a line of inputs.
  private func told(_ line: String) -> [String] { DraftedLines(line, all: .input).told }

  @Test(arguments: [
    (
      "Host: surname, mobile, email",
      [#"input text "Surname""#, #"input phone "Mobile""#, #"input email "Email""#]
    ),
    (
      "barrel, cellar, litres drawn, who",
      [#"input "Barrel""#, #"input "Cellar""#, #"input "Litres drawn""#, #"input "Who""#]
    ),
    ("Boat: ____ Skipper: ____", [#"input "Boat""#, #"input "Skipper""#]),
    (
      "Signature host / Signature guest", [#"input "Signature host""#, #"input "Signature guest""#]
    ),
    (
      "name | birth date | phone",
      [#"input text "Name""#, #"input date "Birth date""#, #"input phone "Phone""#]
    ),
    ("Heater on [ ] Window open [ ]", [#"toggle "Heater on""#, #"toggle "Window open""#]),
    ("Discount field with a Redeem button", [#"input "Discount""#, #"action "Redeem""#]),
  ])
  func `a line may name several inputs`(_ line: String, _ expected: [String]) {
    #expect(told(line) == expected)
  }

  @Test(arguments: [
    ("Name (required)", #"input text required "Name""#),
    ("Full name*", #"input text required "Full name""#),
    ("| Plot number | number | yes |", #"input number required "Plot number""#),
    ("Hive number; integer; Y; unique", #"input number "Hive number" ? unique"#),
    ("Crew / text / yes / as on the badge", #"input text "Crew" ? as on the badge"#),
    ("comment max 200 letters", #"input multiline "Comment" ? max 200 letters"#),
    ("tyre pressure so we can compare", #"input "Tyre pressure" ? so we can compare"#),
    ("dry weight in g → computed grams", #"input "Dry weight in g" ? computed grams"#),
    ("loan €200 – €9,000", #"input number 200–9000 "Loan (€)""#),
    ("If no: who signed?", #"input "If no: who signed?""#),
  ])
  func `what is said of an input is not part of its label`(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    ("The warden shall be able to enter the water level.", #"input "Water level""#),
    ("REQ-12 The guide enters the depth in metres.", #"input "Depth in metres""#),
    ("As a parent I choose a slot", #"input "Slot""#),
    ("Member picks the lane (1, 2, 3)", #"choice "Lane" [1; 2; 3]"#),
  ])
  func `who fills an input in is not part of its label`(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    ("gate shut yes/no", #"toggle "Gate shut""#),
    ("gas and power off y/n, both floors", #"toggle "Gas and power off" ? both floors"#),
    ("Queue? yes → how long", #"toggle "Queue?" ? yes → how long"#),
    ("Vaccinated? (yes, no, unsure)", #"choice "Vaccinated?" [Yes; No; Unsure]"#),
  ])
  func `yes and no make a switch, a third answer a choice`(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    ("-----", #"input "-----""#), ("(((", #"input "(((""#), (":", #"input ":""#),
    (",,,", #"input ",,,""#), ("12345", #"input "12345""#), ("Name (", #"input text "Name (""#),
    ("\"Name", #"input text ""Name""#), ("[Name", #"input text "[Name""#),
    ("Name,,,", #"input text "Name""#), ("Name:", #"input text "Name""#),
    (": value", #"input ": value""#),
    ("Name / / /", #"input text "Name / / /""#), ("yes/no", #"input "Yes/no""#),
    ("or", #"input "Or""#), ("the", #"input "The""#), ("Name of", #"input text "Name of""#),
    ("e-mail", #"input email "E-mail""#), ("Name\r", #"input text "Name""#),
    ("الاسم (مطلوب)", #"input "الاسم" ? مطلوب"#), ("名前（必須）", #"input "名前（必須）""#),
    ("Colour: \"red", #"input "Colour" ? "red"#),
  ])
  func `an odd or broken line is an input in its own words`(_ line: TextCase, _ expected: String) {
    #expect(told(line.text) == [expected])
  }

  @Test func `an empty line and a blank below a name ask for nothing more`() {
    #expect(told("") == [] && told(" \t ") == [] && told("____") == [] && told("......") == [])
    #expect(told("Comments\n........\n........") == [#"input multiline "Comments""#])
  }

  @Test func `ten thousand characters are one input`() {
    #expect(told(String(repeating: "x", count: 10_000)).count == 1)
    #expect(!told(String(repeating: "name (", count: 1_700)).isEmpty)
  }

  @Test func `lines may end in carriage returns`() {
    let drafted = DraftedLines("Name\r\nEmail\r\nSend\r\n", [.input, .input, .action])
    #expect(drafted.told == [#"input text "Name""#, #"input email "Email""#, #"action "Send""#])
  }
}
