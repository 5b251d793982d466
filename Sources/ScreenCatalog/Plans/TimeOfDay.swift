/// A time of day in whole minutes after midnight, without a date or a time zone.
public struct TimeOfDay: Hashable, Sendable, CustomStringConvertible {
  /// The number of minutes in a day.
  public static let minutesInDay = 1_440

  /// The minutes after midnight, 0 to 1439.
  public let minutes: Int

  /// Creates the time a number of minutes after midnight; returns nil if that is outside one day.
  public init?(minutes: Int) {
    guard (0..<Self.minutesInDay).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Parses a time such as `23:30`, `7:05`, `11pm` or `9:30 am`; returns nil for any other text.
  ///
  /// Hours range from 0 to 23, or from 1 to 12 with `am` and `pm`; minutes have two digits.
  public init?(_ text: String) {
    var bytes = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ".") }[...]
    let half = Self.half(&bytes)
    var parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    if parts.count == 1, half != nil {
      parts.append([UInt8](repeating: UInt8(ascii: "0"), count: 2)[...])
    }
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      var hour = Self.number(parts[0]), let minute = Self.number(parts[1]), minute < 60
    else { return nil }
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + half
    }
    guard hour < 24 else { return nil }
    minutes = hour * 60 + minute
  }

  /// Creates a full hour, wrapping around at midnight.
  init(wrappingHour hour: Int) { self.init(wrapping: hour % 24 * 60) }

  private init(wrapping minutes: Int) {
    let rest = minutes % Self.minutesInDay
    self.minutes = rest < 0 ? rest + Self.minutesInDay : rest
  }

  /// Removes `am` or `pm` from the end and returns the hours that it adds, or nil if there is
  /// neither.
  private static func half(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count > 2, let last = bytes.last, last | 0x20 == UInt8(ascii: "m") else {
      return nil
    }
    let hours: Int? =
      switch bytes[bytes.endIndex - 2] | 0x20 {
      case UInt8(ascii: "a"): 0
      case UInt8(ascii: "p"): 12
      default: nil
      }
    if hours != nil { bytes = bytes.dropLast(2) }
    return hours
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard digit &- UInt8(ascii: "0") < 10 else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }

  /// Returns the time a number of minutes later, or earlier if negative, wrapping around at
  /// midnight.
  public func later(by minutes: Int) -> TimeOfDay {
    TimeOfDay(wrapping: self.minutes + minutes % Self.minutesInDay)
  }

  /// Returns the minutes from this time until the next `other`, 0 to 1439.
  public func minutes(until other: TimeOfDay) -> Int {
    TimeOfDay(wrapping: other.minutes - minutes).minutes
  }

  /// The time on a 24-hour clock, such as `07:05`.
  public var description: String {
    let hour = minutes / 60
    let minute = minutes % 60
    return (hour < 10 ? "0" : "") + String(hour) + (minute < 10 ? ":0" : ":") + String(minute)
  }
}
