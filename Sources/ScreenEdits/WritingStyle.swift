internal import ScreenText

/// A way to write amounts, days and times, in which texts that say one can be written anew.
package enum WritingStyle: Hashable {
  /// Amounts with so many digits behind the point.
  case decimals(Int)
  /// Days as an example is written.
  case day(DayPattern)
  /// Times of day on a clock of twelve or of twenty-four hours.
  case clock(hours: Int)

  /// A text in this style; nil if it says nothing of the kind, or more than that.
  package func written(_ text: String) -> String? {
    switch self {
    case .decimals(let count): Self.amount(text, decimals: count)
    case .day(let pattern): DayPattern.read(text).flatMap { pattern.written($0.parts) }
    case .clock(let hours): Self.time(text, hours: hours)
    }
  }

  /// `$1,240.5` with two digits is "$1,240.50"; what stands around the number stays.
  private static func amount(_ text: String, decimals: Int) -> String? {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: \.isASCIIDigit),
      let last = bytes.lastIndex(where: \.isASCIIDigit)
    else { return nil }
    let number = bytes[first...last]
    let marks: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: ",")]
    guard number.allSatisfy({ $0.isASCIIDigit || marks.contains($0) }) else { return nil }
    // Three digits behind a comma are thousands.
    let point = number.lastIndex(where: marks.contains).flatMap { index in
      let isThousands = last - index == 3 && number[index] == UInt8(ascii: ",")
      return isThousands || number.count(where: { $0 == number[index] }) > 1 ? nil : index
    }
    var whole = Array(number[..<(point ?? number.endIndex)])
    var fraction = point.map { Array(number[($0 + 1)...]) } ?? []
    guard whole.count < 18 else { return nil }
    let isUp = fraction.count > decimals && fraction[decimals] >= UInt8(ascii: "5")
    fraction = Array(fraction.prefix(decimals))
    while fraction.count < decimals { fraction.append(UInt8(ascii: "0")) }
    if isUp {
      // Carries from the last digit that stays.
      var isCarried = true
      for index in fraction.indices.reversed() where isCarried {
        isCarried = fraction[index] == UInt8(ascii: "9")
        fraction[index] = isCarried ? UInt8(ascii: "0") : fraction[index] + 1
      }
      for index in whole.indices.reversed() where isCarried && whole[index].isASCIIDigit {
        isCarried = whole[index] == UInt8(ascii: "9")
        whole[index] = isCarried ? UInt8(ascii: "0") : whole[index] + 1
      }
      if isCarried { whole.insert(UInt8(ascii: "1"), at: 0) }
    }
    let mark = point.map { number[$0] } ?? UInt8(ascii: ".")
    let written = whole + (decimals > 0 ? [mark] + fraction : [])
    return String(decoding: bytes[..<first] + written + bytes[(last + 1)...], as: UTF8.self)
  }

  /// `16:40` by twelve hours is "4:40 pm", and the other way round.
  private static func time(_ text: String, hours: Int) -> String? {
    let parts = text.lowercased().filter { $0 != " " }
    let half = parts.hasSuffix("am") ? "am" : parts.hasSuffix("pm") ? "pm" : ""
    let numbers = parts.dropLast(half.count).split(separator: ":").map { Int($0) }
    guard let first = numbers.first, let hour = first, (0..<24).contains(hour),
      numbers.count == 2 || numbers.count == 1 && !half.isEmpty,
      numbers.allSatisfy({ $0.map { (0..<60).contains($0) } ?? false })
    else { return nil }
    let minutes = numbers.count == 2 ? String(parts.dropLast(half.count).suffix(2)) : "00"
    if hours == 12 {
      guard half.isEmpty else { return nil }
      return "\(hour % 12 == 0 ? 12 : hour % 12):\(minutes) \(hour < 12 ? "am" : "pm")"
    }
    guard !half.isEmpty, (1...12).contains(hour) else { return nil }
    let whole = hour % 12 + (half == "pm" ? 12 : 0)
    return (whole < 10 ? "0" : "") + "\(whole):\(minutes)"
  }
}

/// How a day is written: the order of its parts, what stands between them, and the form of each.
package struct DayPattern: Hashable {
  /// The numbers of a day.
  package struct Parts: Hashable {
    var day: Int
    var month: Int
    var year: Int?
  }

  private enum Piece: Hashable {
    case day(width: Int)
    case month(width: Int)
    case monthName(letters: Int?)
    case year
    case between(String)
  }

  private var pieces: [Piece]

  /// The pattern of an example, `3 May` or `2026-05-03`; nil if it is no day.
  package init?(_ example: String) {
    guard let read = Self.read(example) else { return nil }
    self = read.pattern
  }

  /// Reads a day as it is written; numbers alone have the year first or last, and the day before
  /// the month unless the year is first.
  static func read(_ text: String) -> (parts: Parts, pattern: DayPattern)? {
    var runs: [String] = []
    for character in text {
      func kind(_ other: Character?) -> Int {
        other.map { $0.isNumber ? 0 : $0.isLetter ? 1 : 2 } ?? 3
      }
      if kind(runs.last?.last) == kind(character) {
        runs[runs.count - 1].append(character)
      } else {
        runs.append(String(character))
      }
    }
    let numbers = runs.indices.filter { Int(runs[$0]) != nil }
    let names = runs.indices.filter { runs[$0].first?.isLetter ?? false }
    let years = numbers.filter { runs[$0].count == 4 }
    var rest = numbers.filter { runs[$0].count < 3 }
    guard years.count < 2, years.count + rest.count == numbers.count else { return nil }
    var pieces = runs.map { Piece.between($0) }
    var parts = Parts(day: 0, month: 0, year: years.first.flatMap { Int(runs[$0]) })
    if let year = years.first { pieces[year] = .year }
    if names.count == 1 {
      guard let month = CalendarDate.month(named: runs[names[0]].lowercased().utf8), rest.count == 1
      else { return nil }
      let name = CalendarDate.name(ofMonth: month)
      parts.month = month
      pieces[names[0]] = .monthName(
        letters: runs[names[0]].count == name.count ? nil : runs[names[0]].count)
    } else {
      guard names.isEmpty, rest.count == 2 else { return nil }
      let isYearFirst = years.first.map { $0 < rest[0] } ?? false
      let month = isYearFirst ? rest.removeFirst() : rest.removeLast()
      parts.month = Int(runs[month]) ?? 0
      pieces[month] = .month(width: runs[month].hasPrefix("0") || isYearFirst ? 2 : 1)
    }
    parts.day = Int(runs[rest[0]]) ?? 0
    pieces[rest[0]] = .day(
      width: runs[rest[0]].hasPrefix("0") ? 2 : runs[rest[0]].count == 2 && names.isEmpty ? 2 : 1)
    guard (1...12).contains(parts.month), (1...31).contains(parts.day) else { return nil }
    return (parts, DayPattern(pieces: pieces))
  }

  private init(pieces: [Piece]) { self.pieces = pieces }

  /// A day in this pattern; nil if it has no year and the pattern does.
  func written(_ parts: Parts) -> String? {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    var text = ""
    for piece in pieces {
      switch piece {
      case .day(let width): text += padded(parts.day, width)
      case .month(let width): text += padded(parts.month, width)
      case .monthName(let letters):
        let name = CalendarDate.name(ofMonth: parts.month)
        text += letters.map { String(name.prefix($0)) } ?? name
      case .year:
        guard let year = parts.year else { return nil }
        text += padded(year, 4)
      case .between(let mark): text += mark
      }
    }
    return text
  }
}
