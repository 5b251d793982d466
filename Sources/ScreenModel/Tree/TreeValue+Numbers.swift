internal import ScreenText

extension TreeValue {
  /// The value as a whole number from 0 to 2^53, if it is one.
  package var whole: UInt64? {
    guard case .number(let number) = content, number <= 0x1p53,
      let integer = Int64(whole: number)
    else { return nil }
    return UInt64(exactly: integer)
  }

  /// The value as a seed, if it is one. A number beyond 2^53 is not exact in JSON, but a text can
  /// hold any seed.
  package var seed: UInt64? { text.flatMap { UInt64($0) } ?? whole }

  /// The value as a number from 0 to `limit`, if it is one.
  package func number(upTo limit: Double) -> Double? {
    guard case .number(let number) = content, number >= 0, number <= limit else { return nil }
    return number
  }
}
