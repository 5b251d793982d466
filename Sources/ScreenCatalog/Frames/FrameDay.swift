/// A day of a row, `2027-03-15`.
struct FrameDay: Hashable, Sendable {
  let year: Int
  let day: Int
  private let monthNumber: Int

  /// The present of all samples, a Monday.
  static let present = "2027-03-15"

  /// Reads a day of the calendar; nil for any other text.
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

  /// The name of its month in three letters.
  var month: String { String(longMonth.prefix(3)) }

  /// The name of its month.
  var longMonth: String { Self.months[monthNumber - 1] }

  /// The name of its weekday in three letters, by Sakamoto's method (1992).
  var weekday: String {
    let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = monthNumber < 3 ? year - 1 : year
    let number = year + year / 4 - year / 100 + year / 400 + shifts[monthNumber - 1] + day
    return ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][number % 7]
  }

  private static func days(of month: Int, in year: Int) -> Int {
    guard month == 2 else { return [4, 6, 9, 11].contains(month) ? 30 : 31 }
    return year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
      ? 29 : 28
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
