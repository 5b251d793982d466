import Foundation
import ScreenRoles

/// All sequences of roles of one document, with the sums by which one is likelier than another.
struct RoleLattice {
  private let rows: [[Int]]
  private let relations: [RoleWeights.Relation]
  private let weights: [Float]
  private let base: Int
  private var scores: [Float]
  private let width = RoleWeights.width

  /// Creates the lattice of a document.
  ///
  /// - Parameters:
  ///   - rows: The rows of each unit's features.
  ///   - relations: How each unit but the first follows the one before.
  ///   - weights: The weights of rows, then those of transitions.
  ///   - base: Where transitions begin.
  ///   - scale: The factor of the sums of rows, which makes up for features that are left out.
  init(
    rows: [[Int]], relations: [RoleWeights.Relation], weights: [Float], base: Int, scale: Float
  ) {
    (self.rows, self.relations, self.weights, self.base) = (rows, relations, weights, base)
    scores = [Float](repeating: 0, count: rows.count * width)
    for (unit, own) in rows.enumerated() {
      for row in own {
        for role in 0..<width { scores[unit * width + role] += weights[row * width + role] * scale }
      }
    }
  }

  /// Where the weights of the transition to a unit begin.
  private func transition(to unit: Int) -> Int {
    base + relations[unit - 1].rawValue * width * width
  }

  private func logSum(_ values: (Int) -> Float) -> Float {
    var most = -Float.infinity
    for place in 0..<width { most = max(most, values(place)) }
    var sum: Float = 0
    for place in 0..<width { sum += exp(values(place) - most) }
    return most + log(sum)
  }

  /// The sums, in logarithms, of all sequences up to each unit and role.
  private func forward() -> [Float] {
    var sums = scores
    for unit in 1..<max(rows.count, 1) {
      let from = transition(to: unit)
      for role in 0..<width {
        sums[unit * width + role] += logSum {
          sums[(unit - 1) * width + $0] + weights[from + $0 * width + role]
        }
      }
    }
    return sums
  }

  /// The sums, in logarithms, of all sequences behind each unit and role.
  private func backward() -> [Float] {
    var sums = [Float](repeating: 0, count: scores.count)
    for unit in stride(from: rows.count - 2, through: 0, by: -1) {
      let from = transition(to: unit + 1)
      for role in 0..<width {
        sums[unit * width + role] = logSum {
          weights[from + role * width + $0] + scores[(unit + 1) * width + $0]
            + sums[(unit + 1) * width + $0]
        }
      }
    }
    return sums
  }

  /// The least slope that counts.
  private static let least: Float = 0.001

  /// The slope of the loss of a sequence of roles at each weight that it depends on, in a fixed
  /// order.
  func gradient(to roles: [LineRole]) -> [(place: Int, slope: Float)] {
    let (forward, backward) = (forward(), backward())
    let whole = logSum { forward[(rows.count - 1) * width + $0] }
    var slopes: [(place: Int, slope: Float)] = []
    for unit in rows.indices {
      let own = roles[unit].rawValue
      for role in 0..<width {
        let likely = exp(forward[unit * width + role] + backward[unit * width + role] - whole)
        let slope = likely - (role == own ? 1 : 0)
        guard abs(slope) > Self.least else { continue }
        for row in rows[unit] { slopes.append((row * width + role, slope)) }
      }
      guard unit > 0 else { continue }
      let from = transition(to: unit)
      let ownBefore = roles[unit - 1].rawValue
      for before in 0..<width {
        let earlier = forward[(unit - 1) * width + before]
        for role in 0..<width {
          let place = unit * width + role
          let likely = exp(
            earlier + weights[from + before * width + role] + scores[place] + backward[place]
              - whole)
          let slope = likely - (before == ownBefore && role == own ? 1 : 0)
          if abs(slope) > Self.least { slopes.append((from + before * width + role, slope)) }
        }
      }
    }
    return slopes
  }
}
