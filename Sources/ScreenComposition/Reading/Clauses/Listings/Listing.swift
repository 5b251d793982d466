/// A head and the members below or behind it, told apart by marks alone, whatever their words:
/// "Buttons: Print labels / Ring the bell", "Order: received > packed > sent", a line over items.
struct Listing {
  /// What parts members within a line, from the strongest mark to the weakest.
  enum Mark: CaseIterable { case arrow, bar, semicolon, slash, comma }

  /// The tokens of the head, without the mark behind it.
  let head: Range<Int>
  /// The tokens of each member, without the marks around it; at least two.
  let members: [Range<Int>]
  /// Whether each member has a line of its own.
  let isLined: Bool
  /// Whether arrows part three members or more, so that each leads to the next.
  private(set) var isCourse = false

  /// How many words lead to members; more are a sentence of their own.
  private static let headLength = 14

  /// Where all of it ends among the tokens.
  var upper: Int { members.last?.upperBound ?? head.upperBound }

  /// Finds a line and the items of one depth below it, or the short lines up to the end of the text;
  /// nil where other units stand there.
  init?(_ units: ArraySlice<Outline.Unit>, of reader: ClauseReader) {
    guard let first = units.first, first.kind != .item else { return nil }
    var items = units.dropFirst().prefix { $0.kind == .item }
    if items.isEmpty, units.count <= ClauseReader.Limits.items,
      units.dropFirst().allSatisfy({ Self.isShort($0, in: reader) })
    {
      items = units.dropFirst()
    }
    guard let indent = items.first?.indent, items.allSatisfy({ $0.indent == indent }) else {
      return nil
    }
    head = Self.trimmed(first.lower..<first.upper, of: reader)
    members = items.map { Self.trimmed($0.lower..<$0.upper, of: reader) }
    isLined = true
    guard isWhole else { return nil }
  }

  /// Finds what a colon within a line parts into head and members, or a head of one word and what
  /// bars part behind it, "Table Plot | Keeper | Score".
  ///
  /// - Complexity: linear in the length of the line.
  init?(in line: Range<Int>, of reader: ClauseReader) {
    let colon = Self.colon(in: line, of: reader)
    guard let headEnd = colon ?? Self.barredHead(in: line, of: reader) else { return nil }
    let body = (colon.map { $0 + 1 } ?? headEnd)..<line.upperBound
    let parted = Self.members(of: body, in: reader)
    isCourse = parted.mark == .arrow && parted.members.count > 2
    head = Self.trimmed(line.lowerBound..<headEnd, of: reader)
    members = parted.members
    isLined = false
    guard isWhole else { return nil }
  }

  /// Finds a head before a colon and a sentence for each member behind it.
  init?(sentencesOf line: Range<Int>, of reader: ClauseReader) {
    guard let colon = Self.colon(in: line, of: reader) else { return nil }
    head = Self.trimmed(line.lowerBound..<colon, of: reader)
    members = Self.members(of: colon + 1..<line.upperBound, in: reader) {
      reader.tokens[$0].kind == .stop
    }
    isLined = false
    guard isWhole else { return nil }
  }

  /// Whether a line is of a few words and no sentence.
  private static func isShort(_ unit: Outline.Unit, in reader: ClauseReader) -> Bool {
    unit.kind == .prose && unit.upper - unit.lower <= 8
      && (unit.lower..<unit.upper).allSatisfy {
        reader.tokens[$0].kind == .word || reader.tokens[$0].kind == .number
          || reader.tokens[$0].kind == .quote
      }
  }

  private var isWhole: Bool {
    !head.isEmpty && head.count <= Self.headLength && members.count > 1
      && members.count <= ClauseReader.Limits.items && !members.contains { $0.isEmpty }
  }

  /// The colon behind the first words of a line, or a dash that stands for one.
  private static func colon(in line: Range<Int>, of reader: ClauseReader) -> Int? {
    let first = line.prefix(headLength).first {
      reader.tokens[$0].kind == .colon || reader.tokens[$0].kind == .stop
        || reader.tokens[$0].kind == .dash && reader.isSpaced($0)
    }
    return first.flatMap { reader.tokens[$0].kind == .stop ? nil : $0 }
  }

  /// Where the first word of a line ends, if it names a component and bars part what follows.
  private static func barredHead(in line: Range<Int>, of reader: ClauseReader) -> Int? {
    guard reader.plays(line.lowerBound, CueSet(.component)), line.count > 5,
      line.count(where: { isMark($0, .bar, in: reader) }) > 1
    else { return nil }
    return line.lowerBound + 1
  }

  /// Cuts some words at the strongest of the marks among them; all are one member without any.
  static func members(
    of body: Range<Int>, in reader: ClauseReader
  ) -> (members: [Range<Int>], mark: Mark?) {
    var found: [Range<Int>] = []
    for mark in Mark.allCases {
      found = members(of: body, in: reader) { isMark($0, mark, in: reader) }
      if found.count > 1 { return (found, mark) }
    }
    return (found, nil)
  }

  /// Cuts what stands behind a colon at its marks; what is in brackets stays whole.
  private static func members(
    of body: Range<Int>, in reader: ClauseReader, isMark: (Int) -> Bool
  ) -> [Range<Int>] {
    var members: [Range<Int>] = []
    var start = body.lowerBound
    func close(_ end: Int) {
      let member = trimmed(start..<end, of: reader)
      // Marks one behind the other, ", and", part as one does.
      if !member.isEmpty { members.append(member) }
    }
    var index = start
    while index < body.upperBound, members.count <= ClauseReader.Limits.items {
      let partner = reader.tokens[index].partner
      if reader.tokens[index].kind == .open, partner > index, partner < body.upperBound {
        index = partner
      } else if isMark(index) {
        close(index)
        start = index + 1
      }
      index += 1
    }
    close(index)
    return members
  }

  private static func isMark(_ index: Int, _ mark: Mark, in reader: ClauseReader) -> Bool {
    let token = reader.tokens[index]
    return switch mark {
    case .arrow: token.isArrow
    case .bar: token.kind == .comma && reader.bytes[token.start] == UInt8(ascii: "|")
    case .semicolon: token.kind == .semicolon
    case .slash:
      token.kind == .slash && index + 1 < reader.tokens.count && reader.isSpaced(index)
    case .comma:
      token.kind == .comma
        || token.plays(ClauseReader.separators) && !token.isJoined && !reader.joinsPriced(index)
    }
  }

  /// Some tokens without the marks and the conjunctions around them.
  private static func trimmed(_ tokens: Range<Int>, of reader: ClauseReader) -> Range<Int> {
    var (lower, upper) = (tokens.lowerBound, tokens.upperBound)
    while lower < upper, isMargin(lower, of: reader) { lower += 1 }
    // "[done] hire a van", "[ ] hire a van"
    let box = [3, 2].first { lower + $0 < upper && reader.box(before: lower + $0) != nil }
    lower += box ?? 0
    while upper > lower, isMargin(upper - 1, of: reader) { upper -= 1 }
    return lower..<upper
  }

  private static func isMargin(_ index: Int, of reader: ClauseReader) -> Bool {
    let token = reader.tokens[index]
    return switch token.kind {
    case .comma, .semicolon, .colon, .stop, .dash, .slash, .line: true
    case .word: token.plays(ClauseReader.separators) && !token.isCapitalized
    case .number, .quote, .open, .close, .symbol: false
    }
  }
}
