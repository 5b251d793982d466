internal import ScreenModel
internal import ScreenText

/// A number among other characters: "$6,200", "62 %", "4.5 of 5", "-3°".
package struct Quantity: Hashable, Sendable {
  /// The number.
  package var number: Double
  /// The trimmed text after the number: "%", "km".
  package var unit: String
  /// The trimmed text before the number: "$".
  package var prefix: String

  /// Parses the first number in a text; returns nil if it has none.
  ///
  /// The digits are those of a ``WrittenNumber``. `k`, `M` and `b` directly
  /// after the digits multiply the number; `K` and `B` do as well. A number with more than 15
  /// digits is not recognized.
  package init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(80))
    guard let start = WrittenNumber.start(in: bytes) else { return nil }
    let written = WrittenNumber(bytes, at: start)
    guard written.digitCount <= 15 else { return nil }
    number = written.value
    var index = written.end
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
    // A plus says no more than the number.
    if before.last == UInt8(ascii: "+") { before.removeLast() }
    prefix = Self.trimmed(before)
    unit = Self.trimmed(bytes[index...])
  }

  /// Returns a number as an integer, or nil if it is not whole or is larger than a screen can hold.
  package static func whole(_ number: Double) -> Int? {
    number.magnitude < 1e15 ? Int(whole: number) : nil
  }

  /// Parses the seconds in "45s", "2 min" or "1 hour"; the result is at most one day.
  package static func seconds(_ text: String) -> Int? {
    guard let quantity = Quantity(text), (0...86_400).contains(quantity.number) else { return nil }
    let unit = quantity.unit.lowercased()
    let factor = unit.hasPrefix("h") ? 3600.0 : unit.hasPrefix("m") ? 60 : 1
    return Int(min(quantity.number * factor, 86_400))
  }

  /// Formats a number as it appears in a screen.
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
