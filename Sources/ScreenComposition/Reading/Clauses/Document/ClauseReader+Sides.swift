internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Which column the text says that things stand in, from some requirement on.
  struct Side {
    /// What it is said of: the requirement before, or the one to come.
    var requirement: Int
    /// "left", "right" or "middle", as the cues have it; nil where a sentence ends.
    var name: String?
    /// Whether it is said before what stands there: "on the left a list".
    var isBefore: Bool
  }

  /// Passes over "on the left" before what stands there; false where no side is named.
  mutating func beginsSide() -> Bool {
    guard parent == nil, item == nil, let name = column(position),
      isPhrase(position) || plays(position + 1, CueSet(.article, .container))
        || kind(position + 1) == .colon
    else { return false }
    sides.append(Side(requirement: requirements.count, name: name, isBefore: true))
    position += 1
    if kind(position) == .colon || plays(position, CueSet(.container, .copula)) { position += 1 }
    return true
  }

  /// Notes that what was just read stands on a side: "a list on the left".
  mutating func endsSide(of index: Int) {
    guard let name = column(position) else { return }
    sides.append(Side(requirement: index, name: name, isBefore: false))
  }

  /// The column that a word of place names; nil where it names none.
  func column(_ index: Int) -> String? {
    guard let side = sense(.side, index)?.argument else { return nil }
    return side == "left" || side == "right" || side == "middle" ? side : nil
  }

  /// Sets a screen in columns of which the left and the right are spoken of, each with what it is
  /// said to hold.
  mutating func standSideBySide() {
    let names = Set(sides.compactMap(\.name))
    guard layout == nil || layout == .columns, names.contains("left"), names.contains("right"),
      requirements.count > 1
    else { return }
    layout = .columns
    let columns = columnsOfRequirements()
    guard requirements.indices.allSatisfy({ columns[$0] == nil || !isColumn($0) }) else { return }
    var arranged: [Requirement] = []
    var moved: [Int] = []
    var open: (name: String, place: Int)?
    for index in requirements.indices {
      var requirement = requirements[index]
      if let parent = requirement.parent {
        requirement.parent = moved[parent]
      } else if let name = columns[index] {
        if open?.name != name {
          open = (name, arranged.count)
          arranged.append(column(named: name, before: index))
        }
        requirement.parent = open?.place
      } else {
        open = nil
      }
      moved.append(arranged.count)
      arranged.append(requirement)
    }
    requirements = arranged
  }

  /// The column of each requirement that stands in no other; nil for those of which none is said.
  private func columnsOfRequirements() -> [String?] {
    var columns = [String?](repeating: nil, count: requirements.count)
    var open = 0
    for (place, side) in sides.enumerated() {
      if side.isBefore {
        // What was read may have been taken back since.
        let following = sides[(place + 1)...].first { $0.isBefore }?.requirement
        let next = min(following ?? requirements.count, requirements.count)
        for index in min(side.requirement, next)..<next where columns[index] == nil {
          columns[index] = side.name
        }
        open = next
      } else if side.requirement < requirements.count {
        for index in min(open, side.requirement)...side.requirement where columns[index] == nil {
          columns[index] = side.name
        }
        open = side.requirement + 1
      }
    }
    return columns
  }

  /// Whether a requirement is a column of the screen already.
  private func isColumn(_ index: Int) -> Bool {
    guard case .section = requirements[index].subject else { return false }
    return requirements[index].details.variant == "column"
      || requirements[index].details.variant == "sidebar"
  }

  /// A column that is called as the first thing in it that has a name.
  private func column(named side: String, before first: Int) -> Requirement {
    let range = requirements[first].range
    var column = Requirement(.section(nil), range: range, words: "", isImplied: true)
    var name = Self.capitalized(side)
    if case .component(let kind) = requirements[first].subject {
      name = Self.capitalized(kind.rawValue)
    }
    column.details.label = requirements[first].details.label ?? Phrase(name, at: range)
    column.details.variant = "column"
    return column
  }
}
