internal import ScreenText

/// A range of days around the samples' present that words name, such as "this week", "July" or
/// "Saturday".
package struct SamplePeriod: Hashable, Sendable {
  /// The first and last day, as numbers of days since 1 January 1970.
  let days: ClosedRange<Int>
  /// Whether the words name a weekday.
  package let isWeekday: Bool
  /// Whether it is a week at most.
  package var isShort: Bool { days.count <= 7 }

  /// Parses the days that lower-case words name, with or without a preposition; returns nil if they
  /// name none.
  package init?(_ words: ArraySlice<String>) {
    var words = words
    if let first = words.first, ["in", "on", "for", "during"].contains(first) {
      words = words.dropFirst()
    }
    guard let last = words.last, words.count <= 2 else { return nil }
    let today = FrameDay.today
    let lead = words.count == 2 ? words.first : nil
    let shift: Int? =
      switch lead {
      case "this", "coming", nil: 0
      case "next": 1
      case "last": -1
      default: nil
      }
    let weekday = Self.weekday(last)
    isWeekday = weekday != nil
    if let weekday, let shift {
      let day = today.number - today.weekdayNumber + weekday + 7 * shift
      days = day...day
    } else if let month = Self.month(last), let shift {
      // A month that is over means that month of the next year.
      days = Self.days(
        of: month, in: today.year + (month < today.monthNumber ? 1 : 0) + min(shift, 0))
    } else if let lead, let month = Self.month(lead), let year = Int(last), year > 0, year < 9999 {
      days = Self.days(of: month, in: year)
    } else if lead == nil, let day = Self.shift(ofDay: last) {
      days = today.number + day...today.number + day
    } else if lead != nil, let shift, let days = Self.days(of: last, shift, from: today) {
      self.days = days
    } else {
      return nil
    }
  }

  /// Returns the weekday a number of days after the samples' present, as rows show it.
  package static func weekday(_ shift: Int) -> String {
    let day = FrameDay(number: FrameDay.today.number + shift)
    return "\(day.weekday) \(day.day) \(day.month)"
  }

  /// Returns the days of the week, weekend, month or year that is `shift` units after that of a
  /// day.
  private static func days(of unit: String, _ shift: Int, from today: FrameDay) -> ClosedRange<Int>?
  {
    let monday = today.number - today.weekdayNumber + 7 * shift
    switch unit {
    case "week": return monday...monday + 6
    case "weekend": return monday + 5...monday + 6
    case "month":
      let month = today.monthNumber - 1 + shift
      return days(of: (month + 12) % 12 + 1, in: today.year + (month + 12) / 12 - 1)
    case "year":
      return days(of: 1, in: today.year + shift)
        .lowerBound...days(of: 12, in: today.year + shift).upperBound
    default: return nil
    }
  }

  /// Returns how many days after today a day is that a word names.
  private static func shift(ofDay word: String) -> Int? {
    switch word {
    case "yesterday": -1
    case "today", "tonight": 0
    case "tomorrow": 1
    default: nil
    }
  }

  private static func days(of month: Int, in year: Int) -> ClosedRange<Int> {
    let first = FrameDay.number(year, month, 1)
    return first...first + FrameDay.days(of: month, in: year) - 1
  }

  /// Returns the index of a weekday in the week by its name, singular or plural.
  private static func weekday(_ word: String) -> Int? {
    weekdays.firstIndex(of: word.utf8.last == UInt8(ascii: "s") ? String(word.dropLast()) : word)
  }

  private static func month(_ word: String) -> Int? { months.firstIndex(of: word).map { $0 + 1 } }

  private static let weekdays = FrameDay.weekdays.map { $0.lowercased() }
  private static let months = FrameDay.months.map { $0.lowercased() }
}

extension Thing {
  /// Keeps the rows in a period, or moves all rows into it if at most one lies inside. Returns
  /// false if the rows have no days.
  package mutating func hold(in period: SamplePeriod) -> Bool {
    guard let place = frame.attributes.firstIndex(where: { $0.kind == .day }) else { return false }
    let days = frame.rows.map { FrameDay($0[place])?.number }
    let inside = days.indices.filter { days[$0].map(period.days.contains) ?? false }
    if inside.count > 1 {
      frame.rows = inside.map { frame.rows[$0] }
    } else {
      // Measurements are listed with the latest first.
      let isTurned = frame.role == .measure
      let count = frame.rows.count
      for row in frame.rows.indices {
        guard let day = days[row] else { continue }
        let step = (isTurned ? count - 1 - row : row) * period.days.count / count
        frame.rows[row] = moved(frame.rows[row], place, by: period.days.lowerBound + step - day)
      }
    }
    bringForward(place)
    return true
  }

  /// Returns a row with its days shifted by a number of days. A date on the same calendar day of
  /// another year keeps its year and moves to the new calendar day.
  private func moved(_ row: [String], _ place: Int, by shift: Int) -> [String] {
    guard let old = FrameDay(row[place]) else { return row }
    let new = FrameDay(number: old.number + shift)
    return row.indices.map { column in
      guard [.day, .date].contains(frame.attributes[column].kind), let day = FrameDay(row[column])
      else { return row[column] }
      let isYearly = day.monthNumber == old.monthNumber && day.day == old.day && day != old
      let sameDay = isYearly ? FrameDay(String(day.text.prefix(5) + new.text.dropFirst(5))) : nil
      return (sameDay ?? FrameDay(number: day.number + shift)).text
    }
  }
}
