package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// A line that ends in an amount: "Tea towel set $22.00", "Rent 950 / 950", "Parking 8 € (paid)".
package struct PricedLine {
  /// What costs or counts that much.
  package let name: SourceRange
  /// The amount, with any text in brackets after it.
  package let amount: SourceRange
  /// Whether the amount is part of another: "288 / 350".
  package private(set) var isShare = false

  /// Creates a line from its words; nil for a line without an amount.
  ///
  /// - Parameters:
  ///   - range: The place of the line.
  ///   - words: The words of the text.
  ///   - isBeside: Whether other lines of the list have amounts, so that a whole number is one too.
  package init?(_ range: SourceRange, of words: LineWords, isBeside: Bool = false) {
    let range = words.unmarked(range)
    let line = FieldLine(range, of: words)
    if let value = line.value {
      guard Self.isAmount(words.text(Self.withoutPictograph(value, in: words))) else { return nil }
      (name, amount) = (line.name, value)
      return
    }
    let starts = range.range.filter { index in
      words.bytes[index] > UInt8(ascii: " ")
        && (index == range.lowerBound || words.bytes[index - 1] <= UInt8(ascii: " "))
    }
    let end =
      line.notes.count == 1
      ? line.label.upperBound : Self.withoutPictograph(range, in: words).upperBound
    for start in starts.suffix(6) where start > range.lowerBound && start < end {
      let text = words.text(SourceRange(start, end))
      let isShare = Self.isShare(text)
      let isWhole = isBeside && text.utf8.count < 6 && text.utf8.allSatisfy(\.isASCIIDigit)
      guard isShare || isWhole || Self.isAmount(text) else { continue }
      var name = words.trimmed(SourceRange(range.lowerBound, start))
      while let last = words.bytes[name.range].last, Array("-:=".utf8).contains(last) {
        name = words.trimmed(SourceRange(name.lowerBound, name.upperBound - 1))
      }
      guard words.count(name) > 0 else { return nil }
      self.name = words.unmarked(name)
      amount = SourceRange(start, range.upperBound)
      self.isShare = isShare
      return
    }
    return nil
  }

  /// Whether a text is a sum of money, a number with two decimals or a percentage.
  package static func isAmount(_ text: String) -> Bool {
    let text = Self.withoutPeriod(text).utf8.filter {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "*")
    }
    let digits = text.count(where: \.isASCIIDigit)
    guard digits > 0, digits * 2 >= text.count - 3, text.count <= 16 else { return false }
    let marks = String(decoding: text.filter { !$0.isASCIIDigit }, as: UTF8.self)
    let rest = marks.filter { !".,'-–−+".contains($0) }
    if Self.currencies.contains(rest) || rest == "%" { return true }
    let decimals = text.reversed().prefix(while: \.isASCIIDigit).count
    return rest.isEmpty && decimals == 2 && digits > 2
      && [UInt8(ascii: "."), UInt8(ascii: ",")].contains(text[text.count - 3])
  }

  /// A text without the time or the person that an amount is for: "£65 / month", "12 € pp".
  private static func withoutPeriod(_ text: String) -> Substring {
    guard
      let end = text.utf8.lastIndex(where: \.isASCIIDigit).map({ text.utf8.index(after: $0) }),
      case let rest = FoldedWords(String(text[end...])), (1...4).contains(rest.count),
      let first = text[end...].utf8.drop(while: { $0 == UInt8(ascii: " ") }).first
    else { return text[...] }
    let phrases = DocumentLexicon.shipped
    if first == UInt8(ascii: "/") {
      return phrases.sense(ofAll: rest, as: "priced unit") == nil ? text[...] : text[..<end]
    }
    guard let last = phrases.ending(of: rest, as: "priced each") else { return text[...] }
    // The currency stands before the words: "12 € per month".
    let kept = text[..<end] + text[end...].prefix { !$0.isLetter }
    return rest.count == last.length ? kept : text[...]
  }

  private static let currencies: Set<String> = [
    "$", "€", "£", "¥", "₹", "₺", "₦", "₱", "R", "p", "kr", "zł", "Fr", "CHF", "EUR", "USD", "GBP",
    "Rs", "Ft", "Kč", "lei",
  ]

  /// A range without a pictograph as its last word: "10.90 🌶".
  private static func withoutPictograph(
    _ range: SourceRange, in words: LineWords
  ) -> SourceRange {
    guard let space = words.bytes[range.range].lastIndex(of: UInt8(ascii: " ")),
      case let last = String(decoding: words.bytes[space + 1..<range.upperBound], as: UTF8.self),
      last.unicodeScalars.first.map({ $0.value > 0x2000 && $0.properties.isEmoji }) ?? false
    else { return range }
    return words.trimmed(SourceRange(range.lowerBound, space))
  }

  /// Whether a text is a number out of another: "288 / 350".
  private static func isShare(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        let digits = part.utf8.filter { $0 != UInt8(ascii: " ") }
        return !digits.isEmpty
          && digits.allSatisfy {
            $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
          }
      } && text.contains(" / ")
  }
}
