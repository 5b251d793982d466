internal import ScreenModel

/// Several names in a row, each with its figure: "W1 18, W2 22", "210 in March and 235 in April",
/// "80 scarves, 55 hats".
struct NamedValues {
  /// Where a name stands beside its figure.
  enum Order { case nameFirst, linked, valueFirst }

  /// A name and its figure, as the places of their tokens.
  struct Pair {
    var name: Range<Int>
    var value: Range<Int>
    /// Where what belongs to the figure ends, as a noun behind it does.
    var end: Int
    var order: Order
  }

  /// The names and their figures.
  private(set) var pairs: [Pair] = []
  /// Where they begin and end among the tokens.
  private(set) var lower = 0
  private(set) var upper = 0

  /// In which order the names and figures stand.
  var order: Order? { pairs.first?.order }

  /// Finds the longest such row among some tokens; nil where no two stand in one.
  ///
  /// - Complexity: linear in the number of tokens, as rows do not overlap.
  init?(in scope: Range<Int>, of reader: ClauseReader) {
    var index = scope.lowerBound
    while index < scope.upperBound {
      let row = Self.row(from: index, in: scope, of: reader)
      if row.pairs.count > pairs.count { self = row }
      // Of "we sold 80 scarves, 55 hats" the row begins within what looks like a pair.
      index = max(row.upper, index + 1)
    }
    let parallel = Self.parallel(in: scope, of: reader)
    if let first = parallel.first, let last = parallel.last, parallel.count > pairs.count {
      pairs = parallel
      lower = min(first.name.lowerBound, first.value.lowerBound)
      upper = last.end
    }
    guard pairs.count > 1 else { return nil }
  }

  private init(at start: Int) { (lower, upper) = (start, start) }

  /// Reads the row that begins at a token; it is empty where none does.
  private static func row(
    from start: Int, in scope: Range<Int>, of reader: ClauseReader
  ) -> NamedValues {
    var row = NamedValues(at: start)
    // An initializer of its own would be handed a copy of the reader for each token.
    if begins(start, in: scope, of: reader) { row.read(in: scope, of: reader) }
    return row
  }

  private mutating func read(in scope: Range<Int>, of reader: ClauseReader) {
    let start = lower
    var first: Order?
    var isTight = false
    var index = start
    while let pair = Self.pair(index, scope.upperBound, of: reader),
      first.map({ $0 == pair.order }) ?? true
    {
      first = pair.order
      pairs.append(pair)
      upper = pair.end
      index = upper
      while index < scope.upperBound, Self.separates(index, of: reader) { index += 1 }
      // "hours mon 7 tue 6.5 wed 8": there need not be a mark between them.
      isTight = isTight || index == upper
      guard !isTight || pair.order == .nameFirst else { break }
    }
    guard pairs.count > 1 else {
      drop(upTo: start)
      return
    }
    // Nothing within them is a row either.
    guard !isRepeated(of: reader) else {
      drop(upTo: upper)
      return
    }
    trimFirst(of: reader, isTight: isTight)
    if isTight, pairs.contains(where: { $0.name.count > 1 && !Self.isProper($0.name, of: reader) })
    {
      drop(upTo: start)
    }
  }

  /// Leaves no row, and the token that one can begin at next.
  private mutating func drop(upTo next: Int) {
    pairs = []
    upper = next
  }

  /// All such rows among some tokens.
  static func rows(in scope: Range<Int>, of reader: ClauseReader) -> [NamedValues] {
    var found: [NamedValues] = []
    var index = scope.lowerBound
    while index < scope.upperBound {
      let row = row(from: index, in: scope, of: reader)
      if row.pairs.count > 1 { found.append(row) }
      index = max(row.upper, index + 1)
    }
    return found
  }

  /// Whether all names are the same, and so none: "truck 4 passed, truck 7 failed".
  private func isRepeated(of reader: ClauseReader) -> Bool {
    func word(_ pair: Pair) -> [UInt8] {
      let token = reader.tokens[pair.name.upperBound - 1]
      return reader.bytes[token.start..<token.end].map { $0 | 0x20 }
    }
    let first = word(pairs[0])
    return pairs.dropFirst().allSatisfy { word($0) == first }
  }

