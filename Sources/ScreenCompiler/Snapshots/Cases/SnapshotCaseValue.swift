internal import ScreenDiagnostics
internal import ScreenText

/// A text in a case with its place, without the blanks around it.
struct SnapshotCaseValue {
  let source: SourceText
  let range: SourceRange

  /// Creates the value in a range.
  init(_ source: SourceText, _ range: SourceRange) {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, source.utf8[lower] <= UInt8(ascii: " ") { lower += 1 }
    while lower < upper, source.utf8[upper - 1] <= UInt8(ascii: " ") { upper -= 1 }
    self.source = source
    self.range = SourceRange(lower, upper)
  }

  var text: String { source.text(in: range) }

  /// The parts before and after the first colon.
  var split: (name: SnapshotCaseValue, value: SnapshotCaseValue)? {
    guard let colon = firstIndex(of: UInt8(ascii: ":"), from: range.lowerBound) else { return nil }
    return (
      SnapshotCaseValue(source, SourceRange(range.lowerBound, colon)),
      SnapshotCaseValue(source, SourceRange(colon + 1, range.upperBound))
    )
  }

  /// The parts between commas.
  var parts: [SnapshotCaseValue] {
    var parts: [SnapshotCaseValue] = []
    var start = range.lowerBound
    while true {
      let end = firstIndex(of: UInt8(ascii: ","), from: start) ?? range.upperBound
      parts.append(SnapshotCaseValue(source, SourceRange(start, end)))
      guard end < range.upperBound else { return parts }
      start = end + 1
    }
  }

  private func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    source.utf8[start..<range.upperBound].firstIndex(of: byte)
  }

  /// A whole number in decimal digits.
  func integer(in bounds: ClosedRange<UInt64>) -> UInt64? {
    let isDecimal = text.utf8.allSatisfy { $0.isASCIIDigit }
    guard isDecimal, let value = UInt64(text), bounds.contains(value) else { return nil }
    return value
  }

  /// A temperature from 0 to 2: digits, optionally with a point and more digits.
  var temperature: Double? {
    let isDecimal = text.utf8.allSatisfy {
      $0.isASCIIDigit || $0 == UInt8(ascii: ".")
    }
    guard isDecimal, let value = Double(text), value <= 2 else { return nil }
    return value
  }

  /// A seed, or a range of them: `7`, `0..<4`, `0...3`.
  var seeds: [UInt64]? {
    let words = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2 else { return integer(in: 0...UInt64.max).map { [$0] } }
    let isHalfOpen = words[1].hasPrefix("<")
    guard isHalfOpen || words[1].hasPrefix("."),
      let lower = UInt64(words[0]), let upper = UInt64(words[1].dropFirst()),
      isHalfOpen ? lower < upper : lower <= upper
    else { return nil }
    // A longer range exceeds the limit anyway and need not be expanded.
    let count = min(upper - lower, 1_001) + (isHalfOpen || upper - lower > 1_001 ? 0 : 1)
    return (0..<count).map { lower + $0 }
  }
}
