import ScreenBrief
import ScreenInputs
import ScreenModel
import ScreenRoles
import Testbed
import Testing

@testable import ScreenLines

/// Lines that name buttons.
@Suite struct ButtonLineTests {
  /// The labels of the buttons of a line.
  private func buttons(_ line: String) -> [String] {
    let requests = DraftedLines(line, all: .action).requests
    #expect(requests.allSatisfy { $0.subject == .need(.action) })
    return requests.compactMap { $0.details.label?.text }
  }

  @Test(arguments: [
    ("one round blue button saying Moor", ["Moor"]),
    ("Print ballot → goes to the clerk", ["Print ballot"]),
    ("He can skip the song or add a minute", ["Skip the song", "Add a minute"]),
    ("Save opens the next sheet", ["Save"]),
    ("Deny button for the mayor, and postpone", ["Deny", "Postpone"]),
    ("§7 The clerk shall be able to lock a file.", ["Lock a file"]),
    ("The system shall allow the clerk to lock a file.", ["Lock a file"]),
    ("Swipe left: archive", ["Archive"]),
    ("Action 2 ....... Weigh again", ["Weigh again"]),
    ("Grant / Refuse per row", ["Grant", "Refuse"]),
    ("[Book in] [Cancel]", ["Book in", "Cancel"]),
    ("[BUTTON] Weigh", ["Weigh"]),
    ("Big green button CHECK IN, turns to grey when full", ["CHECK IN"]),
    ("Print, and a button to silence", ["Print", "Silence"]),
    ("Buttons: Save, Discard", ["Save", "Discard"]),
    ("T-04 | Weigh crate | M", ["Weigh crate"]),
    ("Send. The number follows by mail.", ["Send"]),
    ("The page needs an Apply now button", ["Apply now"]),
    ("Save    Print", ["Save", "Print"]),
    ("Help link", ["Help link"]),
  ])
  func `a button is called by its name, and not by its look, its purpose or what it does`(
    _ line: String, _ expected: [String]
  ) {
    #expect(buttons(line) == expected)
  }

  @Test(arguments: [
    ("| + book |", "Book"), ("'Reset'", "Reset"), ("button", "Button"), ("[", "["), ("[]", "[]"),
    (",", ","), ("!", "!"), ("12", "12"), ("\"", "\""), ("כפתור שמירה", "כפתור שמירה"),
    ("Weigh (", "Weigh ("), ("Weigh!\r", "Weigh"),
  ])
  func `an odd or broken line is one button in its own words`(_ line: TextCase, _ expected: String)
  {
    #expect(buttons(line.text) == [expected])
  }

  @Test func `ten thousand characters are one button`() {
    #expect(buttons(String(repeating: "x", count: 10_000)).count == 1)
  }
}
