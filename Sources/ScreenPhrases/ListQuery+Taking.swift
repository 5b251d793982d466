internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Separates the days, the order and the state of things from their nouns.
extension PhraseReader {
  /// Returns the number of words at the end that name a weekday, such as "this Friday", or 0 if
  /// none do.
  func weekdayLength(endOf words: ArraySlice<String>) -> Int {
    [2, 1].first { length in
      guard length < words.count, let first = words.suffix(length).first else { return false }
      return !lexicon.has(.condition, first)
        && SamplePeriod(words.suffix(length))?.isWeekday ?? false
    } ?? 0
  }

  /// Moves a weekday from the end into the query's period, unless it is part of the things' name,
  /// as in "Black Friday".
  func takeWeekday(_ query: inout ListQuery) {
    let length = weekdayLength(endOf: query.core)
    let front = query.core.dropLast(length)
    // A weekday after a preposition is a condition.
    guard length > 0, query.period == nil, !isTopic(query.core), things.named(query.core) == nil,
      let last = front.last, !lexicon.has(.condition, last), !lexicon.has(.clause, last)
    else { return }
    query.period = SamplePeriod(query.core.suffix(length))
    query.core = front
  }

  /// Moves the number of those whom the things are for out of the condition: "for 2 players".
  func takeFitting(_ query: inout ListQuery) {
    let said = query.condition.dropFirst()
    guard query.condition.first == "for", said.count == 2, let noun = said.last,
      let count = said.first.flatMap(Self.number), Wording.isPlural(noun)
    else { return }
    query.fitting = (count, Wording.singular(noun))
    query.condition = []
    query.isWrapped = true
  }

  /// Moves "smallest first" from the end into the query's order.
  func takeOrder(_ query: inout ListQuery) {
    guard query.core.count > 2, query.core.last == "first", let most = query.core.dropLast().last,
      lexicon.order(most) != nil
    else { return }
    query.order = most
    query.isWrapped = true
    query.core = query.core.dropLast(2)
  }

  /// Returns the column for what a clause says the reader has done, or nil if it says something
  /// else.
  func doneAction(_ clause: ArraySlice<String>) -> String? {
    guard let first = clause.first, let last = clause.last, clause.count > 1 else { return nil }
    let isPerfect =
      ["i've", "ive", "we've"].contains(first)
      || clause.count > 2 && clause[clause.startIndex + 1] == "have"
    // For places that the reader has been to, the column says when.
    return isPerfect ? lexicon.has(.condition, last) ? "When" : Wording.capitalized(last) : nil
  }

  /// Moves the state of the things, and their days, out of the query's noun and condition.
  func settle(_ query: inout ListQuery) {
    takeState(&query)
    takeActivity(&query)
    // "Quotes waiting for a reply" wait for it.
    if query.state.count == 1, query.condition.first == "for", query.condition.count < 5,
      SamplePeriod(query.condition) == nil, !query.isClause
    {
      query.state += query.condition
      query.condition = []
    }
    guard !query.condition.isEmpty, !query.isClause, query.fit == nil else { return }
    let end =
      query.condition.indices.dropFirst(2).first { place in
        lexicon.has(.placing, query.condition[place]) && saysState(query.condition[..<place])
      } ?? query.condition.endIndex
    let said = query.condition[..<end]
    if lexicon.has(.state, said), query.state.isEmpty {
      query.state = said
    } else if ["in", "on", "for", "during"].contains(said.first), let period = SamplePeriod(said) {
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
    let start = query.core.indices.dropFirst().first { start in
      let length = lexicon.length(of: .state, startOf: query.core[start...])
      let rest = query.core[start...].dropFirst(length)
      return length > 0 && rest.count < 3 && isKnownPlural(query.core[..<start])
        && !rest.contains { Wording.singular($0) != $0 || lexicon.has(.condition, $0) }
    }
    guard let start, things.named(query.core) == nil, !isTopic(query.core) else { return }
    query.state = query.core[start...]
    query.core = query.core[..<start]
    query.isWrapped = true
  }

  /// Moves an activity that follows known things into the query's state: "tenants moving out".
  private func takeActivity(_ query: inout ListQuery) {
    guard query.condition.isEmpty, query.state.isEmpty,
      let start = query.core.indices.dropFirst().first(where: {
        query.core[$0].hasSuffix("ing") && query.core[$0].utf8.count > 5
      }), query.core.endIndex - start < 4, things.named(query.core) == nil, !isTopic(query.core),
      isKnownPlural(query.core[..<start]),
      query.core.last.map({ Wording.singular($0) == $0 && headPattern([$0]) == nil }) ?? false
    else { return }
    query.state = query.core[start...]
    query.core = query.core[..<start]
    query.isWrapped = true
  }

  /// Whether words are the plural of something known.
  private func isKnownPlural(_ words: ArraySlice<String>) -> Bool {
    guard let last = words.last,
      Wording.isPlural(words.spaced) || Wording.singular(last) != last
    else { return false }
    return things.finding([last]) != nil || isTopic(words)
  }
}
