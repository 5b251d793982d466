extension CalendarDate {
  /// Reads `2027-03-14`.
  package init?(_ text: String) {
    guard text.utf8.count == 10 else { return nil }
    var digits = 0
    for (offset, byte) in text.utf8.enumerated() {
      if offset == 4 || offset == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard byte.isASCIIDigit else { return nil }
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// Reads `2027-03` as its first day.
  package init?(month text: String) { self.init(text + "-01") }

  /// Reads a day as people write it: `2027-3-14`, `2027/03/14`, or either with a time of day.
  ///
  /// Years must have four digits, so `3/4/5` is not a day.
  package init?(lenient text: String) {
    guard let numbers = Self.numbers(in: text), numbers.count == 3, numbers[0] >= 1000 else {
      return nil
    }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Reads a month as people write it, `2027-3`, `2027/03` or a day in it, as its first day.
  package init?(lenientMonth text: String) {
    guard let numbers = Self.numbers(in: text), (2...3).contains(numbers.count),
      numbers[0] >= 1000,
      let date = CalendarDate(
        year: numbers[0], month: numbers[1], day: numbers.count == 3 ? numbers[2] : 1)
    else { return nil }
    self.init(year: date.year, month: date.month, day: 1)
  }

  /// The day as `2027-03-14`.
  package var text: String { monthText + "-" + Self.padded(day, 2) }

  /// The month as `2027-03`.
  package var monthText: String { Self.padded(year, 4) + "-" + Self.padded(month, 2) }

  /// The month that an English word of three or more letters names, such as `sept`; January is 1.
  package static func month(named word: some Collection<UInt8>) -> Int? {
    index(of: word, in: monthNames).map { $0 + 1 }
  }

  /// The English name of a month, with a capital; January is 1.
  package static func name(ofMonth month: Int) -> String {
    monthNames.indices.contains(month - 1) ? LabelText.capitalized(monthNames[month - 1]) : ""
  }

  /// The weekday that an English word of three or more letters names, such as `tue`; Monday is 0.
  package static func weekday(named word: some Collection<UInt8>) -> Int? {
    index(of: word, in: weekdayNames)
  }

  /// The index of the first name that begins with a word of three or more letters.
  private static func index(of word: some Collection<UInt8>, in names: [String]) -> Int? {
    guard word.count >= 3 else { return nil }
    return names.firstIndex {
      $0.utf8.count >= word.count && zip($0.utf8, word).allSatisfy { $0 == $1.lowercasedASCII }
    }
  }

  private static let weekdayNames = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  private static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The numbers between hyphens or slashes; anything after a `T` or a space is a time of day.
  private static func numbers(in text: String) -> [Int]? {
    var numbers: [Int] = []
    var number: Int?
    scan: for byte in text.utf8 {
      switch byte {
      case _ where byte.isASCIIDigit:
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

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
