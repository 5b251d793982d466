internal import ScreenText

extension TreeValue {
  /// The value as a whole number from 0 to 2^53; nil if it is not one.
  package var whole: UInt64? {
    guard case .number(let number) = content, number <= 0x1p53,
      let integer = Int64(whole: number)
    else { return nil }
    return UInt64(exactly: integer)
  }

  /// The value as a seed; nil if it is not one. JSON numbers are exact only up to 2^53, but a text
  /// can hold any seed.
  package var seed: UInt64? { text.flatMap { UInt64($0) } ?? whole }

  /// Returns the value as a number from 0 to `limit`; nil if it is not one.
  package func number(upTo limit: Double) -> Double? {
    guard case .number(let number) = content, number >= 0, number <= limit else { return nil }
    return number
  }
}
