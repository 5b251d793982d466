internal import ScreenModel
internal import ScreenText

/// A number written among other signs: "$6,200", "62 %", "4.5 of 5", "-3°".
package struct Quantity: Hashable, Sendable {
  /// The number.
  package var number: Double
  /// What follows it, without spaces around: "%", "km".
  package var unit: String
  /// What precedes it: "$".
  package var prefix: String

  /// Reads the first number of a text; nil where it has none.
  ///
  /// Commas between digits group them; a point begins a fraction. `k`, `m` and `b` right after the
  /// digits multiply. A number of more than 15 digits is none.
  package init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(80))
    guard let start = bytes.firstIndex(where: Self.isDigit) else { return nil }
    var value = 0.0
    var digits = 0
    var scale = 1.0
    var isFraction = false
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      let isBeforeDigit = index + 1 < bytes.count && Self.isDigit(bytes[index + 1])
      if Self.isDigit(byte) {
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        digits += 1
        if isFraction { scale *= 10 }
      } else if byte == UInt8(ascii: "."), isBeforeDigit, !isFraction {
        isFraction = true
      } else if byte != UInt8(ascii: ",") || !isBeforeDigit || isFraction {
        break
      }
      index += 1
    }
    guard digits <= 15 else { return nil }
    number = value / scale
    if index < bytes.count, index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: " ") {
      switch bytes[index] | 0x20 {
      case UInt8(ascii: "k"): (number, index) = (number * 1e3, index + 1)
      case UInt8(ascii: "m") where bytes[index] == UInt8(ascii: "M"):
        (number, index) = (number * 1e6, index + 1)
      case UInt8(ascii: "b"): (number, index) = (number * 1e9, index + 1)
      default: break
      }
    }
    var before = bytes[..<start]
    if before.last == UInt8(ascii: "-") || before.suffix(3).elementsEqual("−".utf8) {
      number = -number
      before = before.last == UInt8(ascii: "-") ? before.dropLast() : before.dropLast(3)
    }
    prefix = Self.trimmed(before)
    unit = Self.trimmed(bytes[index...])
  }

  /// A number as an integer; nil where it is none, not whole, or beyond what a screen can hold.
  package static func whole(_ number: Double) -> Int? {
    number.magnitude < 1e15 ? Int(whole: number) : nil
  }

  /// The seconds of "45s", "2 min", "1 hour".
  package static func seconds(_ text: String) -> Int? {
    guard let quantity = Quantity(text), (0...86_400).contains(quantity.number) else { return nil }
    let unit = quantity.unit.lowercased()
    let factor = unit.hasPrefix("h") ? 3600.0 : unit.hasPrefix("m") ? 60 : 1
    return Int(min(quantity.number * factor, 86_400))
  }

  /// A number as a screen writes it.
  package static func written(_ number: Double) -> String {
    var buffer = UTF8Buffer()
    buffer.append(number: number)
    return buffer.string
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 == UInt8(ascii: " ") }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
