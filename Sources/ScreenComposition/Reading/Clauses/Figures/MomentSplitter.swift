/// Cuts what stands in one row into what happens and when it does, which may stand first or last:
/// "9 May school play", "launch on 3 June", "7:45 breakfast", "January: permits".
struct MomentSplitter {
  let reader: ClauseReader

  /// What happens and when; nothing where a row does not say both.
  func cells(of group: Range<Int>) -> [Range<Int>] {
    // "… sees that the jabs are on the 6th"
    let told = group.last { reader.isRole($0, .content) && reader.isRole($0 - 1, .seeing) }
    let row = trimmed((told ?? group.lowerBound)..<group.upperBound)
    guard row.count > 1, row.count <= 16 else { return [] }
    let first = momentEnd(from: row.lowerBound, until: row.upperBound)
    if let first {
      let deed = trimmed(first.upperBound..<row.upperBound)
      if isDeed(deed) { return [deed, first] }
      return []
    }
    guard let last = momentStart(in: row) else { return [] }
    let deed = trimmed(row.lowerBound..<last.lowerBound)
    return isDeed(deed) ? [deed, last] : []
  }

  /// When something happens and the one figure that is told of it, as a point of a chart: "in March
  /// it jumped to 505 sheets"; nothing where a row has not one of each.
  func point(of group: Range<Int>) -> [Range<Int>] {
    guard group.count > 1, group.count <= 16, group.contains(where: { reader.kind($0) == .number })
    else { return [] }
    var moment: Range<Int>?
    var figure: Int?
    var index = group.lowerBound
    while index < group.upperBound {
      let stop = pointInTimeEnd(index)
      if stop > index {
        guard moment == nil else { return [] }
        moment = index..<stop
      } else if reader.kind(index) == .number {
        guard figure == nil else { return [] }
        figure = index
      }
      index = max(index + 1, stop)
    }
    guard let moment, let figure else { return [] }
    return [moment, figure..<NamedValues.unitEnd(figure + 1, group.upperBound, of: reader)]
  }

  /// Where the moment ends that a figure can be of and that begins at a token; the token where none
  /// does.
  private func pointInTimeEnd(_ index: Int) -> Int {
    if reader.plays(index, CueSet(.period)), reader.kind(index + 1) == .number {
      return index + 2
    }
    var stop = index
    while reader.plays(stop, CueSet(.day)) || reader.tellsTime(stop) || reader.isYear(stop)
      || reader.isRole(stop, .month) && reader.tokens[stop].isCapitalized
    {
      stop += 1
    }
    return stop
  }

  /// Whether a moment has no figure that could be one of what happens: "Sat 9 am", not "Mon 12".
  func isExact(_ moment: Range<Int>) -> Bool {
    moment.allSatisfy {
      reader.kind($0) != .number || reader.tellsTime($0) || reader.isYear($0)
        || reader.plays($0 - 1, CueSet(.period))
    }
  }

  /// The moment that a row begins with, behind what leads to it: "on the 4th".
  private func momentEnd(from start: Int, until limit: Int) -> Range<Int>? {
    var lower = start
    while lower < limit, isLead(lower) { lower += 1 }
    var upper = lower
    while upper < limit, isMoment(upper) || upper > lower && continues(upper, until: limit) {
      upper += 1
    }
    return hasMoment(lower..<upper) ? lower..<upper : nil
  }

  /// The moment that a row ends with, from where nothing but moments follow.
  private func momentStart(in row: Range<Int>) -> Range<Int>? {
    var lower = row.upperBound
    while lower > row.lowerBound,
      isMoment(lower - 1) || lower < row.upperBound && continues(lower - 1, until: row.upperBound)
    {
      lower -= 1
    }
    while lower < row.upperBound, !isMoment(lower) { lower += 1 }
    return hasMoment(lower..<row.upperBound) ? lower..<row.upperBound : nil
  }

  private func isMoment(_ index: Int) -> Bool {
    reader.plays(index, CueSet(.day)) || reader.kind(index) == .number
      || reader.isRole(index, .month) && reader.tokens[index].isCapitalized
      || reader.plays(index, CueSet(.period)) && reader.kind(index + 1) == .number
  }

  /// Whether a word or mark goes on from one moment to the next: "5 to 9 October", "9–17".
  private func continues(_ index: Int, until limit: Int) -> Bool {
    index + 1 < limit && isMoment(index + 1)
      && (reader.plays(index, CueSet(.to, .of, .article, .at, .conjunction))
        || reader.kind(index) == .dash)
  }

  /// Whether some tokens tell a moment, and not only a figure.
  private func hasMoment(_ range: Range<Int>) -> Bool {
    range.contains {
      reader.plays($0, CueSet(.day, .period)) || reader.isRole($0, .month)
        || reader.tellsTime($0) || reader.tokens[$0].hasFourDigits
    }
  }

  private func isDeed(_ range: Range<Int>) -> Bool {
    range.count <= 10 && range.contains { reader.kind($0) == .word || reader.kind($0) == .quote }
  }

  private func isLead(_ index: Int) -> Bool {
    reader.plays(index, CueSet(.on, .at, .from, .in, .article)) && !isMoment(index)
  }

  /// A cell without the marks and small words at its ends.
  private func trimmed(_ cell: Range<Int>) -> Range<Int> {
    var (lower, upper) = (cell.lowerBound, cell.upperBound)
    while lower < upper, isEdge(lower) { lower += 1 }
    while upper > lower, isEdge(upper - 1) { upper -= 1 }
    return lower..<upper
  }

  private func isEdge(_ index: Int) -> Bool {
    switch reader.kind(index) {
    case .word:
      reader.plays(index, ClauseReader.separators) || reader.plays(index, CueSet(.copula))
        || reader.isRole(index, .content)
        || reader.plays(index, CueSet(.on, .at, .from, .in, .article, .for))
          && !reader.tokens[index].isCapitalized
    case .number, .quote: false
    default: true
    }
  }
}
