internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Lines that are a figure and the thing it counts.
extension InputBuilder {
  /// Whether most values are figures: "important numbers" may be those of telephones.
  package func areFigures(_ facts: [OutlineFact]) -> Bool {
    facts.count { Quantity.beginsWithNumber(words.bytes[$0.value.range]) } * 2 >= facts.count
  }

  /// Whether a line begins with by how much something changed: "+3 places since last week".
  package func isChange(_ range: SourceRange) -> Bool {
    let bytes = words.bytes[range.range]
    guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return false
    }
    return bytes.dropFirst().first.map(\.isASCIIDigit) ?? false
  }

  /// The fact of a line that ends in a number with its unit, whatever is in brackets behind it:
  /// "Temperature 23.4 °C (target 22–25)"; nil for other lines.
  package func measurement(_ range: SourceRange) -> Request? {
    let line = FieldLine(range, of: words)
    let label = line.label
    guard line.value == nil || line.isArrow, !line.isQuestion, !line.isStarred,
      !line.notes.contains(where: { saysType($0) || saysRule($0) })
    else { return nil }
    let spaces = label.range.filter { words.bytes[$0] == UInt8(ascii: " ") }
    for space in spaces.suffix(2) {
      let value = SourceRange(space + 1, label.upperBound)
      let name = words.trimmed(SourceRange(label.lowerBound, space))
      let text = words.text(value)
      guard words.bytes[value.lowerBound].isASCIIDigit, Quantity.isQuantity(text),
        Self.bounds(text) == nil,
        text.unicodeScalars.last.map({ !("0"..."9").contains($0) }) ?? false,
        (1...5).contains(words.count(name)),
        !words.bytes[name.range].contains(where: \.isASCIIDigit) || words.count(name) == 1
      else { continue }
      let said = line.notes.isEmpty ? value : SourceRange(value.lowerBound, line.name.upperBound)
      return .fact(words.label(name), words.verbatim(said), range)
    }
    return nil
  }

  /// The progress of a line that states a part of a whole: "Used: 1.8 GB of 5 GB"; nil for others.
  package func share(_ range: SourceRange) -> Request? {
    let line = FieldLine(range, of: words)
    guard let value = line.value, line.notes.isEmpty,
      case let parts = words.text(value).split(separator: " of ", omittingEmptySubsequences: false)
        .map(String.init), parts.count == 2,
      parts.allSatisfy({ Quantity.isQuantity($0) && $0.utf8.contains(where: \.isASCIIDigit) })
    else { return nil }
    var details = Details(label: words.label(line.label))
    details.value = Phrase(parts[0], at: value)
    details.target = Phrase(parts[1], at: value)
    return Request(.component(.progress), range, details)
  }

  /// The figure at one end of a line without a mark, and the thing it counts: "members active 412",
  /// "46 people waiting".
  package func figure(atEndOf range: SourceRange) -> (name: SourceRange, value: SourceRange)? {
    let space = UInt8(ascii: " ")
    guard let first = words.bytes[range.range].firstIndex(of: space),
      let last = words.bytes[range.range].lastIndex(of: space), words.count(range) <= 8
    else { return nil }
    let ends = [
      (SourceRange(range.lowerBound, last), SourceRange(last + 1, range.upperBound)),
      (SourceRange(first + 1, range.upperBound), SourceRange(range.lowerBound, first)),
    ].filter { isFigure($0.1) && words.count($0.0) > 0 }
    guard ends.count == 1, !words.bytes[range.range].contains(UInt8(ascii: "/")) else { return nil }
    return (words.trimmed(ends[0].0), ends[0].1)
  }

  /// Whether a line is a figure and the thing it counts, without a mark between them.
  package func isBareFigure(_ range: SourceRange) -> Bool {
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

  /// Whether a line among amounts is an input or a button: "How many of each", "Promo code field".
  package func isFilledIn(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return isFieldName(folded) || isPressed(range)
      || phrases.sense(in: folded, as: "component field") != nil
      || phrases.opening(of: folded, as: "opening amount") != nil
  }

  /// A line among amounts that has none: in "Shipping free" the last word is the value of the
  /// others.
  package func unpriced(_ range: SourceRange) -> [Request] {
    guard words.count(range) == 2 else { return [.paragraph(words.verbatim(range), range)] }
    let value = words.dropping(1, from: range)
    return [.fact(words.label(words.droppingLast(1, from: range)), words.verbatim(value), range)]
  }
}
