/// The rotations of the rotary embedding at some positions.
@safe struct RotaryTable {
  private let frequencies: [Double]
  private let pairs: Architecture.RotaryPairs
  /// The sines and cosines, by position and then by pair.
  private var turns: [(sine: Float, cosine: Float)] = []

  /// Creates a table.
  ///
  /// Source: Su et al., "RoFormer: Enhanced Transformer with Rotary Position Embedding" (2021).
  init(
    width: Int, base: Double, scale: Double, factors: [Float]?, pairs: Architecture.RotaryPairs
  ) {
    frequencies = (0..<width / 2).map { index in
      let frequency = PortableMath.power(base, -2 * Double(index) / Double(width))
      return frequency / scale / Double(factors?[index] ?? 1)
    }
    self.pairs = pairs
  }

  /// Computes the rotations at `count` positions, from `first` on.
  mutating func prepare(first: Int, count: Int) {
    turns.removeAll(keepingCapacity: true)
    for position in first..<first + count {
      for frequency in frequencies {
        let (sine, cosine) = PortableMath.sineAndCosine(Double(position) * frequency)
        turns.append((Float(sine), Float(cosine)))
      }
    }
  }

  /// Rotates the first values of a head; `token` is the index of its position among the prepared
  /// ones.
  func turn(_ head: UnsafeMutablePointer<Float>, token: Int) {
    let half = frequencies.count
    for index in 0..<half {
      let (sine, cosine) = turns[token * half + index]
      let first = pairs == .neighbours ? 2 * index : index
      let second = pairs == .neighbours ? 2 * index + 1 : index + half
      let (x, y) = unsafe (head[first], head[second])
      unsafe head[first] = x * cosine - y * sine
      unsafe head[second] = x * sine + y * cosine
    }
  }
}
