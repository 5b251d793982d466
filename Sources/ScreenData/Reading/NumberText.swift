/// Numbers written exactly as a screen would write them.
enum NumberText {
  /// The maximum number of digits at which every decimal converts to a double and back unchanged.
  static let digits = 15

  /// Whether a screen would write the number exactly like the text: "-3", "4.5", but not "4.50".
  static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool { value(of: bytes) != nil }

  /// Returns the number that a text writes plainly; nil if it is not a number or would be written
  /// differently.
  static func value(of bytes: ArraySlice<UInt8>) -> Double? {
    guard bytes.count <= digits + 2 else { return nil }
    var rest = bytes
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
      return nil
    }
    rest = rest.dropFirst(whole.count)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: isDigit)
      rest = rest.dropFirst(1 + fraction.count)
      guard let last = fraction.last, last != UInt8(ascii: "0") else { return nil }
    }
    guard rest.isEmpty, whole.count + fraction.count <= digits else { return nil }
    var significand = 0.0
    for digit in whole { significand = significand * 10 + Double(digit & 0xF) }
    var scale = 1.0
    for digit in fraction {
      significand = significand * 10 + Double(digit & 0xF)
      scale *= 10
    }
    // Both are exact, so the quotient is the double nearest to the decimal.
    let value = significand / scale
    guard value != 0 || !isNegative else { return nil }
    return isNegative ? -value : value
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
