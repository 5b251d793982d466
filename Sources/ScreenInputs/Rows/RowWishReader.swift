package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Reads what a sentence asks of stated rows: "sort by date, newest first", "show anything below 3 kg
/// in red".
package struct RowWishReader {
  let words: LineWords
  let phrases: DocumentLexicon

  /// Creates a reader of the sentences of a text.
  package init(words: LineWords, phrases: DocumentLexicon) {
    (self.words, self.phrases) = (words, phrases)
  }

  /// Whether a sentence speaks of the order or the look of rows, whatever the rows are.
  ///
  /// A sentence about what people can do, "let me sort by price", asks for a control instead.
  package func speaksOfRows(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    guard folded.count <= 30, phrases.opening(of: folded, as: "rows doer") == nil else {
      return false
    }
    if column(range) != nil { return true }
    // "Sort by date or amount" leaves the order to people.
    if phrases.sense(in: folded, as: "rows order") != nil, words.hasAlternative(range) {
      return false
    }
    return words.members(of: range).contains { member in
      let own = words.folded(member)
      return ordering(own) != nil || !tones(in: own).isEmpty && asksToShow(own)
    } || ordering(folded) != nil || !tones(in: folded).isEmpty && asksToShow(folded)
  }

  /// The indices of the rows that words mean as a whole, "the available ones", "entries below 5"; nil
  /// if they mean no rows.
  package func rows(meantBy range: SourceRange, of rows: StatedRows) -> [Int]? {
    let condition = RowCondition(range, self)
    return condition.isOfRows ? condition.matches(rows).map(\.row) : nil
  }

  /// The wishes of a sentence for some rows, each with its words, and the words that fit no row.
  package struct Reading {
    /// The wishes.
    package var wishes: [(range: SourceRange, wish: RowWish)] = []
    /// The words that ask for something which no row has.
    package var unread: [SourceRange] = []
  }

  /// Reads what a sentence asks of some rows.
  package func read(_ range: SourceRange, for rows: StatedRows) -> Reading {
    var reading = Reading()
    guard speaksOfRows(range), !rows.rows.isEmpty else {
      reading.unread = [range]
      return reading
    }
    if let column = column(range) {
      reading.wishes = [(range, .column(column))]
      return reading
    }
    for clause in clauses(of: range) {
      let folded = words.folded(clause)
      if let tone = tones(in: folded).first?.tone {
        readMarks(clause, tone, rows, into: &reading)
      } else if let order = order(folded, of: rows) {
        reading.wishes.append((clause, order))
      } else {
        reading.unread.append(clause)
      }
    }
    return reading
  }

  /// Reads what stands out by a clause: "overdue and broken in red" speaks of two kinds of rows.
  private func readMarks(
    _ clause: SourceRange, _ tone: Component.Tone, _ rows: StatedRows, into reading: inout Reading
  ) {
    var marks: [RowWish.Mark] = []
    var unread: [SourceRange] = []
    for part in words.members(of: clause) {
      let condition = RowCondition(part, self)
      let found = condition.matches(rows)
      if found.isEmpty, condition.saysSomething { unread.append(part) }
      for place in found {
        let mark = RowWish.Mark(row: place.row, cell: place.cell, tone: tone)
        if !marks.contains(mark) { marks.append(mark) }
      }
    }
    guard !marks.isEmpty else {
      reading.unread.append(clause)
      return
    }
    marks.sort { ($0.row, $0.cell ?? -1) < ($1.row, $1.cell ?? -1) }
    reading.wishes.append((clause, .marks(marks)))
    reading.unread += unread
  }

  /// The clauses of a sentence, each with one tone or one order: "late ones in red, done ones in
  /// green".
  private func clauses(of range: SourceRange) -> [SourceRange] {
    var clauses: [SourceRange] = []
    var start = range.lowerBound
    let members = words.members(of: range)
    for (place, member) in members.enumerated() {
      let whole = SourceRange(start, member.upperBound)
      let isComplete =
        !tones(in: words.folded(whole)).isEmpty || ordering(words.folded(whole)) != nil
      // "Sort by date, newest first" is one clause.
      let next = place + 1 < members.count ? words.folded(members[place + 1]) : nil
      let goesOn = next.map { isDirection($0) } ?? false
      guard isComplete, !goesOn, place + 1 < members.count else { continue }
      guard let next, !tones(in: next).isEmpty || ordering(next) != nil else { continue }
      clauses.append(whole)
      start = members[place + 1].lowerBound
    }
    clauses.append(SourceRange(start, range.upperBound))
    return clauses
  }

  /// The name of the column that a sentence adds: "add a column for notes".
  private func column(_ range: SourceRange) -> SourceRange? {
    let folded = words.folded(range)
    guard let opening = phrases.opening(of: folded, as: "rows column"),
      (1...4).contains(folded.count - opening.length)
    else { return nil }
    var name = words.dropping(opening.length, from: range)
    while let last = bytes(name).last, last == UInt8(ascii: ".") || last == UInt8(ascii: "!") {
      name = SourceRange(name.lowerBound, name.upperBound - 1)
    }
    guard let article = phrases.opening(of: words.folded(name), as: "article"),
      article.length < words.count(name)
    else { return words.unquoted(name) }
    return words.unquoted(words.dropping(article.length, from: name))
  }

  private func bytes(_ range: SourceRange) -> ArraySlice<UInt8> { words.bytes[range.range] }

  // MARK: Looks

  /// The words for looks in a sentence, each with its place and meaning: "in red" is critical.
  func tones(in folded: FoldedWords) -> [(place: Range<Int>, tone: Component.Tone)] {
    let found = coloured(folded)
    // "Mark the ones below the minimum" names no colour; "mark it as paid" is something to do.
    guard found.isEmpty, let verb = phrases.opening(of: folded, as: "rows marking"),
      phrases.sense(in: folded, as: "rows whole") != nil,
      !folded.words.contains(where: { phrases.sense(ofAll: FoldedWords($0), as: "row link") != nil }
      )
    else { return found }
    return [(0..<verb.length, .warning)]
  }

  private func coloured(_ folded: FoldedWords) -> [(place: Range<Int>, tone: Component.Tone)] {
    (0..<folded.count).compactMap { place in
      phrases.opening(of: folded, as: "rows tone", at: place).flatMap { found in
        Component.Tone(rawValue: found.sense).map { (place..<place + found.length, $0) }
      }
    }
  }

  /// Whether a sentence asks to show something, says what should be, or names a bound: "anything above
  /// 5 in red".
  private func asksToShow(_ folded: FoldedWords) -> Bool {
    phrases.sense(in: folded, as: "rows show") != nil
      || phrases.sense(in: folded, as: "rows bound") != nil
      || phrases.sense(in: folded, as: "rows whole") != nil
  }

  // MARK: Orders

  /// The phrase that asks for an order, and the words after it; nil if there is none.
  private func ordering(_ folded: FoldedWords) -> (by: Range<Int>?, isFalling: Bool?)? {
    var direction: Bool?
    var end = folded.count
    for place in 0..<folded.count {
      guard let found = phrases.opening(of: folded, as: "rows direction", at: place) else {
        continue
      }
      direction = found.sense == "falling"
      end = min(end, place)
    }
    for place in 0..<folded.count {
      guard let found = phrases.opening(of: folded, as: "rows order", at: place) else { continue }
      let start = place + found.length
      // "Keep the order" has nothing to order by.
      guard start < end || direction != nil else { return nil }
      return (start < end ? start..<end : nil, direction)
    }
    if direction == nil, let ranked = ranking(folded) { return ranked }
    // "Newest first" by itself.
    return direction != nil && folded.count <= 6 ? (nil, direction) : nil
  }

  /// "Highest score on top", "best velocity first": the words for what is ranked, and its direction.
  private func ranking(_ folded: FoldedWords) -> (by: Range<Int>?, isFalling: Bool?)? {
    for place in 0..<folded.count {
      let isFalling = phrases.opening(of: folded, as: "rows most", at: place) != nil
      guard isFalling || phrases.opening(of: folded, as: "rows least", at: place) != nil,
        let end = (place + 1...min(folded.count, place + 5)).first(where: {
          phrases.opening(of: folded, as: "order top", at: $0) != nil
        }), end > place + 1
      else { continue }
      return (place + 1..<end, isFalling)
    }
    return nil
  }

  private func isDirection(_ folded: FoldedWords) -> Bool {
    phrases.opening(of: folded, as: "rows direction") != nil
  }

  private func order(_ folded: FoldedWords, of rows: StatedRows) -> RowWish? {
    guard let ordering = ordering(folded) else { return nil }
    let named = ordering.by.flatMap { by in
      column(namedBy: folded.words[by], of: rows)
    }
    // A direction alone orders by the only column of days or of numbers, and a score by the last
    // column that sums up the others.
    let scored = ordering.by.flatMap { by in scoreColumn(of: rows, folded.words[by]) }
    guard
      let column = named ?? scored ?? (ordering.by == nil ? onlyColumn(of: rows, folded) : nil)
    else {
      return nil
    }
    let isFalling = ordering.isFalling ?? false
    return .order(rows.order(by: column, isFalling: isFalling), by: column, isFalling: isFalling)
  }

  /// The column whose title shares the most words with others; nil if none does.
  package func column(namedBy said: ArraySlice<String>, of rows: StatedRows) -> Int? {
    var best: (column: Int, score: Int)?
    for (column, title) in rows.columns.enumerated() {
      let own = FoldedWords(title).words
      let shared = own.count(where: said.contains)
      guard shared > 0 else { continue }
      // Of two titles, the one with fewer other words is meant.
      let score = shared * 8 - own.count
      if best.map({ score > $0.score }) ?? true { best = (column, score) }
    }
    return best?.column
  }

  /// The column of results that "score" means, whatever its title calls them.
  private func scoreColumn(of rows: StatedRows, _ said: ArraySlice<String>) -> Int? {
    func isScore(_ words: FoldedWords) -> Bool {
      phrases.sense(ofAll: words, as: "rows score") != nil
    }
    guard isScore(FoldedWords(said.joined(separator: " "))) else { return nil }
    return rows.columns.indices.last {
      isScore(FoldedWords(rows.columns[$0])) && rows.numbers(of: $0) != nil
    }
  }

  private func onlyColumn(of rows: StatedRows, _ folded: FoldedWords) -> Int? {
    let isOfTime = phrases.sense(in: folded, as: "rows time") != nil
    let isOfSpeed = phrases.sense(in: folded, as: "rows speed") != nil
    let fitting = rows.columns.indices.filter { column in
      if isOfSpeed { return rows.times(of: column) != nil }
      let areDays = rows.days(of: column) != nil
      return isOfTime ? areDays : !areDays && rows.numbers(of: column) != nil
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}
