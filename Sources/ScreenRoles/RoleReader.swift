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
  /// - Returns: A role for each unit.
  func best(
    _ scores: [Int32], _ relations: [RoleWeights.Relation]
  ) -> [LineRole] {
    let width = RoleWeights.width
    let count = scores.count / width
    guard count > 0 else { return [] }
    var sums = Array(scores[..<width])
    var from = [UInt8](repeating: 0, count: scores.count)
    for unit in 1..<max(count, 1) {
      var next = [Int32](repeating: 0, count: width)
      let base = relations[unit - 1].rawValue * width * width
      for role in 0..<width {
        var (best, place) = (Int32.min, 0)
        for before in 0..<width {
          let sum = sums[before] &+ weights.transitions[base + before * width + role]
          if sum > best { (best, place) = (sum, before) }
        }
        next[role] = best &+ scores[unit * width + role]
        from[unit * width + role] = UInt8(place)
      }
      sums = next
    }
    var role = sums.indices.max { sums[$0] < sums[$1] || sums[$0] == sums[$1] && $0 > $1 } ?? 0
    var path: [LineRole] = []
    for unit in stride(from: count - 1, through: 0, by: -1) {
      path.append(LineRole.allCases[role])
      role = Int(from[unit * width + role])
    }
    return path.reversed()
  }

  /// How much worse the best sequence with each role for each unit is than the best of all, at most
  /// 0: one number for each unit and role.
  func losses(_ scores: [Int32], _ relations: [RoleWeights.Relation]) -> [Int32] {
    let width = RoleWeights.width
    let count = scores.count / width
    guard count > 0 else { return [] }
    var forward = scores
    var backward = [Int32](repeating: 0, count: scores.count)
    for unit in 1..<max(count, 1) {
      let base = relations[unit - 1].rawValue * width * width
      for role in 0..<width {
        var best = Int32.min
        for before in 0..<width {
          best = max(
            best,
            forward[(unit - 1) * width + before]
              &+ weights.transitions[base + before * width + role])
        }
        forward[unit * width + role] &+= best
      }
    }
    for unit in stride(from: count - 2, through: 0, by: -1) {
      let base = relations[unit].rawValue * width * width
      for role in 0..<width {
        var best = Int32.min
        for after in 0..<width {
          let place = (unit + 1) * width + after
          best = max(
            best,
            weights.transitions[base + role * width + after] &+ scores[place] &+ backward[place])
        }
        backward[unit * width + role] = best
      }
    }
    let whole = forward[((count - 1) * width)...].max() ?? 0
    return forward.indices.map { forward[$0] &+ backward[$0] &- whole }
  }
}
