import ScreenText
import Testing

/// The calendar as it is known: days in their order, and the weekdays of some that are on record.
struct CalendarWeekTests {
  private static func day(_ text: String) throws -> CalendarDate {
    try #require(CalendarDate(text))
  }

  @Test(arguments: [
    ("1970-01-01", 3), ("2000-01-01", 5), ("2000-02-29", 1), ("1900-03-01", 3), ("2027-03-14", 6),
    ("1582-10-15", 4), ("0000-03-01", 2),
  ])
  func `a day has its weekday`(text: String, weekday: Int) throws {
    #expect(try Self.day(text).weekday == weekday)
  }

  @Test(arguments: [
    ("Mon", 0), ("tue", 1), ("THURS", 3), ("sunday", 6), ("su", nil), ("mondays", nil), ("", nil),
    ("märz", nil),
  ])
  func `a word of three or more letters names a weekday`(word: String, weekday: Int?) {
    #expect(CalendarDate.weekday(named: word.utf8) == weekday)
  }

  @Test(arguments: [0, 1899, 1900, 1999, 2000, 2027, 2028, 9999])
  func `each day of a year follows the one before`(year: Int) throws {
    var previous: CalendarDate?
    var count = 0
    for month in 1...12 {
      for day in 1...CalendarDate.length(ofMonth: month, in: year) {
        let date = try #require(CalendarDate(year: year, month: month, day: day))
        if let previous {
          #expect(previous < date)
          #expect(date.weekday == (previous.weekday + 1) % 7)
        }
        #expect(CalendarDate(date.text) == date)
        previous = date
        count += 1
      }
      #expect(CalendarDate(year: year, month: month, day: 32) == nil)
    }
    let isLeap = [0, 2000, 2028].contains(year)
    #expect(count == (isLeap ? 366 : 365))
    #expect(CalendarDate.isLeap(year: year) == isLeap)
  }
}
