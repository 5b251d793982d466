/// A day of the proleptic Gregorian calendar, years 0 to 9999, without a clock or a locale.
package struct CalendarDate: Hashable, Comparable, Sendable {
  /// The year, from 0 to 9999.
  package let year: Int
  /// The month, from 1 to 12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// Creates a day; nil if there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Self.length(ofMonth: month, in: year)).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Monday is 0.
  package var weekday: Int {
    // Days since 1970-01-01, a Thursday (Howard Hinnant, "chrono-Compatible Low-Level Date
    // Algorithms", days_from_civil), shifted by 400 years so that nothing is negative.
    let shifted = (month <= 2 ? year - 1 : year) + 400
    let era = shifted / 400
    let ofEra = shifted % 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
    return (days + 3 + 7 * 200_000) % 7
  }

  /// The number of days in its month.
  package var monthLength: Int { Self.length(ofMonth: month, in: year) }

  /// The days of its month that lie between two dates.
  package func daysOfMonth(from first: Self, to last: Self) -> Range<Int> {
    func isBefore(_ date: Self) -> Bool { (date.year, date.month) < (year, month) }
    func isAfter(_ date: Self) -> Bool { (year, month) < (date.year, date.month) }
    guard first <= last, !isAfter(first), !isBefore(last) else { return 1..<1 }
    return (isBefore(first) ? 1 : first.day)..<(isAfter(last) ? monthLength : last.day) + 1
  }

  package static func < (first: Self, second: Self) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  /// Whether a year has a 29th of February.
  package static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days in a month of a year; months are numbered from 1.
  package static func length(ofMonth month: Int, in year: Int) -> Int {
    length(ofMonth: month, isLeap: isLeap(year: year))
  }

  /// The number of days in a month of a leap year or of a common year.
  package static func length(ofMonth month: Int, isLeap: Bool) -> Int {
    switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
