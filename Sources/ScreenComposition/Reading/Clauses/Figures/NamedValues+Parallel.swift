internal import ScreenModel

/// Names and figures in two lists of one length: "20, 71 and 34 for Harbour, Kiln and Quarry",
/// "Harbour, Kiln and Quarry: 20, 71, 34".
extension NamedValues {
  /// The pairs of the first two such lists among some tokens; empty where there are none.
  ///
  /// - Complexity: linear in the number of tokens, as lists do not overlap.
  static func parallel(in scope: Range<Int>, of reader: ClauseReader) -> [Pair] {
    var index = scope.lowerBound
    while index < scope.upperBound {
      guard reader.kind(index) == .number else {
        index += 1
        continue
      }
      let values = list(from: index, in: scope, of: reader) {
        reader.kind($0) == .number ? unitEnd($0 + 1, scope.upperBound, of: reader) : $0
      }
      let end = values.last?.upperBound ?? index + 1
      if values.count > 1 {
        var names: [Range<Int>] = []
        if reader.plays(end, CueSet(.for, .in, .at, .on, .of)) {
          names = list(from: end + 1, in: scope, of: reader) {
            nameEnd($0, scope.upperBound, of: reader)
          }
        } else if isLink(index - 1, of: reader) || reader.kind(index - 1) == .colon {
          names = Self.names(before: index - 1, count: values.count, in: scope, of: reader)
        }
        if names.count == values.count {
          return zip(names, values).map { name, value in
            Pair(
              name: name, value: value, end: max(name.upperBound, value.upperBound), order: .linked)
          }
        }
      }
      index = end
    }
    return []
  }

  /// The members of a list that begins at a token, each up to where `memberEnd` says.
  private static func list(
    from start: Int, in scope: Range<Int>, of reader: ClauseReader, memberEnd: (Int) -> Int
  ) -> [Range<Int>] {
    var members: [Range<Int>] = []
    var index = start
    while index < scope.upperBound, members.count < ClauseReader.Limits.items {
      while reader.plays(index, CueSet(.article)) { index += 1 }
      let end = memberEnd(index)
      guard end > index else { break }
      members.append(index..<end)
      guard reader.separates(end) else { break }
      index = end
      while index < scope.upperBound, reader.separates(index) { index += 1 }
    }
    return members
  }

  /// As many names as are counted, that end before a token.
  private static func names(
    before end: Int, count: Int, in scope: Range<Int>, of reader: ClauseReader
  ) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var upper = end
    while names.count < count, upper > scope.lowerBound {
      var lower = upper
      while lower > scope.lowerBound, upper - lower < 4, reader.kind(lower - 1) == .word,
        reader.tokens[lower - 1].isCapitalized
          || !reader.plays(lower - 1, ClauseReader.boundary.union(CueSet(.article, .component)))
      {
        lower -= 1
      }
      guard lower < upper else { break }
      names.insert(lower..<upper, at: 0)
      upper = lower
      while upper > scope.lowerBound, reader.separates(upper - 1) { upper -= 1 }
      guard upper < lower else { break }
    }
    return names
  }
}
