import ScreenReading

/// A stream of random numbers (SplitMix64: Steele, Lea, Flood 2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Puts things into an order of chance (Fisher and Yates).
  mutating func shuffle(_ order: inout [Int]) {
    for index in order.indices.reversed() {
      order.swapAt(index, Int(next() % UInt64(index + 1)))
    }
  }

  /// Features without some that are drawn by chance: so many of 256.
  mutating func some(
    of features: FeatureGroups<FeatureRow>, without leftOut: Int
  ) -> FeatureGroups<FeatureRow> {
    let salt = next()
    func kept(_ row: FeatureRow) -> FeatureRow? {
      var stream = SplitMix(state: salt ^ UInt64(UInt32(bitPattern: row.number)))
      return stream.next() >> 56 >= leftOut ? row : nil
    }
    return features.mapped(kept, skips: kept)
  }
}
