/// A time of day, in whole minutes after midnight; it knows no date and no time zone.
public struct TimeOfDay: Hashable, Sendable, CustomStringConvertible {
  /// The minutes of a day.
  public static let minutesInDay = 1_440

  /// The minutes after midnight, 0 to 1439.
  public let minutes: Int

  /// Creates the time some minutes after midnight; nil where that is no time of one day.
  public init?(minutes: Int) {
    guard (0..<Self.minutesInDay).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Creates the time that a text writes: `23:30`, `7:05`, `11pm`, `9:30 am`; nil for any other.
  ///
  /// Hours run from 0 to 23, or with `am` and `pm` from 1 to 12; minutes have two digits.
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

  /// Creates the full hour of a day, midnight being passed over.
  init(wrappingHour hour: Int) { self.init(wrapping: hour % 24 * 60) }

  private init(wrapping minutes: Int) {
    let rest = minutes % Self.minutesInDay
    self.minutes = rest < 0 ? rest + Self.minutesInDay : rest
  }

  /// The hours that `am` or `pm` at the end adds; nil where there is neither.
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

  /// The time some minutes later, or earlier for fewer than none; midnight is passed over.
  public func later(by minutes: Int) -> TimeOfDay {
    TimeOfDay(wrapping: self.minutes + minutes % Self.minutesInDay)
  }

  /// The minutes from this time until the next `other`, 0 to 1439.
  public func minutes(until other: TimeOfDay) -> Int {
    TimeOfDay(wrapping: other.minutes - minutes).minutes
  }

  /// The time on a clock of 24 hours, such as `07:05`.
  public var description: String {
    let hour = minutes / 60
    let minute = minutes % 60
    return (hour < 10 ? "0" : "") + String(hour) + (minute < 10 ? ":0" : ":") + String(minute)
  }
}
