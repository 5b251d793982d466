package import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
package import ScreenRoles

extension DocumentRoles {
  /// Whether a brief agrees much better with the roles of the lines than another one.
  package func prefers(_ brief: Brief, to other: Brief) -> Bool {
    agreement(of: brief) > agreement(of: other) + Self.largeAdvantage
  }

  /// How well a brief agrees with the roles of all lines: the sum of what is lost by the role that
  /// it gives each line, at most 0.
  private func agreement(of brief: Brief) -> Int {
    var given = [Set<LineRole>](repeating: [], count: count)
    func note(_ roles: Set<LineRole>, at range: SourceRange?) {
      guard let range else { return }
      for place in places(range) { given[place].formUnion(roles) }
    }
    for requirement in brief.requirements {
      let details = requirement.details
      let wish = Request(requirement.subject, requirement.range, details)
      let own = details.label?.range ?? requirement.range
      if wish.isSection {
        note([.head], at: details.label?.range)
      } else if wish.isInput {
        note([.input, .request], at: own)
        for item in details.items { note([.option], at: item.label.range) }
      } else if wish.isUsed {
        note([.action, .request], at: own)
      } else if wish.isCollection {
        let isStated = !details.items.isEmpty && !details.isSample
        if !isStated { note([.view, .request], at: own) }
        if isStated { note([.head], at: details.label?.range) }
        for item in details.items where isStated { note([.content], at: item.label.range) }
        for column in details.columns { note([.column, .view], at: column.range) }
        note([.column, .view], at: details.nameColumn?.range)
      } else if details.value != nil {
        note([.content], at: requirement.range)
      } else {
        note([.view, .request], at: own)
      }
    }
    note([.title], at: brief.title.range)
    return given.indices.reduce(0) { sum, place in
      let roles: Set<LineRole> =
        given[place].isEmpty ? [.scaffold, .aside, .look, .rule, .omission] : given[place]
      return sum + max(loss(of: roles, at: place), -Self.mostLost)
    }
  }

  /// The most that one line counts.
  private static let mostLost = 300
  /// The advantage at which a reading is much better: three whole lines.
  private static let largeAdvantage = 3 * mostLost
}