  /// Takes words before the first name that say what all figures are of out of it: "snow depth Mon
  /// 12, Tue 15", "votes Ana Ruiz 120, Tom Beck 98".
  private mutating func trimFirst(of reader: ClauseReader, isTight: Bool) {
    let name = pairs[0].name
    let others = pairs.dropFirst().map(\.name)
    guard pairs[0].order == .nameFirst, name.count > 1 else { return }
    var start = name.lowerBound
    if others.allSatisfy({ Self.isProper($0, of: reader) }) {
      while start < name.upperBound - 1, !Self.isProper(start..<name.upperBound, of: reader) {
        start += 1
      }
    } else if isTight, others.allSatisfy({ $0.count == 1 }) {
      start = name.upperBound - 1
    }
    pairs[0].name = start..<name.upperBound
    lower = start
  }

  /// Whether each word of a name begins with a capital letter, or is a day or a figure.
  private static func isProper(_ name: Range<Int>, of reader: ClauseReader) -> Bool {
    name.allSatisfy {
      reader.tokens[$0].isCapitalized || reader.plays($0, CueSet(.day))
        || reader.kind($0) == .number || reader.isCode($0)
    }
  }

  /// Whether a name or a figure can be the first of a row at a token.
  private static func begins(_ index: Int, in scope: Range<Int>, of reader: ClauseReader) -> Bool {
    if index == scope.lowerBound || reader.kind(index) == .number || runsOn(index, of: reader) {
      return true
    }
    let before = index - 1
    return separates(before, of: reader) || reader.kind(before) == .open
      || reader.kind(before) == .colon || reader.kind(before) == .dash
      || reader.plays(before, ClauseReader.boundary)
      || reader.plays(before, CueSet(.article, .request, .component))
      || reader.isRole(before, .content)
  }

  /// Whether words and figures take turns from a token on: "rent 800 food 350".
  private static func runsOn(_ index: Int, of reader: ClauseReader) -> Bool {
    (0..<4).allSatisfy { reader.kind(index + $0) == ($0.isMultiple(of: 2) ? .word : .number) }
  }

  /// Whether a mark or a word stands at an index that parts one pair from the next; at the start of
  /// a line a dash does too.
  private static func separates(_ index: Int, of reader: ClauseReader) -> Bool {
    switch reader.kind(index) {
    case .line, .slash: true
    case .dash, .symbol: reader.kind(index - 1) == .line || reader.kind(index - 1) == .colon
    case .number: reader.kind(index - 1) == .line && isNumbering(index, of: reader)
    case .stop: reader.kind(index - 2) == .line && isNumbering(index - 1, of: reader)
    default: reader.separates(index)
    }
  }

  /// Whether the number at the start of a line only counts it: "1. Marta 18".
  private static func isNumbering(_ index: Int, of reader: ClauseReader) -> Bool {
    reader.kind(index) == .number && reader.kind(index + 1) == .stop
      && reader.tokens[index].touches(reader.tokens[index + 1])
  }

  /// The name and the figure that begin at a token.
  private static func pair(_ start: Int, _ limit: Int, of reader: ClauseReader) -> Pair? {
    guard start < limit else { return nil }
    if let pair = named(start, limit, of: reader) { return pair }
    guard reader.kind(start) == .number else { return nil }
    let value = start..<unitEnd(start + 1, limit, of: reader)
    var index = value.upperBound
    let isLinked = reader.plays(index, CueSet(.in, .for, .on, .at, .from))
    if isLinked { index += 1 }
    while reader.plays(index, CueSet(.article)) { index += 1 }
    let isYear = isLinked && reader.isYear(index)
    let name = isYear ? index + 1 : nameEnd(index, limit, of: reader)
    guard name > index, isEnd(name, limit, of: reader) || !isLinked else { return nil }
    return Pair(
      name: index..<name, value: value, end: name, order: isLinked ? .linked : .valueFirst)
  }

