extension Int64 {
  /// The integer equal to a number; nil for a fraction, for a number that is not finite, and beyond
  /// 64 bits.
  ///
  /// `init(exactly:)` of a number, and `rounded()`, call the C library's `trunc` and its like, which
  /// a program that depends on this package alone does not link. Truncating and comparing does not.
  package init?(whole number: Double) {
    guard number >= -0x1p63, number < 0x1p63 else { return nil }
    self.init(number)
    guard Double(self) == number else { return nil }
  }
}

extension Int {
  /// The integer equal to a number; nil for a fraction, for a number that is not finite, and beyond
  /// an `Int`.
  package init?(whole number: Double) {
    guard let integer = Int64(whole: number) else { return nil }
    self.init(exactly: integer)
  }
}
