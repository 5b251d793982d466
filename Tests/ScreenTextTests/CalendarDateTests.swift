import Sampling
import ScreenText
import Testing

struct CalendarDateTests {
  private static func days(_ month: String, _ first: String, _ last: String) throws -> Range<Int> {
    let month = try #require(CalendarDate(month: month))
    return month.daysOfMonth(
      from: try #require(CalendarDate(first)), to: try #require(CalendarDate(last)))
  }

  @Test(arguments: [
    ("2027-03", "2027-03-05", "2027-03-08", 5..<9),
    ("2027-03", "2027-03-31", "2027-03-31", 31..<32),
    ("2027-03", "2027-02-20", "2027-03-02", 1..<3),
    ("2027-03", "2027-03-30", "2027-04-02", 30..<32),
    ("2028-02", "2027-12-31", "2028-03-01", 1..<30),
    ("2027-02", "2026-01-01", "2029-01-01", 1..<29),
    ("2027-01", "2026-12-24", "2027-01-06", 1..<7),
    ("2026-12", "2026-12-24", "2027-01-06", 24..<32),
  ])
  func `an event takes the days of a month from its first to its last`(
    month: String, first: String, last: String, days: Range<Int>
  ) throws {
    #expect(try Self.days(month, first, last) == days)
  }

  @Test(arguments: [
    ("2027-03", "2027-02-01", "2027-02-28"), ("2027-03", "2027-04-01", "2027-04-02"),
    ("2027-03", "2026-03-01", "2026-03-31"), ("2027-03", "2028-03-01", "2028-03-31"),
    ("2027-03", "2027-03-08", "2027-03-05"), ("2027-03", "2027-04-01", "2027-02-01"),
  ])
  func `an event of other months, or that ends before it begins, takes no day`(
    month: String, first: String, last: String
  ) throws {
    #expect(try Self.days(month, first, last).isEmpty)
  }

  @Test(arguments: 0..<300)
  func `the days of an event are those that lie within it`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    func below(_ bound: UInt64) -> Int { Int(random.next() % bound) }
    func date() throws -> CalendarDate {
      let (year, month) = (2027 + below(2), 1 + below(12))
      return try #require(CalendarDate(year: year, month: month, day: 1 + below(28)))
    }
    let (month, first, last) = (try date(), try date(), try date())
    let within = try (1...month.monthLength).filter { day in
      let date = try #require(CalendarDate(year: month.year, month: month.month, day: day))
      return first <= date && date <= last
    }
    #expect(Array(month.daysOfMonth(from: first, to: last)) == within)
  }

  @Test(arguments: [
    ("2027-03-14", "2027-03-14"), ("2027-3-4", "2027-03-04"), ("2027/03/14", "2027-03-14"),
    ("2027-03-14T07:30", "2027-03-14"), ("2027-03-14 07:30", "2027-03-14"),
    ("2028-02-29", "2028-02-29"),
  ])
  func `a day is read as people write it`(written: String, text: String) {
    #expect(CalendarDate(lenient: written)?.text == text)
    #expect(CalendarDate(lenientMonth: written)?.monthText == String(text.prefix(7)))
  }

  @Test(arguments: [
    "", "2027", "2027-13-01", "2027-00-10", "2027-02-29", "1900-02-29", "27-03-14", "3/4/5",
    "2027-03-14-15", "2027-03-", "-2027-03-14", "20277-03-14", "2027.03.14", "2027T03-14",
  ])
  func `what is not a day is none`(text: String) {
    #expect(CalendarDate(lenient: text) == nil)
    #expect(CalendarDate(text) == nil)
  }

  @Test(arguments: [
    ("mar", 3), ("March", 3), ("SEPT", 9), ("september", 9), ("Dec", 12), ("jun", 6),
  ])
  func `a month is known by three letters of its name or more`(word: String, month: Int) {
    #expect(CalendarDate.month(named: word.utf8) == month)
  }

  @Test func `a month's name is what it is known by`() {
    for month in 1...12 {
      let name = CalendarDate.name(ofMonth: month)
      #expect(CalendarDate.month(named: name.utf8) == month)
      #expect(name.first?.isUppercase == true)
    }
    for month in [-1, 0, 13] { #expect(CalendarDate.name(ofMonth: month) == "") }
  }

  @Test(arguments: ["", "ma", "marketing", "octopus", "juni", "3"])
  func `a word that goes on otherwise names no month`(word: String) {
    #expect(CalendarDate.month(named: word.utf8) == nil)
  }
}
