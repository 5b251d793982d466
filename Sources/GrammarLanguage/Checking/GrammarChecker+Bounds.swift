internal import ScreenDiagnostics
internal import ScreenModel

/// The greatest numbers that a grammar may state.
package enum NumberLimit {
  /// The greatest length, or number of elements.
  static let count = 1_000_000
  /// The greatest whole number; any reader's floating point can hold 15 digits exactly.
  static let integer = 999_999_999_999_999
  /// The greatest number.
  package static let number = 999_999_999_999_999.0
  /// The greatest weight, in percent.
  static let weight = 10_000
}

extension GrammarChecker {
  /// The quantity that whole-number bounds apply to.
  enum Measure {
    /// A length or a number of elements: never negative.
    case count
    /// A value.
    case value

    fileprivate var limits: ClosedRange<Int> {
      switch self {
      case .count: 0...NumberLimit.count
      case .value: -NumberLimit.integer...NumberLimit.integer
      }
    }
  }

  /// Bounds in whole numbers; faults in them are reported and repaired.
  mutating func wholeBounds(_ bounds: BoundsSyntax, _ measure: Measure) -> ClosedRange<Int> {
    let lower = whole(bounds.lower, within: measure.limits)
    let upper = whole(bounds.upper, within: measure.limits)
    guard let lower, let upper else {
      let known = lower ?? upper ?? measure.limits.lowerBound
      return known...max(known, measure.limits.upperBound)
    }
    guard lower <= upper else {
      reportInverted(bounds)
      return upper...lower
    }
    return lower...upper
  }

  /// Bounds in numbers; faults in them are reported and repaired.
  mutating func numberBounds(_ bounds: BoundsSyntax) -> ClosedRange<Double> {
    guard let lower = bounds.lower.value, let upper = bounds.upper.value else {
      return -NumberLimit.number...NumberLimit.number
    }
    guard lower <= upper else {
      reportInverted(bounds)
      return upper...lower
    }
    return lower...upper
  }

  /// The weight of a component or a value, in percent.
  mutating func weight(_ number: NumberSyntax) -> Int {
    whole(number, within: 0...NumberLimit.weight) ?? 100
  }

  private mutating func reportInverted(_ bounds: BoundsSyntax) {
    let lower = source.text(in: bounds.lower.range)
    let upper = source.text(in: bounds.upper.range)
    report(
      Diagnostic(
        .error, id: "inverted-bounds",
        "the minimum \(lower) is above the maximum \(upper); swap them", at: bounds.range,
        fixIts: [
          FixIt(
            "swap the bounds",
            edits: [TextEdit(bounds.lower.range, upper), TextEdit(bounds.upper.range, lower)])
        ]))
  }

  mutating func whole(_ number: NumberSyntax, within limits: ClosedRange<Int>) -> Int? {
    // The parser has reported a number of more than 15 digits.
    guard let value = number.value else { return nil }
    guard number.isWhole else {
      report(
        Diagnostic(
          .error, id: "whole-number",
          "'\(source.text(in: number.range))' must be a whole number here", at: number.range))
      return nil
    }
    guard limits.contains(Int(value)) else {
      let clamped = min(max(Int(value), limits.lowerBound), limits.upperBound)
      report(
        Diagnostic(
          .error, id: "number-range",
          "\(source.text(in: number.range)) is outside \(limits.lowerBound)...\(limits.upperBound)",
          at: number.range,
          fixIts: [FixIt("write \(clamped)", edits: [TextEdit(number.range, String(clamped))])]))
      return clamped
    }
    return Int(value)
  }
}
