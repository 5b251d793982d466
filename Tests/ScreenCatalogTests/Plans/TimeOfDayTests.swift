import ScreenCatalog
import Testing

@Suite struct TimeOfDayTests {
  @Test(arguments: [
    ("00:00", 0), ("7:05", 425), ("07:05", 425), ("23:59", 1439), ("12am", 0), ("12 pm", 720),
    ("11pm", 1380), ("6:30 am", 390), ("9:15 P.M.", 1275),
  ])
  func `a time of day is read in either notation`(text: String, minutes: Int) {
    #expect(TimeOfDay(text)?.minutes == minutes)
  }

  @Test(arguments: [
    "25:00", "24:00", "12:60", "-5:00", "7", "7:5", "7:055", "107:00", "13pm", "0am", "", ":", "::",
    "aa:bb", "pm", "1:2:3", "٧:٣٠", "7:30xm", "99999999999999999999:00",
  ])
  func `what is not a time of day is nil`(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test(arguments: [-1, 1440, Int.min, Int.max])
  func `minutes beyond a day are no time of it`(minutes: Int) {
    #expect(TimeOfDay(minutes: minutes) == nil)
  }

  @Test func `every minute of a day is written as it is read`() throws {
    for minutes in 0..<TimeOfDay.minutesInDay {
      let time = try #require(TimeOfDay(minutes: minutes))
      #expect(TimeOfDay(time.description) == time)
    }
  }

  @Test(arguments: [0, 1, -1, 1439, -1440, 100_000, Int.max, Int.min])
  func `moving and measuring are each other's inverse, past midnight too`(by: Int) throws {
    for minutes in stride(from: 0, to: TimeOfDay.minutesInDay, by: 77) {
      let time = try #require(TimeOfDay(minutes: minutes))
      let moved = time.later(by: by)
      #expect((0..<TimeOfDay.minutesInDay).contains(moved.minutes))
      #expect(time.later(by: time.minutes(until: moved)) == moved)
    }
  }
}
