internal import ScreenText

/// A number with signs as an intent states it, or several numbers with signs between them: "£34",
/// "3/10".
struct StatedFigure {
  /// The numbers, as a screen writes them: with a hyphen as the minus sign and no commas.
  let numbers: [String]
  /// The signs before and after a single number.
  let unit: String

  /// Reads the bytes of a word; nil for one that has a letter before or between its digits.
  init?(_ word: ArraySlice<UInt8>) {
    var text = word
    var isNegative = false
    for minus in ["-", "−"] where text.starts(with: minus.utf8) {
      text = text.dropFirst(minus.utf8.count)
      isNegative = true
    }
    if text.first == UInt8(ascii: "+") { text.removeFirst() }
    guard let first = text.firstIndex(where: \.isASCIIDigit),
      let last = text.lastIndex(where: \.isASCIIDigit)
    else { return nil }
    var numbers: [String] = []
    var digits: [UInt8] = []
    var gap: [UInt8] = []
    for byte in text[first...last] {
      let isOfNumber = byte.isASCIIDigit || byte == UInt8(ascii: ".")
      guard isOfNumber || byte == UInt8(ascii: ",") else {
        gap.append(byte)
        continue
      }
      if !gap.isEmpty {
        guard Self.joiners.contains(gap) else { return nil }
        numbers.append(Self.plain(digits))
        (digits, gap) = ([], [])
      }
      digits.append(byte)
    }
    numbers.append((isNegative ? "-" : "") + Self.plain(digits))
    self.numbers = numbers
    let around = text[..<first] + text[(last + 1)...].drop { $0 == UInt8(ascii: " ") }
    unit = String(decoding: around, as: UTF8.self)
  }

  /// A number without the commas of its thousands, and with a point before its fraction.
  private static func plain(_ digits: [UInt8]) -> String {
    guard let comma = digits.firstIndex(of: UInt8(ascii: ",")) else {
      return String(decoding: digits, as: UTF8.self)
    }
    let isDecimal = Double(String(decoding: digits[..<comma], as: UTF8.self)).map {
      WrittenNumber(digits, at: 0).value < $0 + 1
    }
    guard isDecimal ?? false else {
      return String(decoding: digits.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self)
    }
    return String(
      decoding: digits.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
  }

  /// The signs that may join the numbers of one figure.
  private static let joiners: Set<[UInt8]> = [
    Array("/".utf8), Array("-".utf8), Array("–".utf8), Array("×".utf8), Array("x".utf8),
    Array(":".utf8),
  ]
}
