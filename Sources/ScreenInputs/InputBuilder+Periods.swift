internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Names with times behind them.
extension InputBuilder {
  /// A name and the times behind it, "Quiet hours 22:00 - 07:00"; nil for other words.
  package func statedPeriod(_ label: SourceRange, _ range: SourceRange) -> Request? {
    let start = (1..<max(1, words.count(label))).first { count in
      Quantity.beginsWithTime(words.bytes[words.dropping(count, from: label).range])
    }
    guard let start else { return nil }
    let end = words.place(after: start, in: label).end
    let value = words.dropping(start, from: label)
    return .fact(
      words.label(SourceRange(label.lowerBound, end)), words.verbatim(value), range)
  }
}
