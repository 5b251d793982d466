internal import ScreenCatalog
internal import ScreenText

/// The type of a column's values.
enum ColumnType: Hashable, Sendable {
  /// Numbers, with one unit or none.
  case number
  /// Numbers followed by a percent sign.
  case percent
  /// Numbers beside the same currency symbol.
  case money
  /// Dates as `2027-03-14`, with or without a time.
  case date
  /// Months: "2027-03", "Mar", "March 2027".
  case month
  /// Years of four digits.
  case year
  /// Yes or no.
  case flag
  /// Anything else.
  case text

  /// Whether the values can be drawn and sorted by size.
  var isNumeric: Bool { self == .number || self == .percent || self == .money }

  /// Whether the values are points in time.
  var isTime: Bool { self == .date || self == .month || self == .year }
}

/// The type of a single value, with the unit that all values of a column must share.
struct CellType: Hashable, Sendable {
  var type: ColumnType
  var unit = ""

  init(_ text: String) {
    // A value this long is prose, however it begins.
    let bytes = text.utf8.count <= 40 ? Array(text.utf8) : []
    if let figure = Figure(bytes) {
      (type, unit) = (figure.type, figure.unit)
    } else if Self.isDay(bytes) {
      type = .date
    } else if Self.isMonth(bytes) {
      type = .month
    } else {
      type = Self.flags.contains(text.lowercased()) ? .flag : .text
    }
  }

  private static let flags = ["true", "false", "yes", "no"]

  private static func isDay(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 10, CalendarDay(String(decoding: bytes[..<10], as: UTF8.self)) != nil
    else { return false }
    return bytes.count == 10 || bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " ")
  }

  /// Whether the bytes are `2027-03`, or a month's name of at least three letters, alone or with a
  /// year.
  private static func isMonth(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 7, bytes[4] == UInt8(ascii: "-") {
      return (bytes[..<4] + bytes[5...]).allSatisfy(NumberText.isDigit)
    }
    let lowered = bytes.map { $0 | 0x20 }
    let word = lowered.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    let rest = bytes[word.count...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }
    guard word.count >= 3, rest.isEmpty || rest.count == 4, rest.allSatisfy(NumberText.isDigit)
    else { return false }
    return CalendarDate.month(named: word) != nil
  }

  /// A number with its sign and unit, in the one notation that `Quantity` reads correctly.
  private struct Figure {
    var type: ColumnType
    var unit: String

    init?(_ bytes: [UInt8]) {
      guard bytes.contains(where: NumberText.isDigit),
        let quantity = Quantity(String(decoding: bytes, as: UTF8.self))
      else { return nil }
      let core = bytes.drop { !NumberText.isDigit($0) }
      var sign = bytes[..<core.startIndex]
      let currency = Figure.currencies.first { sign.starts(with: $0.utf8) }
      if let currency { sign = sign.dropFirst(currency.utf8.count) }
      sign = sign.drop { $0 == UInt8(ascii: " ") }
      guard sign.isEmpty || sign.elementsEqual("-".utf8) || sign.elementsEqual("−".utf8),
        let end = Figure.end(of: core)
      else { return nil }
      unit = quantity.unit
      if let currency {
        type = .money
        unit = currency + unit
      } else if unit == "%" {
        type = .percent
      } else if Figure.currencies.contains(unit) {
        type = .money
      } else {
        type = .number
      }
      let suffix = core[end...].drop { $0 == UInt8(ascii: " ") }
      let isWord = suffix.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 != UInt8(ascii: "~") }
      let isTime = ["am", "pm"].contains(String(decoding: suffix, as: UTF8.self).lowercased())
      guard type != .number || (isWord && suffix.count <= 8 && !isTime) else { return nil }
      // An exponent looks like a unit.
      guard suffix.first.map({ $0 | 0x20 }) != UInt8(ascii: "e") || suffix.count > 1 else {
        return nil
      }
    }

    private static let currencies = ["$", "€", "£", "¥", "₹"]

    /// Returns the end of the digits, plain or in groups of three with commas, and of their
    /// fraction; nil for any other notation.
    private static func end(of core: ArraySlice<UInt8>) -> Int? {
      var groups = [0]
      var index = core.startIndex
      while index < core.endIndex {
        if NumberText.isDigit(core[index]) {
          groups[groups.count - 1] += 1
        } else if core[index] == UInt8(ascii: ",") {
          groups.append(0)
        } else {
          break
        }
        index += 1
      }
      let isGrouped = groups.count > 1
      guard !isGrouped || ((1...3).contains(groups[0]) && groups.dropFirst().allSatisfy { $0 == 3 })
      else { return nil }
      guard index < core.endIndex, core[index] == UInt8(ascii: ".") else { return index }
      let fraction = core[(index + 1)...].prefix(while: NumberText.isDigit)
      return fraction.isEmpty ? nil : fraction.endIndex
    }
  }
}
