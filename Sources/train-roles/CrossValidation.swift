import ScreenDiagnostics
import ScreenOutline
import ScreenRoles
import ScreenText

/// Measures how often the role of a line is found in documents that the weights have not seen.
struct CrossValidation {
  /// The number of parts, each of which is left out once.
  var folds: Int
  /// Whether the report lists the lines whose role is not found.
  var showsErrors = false

  /// The counts of one role.
  private struct Count {
    var stated = 0, found = 0, right = 0

    func share(of whole: Int) -> String { whole == 0 ? "–" : "\(right * 100 / whole) %" }
  }

  /// The figures of all parts: the share of lines whose role is found, then by role.
  func report(on examples: [Example]) -> String {
    var counts = [Count](repeating: Count(), count: LineRole.allCases.count)
    var errors: [String] = []
    for fold in 0..<folds {
      let seen = examples.enumerated().filter { $0.offset % folds != fold }.map(\.element)
      let weights = RoleWeights(FileText(RoleTrainer().train(seen)))
      for (number, example) in examples.enumerated() where number % folds == fold {
        let found = RoleReader(weights).roles(of: example.features, example.relations)
        for (unit, (own, role)) in zip(example.roles, found).enumerated() {
          counts[own.rawValue].stated += 1
          counts[role.rawValue].found += 1
          if own == role {
            counts[own.rawValue].right += 1
          } else if showsErrors {
            errors.append(
              "\(own.letter) \(role.letter) " + example.words.text(example.units[unit].range))
          }
        }
      }
    }
    let all = counts.reduce(0) { $0 + $1.stated }
    let right = counts.reduce(0) { $0 + $1.right }
    let lines = LineRole.allCases.map { role in
      let count = counts[role.rawValue]
      return
        "  \(role.letter) \(role): \(count.stated) lines, found \(count.share(of: count.stated)), "
        + "right \(count.share(of: count.found))"
    }
    let share = all == 0 ? 0 : right * 1000 / all
    return (errors + ["\(right) of \(all) roles, \(share / 10).\(share % 10) %"] + lines)
      .joined(separator: "\n")
  }
}
