/// A month or a day of the Gregorian calendar, as text.
enum CalendarDate {
  /// A month as `2027-03`, of `2027-3`, `2027/03` or a day in it; nil where it is none.
  static func month(_ text: String) -> String? {
    guard let numbers = numbers(text), (2...3).contains(numbers.count), isMonth(numbers) else {
      return nil
    }
    if numbers.count == 3, !isDay(numbers) { return nil }
    return padded(numbers[0], 4) + "-" + padded(numbers[1], 2)
  }

  /// A day as `2027-03-14`, of `2027-3-14`, `2027/03/14` or a time on it; nil where it is none.
  static func day(_ text: String) -> String? {
    guard let numbers = numbers(text), numbers.count == 3, isMonth(numbers), isDay(numbers) else {
      return nil
    }
    return padded(numbers[0], 4) + "-" + padded(numbers[1], 2) + "-" + padded(numbers[2], 2)
  }

  /// The numbers between hyphens or slashes; what follows a `T` or a space is a time of day.
  private static func numbers(_ text: String) -> [Int]? {
    var numbers: [Int] = []
    var number: Int?
    scan: for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let next = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard next <= 9999 else { return nil }
        number = next
      case UInt8(ascii: "-"), UInt8(ascii: "/"):
        guard let read = number, numbers.count < 2 else { return nil }
        numbers.append(read)
        number = nil
      case UInt8(ascii: "T"), UInt8(ascii: " "):
        guard numbers.count == 2 else { return nil }
        break scan
      default: return nil
      }
    }
    guard let number else { return nil }
    return numbers + [number]
  }

  private static func isMonth(_ numbers: [Int]) -> Bool {
    (1000...9999).contains(numbers[0]) && (1...12).contains(numbers[1])
  }

  private static func isDay(_ numbers: [Int]) -> Bool {
    let year = numbers[0]
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let last =
      switch numbers[1] {
      case 2: isLeap ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    return (1...last).contains(numbers[2])
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
