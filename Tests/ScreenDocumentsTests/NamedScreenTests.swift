import ScreenBrief
import ScreenDiagnostics
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenDocuments

@Suite struct NamedScreenTests {
  private func title(_ text: String) -> String? {
    Brief(Array(text.utf8), in: "en", by: Reader(), .shipped)?.title.text
  }

  @Test(arguments: [
    ("Boat,Berth,Length\nKittiwake,B4,7\nPuffin,C1,9", "Boats"),
    ("Ref,Boat,Length\n1,Kittiwake,7\n2,Puffin,9", "Boats"),
    ("Child,Group,Pickup\nNoor,Blue,16:00\nTheo,Red,15:30", "Children"),
    ("Name,Team,Desk\nAda,Core,14\nLin,Web,9", "People"),
    ("Time,Court,Pair\n09:00,2,Ada and Lin\n10:00,1,Bo and Kim", "Schedule"),
    ("Date,Litres,Odometer\n2027-03-01,41,88120\n2027-03-09,38,88760", "Log"),
    ("ref,qty,net\n1,4,9\n2,5,8", "Table"),
  ])
  func `rows without a title are called by the first column that names a thing`(
    text: String, expected: String
  ) {
    #expect(title(text) == expected)
  }

  @Test(arguments: [
    ("make a tide table screen out of this", "Tide table"),
    ("fuel log page please, with a total", "Fuel log"),
    ("could this be a nice berth overview?", "Berth overview"),
    ("Turn it into a \"Harbour dues\" form", "Harbour dues"),
    ("→ mooring plan screen, large letters", "Mooring plan"),
  ])
  func `what a sentence below rows calls the screen is its title`(
    sentence: String, expected: String
  ) {
    #expect(title("| Boat | Berth |\n|---|---|\n| Kittiwake | B4 |\n\n" + sentence) == expected)
  }

  @Test(arguments: [
    ("Regatta standings, fastest boat on top please", "Regatta standings"),
    ("These are the fields for the berth request of our club:", "Berth request of our club"),
    ("Here is our mooring plan.", "Mooring plan"),
  ])
  func `a line that says what the rows are is the title, without what it wishes`(
    line: String, expected: String
  ) {
    #expect(title(line + "\n\n| Boat | Berth |\n|---|---|\n| Kittiwake | B4 |\n") == expected)
  }

  @Test(arguments: [
    "Make a detail page for the boat list below.", "Show our boats like this.",
  ])
  func `words for what the document states add nothing to it`(sentence: String) throws {
    let rows = "\n\n| Boat | Berth |\n|---|---|\n| Kittiwake | B4 |\n| Puffin | C1 |\n"
    let brief = try #require(
      Brief(Array((sentence + rows).utf8), in: "en", by: Reader(), .shipped))
    let collections = brief.requirements.filter { $0.subject != .need(.action) }
    #expect(collections.count == 1, "\(brief)")
  }

  @Test(arguments: [
    "Child,Group,Pickup\nNoor,Blue,16:00\nTheo,Red,15:30",
    "Noor,Blue,16:00\nTheo,Red,15:30\nAda,Red,15:45",
    "@noor 9:02\n@theo 9:03", "Noor 9:02 AM\nTheo 9:03 AM\nAda 9:05 AM", "16:00\n15:30\n9:05",
  ])
  func `rows that end in times are no talk, and no text crashes`(text: String) {
    #expect(!Scaffold(Array(text.utf8)).isChat)
    _ = title(text)
  }

  @Test(arguments: [
    "could it be a proper page?", "make this a page", "boats, berths and a page", "page",
    "put it on a screen by the door", "→",
  ])
  func `a sentence that names no screen leaves the title to the rows`(sentence: String) {
    #expect(title("| Boat | Berth |\n|---|---|\n| Kittiwake | B4 |\n\n" + sentence) == "Boats")
  }
}
