/// Finds the roles of the units of a document: the best sequence by the sum of what features say
/// for each role and what roles say for the next (Viterbi 1967).
package struct RoleReader {
  private let weights: RoleWeights

  package init(_ weights: RoleWeights) { self.weights = weights }

  /// The best sequence of roles of units with some features.
  package func roles(
    of features: [[UInt32]], _ relations: [RoleWeights.Relation]
  ) -> [LineRole] {
    best(scores(of: features), relations)
  }

  /// The sums of the features of units, one for each unit and role.
  func scores(of features: [[UInt32]]) -> [Int32] {
    let width = RoleWeights.width
    var scores = [Int32](repeating: 0, count: features.count * width)
    for (unit, keys) in features.enumerated() {
      for key in keys { weights.add(key, to: &scores, at: unit * width) }
    }
    return scores
  }

  /// The best sequence of roles.
  ///
  /// - Parameters:
  ///   - scores: The score of each role for each unit.
  ///   - relations: How each unit but the first follows the one before.
  /// - Returns: A role for each unit; of several sequences that are equally good, the first.
  func best(_ scores: [Int32], _ relations: [RoleWeights.Relation]) -> [LineRole] {
    let width = RoleWeights.width
    let sums = forward(scores, relations)
    var path: [LineRole] = []
    for unit in stride(from: scores.count / width - 1, through: 0, by: -1) {
      var (most, best) = (Int32.min, 0)
      for role in 0..<width {
        var sum = sums[unit * width + role]
        if let next = path.last {
          sum &+= transition(role, next.rawValue, relations[unit])
        }
        if sum > most { (most, best) = (sum, role) }
      }
      path.append(LineRole.allCases[best])
    }
    return path.reversed()
  }

  /// How much worse the best sequence with each role for each unit is than the best of all, at most
  /// 0: one number for each unit and role.
  func losses(_ scores: [Int32], _ relations: [RoleWeights.Relation]) -> [Int32] {
    let width = RoleWeights.width
    let sums = forward(scores, relations)
    var backward = [Int32](repeating: 0, count: scores.count)
    for unit in stride(from: scores.count / width - 2, through: 0, by: -1) {
      for role in 0..<width {
        var best = Int32.min
        for after in 0..<width {
          let place = (unit + 1) * width + after
          best = max(
            best, transition(role, after, relations[unit]) &+ scores[place] &+ backward[place])
        }
        backward[unit * width + role] = best
      }
    }
    let whole = sums.suffix(width).max() ?? 0
    return sums.indices.map { sums[$0] &+ backward[$0] &- whole }
  }

  /// The score of the best sequence that ends with each role at each unit.
  private func forward(_ scores: [Int32], _ relations: [RoleWeights.Relation]) -> [Int32] {
    let width = RoleWeights.width
    var sums = scores
    for (unit, relation) in relations.enumerated() {
      for role in 0..<width {
        var best = Int32.min
        for before in 0..<width {
          best = max(best, sums[unit * width + before] &+ transition(before, role, relation))
        }
        sums[(unit + 1) * width + role] &+= best
      }
    }
    return sums
  }

  private func transition(_ before: Int, _ role: Int, _ relation: RoleWeights.Relation) -> Int32 {
    weights.transitions[(relation.rawValue * RoleWeights.width + before) * RoleWeights.width + role]
  }
}
