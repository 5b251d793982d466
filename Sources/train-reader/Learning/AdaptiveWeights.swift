/// Weights whose steps get shorter with each move, and whose average is the result.
///
/// Sources: Duchi, Hazan and Singer 2011 (AdaGrad); Collins 2002 (averaging).
struct AdaptiveWeights {
  private var current: [Int32]
  private var sums: [Int64]
  /// The sum of squared gradients of each weight, plus 1.
  private var squares: [Float]
  /// The number of training steps, starting at 1.
  var steps: Int64 = 1

  init(count: Int) {
    current = Array(repeating: 0, count: count)
    sums = Array(repeating: 0, count: count)
    squares = Array(repeating: 1, count: count)
  }

  var count: Int { current.count }

  subscript(weight: Int) -> Int32 { current[weight] }

  /// Moves a weight and returns the step that it made.
  mutating func move(_ weight: Int, by gradient: Float, rate: Float) -> Int32 {
    squares[weight] += gradient * gradient
    let delta = Int32(rate * Float(Settings.unit) * gradient / squares[weight].squareRoot())
    current[weight] += delta
    sums[weight] += Int64(delta) * steps
    return delta
  }

  /// Returns the average of a weight in 1/512 of a unit, rounded to steps; 0 for fewer than `least`
  /// steps.
  func rounded(_ weight: Int, to step: Int, least: Int) -> Int32 {
    let value = (Int64(current[weight]) - sums[weight] / steps) / 128
    let count = (Int(value.magnitude) + step / 2) / step
    guard count >= least else { return 0 }
    return Int32(clamping: value < 0 ? -count * step : count * step)
  }
}
