internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Looks for what happens when, for a timeline, a calendar or a schedule that has less of it:
  /// "a timeline of the renovation: January permits, March demolition".
  mutating func completeSchedules() {
    var index = 0
    while index < requirements.count {
      if isDated(index), let rows = moments(near: index) {
        requirements[index].details.items = rows.rows.prefix(Limits.items).map { cells in
          Details.Item(
            label(cells[0].lowerBound, cells[0].upperBound),
            values: [verbatim(cells[1].lowerBound, cells[1].upperBound)])
        }
        requirements[index].details.columns = []
        let bounds = range(rows.lower, rows.upper)
        relabel(index, before: bounds)
        index = drop(within: bounds, for: index)
      }
      index += 1
    }
  }

  private func isDated(_ index: Int) -> Bool {
    guard requirements[index].details.columns.count < 2 else { return false }
    return isNeed(index, .schedule) || isComponent(index, .calendar)
      || isComponent(index, .list) && requirements[index].details.variant == "timeline"
  }

  /// The row of moments that is nearest to a requirement and has more than it has.
  private func moments(near index: Int) -> CellRows? {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return nil }
    let own = sentence(around: start)
    let dated = requirements[index].details.items.count { !$0.values.isEmpty }
    var scopes = [start + 1..<own.upperBound, own]
    if let colon = (start..<own.upperBound).first(where: { kind($0) == .colon || kind($0) == .line }
    ) {
      scopes.insert(colon + 1..<own.upperBound, at: 0)
    }
    if own.upperBound + 1 < tokens.count { scopes.append(sentence(around: own.upperBound + 1)) }
    if own.lowerBound > 1 { scopes.append(sentence(around: own.lowerBound - 2)) }
    for scope in scopes where scope.count > 3 {
      if let rows = CellRows(momentsIn: scope, of: self), rows.rows.count > dated,
        isOpen(range(rows.lower, rows.upper), for: index)
      {
        return rows
      }
    }
    return nil
  }

  /// Whether what was read of some words is no part or collection that was asked for by its name.
  func isOpen(_ bounds: SourceRange, for index: Int) -> Bool {
    requirements.indices.allSatisfy { place in
      let range = requirements[place].range
      guard place != index, range.lowerBound < bounds.upperBound,
        range.upperBound > bounds.lowerBound
      else { return true }
      if case .component = requirements[place].subject { return false }
      return requirements[place].parent != index
    }
  }
}
