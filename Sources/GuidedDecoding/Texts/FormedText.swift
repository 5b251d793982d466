internal import ScreenText

/// A name that a host connects to: ASCII letters, digits, `-` and `_`, beginning with a letter or
/// digit.
struct SlugText: TextProgress {
  var mayEnd = false

  func following(_ kind: ScalarKind) -> SlugText? {
    let isAlphanumeric = kind.isLetter || kind.digit != nil
    guard isAlphanumeric || (mayEnd && (kind == .hyphen || kind == .underscore)) else { return nil }
    return SlugText(mayEnd: true)
  }
}

/// A month, as `2027-03`, or an existing day, as `2027-03-14`.
struct DateText: TextProgress {
  /// Whether a day follows the month.
  let hasDay: Bool
  /// The number of scalars so far.
  private var count = 0
  /// The year so far modulo 4, and its first two digits modulo 4.
  private var year = 0
  private var century = 0
  private var isLeap = false
  private var isWholeCentury = true
  private var month = 0
  private var tens = 0

  init(hasDay: Bool) { self.hasDay = hasDay }

  var mayEnd: Bool { count == (hasDay ? 10 : 7) }

  func following(_ kind: ScalarKind) -> DateText? {
    var next = self
    next.count += 1
    if count == 4 || count == 7 { return kind == .hyphen && !mayEnd ? next : nil }
    guard !mayEnd, let digit = kind.digit else { return nil }
    switch count {
    case 0...3:
      guard count > 0 || digit > 0 else { return nil }
      next.addYear(digit)
    case 5:
      guard digit <= 1 else { return nil }
      next.month = digit * 10
    case 6:
      next.month += digit
      guard (1...12).contains(next.month) else { return nil }
      next.forgetYear()
    case 8:
      guard digit <= lastDay / 10 else { return nil }
      next.tens = digit
    default:
      guard (1...lastDay).contains(tens * 10 + digit) else { return nil }
      return DateText(ended: next.count)
    }
    return next
  }

  private init(ended count: Int) {
    hasDay = true
    self.count = count
  }

  private mutating func addYear(_ digit: Int) {
    year = (year * 10 + digit) % 4
    switch count {
    case 2: century = year
    case 3, 4: if digit != 0 { isWholeCentury = false }
    default: break
    }
    guard count == 4 else { return }
    isLeap = year == 0 && (!isWholeCentury || century == 0)
  }

  /// Forgets the year, which only matters for whether February has 29 days.
  private mutating func forgetYear() {
    let isLong = isLeap && month == 2
    (year, century, isLeap, isWholeCentury) = (0, 0, isLong, true)
    if !hasDay { month = 1 }
  }

  private var lastDay: Int { CalendarDate.length(ofMonth: month, isLeap: isLeap) }
}
