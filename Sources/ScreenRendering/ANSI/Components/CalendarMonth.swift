internal import ScreenModel

/// A day of the Gregorian calendar.
struct CalendarDay: Hashable, Comparable {
  var year: Int
  var month: Int
  var day: Int

  fileprivate init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads a day written as `2027-03-14`; nothing if there is no such day.
  init?(_ text: String) {
    guard let parts = CalendarDay.numbers(text, count: 3), let month = CalendarMonth(parts),
      (1...month.days).contains(parts[2])
    else { return nil }
    (year, self.month, day) = (parts[0], parts[1], parts[2])
  }

  /// The numbers of a date: a year of four digits, the rest of two, with hyphens between.
  static func numbers(_ text: String, count: Int) -> [Int]? {
    let bytes = Array(text.utf8.prefix(11))
    guard bytes.count == 4 + 3 * (count - 1) else { return nil }
    var numbers: [Int] = [0]
    for (index, byte) in bytes.enumerated() {
      if index == 4 || index == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
        numbers.append(0)
      } else {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 48)
      }
    }
    return numbers
  }

  static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

/// A month of the Gregorian calendar, whose weeks begin on Monday.
struct CalendarMonth {
  let year: Int
  let month: Int

  /// Reads a month written as `2027-03`; nothing if there is no such month.
  init?(_ text: String) {
    guard let numbers = CalendarDay.numbers(text, count: 2) else { return nil }
    self.init(numbers)
  }

  /// A month of a date's numbers.
  fileprivate init?(_ numbers: [Int]) {
    guard numbers[0] >= 1, (1...12).contains(numbers[1]) else { return nil }
    (year, month) = (numbers[0], numbers[1])
  }

  /// The number of its days.
  var days: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The weekday of its first day, 0 for Monday.
  ///
  /// Sakamoto's rule, which gives 0 for Sunday.
  var firstWeekday: Int {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    let sunday = (year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + 1) % 7
    return (sunday + 6) % 7
  }

  /// The month's name and year.
  var title: String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(names[month - 1]) \(year)"
  }

  /// A day of the month.
  private subscript(day: Int) -> CalendarDay { CalendarDay(year: year, month: month, day: day) }

  func contains(_ day: CalendarDay) -> Bool { day.year == year && day.month == month }

  /// The days on which something happens.
  func marked(_ events: [Component.CalendarEvent]) -> Set<Int> {
    var marked: Set<Int> = []
    for event in events {
      guard let first = CalendarDay(event.from) else { continue }
      let last = max(first, CalendarDay(event.to) ?? first)
      for day in 1...days where first <= self[day] && self[day] <= last { marked.insert(day) }
    }
    return marked
  }
}
