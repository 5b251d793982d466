/// Reads a number with its sign, currency, grouping and unit.
enum NumberScanner {
  /// The number at an index; nil where the bytes there begin something else.
  static func scan(_ bytes: [UInt8], at start: Int) -> Token? {
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    var index = start
    var isMoney = false
    var isNegative = false
    if byte(index) == UInt8(ascii: "-") {
      isNegative = true
      index += 1
    }
    if byte(index) == UInt8(ascii: "$") {
      isMoney = true
      index += 1
    } else if byte(index) == 0xC2 {
      isMoney = true
      index += 2
    } else if byte(index) == 0xE2 {
      isMoney = true
      index += 3
    }
    guard Bytes.isDigit(byte(index)), !isCode(bytes, index) else { return nil }
    let digits = index
    var value = 0.0
    var groups = 0
    while true {
      if Bytes.isDigit(byte(index)) {
        value = min(value * 10 + Double(byte(index) - UInt8(ascii: "0")), 1e300)
        index += 1
      } else if byte(index) == UInt8(ascii: ","), index - digits <= 3 || groups > 0,
        Bytes.isDigit(byte(index + 1)), Bytes.isDigit(byte(index + 2)),
        Bytes.isDigit(byte(index + 3)), !Bytes.isDigit(byte(index + 4))
      {
        groups += 1
        index += 1
      } else {
        break
      }
    }
    var token = Token(.number, start, index)
    if isDate(bytes, digits, index) {
      token.end = digits + 10
      token.innerEnd = token.end
      token.measure = .date
      return token
    }
    if let clock = clock(bytes, digits, index) {
      token.end = clock
      token.innerEnd = clock
      token.measure = .clock
      return token
    }
    if byte(index) == UInt8(ascii: "."), Bytes.isDigit(byte(index + 1)) {
      var scale = 0.1
      index += 1
      while Bytes.isDigit(byte(index)) {
        value += scale * Double(byte(index) - UInt8(ascii: "0"))
        scale /= 10
        index += 1
      }
    }
    token.number = isNegative ? -value : value
    token.measure = isMoney ? .money : .plain
    guard suffix(bytes, &index, &token) else { return nil }
    if token.measure == .plain || token.measure == .money { spaced(bytes, &index, &token) }
    token.end = index
    token.innerEnd = index
    return token
  }

  /// Reads a sign that follows a number and a space: "40 %", "21 °C", "1.250 €".
  private static func spaced(_ bytes: [UInt8], _ index: inout Int, _ token: inout Token) {
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    var at = index
    if byte(at) == 0x20 { at += 1 } else if byte(at) == 0xC2, byte(at + 1) == 0xA0 { at += 2 }
    guard at > index, !isValue(bytes, at) else { return }
    switch byte(at) {
    case UInt8(ascii: "x") where byte(at + 1) == 0x20 && token.measure == .plain:
      (token.measure, index) = (.times, at + 1)
    case 0xC3 where byte(at + 1) == 0x97 && token.measure == .plain:
      (token.measure, index) = (.times, at + 2)
    case UInt8(ascii: "%"): (token.measure, index) = (.percent, at + 1)
    case _ where token.measure == .plain && (1...12).contains(token.number) && isHalf(bytes, at):
      // "5 pm"
      (token.measure, index) = (.clock, at + 2)
    case 0xC2 where byte(at + 1) == 0xB0:
      let letter = byte(at + 2) | 0x20
      let isScale = letter == UInt8(ascii: "c") || letter == UInt8(ascii: "f")
      (token.measure, index) = (.quantity, at + (isScale ? 3 : 2))
    case 0xE2 where byte(at + 1) == 0x82: (token.measure, index) = (.money, at + 3)
    case 0xC2 where byte(at + 1) == 0xB5, 0xCE where byte(at + 1) == 0xBC:
      // "12 µg/m³"
      at += 2
      while Bytes.isWord(byte(at)) || byte(at) == UInt8(ascii: "/") || isPower(bytes, at) {
        at += isPower(bytes, at) ? 2 : 1
      }
      (token.measure, index) = (.quantity, at)
    default:
      // "12 m³/s", "24 kg/m²": letters with a raised number make a unit.
      let word = at
      while at < word + 4, Bytes.isWord(byte(at)), !Bytes.isDigit(byte(at)) { at += 1 }
      if byte(at) == UInt8(ascii: "/"), at > word, Bytes.isWord(byte(at + 1)) { at += 2 }
      guard at > word, isPower(bytes, at) else { return }
      at += 2
      if byte(at) == UInt8(ascii: "/"), Bytes.isWord(byte(at + 1)) {
        at += 1
        while Bytes.isWord(byte(at)) { at += 1 }
      }
      (token.measure, index) = (.quantity, at)
    }
  }

