internal import ScreenModel

/// Several names in a row, each with its figure: "W1 18, W2 22", "210 in March and 235 in April",
/// "80 scarves, 55 hats".
struct NamedValues {
  /// Where a name stands beside its figure.
  private enum Order { case nameFirst, linked, valueFirst }

  /// The names and their figures, as the places of their tokens.
  private(set) var pairs: [(name: Range<Int>, value: Range<Int>)] = []
  /// Where they begin and end among the tokens.
  private(set) var lower = 0
  private(set) var upper = 0

  /// Finds the longest such row among some tokens; nil where no two stand in one.
  ///
  /// - Complexity: linear in the number of tokens, as rows do not overlap.
  init?(in scope: Range<Int>, of reader: ClauseReader) {
    var index = scope.lowerBound
    while index < scope.upperBound {
      let row = Self(from: index, in: scope, of: reader)
      if row.pairs.count > pairs.count { self = row }
      // Of "we sold 80 scarves, 55 hats" the row begins within what looks like a pair.
      index = row.pairs.count > 1 ? row.upper : index + 1
    }
    guard pairs.count > 1 else { return nil }
  }

  /// Reads the row that begins at a token; it is empty where none does.
  private init(from start: Int, in scope: Range<Int>, of reader: ClauseReader) {
    lower = start
    upper = start
    guard Self.begins(start, in: scope, of: reader) else { return }
    var first: Order?
    var index = start
    while let (pair, order) = Self.pair(index, scope.upperBound, of: reader),
      first.map({ $0 == order }) ?? true
    {
      first = order
      pairs.append(pair)
      upper = max(pair.name.upperBound, pair.value.upperBound)
      index = upper
      while index < scope.upperBound, Self.separates(index, of: reader) { index += 1 }
      guard index > upper else { return }
    }
  }

  /// Whether a name or a figure can be the first of a row at a token.
  private static func begins(_ index: Int, in scope: Range<Int>, of reader: ClauseReader) -> Bool {
    if index == scope.lowerBound || reader.kind(index) == .number { return true }
    let before = index - 1
    return separates(before, of: reader) || reader.kind(before) == .open
      || reader.kind(before) == .colon
  }

  private static func separates(_ index: Int, of reader: ClauseReader) -> Bool {
    reader.separates(index) || reader.kind(index) == .line || reader.kind(index) == .slash
  }

  /// The name and the figure that begin at a token, and where the name stands.
  private static func pair(
    _ start: Int, _ limit: Int, of reader: ClauseReader
  ) -> ((name: Range<Int>, value: Range<Int>), Order)? {
    guard start < limit else { return nil }
    if let pair = named(start, limit, of: reader) { return (pair, .nameFirst) }
    guard reader.kind(start) == .number else { return nil }
    var index = start + 1
    while index < limit, reader.tokens[index].isJoined || reader.plays(index, CueSet(.unit)) {
      index += 1
    }
    let value = start..<index
    let isLinked = reader.plays(index, CueSet(.in, .for, .on, .at, .from))
    if isLinked { index += 1 }
    while reader.plays(index, CueSet(.article)) { index += 1 }
    let name = nameEnd(index, limit, of: reader)
    guard name > index, isEnd(name, limit, of: reader) || !isLinked else { return nil }
    return ((index..<name, value), isLinked ? .linked : .valueFirst)
  }

  /// A name with the figure behind it: "Otter got 61", "2021: 3400", "rent = 640".
  private static func named(
    _ start: Int, _ limit: Int, of reader: ClauseReader
  ) -> (name: Range<Int>, value: Range<Int>)? {
    let isFigure = reader.kind(start) == .number
    var index = isFigure ? start + 1 : nameEnd(start, limit, of: reader)
    let name = start..<index
    guard !name.isEmpty else { return nil }
    let mark = index
    if isMark(index, of: reader) || reader.plays(index, CueSet(.copula))
      || reader.isRole(index, .attaining)
    {
      index += 1
    }
    // A figure is a name where a mark stands behind it.
    guard index < limit, !isFigure || index > mark && isMark(mark, of: reader),
      reader.kind(index) == .number
    else { return nil }
    let value = index
    index += 1
    while index < limit, reader.kind(index) == .word || reader.tokens[index].isJoined,
      index - value < 4, !separates(index, of: reader)
    {
      guard reader.plays(index, CueSet(.unit)) || !reader.plays(index, ClauseReader.boundary)
      else { break }
      index += 1
    }
    guard isEnd(index, limit, of: reader) || reader.plays(index, ClauseReader.boundary) else {
      return nil
    }
    return (name, value..<value + 1)
  }

  private static func isMark(_ index: Int, of reader: ClauseReader) -> Bool {
    switch reader.kind(index) {
    case .colon, .dash: true
    case .symbol: reader.bytes[reader.tokens[index].start] == UInt8(ascii: "=")
    default: false
    }
  }

  /// Where the words of a name end, of which there are at most four.
  private static func nameEnd(_ start: Int, _ limit: Int, of reader: ClauseReader) -> Int {
    var index = start
    while index < min(limit, start + 4), reader.kind(index) == .word,
      !separates(index, of: reader), !reader.isRole(index, .attaining),
      !reader.plays(
        index, CueSet(.component, .section, .request, .container, .relative, .copula, .verb))
    {
      if reader.plays(index, ClauseReader.boundary), !reader.tokens[index].isCapitalized { break }
      index += 1
    }
    return index
  }

  private static func isEnd(_ index: Int, _ limit: Int, of reader: ClauseReader) -> Bool {
    index >= limit || separates(index, of: reader) || reader.kind(index) == .close
      || reader.kind(index) == .stop
  }
}
