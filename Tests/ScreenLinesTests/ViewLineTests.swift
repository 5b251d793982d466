import ScreenBrief
import ScreenInputs
import ScreenRoles
import Testbed
import Testing

@testable import ScreenLines

/// Lines that name what is shown.
@Suite struct ViewLineTests {
  /// What a draft tells of a line of views.
  private func told(_ line: String) -> [String] { DraftedLines(line, all: .view).told }

  @Test(arguments: [
    (
      "Ward name, number of free beds, number of beds closed",
      [#"fact "Ward name""#, #"metric "Number of free beds""#, #"metric "Number of beds closed""#]
    ),
    ("make / model / mileage", [#"fact "Make""#, #"fact "Model""#, #"fact "Mileage""#]),
    (
      "The supervisor sees parcels per shift and average weight",
      [#"fact "Parcels per shift""#, #"fact "Average weight""#]
    ),
    (
      "Photo of the cover, title and author",
      [#"image "Photo of the cover""#, #"fact "Title""#, #"fact "Author""#]
    ),
    (
      "How many rooms are free and who cleans them",
      [#"metric "How many rooms are free""#, #"fact "Who cleans them""#]
    ),
    ("Heat, water as line charts", [#"chart "Heat""#, #"chart "Water""#]),
    ("Seats left, since when", [#"fact "Seats left""#, #"fact "Since when""#]),
  ])
  func `a line may name several parts`(_ line: String, _ expected: [String]) {
    #expect(told(line) == expected)
  }

  @Test(arguments: [
    ("kilos this week as a line", #"chart line "Kilos this week""#),
    ("Sales by branch, bar chart", #"chart "Sales by branch""#),
    ("Map of all plots", #"map "Map of all plots""#),
    ("Harbour map", #"map "Harbour map""#),
    ("a warning if the freezer is above -18", #"alert "Freezer is above -18""#),
    ("Who still has keys -> list", #"list "Who still has keys""#),
    ("Countdown to the start", #"timer "Countdown to the start""#),
    (#"Progress "3 of 9""#, #"progress "Progress" = 3 of 9"#),
    ("ii. the oil level as a bar", #"progress "Oil level""#),
    ("Calendar of tours", #"calendar "Calendar of tours""#),
    ("Link to the tide table", #"link "Tide table""#),
    (#"Message "Nothing left today""#, "paragraph = Nothing left today"),
  ])
  func `a word for a kind makes a part of that kind`(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    (
      "Below it the list of waiting patients with name, age and triage colour",
      #"table "Waiting patients"|Name|Age|Triage colour"#
    ),
    (
      #"Boats with skipper, berth and a "Call" button"#,
      #"table "Boats"|Skipper|Berth {action "Call"}"#
    ),
    ("As a member I see my loans with title and due date", #"table "Loans"|Title|Due date"#),
    ("Today's tours: time, guide, seats left", #"table "Today's tours"|Time|Guide|Seats left"#),
    (
      "Dogs staying tonight, each with name, breed and kennel",
      #"table "Dogs staying tonight"|Name|Breed|Kennel"#
    ),
    (
      "Alarms (door open, power lost, sensor silent)",
      #"list "Alarms" [door open; power lost; sensor silent]"#
    ),
    ("Trips, newest first", #"list "Trips""#),
    (
      #""Due this week" – boat, owner, fee"#,
      #"section "Due this week" {fact "Boat", fact "Owner", fact "Fee"}"#
    ),
  ])
  func `what each thing has is told of the things`(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    ("After payment the receipt number is shown", #"fact "Receipt number""#),
    ("At the bottom the sum of all fees", #"metric "Sum of all fees""#),
    ("Show the balance really big", #"fact "Balance""#),
    ("Old address: read only", #"fact "Old address""#),
    ("Ana, 21:09: and the tide", #"fact "Tide""#),
    ("├── Hull number", #"fact "Hull number""#),
  ])
  func `where, when and how something is shown is not part of its name`(
    _ line: String, _ expected: String
  ) {
    #expect(told(line) == [expected])
  }

  @Test func `what is said of the look is left out, and not lost`() {
    #expect(DraftedLines("Show the balance really big", all: .view).leftOut == ["really big"])
  }

  @Test func `states behind a name are samples of it`() {
    let samples = DraftedLines("Status: open, running, done", all: .view).requests
      .map(\.details.samples)
    #expect(samples == [[["Open"]]])
  }

  @Test(arguments: ["Waiting patients with name and age", "Ward, floor", "Tide chart"])
  func `samples are left open where nothing is sure`(_ line: String) {
    let requests = DraftedLines(line, all: .view).requests
    #expect(!requests.isEmpty && requests.allSatisfy { $0.details.isLiteral })
    #expect(requests.allSatisfy { $0.details.items.isEmpty && $0.details.value == nil })
  }

  @Test(arguments: [
    ("with", #"fact "With""#), ("list of", #"list "List of""#),
    ("as a chart", #"chart "As a chart""#),
    ("(", #"fact "(""#), ("\"", #"fact """"#), ("| | |", #"fact "| | |""#), ("42", #"fact "42""#),
    (".", #"fact ".""#), ("and and and", #"fact "And and and""#), ("<b>", #"fact "<b>""#),
    ("<wind", #"fact "<wind""#), ("רשימת הלקוחות", #"fact "רשימת הלקוחות""#),
    ("Chart:", #"chart "Chart""#), ("Tide\r", #"fact "Tide""#),
  ])
  func `an odd or broken line is one part in its own words`(_ line: TextCase, _ expected: String) {
    #expect(told(line.text) == [expected])
  }

  @Test func `ten thousand characters are one part`() {
    #expect(told(String(repeating: "x", count: 10_000)).count == 1)
  }
}
