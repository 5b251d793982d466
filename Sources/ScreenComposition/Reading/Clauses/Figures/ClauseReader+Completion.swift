internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Gives what lacks its content what stands near it: names, rows and figures are found by their
  /// structure, whatever words stand between them, and what was read of them otherwise is dropped.
  mutating func complete() {
    completeColumns()
    completeCharts()
    completeHeadedRows()
    completeTables()
    completeCalendars()
    completeSchedules()
    completePlaces()
    completeThings()
    completeCollections()
    completeTicked()
    completeSearches()
    completeEach()
    completeChecks()
    completeTalks()
    completeLengths()
    completeLinks()
    completeFacts()
    completeCounted()
    completeDialogs()
  }

  /// Looks for the points of a chart that has none where it is spoken of: named figures in its own
  /// sentence, or in the one behind or before it, are no figures of their own then.
  private mutating func completeCharts() {
    let isAdded = addChart()
    var index = 0
    while index < requirements.count {
      if isDrawn(index) {
        let isLast = isAdded && index == requirements.count - 1
        let row = namedValues(near: index, isApposed: isLast)
        if let several = severalRows(near: index) {
          index = several
        } else if let told = toldPoints(near: index), told.rows.count > row?.pairs.count ?? 1 {
          index = take(told.rows.map { ($0[0], $0[1]) }, for: index)
          nameByNoun(index, behind: told.rows[0][1].upperBound)
        } else if let row {
          index = takeSeries(from: row, for: index) ?? take(row, for: index)
        }
        if requirements[index].details.items.contains(where: { !$0.values.isEmpty }) {
          measure(index)
          unname(index)
        } else if isLast {
          requirements.removeLast()
        }
      }
      index += 1
    }
  }

  /// Gives a chart rows of figures that are each headed by what they are of, whatever was read of
  /// them: "Berlin with Jan 1, Feb 3 and Lisbon with Jan 12, Feb 13"; returns where it stands then.
  private mutating func severalRows(near index: Int) -> Int? {
    guard requirements[index].details.columns.isEmpty,
      let start = firstToken(of: Phrase("", at: requirements[index].range)),
      let row = NamedValues(in: sentence(around: start), of: self)
    else { return nil }
    return takeSeries(from: row, for: index)
  }

  /// Adds a chart where no figures are drawn but the text says how they are to be: "walnut 40, ash
  /// 35 (pie)", "…, and the mayor is to see that as a falling line".
  private mutating func addChart() -> Bool {
    guard !isFull, !requirements.indices.contains(where: { isDrawn($0) }),
      let word = (1..<max(tokens.count, 1)).last(where: { saysDrawing($0) })
    else { return false }
    let chart = sense(.component, word)?.component == .chart ? sense(.component, word) : nil
    var added = Requirement(.component(.chart), range: range(word, word + 1), words: "")
    added.details.variant = chart?.variant
    requirements.append(added)
    return true
  }

  /// Whether a word says by itself how something is drawn: in brackets, behind a comma, or "as a …".
  private func saysDrawing(_ index: Int) -> Bool {
    guard plays(index, CueSet(.drawing)) || sense(.component, index)?.component == .chart else {
      return false
    }
    if kind(index - 1) == .open { return kind(index + 1) == .close }
    if kind(index - 1) == .comma || kind(index - 1) == .dash { return ends(index + 1) }
    return (max(0, index - 3)..<index).contains { plays($0, CueSet(.as)) }
  }

  /// The moments near a chart without points, with the figures that are told of them.
  private func toldPoints(near index: Int) -> CellRows? {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return nil }
    let reach = 4 * Limits.lookahead
    let rows = CellRows(
      pointsIn: max(0, start - reach)..<min(tokens.count, start + reach), of: self)
    let known = requirements[index].details.items.count { !$0.values.isEmpty }
    return rows.flatMap { $0.rows.count > known ? $0 : nil }
  }

  /// Calls a chart without a name by what its first figure counts: "we had 40 members in 2019".
  private mutating func nameByNoun(_ index: Int, behind figure: Int) {
    let stop = NamedValues.nameEnd(figure, tokens.count, of: self)
    guard requirements[index].details.label == nil, stop > figure else { return }
    requirements[index].details.label = label(figure, stop)
    titleHint = requirements[index].details.label
  }

  /// Takes the name of its first point back from a chart and from the screen: "a pie chart of rent
  /// 40, food 35" is of both.
  private mutating func unname(_ index: Int) {
    let items = requirements[index].details.items
    guard items.count > 1, let first = items[0].label.range else { return }
    func isOfFirst(_ name: Phrase?) -> Bool {
      name?.range.map { $0.lowerBound < first.upperBound && $0.upperBound > first.lowerBound }
        ?? false
    }
    if isOfFirst(requirements[index].details.label) { requirements[index].details.label = nil }
    guard isOfFirst(titleHint), let hint = titleHint?.range else { return }
    // "bar chart, Mon 12": what stands before the point.
    let start = firstToken(of: Phrase("", at: hint)) ?? 0
    // A title may stand behind the first point.
    var words = start..<max(start, firstToken(of: items[0].label) ?? 0)
    while let last = words.last, kind(last) != .word || plays(last, Self.boundary) {
      words.removeLast()
    }
    titleHint = words.isEmpty ? joined(items) : label(words.lowerBound, words.upperBound)
  }

  /// Takes the unit of a chart's bare figures, and how they are drawn, from the words of their
  /// sentence: "the weight in kg", "as bars, please".
  private mutating func measure(_ index: Int) {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return }
    var scope = sentence(around: start)
    if scope.upperBound + 1 < tokens.count {
      scope = scope.lowerBound..<sentence(around: scope.upperBound + 1).upperBound
    }
    for place in scope {
      if requirements[index].details.unit == nil, plays(place, CueSet(.in)),
        plays(place + 1, CueSet(.unit)) || isShort(place + 1) && kind(place - 1) != .number
      {
        var stop = place + 2
        while stop < scope.upperBound, tokens[stop].isJoined { stop += 1 }
        requirements[index].details.unit = verbatim(place + 1, stop)
      }
      if requirements[index].details.variant == nil, plays(place, CueSet(.drawing)) {
        requirements[index].details.variant = sense(.drawing, place)?.argument
      }
    }
  }

  /// Whether a word is as short as the sign of a unit, and no known one: "kWh".
  private func isShort(_ index: Int) -> Bool {
    isSymbol(index) && tokens[index].end - tokens[index].start <= 4
      && !tokens[index].isCapitalized
  }

  /// Whether a requirement is for figures that are drawn, and not for a single one.
  func isDrawn(_ index: Int) -> Bool {
    isComponent(index, .chart) || isNeed(index, .trend, .breakdown)
  }

  /// Whether a requirement has fewer points than the row has that begins with them.
  private func lacks(_ row: NamedValues, _ index: Int) -> Bool {
    let bounds = range(row.lower, row.upper)
    if let value = requirements[index].details.value?.range {
      // "a bar chart of rainfall Mar 12 Apr 30": what was read of the row is no value of all of it.
      guard value.lowerBound < bounds.upperBound, value.upperBound > bounds.lowerBound else {
        return false
      }
    }
    let valued = requirements[index].details.items.filter { !$0.values.isEmpty }
    guard let last = valued.last?.label.range else { return true }
    return valued.count <= row.pairs.count && valued.allSatisfy { $0.values.count < 2 }
      && last.lowerBound < bounds.upperBound && last.upperBound > bounds.lowerBound
  }

  /// The row of named values that is nearest to a requirement.
  private func namedValues(near index: Int, isApposed: Bool) -> NamedValues? {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return nil }
    let own = sentence(around: start)
    var scopes = [own]
    if own.upperBound + 1 < tokens.count { scopes.append(sentence(around: own.upperBound + 1)) }
    if own.lowerBound > 1 { scopes.append(sentence(around: own.lowerBound - 2)) }
    for scope in scopes {
      if let row = NamedValues(in: scope, of: self), lacks(row, index),
        isFree(row, for: index, isBefore: scope.upperBound < own.lowerBound),
        isApposed || !precedes(row, start, in: own),
        isOfOneUnit(row, isAsked: isComponent(index, .chart))
      {
        return row
      }
    }
    return nil
  }

  /// Whether a row stands before "and a chart of …" in the same sentence: figures of their own,
  /// unless the chart is of them, "and the share of each".
  private func precedes(_ row: NamedValues, _ start: Int, in sentence: Range<Int>) -> Bool {
    guard sentence.contains(row.lower), row.upper <= start else { return false }
    return (row.upper...start).contains { plays($0, Self.separators) }
      && !(row.upper..<sentence.upperBound).contains {
        plays($0, CueSet(.each)) || isRole($0, .reference)
      }
  }

  /// Whether the figures of a row are of one unit, as the points of a chart are.
  private func isOfOneUnit(_ row: NamedValues, isAsked: Bool) -> Bool {
    let units = row.pairs.map { pair -> String? in
      let measure = tokens[pair.value.lowerBound].measure
      guard measure != .clock, measure != .date,
        let quantity = Quantity(verbatim(pair.value.lowerBound, pair.value.upperBound).text)
      else { return nil }
      guard quantity.unit.isEmpty, !isAsked, pair.end > pair.value.upperBound else {
        return quantity.prefix + quantity.unit
      }
      // "640 light years and 2.1 Earths"
      return verbatim(pair.value.upperBound, pair.end).text
    }
    return !units.contains(nil) && Set(units).subtracting([""]).count < 2
  }

  /// Parts figures that stand before their names: "318 calls answered" shows calls answered.
  mutating func partFigures() {
    for index in requirements.indices
    where (isNeed(index, .metric) || isComponent(index, .stat))
      && requirements[index].details.value == nil && requirements[index].details.items.isEmpty
    {
      guard let label = requirements[index].details.label, let range = label.range,
        let first = firstToken(of: label), kind(first) == .number, tokens[first].measure != .ordinal
      else { continue }
      var name = first + 1
      while tokens[name].isJoined || plays(name, CueSet(.unit)) { name += 1 }
      var stop = name
      while stop < end, tokens[stop].end <= range.upperBound { stop += 1 }
      guard stop > name, kind(name) == .word else { continue }
      requirements[index].details.value = verbatim(first, name)
      requirements[index].details.label = self.label(name, stop)
    }
  }

  /// The tokens of the sentence that one stands in, or of its line among lines with bullets.
  func sentence(around index: Int) -> Range<Int> {
    let limit = 4 * Limits.lookahead
    var lower = index
    while lower > 0, index - lower < limit, !endsSentence(lower - 1) { lower -= 1 }
    var upper = index
    while upper < tokens.count, upper - index < limit, !endsSentence(upper) { upper += 1 }
    return lower..<upper
  }

  /// Whether a sentence ends at an index, or a line before one with a bullet.
  private func endsSentence(_ index: Int) -> Bool {
    guard tokens[index].kind == .line, index + 1 < tokens.count else {
      return tokens[index].kind == .stop
    }
    return tokens[index + 1].kind == .dash || tokens[index + 1].kind == .symbol
  }

  /// Whether no other requirement of several things has been given these values by name, or before
  /// the sentence at all.
  private func isFree(_ row: NamedValues, for index: Int, isBefore: Bool) -> Bool {
    let bounds = range(row.lower, row.upper)
    return requirements.indices.allSatisfy { place in
      place == index || requirements[place].details.items.count < 2
        || !isBefore && isNeed(place, .records, .ranking, .schedule, .sequence, .fact, .metric)
        || requirements[place].range.upperBound <= bounds.lowerBound
        || requirements[place].range.lowerBound >= bounds.upperBound
    }
  }

  private mutating func take(_ row: NamedValues, for index: Int) -> Int {
    take(row.pairs.map { ($0.name, $0.value) }, for: index)
  }

  /// Gives a requirement names with their values, and drops what was read of them otherwise; returns
  /// where the requirement stands then.
  private mutating func take(_ pairs: [(name: Range<Int>, value: Range<Int>)], for index: Int)
    -> Int
  {
    requirements[index].details.items = pairs.map { pair in
      Details.Item(
        label(pair.name.lowerBound, pair.name.upperBound),
        values: [verbatim(pair.value.lowerBound, pair.value.upperBound)])
    }
    requirements[index].details.columns = []
    requirements[index].details.value = nil
    requirements[index].details.timeframe = nil
    let all = pairs.flatMap { [$0.name, $0.value] }
    let bounds = range(
      all.map(\.lowerBound).min() ?? 0, all.map(\.upperBound).max() ?? 0)
    relabel(index, before: bounds)
    return drop(within: bounds, for: index)
  }

  /// Takes the words before a row for the label of what it is given to, where that has none of its
  /// own: "parcels sent: W1 31, W2 33, as a pie chart".
  mutating func relabel(_ index: Int, before row: SourceRange) {
    if let label = requirements[index].details.label?.range,
      label.lowerBound >= row.upperBound
        || label.upperBound <= row.lowerBound
    {
      return
    }
    requirements[index].details.label = nil
    let before = requirements.indices.last {
      requirements[$0].details.label != nil && requirements[$0].range.lowerBound < row.lowerBound
    }
    guard let named = before, named != index,
      isNeed(named, .metric, .fact, .records, .status, .input, .action, .trend),
      let label = requirements[named].details.label, let range = label.range,
      range.lowerBound < row.lowerBound,
      requirements[named].details.items.isEmpty, requirements[named].details.columns.isEmpty,
      bytes[range.upperBound..<max(range.upperBound, row.lowerBound)].allSatisfy({
        !Bytes.isWord($0) && $0 != UInt8(ascii: ".")
      })
    else { return }
    requirements[index].details.label =
      range.upperBound > row.lowerBound
      ? text(range.lowerBound, row.lowerBound, capitalizing: true) : label
    // It is dropped with what was read of the row.
    requirements[named].range = row
  }

  /// Drops what was read of the words of a row otherwise; returns where the requirement of the row
  /// stands then.
  mutating func drop(within bounds: SourceRange, for index: Int) -> Int {
    drop(within: bounds, keeping: index..<index + 1)
  }

  /// Drops what was read of some words save for a few requirements; returns where the first of
  /// those stands then.
  @discardableResult
  mutating func drop(within bounds: SourceRange, keeping own: Range<Int>) -> Int {
    let read = requirements.indices.filter { place in
      let range = requirements[place].range
      return range.lowerBound < bounds.upperBound && range.upperBound > bounds.lowerBound
        && !own.contains(place) && (!isPart(place) || range.lowerBound >= bounds.lowerBound)
    }
    return remove(read)[own.lowerBound] ?? own.lowerBound
  }

  /// Takes no title from words that were told of a part only.
  mutating func dropHint(within bounds: SourceRange) {
    if let hint = titleHint?.range, hint.lowerBound < bounds.upperBound,
      hint.upperBound > bounds.lowerBound
    {
      titleHint = nil
    }
  }

  /// Whether a requirement is a part of the screen, or something to do: it stays whatever is told.
  private func isPart(_ index: Int) -> Bool {
    if case .section = requirements[index].subject { return true }
    return requirements[index].isForAction
  }
}
