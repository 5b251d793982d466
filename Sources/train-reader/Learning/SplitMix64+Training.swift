import Sampling
import ScreenReading

/// Random choices in training.
extension SplitMix64 {
  /// Shuffles numbers (Fisher and Yates).
  mutating func shuffle(_ order: inout [Int]) {
    for index in order.indices.reversed() {
      order.swapAt(index, Int(next() % UInt64(index + 1)))
    }
  }

  /// Returns features without a random share of them: about `leftOut` in 256.
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
