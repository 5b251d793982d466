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
  func takeWeekday(_ query: inout ListQuery) {
    let length = weekdayLength(endOf: query.core)
    let front = query.core.dropLast(length)
    // What a preposition leads on to is a condition.
    guard length > 0, query.period == nil, !isTopic(query.core), things.named(query.core) == nil,
      let last = front.last, !lexicon.has(.condition, last), !lexicon.has(.clause, last)
    else { return }
    query.period = SamplePeriod(query.core.suffix(length))
    query.core = front
  }

  /// Takes "smallest first" off the end.
  func takeOrder(_ query: inout ListQuery) {
    guard query.core.count > 2, query.core.last == "first", let most = query.core.dropLast().last,
      lexicon.order(most) != nil
    else { return }
    query.order = most
    query.isWrapped = true
    query.core = query.core.dropLast(2)
  }

  /// What a clause says that the reader has done, as a column is called; nil where it says something else.
  func doneAction(_ clause: ArraySlice<String>) -> String? {
    guard let first = clause.first, let last = clause.last, clause.count > 1 else { return nil }
    let isPerfect =
      ["i've", "ive", "we've"].contains(first)
      || clause.count > 2 && clause[clause.startIndex + 1] == "have"
    // What one has been to is told by when that was.
    return isPerfect ? lexicon.has(.condition, last) ? "When" : Wording.capitalized(last) : nil
  }

  /// Takes the state that things are in, and their days, out of what they must be.
  func settle(_ query: inout ListQuery) {
    takeState(&query)
    takeActivity(&query)
    guard !query.condition.isEmpty, !query.isClause, query.fit == nil else { return }
    let end =
      query.condition.indices.dropFirst(2).first { place in
        lexicon.has(.placing, query.condition[place]) && saysState(query.condition[..<place])
      } ?? query.condition.endIndex
    let said = query.condition[..<end]
    if lexicon.has(.state, said), query.state.isEmpty {
      query.state = said
    } else if let period = SamplePeriod(said), ["in", "on", "for", "during"].contains(said.first) {
      (query.period, query.periodWords) = (period, said)
    } else {
      return
    }
    query.isWrapped = true
    query.condition = query.condition[end...]
  }

  private func saysState(_ words: ArraySlice<String>) -> Bool {
    lexicon.has(.state, words) || SamplePeriod(words) != nil
  }

  /// Takes a state from behind things that are known, with a word or two of when or how: "restaurants
  /// open", "vegetarian restaurants open late".
  private func takeState(_ query: inout ListQuery) {
    guard things.named(query.core) == nil, !isTopic(query.core) else { return }
    let start = query.core.indices.dropFirst().first { start in
      let length = lexicon.length(of: .state, startOf: query.core[start...])
      let rest = query.core[start...].dropFirst(length)
      return length > 0 && rest.count < 3 && isKnownPlural(query.core[..<start])
        && !rest.contains { Wording.singular($0) != $0 || lexicon.has(.condition, $0) }
    }
    guard let start else { return }
    query.state = query.core[start...]
    query.core = query.core[..<start]
    query.isWrapped = true
  }

  /// Takes what things are doing from behind them: "tenants moving out".
  private func takeActivity(_ query: inout ListQuery) {
    guard query.condition.isEmpty, query.state.isEmpty, things.named(query.core) == nil,
      !isTopic(query.core),
      let start = query.core.indices.dropFirst().first(where: {
        query.core[$0].hasSuffix("ing") && query.core[$0].utf8.count > 5
      }), query.core.endIndex - start < 4, isKnownPlural(query.core[..<start]),
      query.core.last.map({ Wording.singular($0) == $0 && headPattern([$0]) == nil }) ?? false
    else { return }
    query.state = query.core[start...]
    query.core = query.core[..<start]
    query.isWrapped = true
  }

  /// Whether words are the plural of something known.
  private func isKnownPlural(_ words: ArraySlice<String>) -> Bool {
    guard let last = words.last,
      Wording.isPlural(words.joined(separator: " ")) || Wording.singular(last) != last
    else { return false }
    return things.finding([last]) != nil || isTopic(words)
  }
}