  /// Whether a raised two or three is at an index: "m²", "m³".
  private static func isPower(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == 0xC2
      && (bytes[index + 1] == 0xB2 || bytes[index + 1] == 0xB3)
  }

  /// Whether a sign begins a number of its own: "12 €4".
  private static func isValue(_ bytes: [UInt8], _ index: Int) -> Bool {
    var index = index
    while index < bytes.count, bytes[index] >= 0x80 { index += 1 }
    return index < bytes.count && Bytes.isDigit(bytes[index])
  }

  /// Reads what is written onto a number; false if that makes it a name, such as "3D".
  private static func suffix(_ bytes: [UInt8], _ index: inout Int, _ token: inout Token) -> Bool {
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    if byte(index) == UInt8(ascii: "%") {
      token.measure = .percent
      index += 1
      return true
    }
    if byte(index) == 0xC2, byte(index + 1) == 0xB0 {
      token.measure = .quantity
      index += 2
      if byte(index) | 0x20 == UInt8(ascii: "c") || byte(index) | 0x20 == UInt8(ascii: "f") {
        index += 1
      }
      return true
    }
    if byte(index) == 0xE2, byte(index + 1) == 0x82, byte(index + 2) == 0xAC {
      token.measure = .money
      index += 3
      return true
    }
    var end = index
    while Bytes.isWord(byte(end)) { end += 1 }
    if byte(end) == UInt8(ascii: "/"), Bytes.isWord(byte(end + 1)), end > index {
      var unit = end + 1
      while Bytes.isWord(byte(unit)) { unit += 1 }
      if unit - end <= 4 { end = unit }
    }
    guard end > index else { return !(byte(index) == UInt8(ascii: "_")) }
    guard !Bytes.isDigit(byte(end)) || end == index + 1 else { return false }
    var word: [UInt8] = []
    for offset in index..<min(end, index + 12) { word.append(bytes[offset] | 0x20) }
    if word == [UInt8(ascii: "x")], Bytes.isDigit(byte(end)) {
      // "3x12": two numbers with a sign of repetition between them.
      token.measure = .times
      index = end
      return true
    }
    guard !Bytes.isDigit(byte(end)), let unit = Unit(word) else { return false }
    unit.apply(to: &token)
    index = end
    return true
  }

  /// Whether digits begin a code of at least three parts: "77-A-3021", "5.4.1". A day, "2027-03-14",
  /// and a number in groups of three, "1.250.000", are none.
  static func isCode(_ bytes: [UInt8], _ start: Int) -> Bool { codeEnd(bytes, start) != nil }

  /// Where such a code ends; nil where none begins.
  static func codeEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var (index, part, parts, mark) = (start, start, 1, UInt8(0))
    var isGrouped = true
    while index < min(bytes.count, start + 40) {
      let byte = bytes[index]
      if Bytes.isDigit(byte) || byte &- UInt8(ascii: "A") < 26 {
        index += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."), mark == 0 || byte == mark,
        index > part, index + 1 < bytes.count,
        Bytes.isDigit(bytes[index + 1]) || bytes[index + 1] &- UInt8(ascii: "A") < 26
      {
        isGrouped = isGrouped && (parts == 1 || index - part == 3)
        (mark, parts, index, part) = (byte, parts + 1, index + 1, index + 1)
      } else {
        break
      }
    }
    isGrouped = isGrouped && index - part == 3 && mark == UInt8(ascii: ".")
    let isDay = index - start == 10 && mark == UInt8(ascii: "-") && parts == 3
    let ends = index >= bytes.count || !Bytes.isWord(bytes[index])
    return parts > 2 && ends && !isGrouped && !isDay ? index : nil
  }

