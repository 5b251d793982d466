internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Looks for what happens when, for a timeline, a calendar or a schedule that has less of it:
  /// "a timeline of the renovation: January permits, March demolition".
  mutating func completeSchedules() {
    gatherMoments()
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

  /// Makes one schedule of three times of day or more that stand before what happens then, one
  /// behind the other: "08:00 briefing, 10:15 paddling, 12:30 nap" on lines of their own.
  private mutating func gatherMoments() {
    var index = 0
    while index < requirements.count {
      var stop = index
      while stop < requirements.count, beginsWithTime(stop),
        requirements[stop].parent == requirements[index].parent
      {
        stop += 1
      }
      if stop - index > 2 {
        let all = requirements[index..<stop]
        var schedule = Requirement(
          .need(.schedule), parent: requirements[index].parent,
          range: SourceRange(
            all[index].range.lowerBound, all[stop - 1].range.upperBound), words: "")
        schedule.details.label = title ?? titleHint
        schedule.details.items = all.compactMap { moment in
          guard let label = moment.details.label, let time = moment.details.value else {
            return nil
          }
          return Details.Item(label, values: [time])
        }
        requirements.replaceSubrange(index..<stop, with: [schedule])
        let fewer = stop - index - 1
        for place in requirements.indices.dropFirst(index + 1) {
          requirements[place].parent = requirements[place].parent.map {
            $0 > index ? $0 - fewer : $0
          }
        }
      }
      index += 1
    }
  }

  private func beginsWithTime(_ index: Int) -> Bool {
    guard isNeed(index, .metric, .fact) || isComponent(index, .stat),
      requirements[index].details.items.isEmpty,
      let time = requirements[index].details.value, let name = requirements[index].details.label,
      let first = firstToken(of: time), kind(first) == .number, tokens[first].measure == .clock,
      let start = name.range?.lowerBound
    else { return false }
    return tokens[first].end <= start
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
