/// A day of the proleptic Gregorian calendar, year 0 to 9999; no clock, no locale.
struct CalendarDate: Hashable, Comparable {
  let year: Int
  let month: Int
  let day: Int

  /// Creates a day; nil where there is none such.
  init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Self.length(ofMonth: month, in: year)).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads `2027-03-14`.
  init?(_ text: String) {
    guard text.utf8.count == 10 else { return nil }
    var digits = 0
    var offset = 0
    for byte in text.utf8 {
      defer { offset += 1 }
      if offset == 4 || offset == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard (0x30...0x39).contains(byte) else { return nil }
        digits = digits * 10 + Int(byte - 0x30)
      }
    }
    self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// Reads `2027-03` as its first day.
  init?(month text: String) { self.init(text + "-01") }

  /// Monday is 0.
  var weekday: Int {
    // Days since 1970-01-01, a Thursday (Howard Hinnant, "chrono-Compatible Low-Level Date
    // Algorithms", days_from_civil), shifted by 400 years so that nothing is negative.
    let shifted = (month <= 2 ? year - 1 : year) + 400
    let era = shifted / 400
    let ofEra = shifted % 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
    return (days + 3 + 7 * 200_000) % 7
  }

  /// How many days its month has.
  var monthLength: Int { Self.length(ofMonth: month, in: year) }

  /// The days of its month that lie within two dates.
  func daysOfMonth(from first: Self, to last: Self) -> Range<Int> {
    func isBefore(_ date: Self) -> Bool { (date.year, date.month) < (year, month) }
    func isAfter(_ date: Self) -> Bool { (year, month) < (date.year, date.month) }
    guard first <= last, !isAfter(first), !isBefore(last) else { return 1..<1 }
    return (isBefore(first) ? 1 : first.day)..<(isAfter(last) ? monthLength : last.day) + 1
  }

  static func < (first: Self, second: Self) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