  private static func isDate(_ bytes: [UInt8], _ digits: Int, _ index: Int) -> Bool {
    guard index - digits == 4, digits + 10 <= bytes.count else { return false }
    for (offset, mark) in "0000-00-00".utf8.enumerated() {
      let byte = bytes[digits + offset]
      guard mark == UInt8(ascii: "-") ? byte == mark : Bytes.isDigit(byte) else { return false }
    }
    return true
  }

  /// The end of a time of day or of a lap, "10:30", "9:00pm", "1:42.3"; nil where there is none.
  private static func clock(_ bytes: [UInt8], _ digits: Int, _ index: Int) -> Int? {
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    guard index - digits <= 2, byte(index) == UInt8(ascii: ":"), Bytes.isDigit(byte(index + 1)),
      Bytes.isDigit(byte(index + 2)), !Bytes.isDigit(byte(index + 3))
    else { return nil }
    var end = index + 3
    if byte(end) == UInt8(ascii: "."), Bytes.isDigit(byte(end + 1)) {
      end += 1
      while Bytes.isDigit(byte(end)) { end += 1 }
      return end
    }
    let half = byte(end) == 0x20 ? end + 1 : end
    return isHalf(bytes, half) ? half + 2 : end
  }

  /// Whether a half of the day is named at an index: "am", "PM".
  private static func isHalf(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index + 1 < bytes.count, bytes[index + 1] | 0x20 == UInt8(ascii: "m") else {
      return false
    }
    return (bytes[index] | 0x20 == UInt8(ascii: "a") || bytes[index] | 0x20 == UInt8(ascii: "p"))
      && (index + 2 == bytes.count || !Bytes.isWord(bytes[index + 2]))
  }
}

/// What may be written onto a number.
struct Unit {
  private let measure: Token.Measure
  private let factor: Double

  /// The unit with a lower-case abbreviation; nil if none has it.
  init?(_ word: [UInt8]) {
    switch String(decoding: word, as: UTF8.self) {
    case "s", "sec", "secs", "seconds": (measure, factor) = (.duration, 1)
    case "min", "mins", "minutes": (measure, factor) = (.duration, 60)
    case "h", "hr", "hrs", "hours": (measure, factor) = (.duration, 3_600)
    case "x": (measure, factor) = (.times, 1)
    case "st", "nd", "rd", "th": (measure, factor) = (.ordinal, 1)
    case "am", "pm": (measure, factor) = (.clock, 1)
    case "k": (measure, factor) = (.plain, 1_000)
    case "m": (measure, factor) = (.plain, 1_000_000)
    case "b", "bn": (measure, factor) = (.plain, 1_000_000_000)
    case "mm", "cm", "km", "mi", "ft", "in", "g", "kg", "mg", "lb", "lbs", "oz", "ml", "l", "cl",
      "kb", "mb", "gb", "tb", "ms", "px", "pt", "kwh", "kw", "w", "v", "mph", "kmh", "km/h", "bpm",
      "rpm", "hz", "khz", "mhz", "ghz", "kcal", "cal", "c", "f", "mbps", "gbps", "m/s", "req/s",
      "fps", "db", "pts", "bar", "psi":
      (measure, factor) = (.quantity, 1)
    default: return nil
    }
  }

  /// Gives a number its unit.
  func apply(to token: inout Token) {
    token.number *= factor
    if token.measure != .money || measure != .plain { token.measure = measure }
  }
}
