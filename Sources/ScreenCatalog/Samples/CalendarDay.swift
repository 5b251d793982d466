internal import ScreenText

/// A day of a year, as `2027-03-14`.
package struct CalendarDay: Hashable, Sendable {
  /// The day as it is written in a screen.
  package var text: String
  /// Whether its year was named.
  package var hasYear: Bool

  /// Its year and month, as `2027-03`.
  package var month: String { String(text.prefix(7)) }

  /// The year of days that are named without one: any will do, and it never is the clock's.
  static let sampleYear = "2027"

  /// The first day of a month that a text names: "October 2026", "October"; nil where it names none.
  package init?(monthOf text: String) {
    guard let day = CalendarDay(text) ?? CalendarDay("1 " + text) else { return nil }
    self = day
  }

  /// Reads "the 3rd" as a day of the same month as another.
  package init?(_ text: String, in other: CalendarDay) {
    let digits = text.split(separator: " ").lazy.compactMap { word in
      Int(String(decoding: word.utf8.prefix { $0.isASCIIDigit }, as: UTF8.self))
    }.first
    guard let day = digits, (1...31).contains(day) else { return nil }
    self.text = other.month + "-" + Self.twoDigits(day)
    hasYear = other.hasYear
  }

  /// The day in the year of another that names one, where it names none itself.
  package func inYear(of other: CalendarDay?) -> CalendarDay {
    guard !hasYear, let other, other.hasYear else { return self }
    var day = self
    day.text = String(other.text.prefix(4) + text.dropFirst(4))
    day.hasYear = true
    return day
  }

  /// Reads `2027-03-14`, "14 March", "Mar 14th" or "14 March 2027"; nil where a text is no day.
  package init?(_ text: String) {
    var numbers: [Int] = []
    var month: Int?
    for word in text.split(whereSeparator: { " -/,.".utf8.contains($0.utf8.first ?? 0) }) {
      let digits = word.utf8.prefix { $0.isASCIIDigit }
      if digits.isEmpty {
        // Three letters tell the months of several languages: "septembre", "Sept.".
        guard let named = CalendarDate.month(named: word.utf8.prefix(3)) else { continue }
        month = month ?? named
      } else if let number = Int(String(digits) ?? "") {
        numbers.append(number)
      }
    }
    let year = numbers.first { $0 > 999 && $0 < 10_000 }
    var rest = numbers.filter { $0 <= 31 }
    if month == nil {
      guard year != nil, rest.count == 2, text.utf8.count == 10 else { return nil }
      month = rest.removeFirst()
    }
    guard let month, (1...12).contains(month), let day = rest.first, day >= 1, rest.count == 1
    else { return nil }
    hasYear = year != nil
    let named = year.map { String($0) } ?? Self.sampleYear
    self.text = named + "-" + Self.twoDigits(month) + "-" + Self.twoDigits(day)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0" + String(number) : String(number)
  }
}
