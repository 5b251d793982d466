internal import ScreenText

/// Lengths in inches with their mark, and the feet before it: `27"`, `5'11"`, `3⅝"`.
///
/// A quotation mark after a number is that of inches where it closes no quotation: an even number of
/// marks is before it on its line, or the closing one follows at once.
struct InchMarks {
  /// Their ranges, in text order.
  private(set) var ranges: [Range<Int>] = []

  private static let mark = UInt8(ascii: "\"")
  private static let foot = UInt8(ascii: "'")
  private static let fractions = ["¼", "½", "¾", "⅛", "⅜", "⅝", "⅞", "⅓", "⅔"].map {
    Array($0.utf8)
  }

  init(_ bytes: [UInt8]) {
    var quotes = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\n") { quotes = 0 }
      guard bytes[index] == Self.mark else { continue }
      let isBeforeMark = index + 1 < bytes.count && bytes[index + 1] == Self.mark
      if quotes.isMultiple(of: 2) || isBeforeMark, let start = Self.start(of: bytes[..<index]) {
        ranges.append(start..<index + 1)
      } else {
        quotes += 1
      }
    }
  }

  /// The start of the number at the end of some bytes, with the feet before it; nil if there is none.
  private static func start(of bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    for fraction in fractions where rest.suffix(fraction.count).elementsEqual(fraction) {
      rest = rest.dropLast(fraction.count)
      break
    }
    let inches = rest.reversed().prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }.count
    guard inches > 0 || rest.count < bytes.count else { return nil }
    rest = rest.dropLast(inches)
    guard let last = rest.last else { return rest.endIndex }
    if last == foot {
      let feet = rest.dropLast().reversed().prefix(while: \.isASCIIDigit).count
      if feet > 0 { rest = rest.dropLast(feet + 1) }
    }
    guard let before = rest.last else { return rest.endIndex }
    return before.isASCIILetter || before.isASCIIDigit || before >= 0x80 ? nil : rest.endIndex
  }
}
