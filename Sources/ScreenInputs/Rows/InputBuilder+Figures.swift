package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines that are a figure and the thing it counts.
extension InputBuilder {
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
}
