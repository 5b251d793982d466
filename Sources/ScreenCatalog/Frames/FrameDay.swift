/// A day in a row, such as `2027-03-15`.
struct FrameDay: Hashable, Sendable {
  let year: Int
  let day: Int
  let monthNumber: Int

  /// The present day of all samples, a Monday.
  static let today = FrameDay(number: number(2027, 3, 15))

  /// Parses a calendar day; returns nil for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count == 10, parts.count == 3, let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2]), year > 0, (1...12).contains(month),
      (1...Self.days(of: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    monthNumber = month
    self.day = day
  }

  /// Creates the day a number of days after 1 January 1970, by Hinnant's `civil_from_days` (2013).
  init(number: Int) {
    let shifted = number + 719_468
    let era = shifted / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * ofYear + 2) / 153
    day = ofYear - (153 * month + 2) / 5 + 1
    monthNumber = month < 10 ? month + 3 : month - 9
    year = yearOfEra + era * 400 + (monthNumber < 3 ? 1 : 0)
  }

  /// The number of days since 1 January 1970.
  var number: Int { Self.number(year, monthNumber, day) }

  /// Returns the number of days from 1 January 1970 to a calendar day, by Hinnant's
  /// `days_from_civil` (2013).
  static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month < 3 ? year - 1 : year
    let yearOfEra = year % 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return year / 400 * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear
      - 719_468
  }

  /// The day in the format of rows, `2027-03-15`.
  var text: String {
    func padded(_ number: Int, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(monthNumber, 2))-\(padded(day, 2))"
  }

  /// The three-letter name of the month.
  var month: String { String(longMonth.prefix(3)) }

  /// The full name of the month.
  var longMonth: String { Self.months[monthNumber - 1] }

  /// The three-letter name of the weekday.
  var weekday: String { String(Self.weekdays[weekdayNumber].prefix(3)) }

  /// The weekday as an index from 0 for Monday; 1 January 1970 was a Thursday.
  var weekdayNumber: Int { (number % 7 + 10) % 7 }

  /// Returns the number of days in a month.
  static func days(of month: Int, in year: Int) -> Int {
    guard month == 2 else { return [4, 6, 9, 11].contains(month) ? 30 : 31 }
    return year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
      ? 29 : 28
  }

  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
