internal import ScreenText

/// A calendar day, such as `2027-03-14`.
package struct CalendarDay: Hashable, Sendable {
  /// The day as written in a screen.
  package var text: String
  /// Whether the text named the year.
  package var hasYear: Bool

  /// The year and month, such as `2027-03`.
  package var month: String { String(text.prefix(7)) }

  /// The year of days without one. Any year would do; it is fixed rather than taken from the clock.
  static let sampleYear = "2027"

  /// Parses a day, or the first day of a month such as "October 2026" or "October"; returns nil if
  /// the text names neither.
  package init?(monthOf text: String) {
    guard let day = CalendarDay(text) ?? CalendarDay("1 " + text) else { return nil }
    self = day
  }

  /// Parses "the 3rd" as a day in the month of another day.
  package init?(_ text: String, in other: CalendarDay) {
    let digits = text.split(separator: " ").firstNonNil { word in
      Int(String(decoding: word.utf8.prefix { $0.isASCIIDigit }, as: UTF8.self))
    }
    guard let day = digits, (1...31).contains(day) else { return nil }
    self.text = other.month + "-" + Self.twoDigits(day)
    hasYear = other.hasYear
  }

  /// Returns the day in the year of another day, if that names its year and this one does not.
  package func inYear(of other: CalendarDay?) -> CalendarDay {
    guard !hasYear, let other, other.hasYear else { return self }
    var day = self
    day.text = String(other.text.prefix(4) + text.dropFirst(4))
    day.hasYear = true
    return day
  }

  /// Parses `2027-03-14`, "14 March", "Mar 14th" or "14 March 2027"; returns nil if the text is no
  /// day.
  package init?(_ text: String) {
    var numbers: [Int] = []
    var month: Int?
    for word in text.split(whereSeparator: { " -/,.".utf8.contains($0.utf8.first ?? 0) }) {
      let digits = word.utf8.prefix { $0.isASCIIDigit }
      if digits.isEmpty {
        // Three letters identify the months in several languages: "septembre", "Sept.".
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
