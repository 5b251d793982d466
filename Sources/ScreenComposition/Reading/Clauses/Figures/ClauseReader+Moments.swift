internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Looks for what happens when, for a timeline, a calendar or a schedule that has less of it:
  /// "a timeline of the renovation: January permits, March demolition".
  mutating func completeSchedules() {
    gatherMoments()
    var index = 0
    while index < requirements.count {
      if isDated(index) { takeYears(index) }
      if isDated(index), let rows = moments(near: index) {
        let bounds = bounds(of: rows)
        relabel(index, before: bounds)
        index = give(rows, to: index, within: bounds)
      } else if isComponent(index, .calendar), let moved = takeDay(index) {
        index = moved
      }
      index += 1
    }
  }

  /// Makes a schedule of three moments or more, or of two that are told as such, that stand before
  /// what happens then, one behind the other, whatever marks part them: "Friday 18:00 arrival,
  /// Saturday 10:00 rehearsal, …", "on the 4th the crates arrive, on the 6th we move".
  private mutating func gatherMoments() {
    var start = 0
    while start < tokens.count {
      if beginsMoment(start), let rows = exactMoments(from: start) {
        start = rows.upper
        let bounds = bounds(of: rows)
        guard isLoose(bounds, rows) else { continue }
        schedule(rows, within: bounds)
      } else {
        start += 1
      }
    }
  }

  /// Gives a timeline the two ends that it goes from and to: "from the first train in 1871 until the
  /// last in 1968".
  private mutating func takeYears(_ index: Int) {
    guard requirements[index].details.items.isEmpty,
      let start = firstToken(of: Phrase("", at: requirements[index].range)),
      case let own = sentence(around: start),
      let from = own.first(where: { plays($0, CueSet(.from)) })
    else { return }
    let years = (from..<own.upperBound).filter { isYear($0) && plays($0 - 1, CueSet(.in)) }
    guard years.count == 2, let link = (years[0] + 1..<years[1]).first, kind(link) == .word
    else { return }
    let ends = [from + 1..<years[0] - 1, link + 1..<years[1] - 1]
    guard !ends.contains(where: \.isEmpty) else { return }
    drop(within: range(from, years[1] + 1), keeping: index..<index + 1)
    requirements[index].details.items = zip(ends, years).map { words, year in
      Details.Item(
        label(words.lowerBound, words.upperBound), values: [verbatim(year, year + 1)])
    }
  }

  /// Gives a calendar without any day the one that is told near it, and what happens then: "The fair is
  /// on 3 May, show it in a calendar"; returns where it stands then.
  private mutating func takeDay(_ index: Int) -> Int? {
    guard requirements[index].details.items.isEmpty, requirements[index].details.timeframe == nil,
      let start = firstToken(of: Phrase("", at: requirements[index].range)),
      case let own = sentence(around: start),
      case let before = own.lowerBound > 1 ? sentence(around: own.lowerBound - 2) : own,
      let date = (before.lowerBound..<own.upperBound).first(where: {
        kind($0) == .number && tokens[$0].measure == .date
      })
    else { return nil }
    requirements[index].details.timeframe = verbatim(date, date + 1)
    let told = nounPhrase(before.lowerBound)
    guard told.end > told.first, told.end <= date, date < own.upperBound else { return index }
    requirements[index].details.items = [
      Details.Item(label(told.first, told.end), values: [verbatim(date, date + 1)])
    ]
    requirements[index].details.label = nil
    titleHint = label(told.first, told.end)
    return drop(within: range(told.first, own.upperBound), for: index)
  }

  private func beginsMoment(_ index: Int) -> Bool {
    guard tellsTime(index) || isYear(index) || plays(index, CueSet(.day)) else { return false }
    let before = index - 1
    guard
      kind(before) != .word && kind(before) != .number || plays(before, CueSet(.on, .at, .article))
    else { return false }
    let limit = min(tokens.count, index + Limits.lookahead)
    let stop = (index..<limit).first { separates($0) || kind($0) == .stop || kind($0) == .line }
    return !MomentSplitter(reader: self).cells(of: index..<(stop ?? limit)).isEmpty
  }

  /// The rows of moments that begin at a token.
  private func exactMoments(from start: Int) -> CellRows? {
    let scope = start..<min(tokens.count, start + 4 * Limits.lookahead)
    let isTold = plays(start - 1, CueSet(.on)) || plays(start - 2, CueSet(.on))
    guard let rows = CellRows(momentsIn: scope, of: self), rows.rows.count > (isTold ? 1 : 2),
      rows.rows[0][1].lowerBound == start,
      rows.rows.allSatisfy({
        $0[1].lowerBound < $0[0].lowerBound && MomentSplitter(reader: self).isExact($0[1])
      })
    else { return nil }
    return rows
  }

  /// Whether nothing but facts, times and things was read of some rows, or what stands in one alone.
  private func isLoose(_ bounds: SourceRange, _ rows: CellRows) -> Bool {
    var inputs = 0
    for place in requirements.indices {
      // The points of a chart, "Mon: 12 cm", are no happenings.
      if !isDated(place),
        requirements[place].details.items.contains(where: {
          !$0.values.isEmpty && covers($0.label, bounds)
        }), isDrawn(place) || isComponent(place, .table)
      {
        return false
      }
      let range = requirements[place].range
      guard range.lowerBound < bounds.upperBound, range.upperBound > bounds.lowerBound else {
        continue
      }
      // "07:30 breakfast in the field"
      if requirements[place].isForInput { inputs += 1 }
      let isOpen =
        isNeed(place, .metric, .fact, .schedule, .records, .status, .sequence)
        || isComponent(place, .stat) || isDated(place) || requirements[place].isForInput
      if !isOpen { return false }
    }
    return inputs * 2 < rows.rows.count
  }

  /// Gives rows of moments to what is asked for by its dates before them, or to a schedule of their
  /// own.
  private mutating func schedule(_ rows: CellRows, within bounds: SourceRange) {
    let host = requirements.indices.last {
      isDated($0) && requirements[$0].range.lowerBound < bounds.upperBound
    }
    let index = host ?? requirements.firstIndex { $0.range.upperBound > bounds.lowerBound } ?? 0
    if host == nil {
      var schedule = Requirement(.need(.schedule), range: bounds, words: "")
      schedule.details.label = title ?? titleHint
      if index < requirements.count { schedule.parent = requirements[index].parent }
      replace(index..<index, with: [schedule])
    }
    _ = give(rows, to: index, within: bounds)
  }

  /// Gives a requirement what happens when, and drops what was read of it otherwise; returns where
  /// the requirement stands then.
  private mutating func give(_ rows: CellRows, to index: Int, within bounds: SourceRange) -> Int {
    requirements[index].details.items = rows.rows.prefix(Limits.items).map { cells in
      Details.Item(
        label(cells[0].lowerBound, cells[0].upperBound),
        values: [verbatim(cells[1].lowerBound, cells[1].upperBound)])
    }
    requirements[index].details.columns = []
    // "from 4 to 8 May: on the 4th …"
    let spoken = max(0, rows.lower - Limits.lookahead)..<rows.lower
    if requirements[index].details.timeframe == nil,
      let dated = spoken.last(where: { tokens[$0].measure == .date })
    {
      requirements[index].details.timeframe = verbatim(dated, dated + 1)
    }
    return drop(within: bounds, for: index)
  }

  /// The words of some rows, with those that lead to their first moment.
  private func bounds(of rows: CellRows) -> SourceRange {
    var lower = rows.lower
    while lower > 0, plays(lower - 1, CueSet(.on, .at, .article)) { lower -= 1 }
    return range(lower, rows.upper)
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
