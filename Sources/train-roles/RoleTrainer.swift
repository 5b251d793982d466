import Foundation
import Sampling
import ScreenRoles

/// Learns weights as a conditional random field (Lafferty, McCallum and Pereira 2001): steps along
/// the gradient of each document's likelihood, each weight with its own rate (AdaGrad; Duchi, Hazan
/// and Singer 2011), with a quadratic penalty.
///
/// The order of documents and the features left out are drawn from a fixed seed, so the same
/// documents give the same weights.
struct RoleTrainer {
  /// How often each document is learned from.
  var epochs = 30
  /// In how many documents a feature must be seen.
  var minimum = 3
  /// The rate of the first step.
  var rate: Float = 0.05
  /// The penalty on the square of each weight, for each step of its feature.
  var penalty: Float = 0.003
  /// How many of 256 features are left out at a time.
  var leftOut = 32
  /// The least weight of a row that is written, in steps.
  var least = 2

  /// The weights as the text of a file.
  func train(_ examples: [Example]) -> String {
    let width = RoleWeights.width
    let kept = features(of: examples)
    let index = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    let rows = examples.map { $0.features.map { $0.compactMap { index[$0] } } }
    let base = kept.count * width
    let size = base + RoleWeights.Relation.allCases.count * width * width
    var weights = [Float](repeating: 0, count: size)
    var squares = [Float](repeating: 1e-4, count: size)
    var random = SplitMix64(seed: 7)
    var order = Array(examples.indices)
    for _ in 0..<epochs {
      order.shuffle(using: &random)
      for number in order where !examples[number].units.isEmpty {
        var active = rows[number]
        for unit in active.indices {
          active[unit].removeAll { _ in Int(random.next() & 255) < leftOut }
        }
        let lattice = RoleLattice(
          rows: active, relations: examples[number].relations, weights: weights, base: base,
          scale: 256 / Float(256 - leftOut))
        for (place, slope) in lattice.gradient(to: examples[number].roles) {
          let gradient = slope + penalty * weights[place]
          squares[place] += gradient * gradient
          weights[place] -= rate * gradient / squares[place].squareRoot()
        }
      }
    }
    return text(of: weights, kept, base)
  }

  /// The features that are seen in enough documents, ascending.
  private func features(of examples: [Example]) -> [UInt32] {
    var seen: [UInt32: Int] = [:]
    for example in examples {
      for key in Set(example.features.joined()) { seen[key, default: 0] += 1 }
    }
    return seen.filter { $0.value >= minimum }.keys.sorted()
  }

  private func text(of weights: [Float], _ kept: [UInt32], _ base: Int) -> String {
    let width = RoleWeights.width
    let rounded = weights.map { Int(($0 * Self.steps).rounded()) }
    var table: [UInt32: [Int]] = [:]
    for (row, key) in kept.enumerated() {
      let own = Array(rounded[row * width..<(row + 1) * width])
      if own.contains(where: { abs($0) >= least }) { table[RoleWeights.shortened(key)] = own }
    }
    return RoleWeights.text(
      Self.comments, rows: table,
      transitions: rounded[base...].map { $0 / RoleWeights.transitionStep })
  }

  /// The steps of a weight of 1 in the file.
  private static let steps: Float = 64

  /// What the file says of itself.
  private static let comments = [
    "What features of a document's lines say for each role, and each role for the next one.",
    "Learned by train-roles from Fixtures/Treebank/Roles; Contributing.md says how.",
  ]
}
