internal import ScreenText

/// A number as people write it, possibly with a currency, a percent sign, or thousands separators.
package struct Figure {
  package var value: Double

  private static let marks: Set<Character> = ["$", "€", "£", "¥", "%", " ", "+"]

  package init?(_ text: String) {
    // Most texts have no digit at all.
    guard text.utf8.contains(where: \.isASCIIDigit) else { return nil }
    var digits = text.filter { !Self.marks.contains($0) }
    // A comma before exactly three digits is a thousands separator; any other comma is a decimal
    // mark.
    if let comma = digits.lastIndex(of: ","), !digits.contains(".") {
      let isThousands = digits[digits.index(after: comma)...].count == 3
      digits = digits.replacingCommas(with: isThousands ? "" : ".")
    } else {
      digits = digits.replacingCommas(with: "")
    }
    guard digits.first.map({ $0.isASCII && ($0.isNumber || $0 == "-" || $0 == ".") }) ?? false,
      let value = Double(digits), value.isFinite
    else { return nil }
    self.value = value
  }
}

extension String {
  fileprivate func replacingCommas(with mark: String) -> String {
    map { $0 == "," ? mark : String($0) }.joined()
  }
}
