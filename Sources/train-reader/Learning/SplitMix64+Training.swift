import Sampling
import ScreenReading

/// What training draws by chance.
extension SplitMix64 {
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
      var stream = SplitMix64(seed: salt ^ UInt64(UInt32(bitPattern: row.number)))
      return stream.next() >> 56 >= leftOut ? row : nil
    }
    return features.mapped(kept, skips: kept)
  }
}
