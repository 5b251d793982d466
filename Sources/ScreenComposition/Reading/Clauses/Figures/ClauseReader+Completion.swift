internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Looks for the points of a chart that has none where it is spoken of: named figures in its own
  /// sentence, or in the one behind or before it, are no figures of their own then.
  mutating func completeCharts() {
    var index = 0
    while index < requirements.count {
      if lacksPoints(index), let row = namedValues(near: index) {
        index = take(row, for: index)
      }
      index += 1
    }
  }

  private func lacksPoints(_ index: Int) -> Bool {
    (isComponent(index, .chart) || isNeed(index, .trend, .breakdown))
      && requirements[index].details.value == nil
      && requirements[index].details.items.allSatisfy { $0.values.isEmpty }
  }

  /// The row of named values that is nearest to a requirement.
  private func namedValues(near index: Int) -> NamedValues? {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return nil }
    let own = sentence(around: start)
    var scopes = [own]
    if own.upperBound + 1 < tokens.count { scopes.append(sentence(around: own.upperBound + 1)) }
    if own.lowerBound > 1 { scopes.append(sentence(around: own.lowerBound - 2)) }
    for scope in scopes {
      if let row = NamedValues(in: scope, of: self), isFree(row, for: index),
        !precedes(row, start, in: own), isOfOneUnit(row)
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
  private func isOfOneUnit(_ row: NamedValues) -> Bool {
    func unit(_ pair: NamedValues.Pair) -> [UInt8] {
      guard pair.value.count > 1 else { return [] }
      return Array(
        bytes[tokens[pair.value.lowerBound + 1].start..<tokens[pair.value.upperBound - 1].end])
    }
    let units = Set(row.pairs.map(unit)).subtracting([[]])
    let measures = Set(row.pairs.map { tokens[$0.value.lowerBound].measure })
    return units.count < 2 && measures.count < 2
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

  private func sentence(around index: Int) -> Range<Int> {
    let limit = 4 * Limits.lookahead
    var lower = index
    while lower > 0, index - lower < limit, tokens[lower - 1].kind != .stop { lower -= 1 }
    var upper = index
    while upper < tokens.count, upper - index < limit, tokens[upper].kind != .stop { upper += 1 }
    return lower..<upper
  }

  /// Whether no other requirement of several things has been given these values.
  private func isFree(_ row: NamedValues, for index: Int) -> Bool {
    let bounds = range(row.lower, row.upper)
    return requirements.indices.allSatisfy { place in
      place == index || requirements[place].details.items.count < 2
        || requirements[place].range.upperBound <= bounds.lowerBound
        || requirements[place].range.lowerBound >= bounds.upperBound
    }
  }

  /// Gives a requirement the values of a row, and drops what was read of them otherwise; returns
  /// where the requirement stands then.
  private mutating func take(_ row: NamedValues, for index: Int) -> Int {
    requirements[index].details.items = row.pairs.map { pair in
      Details.Item(
        label(pair.name.lowerBound, pair.name.upperBound),
        values: [verbatim(pair.value.lowerBound, pair.value.upperBound)])
    }
    requirements[index].details.columns = []
    let bounds = range(row.lower, row.upper)
    var places: [Int?] = []
    var kept: [Requirement] = []
    for place in requirements.indices {
      let range = requirements[place].range
      let isInside = range.lowerBound < bounds.upperBound && range.upperBound > bounds.lowerBound
      let isRead = isInside && place != index && !isPart(place)
      places.append(isRead ? nil : kept.count)
      if !isRead { kept.append(requirements[place]) }
    }
    for place in kept.indices {
      kept[place].parent = kept[place].parent.flatMap { places[$0] }
    }
    requirements = kept
    return places[index] ?? index
  }

  /// Whether a requirement is a part of the screen, or something to do: it stays whatever is told.
  private func isPart(_ index: Int) -> Bool {
    if case .section = requirements[index].subject { return true }
    return requirements[index].isForAction
  }
}
