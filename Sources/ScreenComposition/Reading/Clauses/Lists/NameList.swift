/// Several names in a row, without figures: "the pupil, the return date and the condition",
/// "vaccine / batch / given by", "Oslo, Bergen and Tromsø".
struct NameList {
  /// The names, as ranges of their tokens without the articles before them.
  private(set) var names: [Range<Int>] = []

  /// Where they begin and end among the tokens.
  var lower: Int { names.first?.lowerBound ?? 0 }
  var upper: Int { names.last?.upperBound ?? 0 }

  /// Reads the list that begins at a token; nil where no two names stand there, or where one is that
  /// of a component, unless those too are `bare` names, as "quote" is of a column.
  init?(at start: Int, until limit: Int, of reader: ClauseReader, bare: Bool = false) {
    var index = start
    while index < limit, names.count < ClauseReader.Limits.items {
      while reader.plays(index, CueSet(.article)) || reader.isRole(index, .own) { index += 1 }
      let stop = Self.nameEnd(index, limit, of: reader, bare: bare)
      guard stop > index else { break }
      names.append(index..<stop)
      guard stop < limit, Self.separates(stop, of: reader) else {
        if !Self.ends(stop, limit, of: reader) { names.removeLast() }
        break
      }
      index = stop
      while index < limit, Self.separates(index, of: reader) { index += 1 }
    }
    guard names.count > 1 else { return nil }
  }

  /// Finds the names in capitals behind small words of some classes, whatever stands between them: "a
  /// branch in Lyon and one in Nantes"; nil where there are not two.
  init?(behind links: CueSet, in scope: Range<Int>, of reader: ClauseReader) {
    for index in scope where reader.plays(index, links) {
      var stop = index + 1
      while stop < scope.upperBound, reader.kind(stop) == .word, reader.tokens[stop].isCapitalized,
        !reader.plays(stop, CueSet(.day))
      {
        stop += 1
      }
      if stop > index + 1 { names.append(index + 1..<stop) }
    }
    guard names.count > 1 else { return nil }
  }

  private static func separates(_ index: Int, of reader: ClauseReader) -> Bool {
    reader.separates(index) || reader.kind(index) == .slash
  }

  /// Whether what follows the last name goes on with something else.
  private static func ends(_ index: Int, _ limit: Int, of reader: ClauseReader) -> Bool {
    guard index < limit, reader.kind(index) != .number else { return index >= limit }
    guard reader.kind(index) == .word else { return true }
    return reader.plays(index, CueSet(.each, .of, .for, .in, .on, .over, .container, .relative))
      || reader.plays(index, CueSet(.side))
  }

  private static func nameEnd(
    _ start: Int, _ limit: Int, of reader: ClauseReader, bare: Bool
  ) -> Int {
    var index = start
    while index < min(limit, start + 4), !separates(index, of: reader),
      reader.kind(index) == .word || reader.kind(index) == .quote
        || reader.tokens[index].isJoined && index > start
        || bare && reader.kind(index) == .number && reader.kind(index + 1) == .word
    {
      let isLast = index + 1 >= limit || separates(index + 1, of: reader)
      let token = reader.tokens[index]
      if reader.plays(index, CueSet(.request, .ability, .relative, .negation)) { break }
      if !bare, reader.plays(index, CueSet(.component, .section, .layout)), !token.isCapitalized {
        return start
      }
      if reader.plays(index, ClauseReader.boundary), !token.isCapitalized,
        index == start ? isLast || !qualifies(index, of: reader) : !isLast
      {
        break
      }
      index += 1
    }
    return index
  }

  /// Whether a word that could begin a phrase of its own says which of a kind: "next service".
  private static func qualifies(_ index: Int, of reader: ClauseReader) -> Bool {
    reader.plays(index, CueSet(.recency, .order, .moment, .side, .only))
  }
}
