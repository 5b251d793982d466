import ScreenCatalog
import Testing

@testable import ScreenComposition

@Suite struct CalendarDayTests {
  @Test(arguments: [
    ("2027-03-14", "2027-03-14", true), ("14 March 2026", "2026-03-14", true),
    ("3 May", "2027-05-03", false), ("Mar 5th", "2027-03-05", false),
    ("May 17", "2027-05-17", false),
  ])
  func `reads days as they are written`(text: String, day: String, hasYear: Bool) {
    #expect(CalendarDay(text)?.text == day)
    #expect(CalendarDay(text)?.hasYear == hasYear)
  }

  @Test(arguments: ["", "May", "tomorrow", "9-17", "2027-13-01", "14:30", "99 June", "3"])
  func `what is not a day is none`(text: String) {
    #expect(CalendarDay(text) == nil)
  }
}
