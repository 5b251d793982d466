import ScreenModel
internal import ScreenText

/// Numbers as people write them, with a sign, a currency, a unit or a percent sign.
package enum Quantity {
  /// Whether a text is a single number: "−12.99 €", "84,200 km", "~3", "(4)", "02:15".
  package static func isQuantity(_ text: String) -> Bool { isQuantity(Array(text.utf8)[...]) }

  /// Whether some words are a single number.
  static func isQuantity(_ words: ArraySlice<UInt8>) -> Bool {
    guard words.count <= 32 else { return false }
    var rest = String(decoding: words, as: UTF8.self).unicodeScalars[...]
    rest = rest.drop { before.contains($0) }
    guard let first = rest.first, digits.contains(first) else { return false }
    rest = rest.drop { digits.contains($0) || inside.contains($0) }
    guard rest.count <= 6 else { return false }
    return rest.allSatisfy { scalar in
      after.contains(scalar) || scalar.properties.isAlphabetic
    }
  }

  /// Whether words begin with a number, behind its signs and currency: "3x10", "-$33.00", "+47 555".
  package static func beginsWithNumber(_ words: ArraySlice<UInt8>) -> Bool {
    let start = String(decoding: words.prefix(16), as: UTF8.self).unicodeScalars
    return start.first { !before.contains($0) }.map(digits.contains) ?? false
  }

  /// Whether words begin with a time of day: "08:00", "9.30".
  package static func beginsWithTime(_ words: ArraySlice<UInt8>) -> Bool {
    let first = words.prefix {
      $0.isASCIIDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
    }
    let parts = first.split { !$0.isASCIIDigit }
    return parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2
      && first.count == parts[0].count + 3
  }

  /// Whether a text has the sign of a currency.
  package static func hasCurrency(_ text: String) -> Bool {
    text.unicodeScalars.contains { currencies.contains($0) }
  }

  /// Whether a text begins with an amount of money: "€45", "45 € each", "GHS 65 per head".
  package static func beginsWithPrice(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 2)
    guard let first = words.first else { return false }
    if hasCurrency(String(first)) { return first.utf8.contains(where: \.isASCIIDigit) }
    guard words.count > 1 else { return false }
    let (isCode, isNumber) = (first.utf8.count == 3, first.utf8.allSatisfy { !$0.isASCIILetter })
    return isNumber && isQuantity(String(first)) && hasCurrency(String(words[1]))
      || isCode && isQuantity(String(words[1]))
        && first.utf8.allSatisfy { $0.isASCIILetter && !$0.isASCIISmallLetter }
  }

  private static let currencies = Set("€$£".unicodeScalars)
  private static let digits = Set("0123456789".unicodeScalars)
  private static let before = Set("+-−–~≈<>≤≥(±$€£¥# ".unicodeScalars)
  private static let inside = Set(".,:/' \u{A0}\u{202F}’%-−".unicodeScalars)
  private static let after = Set("$€£¥%°²³/) µ.".unicodeScalars)
}
