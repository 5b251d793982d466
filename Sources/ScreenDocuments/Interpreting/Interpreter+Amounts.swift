internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lists whose lines end in amounts: prices, or progress.
extension Interpreter {
  /// Lines that end in amounts, as facts, or as bars if their head says so; nil if fewer than most
  /// lines do.
  mutating func amounts(
    _ items: [OutlineList.Item], below name: String?, head: SourceRange?
  ) -> [Request]? {
    guard items.count > 1, [nil, "price", "part", "sentence", "shown"].contains(name),
      !items.contains(where: { $0.isTicked != nil || FieldLine($0.words, of: words).isQuestion })
    else { return nil }
    let split = items.map { amount(endingIn: $0.words) }
    guard split.count(where: { $0 != nil }) * 10 >= items.count * 6 else { return nil }
    let areBars = head.map { phrases.sense(in: words.folded($0), as: "word bar") != nil } ?? false
    var found: [Request] = []
    for (item, split) in zip(items, split) {
      guard let split else {
        found += isFilledIn(item.words) ? member(item, as: .field) : unpriced(item.words)
        continue
      }
      let (label, value) = (words.verbatim(split.name), words.verbatim(split.amount))
      found.append(
        areBars && split.isShare
          ? Request(.component(.progress), item.words, Details(label: label, value: value))
          : .fact(label, value, item.words))
    }
    return found
  }

  /// Whether a line among amounts is an input or a button: "How many of each", "Promo code field".
  func isFilledIn(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return inputs.isFieldName(folded) || inputs.isPressed(range)
      || phrases.sense(in: folded, as: "component field") != nil
      || phrases.opening(of: folded, as: "opening amount") != nil
  }

  /// A line among amounts that has none: in "Shipping free" the last word is the value of the
  /// others.
  private func unpriced(_ range: SourceRange) -> [Request] {
    guard words.count(range) == 2 else { return [.paragraph(words.verbatim(range), range)] }
    let value = words.dropping(1, from: range)
    return [.fact(words.label(words.droppingLast(1, from: range)), words.verbatim(value), range)]
  }

  /// A line that ends in an amount.
  private struct PricedLine {
    var name: SourceRange
    /// The amount, with any text in brackets after it.
    var amount: SourceRange
    /// Whether the amount is part of another: "288 / 350".
    var isShare = false
  }

  /// The name in a line and the amount at its end: "Tea towel set $22.00", "Rent 950 / 950",
  /// "Parking 8 € (paid)"; nil for a line without an amount.
  private func amount(endingIn range: SourceRange) -> PricedLine? {
    let range = words.unmarked(range)
    let line = FieldLine(range, of: words)
    if let value = line.value {
      guard Self.isAmount(words.text(withoutPicture(value))) else { return nil }
      return PricedLine(name: line.name, amount: value)
    }
    let starts = range.range.filter { index in
      bytes[index] > UInt8(ascii: " ")
        && (index == range.lowerBound || bytes[index - 1] <= UInt8(ascii: " "))
    }
    let end = line.notes.count == 1 ? line.label.upperBound : withoutPicture(range).upperBound
    for start in starts.suffix(6) where start > range.lowerBound && start < end {
      let text = words.text(SourceRange(start, end))
      let isShare = Self.isShare(text)
      guard isShare || Self.isAmount(text) else { continue }
      var name = words.trimmed(SourceRange(range.lowerBound, start))
      while let last = bytes[name.range].last, Array("-:=".utf8).contains(last) {
        name = words.trimmed(SourceRange(name.lowerBound, name.upperBound - 1))
      }
      guard words.count(name) > 0 else { return nil }
      return PricedLine(
        name: words.unmarked(name), amount: SourceRange(start, range.upperBound), isShare: isShare)
    }
    return nil
  }

  /// The figure at one end of a line without a mark, and the thing it counts: "members active 412",
  /// "46 people waiting".
  func figure(atEndOf range: SourceRange) -> (name: SourceRange, value: SourceRange)? {
    let space = UInt8(ascii: " ")
    guard let first = bytes[range.range].firstIndex(of: space),
      let last = bytes[range.range].lastIndex(of: space), words.count(range) <= 8
    else { return nil }
    let ends = [
      (SourceRange(range.lowerBound, last), SourceRange(last + 1, range.upperBound)),
      (SourceRange(first + 1, range.upperBound), SourceRange(range.lowerBound, first)),
    ].filter { isFigure($0.1) && words.count($0.0) > 0 }
    guard ends.count == 1, !bytes[range.range].contains(UInt8(ascii: "/")) else { return nil }
    return (words.trimmed(ends[0].0), ends[0].1)
  }

  /// Whether a line is a figure and the thing it counts, without a mark between them.
  func isBareFigure(_ range: SourceRange) -> Bool {
    let line = FieldLine(range, of: words)
    return line.value == nil && line.notes.isEmpty && figure(atEndOf: range) != nil
  }

  /// Whether words are a number but not a year.
  private func isFigure(_ range: SourceRange) -> Bool {
    let text = words.text(range)
    let isYear = text.utf8.count == 4 && (text.hasPrefix("19") || text.hasPrefix("20"))
    return Quantity.isQuantity(text) && !isYear && text.utf8.contains(where: \.isASCIIDigit)
      && !text.utf8.contains(UInt8(ascii: ":"))
  }

  /// Whether a text is a sum of money, a number with two decimals or a percentage.
  static func isAmount(_ text: String) -> Bool {
    let text = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "*") }
    let digits = text.count(where: \.isASCIIDigit)
    guard digits > 0, digits * 2 >= text.count - 3, text.count <= 16 else { return false }
    let marks = String(decoding: text.filter { !$0.isASCIIDigit }, as: UTF8.self)
    let rest = marks.filter { !".,'-–−+".contains($0) }
    if Self.currencies.contains(rest) || rest == "%" { return true }
    let decimals = text.reversed().prefix(while: \.isASCIIDigit).count
    return rest.isEmpty && decimals == 2 && digits > 2
      && [UInt8(ascii: "."), UInt8(ascii: ",")].contains(text[text.count - 3])
  }

  private static let currencies: Set<String> = [
    "$", "€", "£", "¥", "₹", "₺", "₦", "₱", "R", "p", "kr", "zł", "Fr", "CHF", "EUR", "USD", "GBP",
    "Rs", "Ft", "Kč", "lei",
  ]

  /// A range without a pictograph as its last word: "10.90 🌶".
  private func withoutPicture(_ range: SourceRange) -> SourceRange {
    guard let space = bytes[range.range].lastIndex(of: UInt8(ascii: " ")),
      case let last = String(decoding: bytes[space + 1..<range.upperBound], as: UTF8.self),
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
