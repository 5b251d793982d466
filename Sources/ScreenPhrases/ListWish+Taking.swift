internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables

/// Takes the days, the order and the state of things apart from what they are.
extension PhraseReader {
  /// How many words at the end of some name a day of the week: "this Friday"; 0 where none do.
  func weekdayLength(endOf words: ArraySlice<String>) -> Int {
    [2, 1].first { length in
      guard length < words.count, let first = words.suffix(length).first else { return false }
      return !lexicon.has(.condition, first)
        && SamplePeriod(words.suffix(length))?.isWeekday ?? false
    } ?? 0
  }

  /// Takes a day of the week off the end, where the things are not called by it as a Black Friday is.
  func takeWeekday(_ wish: inout ListWish) {
    let length = weekdayLength(endOf: wish.core)
    let front = wish.core.dropLast(length)
    // What a preposition leads on to is a condition.
    guard length > 0, wish.period == nil, !isTopic(wish.core), things.named(wish.core) == nil,
      let last = front.last, !lexicon.has(.condition, last), !lexicon.has(.clause, last)
    else { return }
    wish.period = SamplePeriod(wish.core.suffix(length))
    wish.core = front
  }

  /// Takes "smallest first" off the end.
  func takeOrder(_ wish: inout ListWish) {
    guard wish.core.count > 2, wish.core.last == "first", let most = wish.core.dropLast().last,
      lexicon.order(most) != nil
    else { return }
    wish.order = most
    wish.isWrapped = true
    wish.core = wish.core.dropLast(2)
  }

  /// What a clause says that the reader has done, as a column is called; nil where it says something else.
  func deed(_ clause: ArraySlice<String>) -> String? {
    guard let first = clause.first, let last = clause.last, clause.count > 1 else { return nil }
    let isPerfect =
      ["i've", "ive", "we've"].contains(first)
      || clause.count > 2 && clause[clause.startIndex + 1] == "have"
    // What one has been to is told by when that was.
    return isPerfect ? lexicon.has(.condition, last) ? "When" : Wording.capitalized(last) : nil
  }

  /// Takes the state that things are in, and their days, out of what they must be.
  func settle(_ wish: inout ListWish) {
    takeState(&wish)
    takeActivity(&wish)
    guard !wish.condition.isEmpty, !wish.isClause, wish.fit == nil else { return }
    let end =
      wish.condition.indices.dropFirst(2).first { place in
        lexicon.has(.placing, wish.condition[place]) && saysState(wish.condition[..<place])
      } ?? wish.condition.endIndex
    let said = wish.condition[..<end]
    if lexicon.has(.state, said), wish.state.isEmpty {
      wish.state = said
    } else if let period = SamplePeriod(said), ["in", "on", "for", "during"].contains(said.first) {
      (wish.period, wish.periodWords) = (period, said)
    } else {
      return
    }
    wish.isWrapped = true
    wish.condition = wish.condition[end...]
  }

  private func saysState(_ words: ArraySlice<String>) -> Bool {
    lexicon.has(.state, words) || SamplePeriod(words) != nil
  }

  /// Takes an adjective of state from behind things that are known: "restaurants open".
  private func takeState(_ wish: inout ListWish) {
    guard things.named(wish.core) == nil, !isTopic(wish.core) else { return }
    let length = lexicon.length(of: .state, endOf: wish.core)
    guard length > 0, length < wish.core.count, isKnownPlural(wish.core.dropLast(length)) else {
      return
    }
    wish.state = wish.core.suffix(length)
    wish.core = wish.core.dropLast(length)
    wish.isWrapped = true
  }

  /// Takes what things are doing from behind them: "tenants moving out".
  private func takeActivity(_ wish: inout ListWish) {
    guard wish.condition.isEmpty, wish.state.isEmpty, things.named(wish.core) == nil,
      !isTopic(wish.core),
      let start = wish.core.indices.dropFirst().first(where: {
        wish.core[$0].hasSuffix("ing") && wish.core[$0].utf8.count > 5
      }), wish.core.endIndex - start < 4, isKnownPlural(wish.core[..<start]),
      wish.core.last.map({ Wording.singular($0) == $0 && headPattern([$0]) == nil }) ?? false
    else { return }
    wish.state = wish.core[start...]
    wish.core = wish.core[..<start]
    wish.isWrapped = true
  }

  /// Whether words are the plural of something known.
  private func isKnownPlural(_ words: ArraySlice<String>) -> Bool {
    guard let last = words.last,
      Wording.isPlural(words.joined(separator: " ")) || Wording.singular(last) != last
    else { return false }
    return things.finding(words).map { $0.rest == 0 } ?? false || isTopic(words)
  }
}
