import Foundation

/// Logistic regression with a quadratic penalty, by steps along the gradient of all examples, each
/// weight with its own rate (AdaGrad; Duchi, Hazan and Singer 2011).
///
/// No step depends on chance, so the same examples give the same weights.
struct LogisticRegression {
  /// An example: its features, each an index and a share, whether it is positive, and how much it
  /// counts.
  struct Example {
    var features: [(index: Int, share: Double)]
    var isPositive: Bool
    var weight: Double
  }

  /// The strength of the penalty on the square of each weight, against the sum over all examples.
  var penalty = 1.5
  /// The number of steps.
  var steps = 400

  /// The weight of each feature, then the bias.
  func weights(of examples: [Example], features count: Int) -> [Double] {
    var weights = [Double](repeating: 0, count: count + 1)
    var squares = [Double](repeating: 1e-8, count: count + 1)
    for _ in 0..<steps {
      var gradient = weights.map { $0 * penalty }
      gradient[count] = 0
      for example in examples {
        let sum = example.features.reduce(weights[count]) { $0 + weights[$1.index] * $1.share }
        let likely = 1 / (1 + exp(-sum))
        let step = example.weight * (likely - (example.isPositive ? 1 : 0))
        for feature in example.features { gradient[feature.index] += step * feature.share }
        gradient[count] += step
      }
      for index in weights.indices {
        squares[index] += gradient[index] * gradient[index]
        weights[index] -= 0.5 * gradient[index] / squares[index].squareRoot()
      }
    }
    return weights
  }
}