  /// A name with the figure behind it: "Otter got 61", "2021: 3400", "rent = 640", "Ana (12)".
  private static func named(_ start: Int, _ limit: Int, of reader: ClauseReader) -> Pair? {
    var start = start
    while start + 1 < limit,
      reader.plays(start, CueSet(.article))
        || reader.plays(start, CueSet(.in, .on, .at))
          && isProper(start + 1..<start + 2, of: reader)
    {
      // "in January 6.4", not "on foot 40"
      start += 1
    }
    let isFigure = reader.kind(start) == .number
    var index = isFigure ? start + 1 : nameEnd(start, limit, of: reader)
    if index > start, !isFigure, reader.kind(index) == .number,
      isMark(index + 1, of: reader)
        || reader.plays(index - 1, CueSet(.period)), reader.kind(index + 1) != .word
    {
      // "Day 1: 18", "week 3 12"
      index += 1
    }
    let name = start..<index
    guard !name.isEmpty else { return nil }
    // "German is finished to 100 percent", "Polish to 72 percent"
    let share = shareLink(index, limit, of: reader)
    index = share ?? index
    let bracket = reader.kind(index) == .open ? reader.tokens[index].partner : -1
    // A figure is a name where a mark stands behind it, a time of day or a date without one.
    if isMark(index, of: reader) || bracket > index || !isFigure && isLink(index, of: reader)
      || reader.isYear(start) && isLink(index, of: reader)
    {
      index += 1
    } else if share == nil, isFigure, !reader.tellsTime(start), !reader.isYear(start) {
      return nil
    }
    // "parcel A-1932" is called by its number.
    guard index < limit, reader.kind(index) == .number, !reader.tokens[index].isJoined else {
      return nil
    }
    let value = index..<unitEnd(index + 1, limit, of: reader)
    if bracket > index {
      return value.upperBound == bracket
        ? Pair(name: name, value: value, end: bracket + 1, order: .nameFirst) : nil
    }
    // "61 votes"
    let noun = nameEnd(value.upperBound, limit, of: reader)
    let end = isEnd(noun, limit, of: reader) ? noun : value.upperBound
    return Pair(name: name, value: value, end: end, order: .nameFirst)
  }

  /// Where the share begins that something has come to, behind the words that say so; nil where
  /// none does.
  private static func shareLink(_ start: Int, _ limit: Int, of reader: ClauseReader) -> Int? {
    var index = start
    while index < min(limit, start + 3), reader.kind(index) == .word,
      !reader.plays(index, CueSet(.to, .at))
    {
      index += 1
    }
    guard reader.plays(index, CueSet(.to, .at)), reader.kind(index + 1) == .number,
      index == start || reader.plays(start, CueSet(.copula)),
      reader.tokens[index + 1].measure == .percent || reader.plays(index + 2, CueSet(.unit))
    else { return nil }
    return index + 1
  }

  /// Where the units behind a figure end.
  static func unitEnd(_ start: Int, _ limit: Int, of reader: ClauseReader) -> Int {
    var index = start
    while index < limit, reader.tokens[index].isJoined || reader.plays(index, CueSet(.unit)) {
      index += 1
    }
    return index
  }

  /// Whether a word says that a name has the figure behind it: "is", "got", "has", "at".
  static func isLink(_ index: Int, of reader: ClauseReader) -> Bool {
    reader.plays(index, CueSet(.copula)) || reader.isRole(index, .attaining)
      || reader.plays(index, CueSet(.container, .at, .of)) && reader.kind(index + 1) == .number
  }

  private static func isMark(_ index: Int, of reader: ClauseReader) -> Bool {
    switch reader.kind(index) {
    case .colon: true
    // "ages 18-29, 30-49"
    case .dash:
      reader.kind(index - 1) != .number || !reader.tokens[index].touches(reader.tokens[index - 1])
    case .symbol: reader.bytes[reader.tokens[index].start] == UInt8(ascii: "=")
    default: false
    }
  }

  /// Where the words of a name end, of which there are at most four.
  static func nameEnd(_ start: Int, _ limit: Int, of reader: ClauseReader) -> Int {
    var index = start
    while index < min(limit, start + 4), reader.kind(index) == .word,
      !separates(index, of: reader) || reader.joinsPriced(index), !reader.isRole(index, .attaining),
      !reader.plays(
        index, CueSet(.component, .section, .request, .container, .relative, .copula, .verb))
        || isWhole(index, from: start, of: reader)
    {
      if reader.plays(index, ClauseReader.boundary), !reader.tokens[index].isCapitalized,
        !reader.joinsPriced(index)
      {
        break
      }
      index += 1
    }
    return index
  }

  /// Whether a word that could ask for something is all of a name: "…, training 21 %", "of rent 40".
  private static func isWhole(_ index: Int, from start: Int, of reader: ClauseReader) -> Bool {
    guard index == start else { return false }
    let isCapital = reader.tokens[index].isCapitalized
    let isListed = separates(index - 1, of: reader)
    let isFirst = reader.kind(index - 1) == .colon || reader.plays(index - 1, CueSet(.of))
    return
      (isCapital && isListed
      || reader.kind(index + 1) == .number && (isCapital || isListed || isFirst)
      || runsOn(index, of: reader))
      && !reader.plays(index, CueSet(.request, .container, .relative, .copula))
  }

  private static func isEnd(_ index: Int, _ limit: Int, of reader: ClauseReader) -> Bool {
    index >= limit || separates(index, of: reader) || reader.kind(index) == .close
      || reader.kind(index) == .stop
  }
}
