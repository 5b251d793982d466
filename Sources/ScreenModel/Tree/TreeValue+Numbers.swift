extension TreeValue {
  /// The whole number from 0 to 2^53, if it is one.
  package var whole: UInt64? {
    guard case .number(let number) = content, number >= 0, number <= 9_007_199_254_740_992,
      number == Double(UInt64(number))
    else { return nil }
    return UInt64(number)
  }

  /// The seed, if it is one: a number beyond 2^53 is not exact in JSON, but as a text any seed is.
  package var seed: UInt64? { text.flatMap { UInt64($0) } ?? whole }

  /// The number from 0 to `limit`, if it is one.
  package func number(upTo limit: Double) -> Double? {
    guard case .number(let number) = content, number >= 0, number <= limit else { return nil }
    return number
  }
}
