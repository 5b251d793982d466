import Testing

@testable import ScreenCatalog

/// Days that words name are counted from the present of all samples.
struct SamplePeriodTests {
  @Test(arguments: [
    ("today", "2027-03-15", "2027-03-15"), ("tomorrow", "2027-03-16", "2027-03-16"),
    ("this week", "2027-03-15", "2027-03-21"), ("last week", "2027-03-08", "2027-03-14"),
    ("next weekend", "2027-03-27", "2027-03-28"), ("this month", "2027-03-01", "2027-03-31"),
    ("last month", "2027-02-01", "2027-02-28"), ("next year", "2028-01-01", "2028-12-31"),
    ("in July", "2027-07-01", "2027-07-31"), ("in january", "2028-01-01", "2028-01-31"),
    ("in february 2028", "2028-02-01", "2028-02-29"), ("on sunday", "2027-03-21", "2027-03-21"),
    ("mondays", "2027-03-15", "2027-03-15"), ("next friday", "2027-03-26", "2027-03-26"),
  ])
  func `words name days`(_ words: String, _ first: String, _ last: String) throws {
    let period = try #require(
      SamplePeriod(words.lowercased().split(separator: " ").map(String.init)[...]))
    #expect(FrameDay(number: period.days.lowerBound).text == first)
    #expect(FrameDay(number: period.days.upperBound).text == last)
  }

  @Test(arguments: [
    "", "in", "week", "next", "on leave", "some friday", "july monday", "in the long run",
    "february 0", "february 10000", "march march", "this that",
  ])
  func `other words name none`(_ words: String) {
    #expect(SamplePeriod(words.split(separator: " ").map(String.init)[...]) == nil)
  }

  @Test func `days and their numbers agree`() {
    for number in stride(from: -600_000, to: 200_000, by: 37) {
      let day = FrameDay(number: number)
      #expect(day.number == number)
      #expect(FrameDay(day.text) == day)
    }
    #expect(FrameDay.today.weekday == "Mon")
    #expect(FrameDay(number: 0).weekday == "Thu")
    #expect(FrameDay(number: -1).weekday == "Wed")
  }
}
