import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Conditions that no value answers; they become columns to be filled in.
extension PhraseReader {
  /// Returns the column that a query asks for by its superlative, dimension or limit, such as
  /// "Noise" for "quietest dishwashers", or nil if it asks for none.
  func askedColumn(of query: ListQuery) -> String? {
    let most = query.core.first.flatMap { lexicon.order($0) == nil ? nil : $0 }
    if let most {
      let noun = query.core.last.map(Wording.singular) ?? ""
      // The lowest rates are those with the lowest rate.
      return lexicon.order(most)?.isOfHeight ?? false && !isHigh(noun)
        ? Wording.capitalized(noun) : askedColumn(of: most)
    }
    if query.isRanked,
      let tally = query.core.last.flatMap({ lexicon.tally(of: Wording.singular($0)) })
    {
      return tally
    }
    if let dimension = query.dimension { return Wording.capitalized(dimension) }
    switch query.limit?.kind {
    case .years?: return "Year"
    case .figure(_, let unit)?: return unit == "$" || unit.isEmpty ? "Price" : nil
    case .initial?, nil: break
    }
    return askedColumn(ofCondition: query)
  }

  /// Returns the column that tells whether a condition holds, such as "Flow north" for "rivers that
  /// flow north".
  func askedColumn(ofCondition query: ListQuery) -> String? {
    guard let link = query.condition.first, !query.isClause, query.fit == nil,
      query.condition.count < 6
    else { return nil }
    if link == "without" { return Wording.capitalized(query.condition.spaced) }
    guard link == "with" || link == "that" || link == "which" else { return nil }
    let isOwning = lexicon.length(of: .owning, startOf: query.condition) > 0
    let said = isOwning ? owned(query.condition) : query.condition.dropFirst()
    // A person in a film is not a column of films.
    guard !said.isEmpty, !isOwning || !isName(said) else { return nil }
    return Wording.capitalized(said.drop { $0.hasSuffix("ly") }.spaced)
  }

  /// Whether height applies to the things of a noun.
  private func isHigh(_ noun: String) -> Bool {
    switch bundle.frames.sort(of: PhraseKey(noun)) ?? things.finding([noun])?.thing.frame.sort {
    case .landform?, .region?, .dwelling?, .venue?, .plant?, .animal?, .pet?, .person?, .object?,
      .furniture?, .vehicle?:
      true
    default: false
    }
  }

  /// Whether words are a proper name rather than nouns.
  private func isName(_ words: ArraySlice<String>) -> Bool {
    entity(named: words) != nil
      || words.contains { WordVectors.shipped.row(of: $0) == nil }
  }

  /// Returns the column that a superlative asks for.
  func askedColumn(of superlative: String) -> String? {
    lexicon.order(superlative)?.columns.first.map {
      $0.hasPrefix("-") ? String($0.dropFirst()) : $0
    }
  }

  /// Returns the unmet condition for an order that no value tells, so that its column is to be
  /// filled in.
  func unfilled(
    _ request: ShortRequest, _ word: String, _ column: String, _ order: String
  ) -> Brief.UnmetCondition {
    lack(
      request, word,
      "nothing tells their order, \(order): '\(column.lowercased())' is to be filled in")
  }

  /// Returns samples of things with the column that a superlative asks for: in that order if the
  /// samples have the figures, otherwise with the column to be filled in. Returns nil if no frame
  /// of samples covers the whole noun.
  func askedSamples(_ query: ListQuery, _ request: ShortRequest) -> PhraseAnswer? {
    guard let most = query.core.first, let order = lexicon.order(most), query.dimension == nil,
      query.condition.isEmpty || lexicon.has(.near, query.condition),
      var found = things.finding(query.core.dropFirst()), found.rest == 0,
      !found.thing.frame.isFactual, found.thing.frame.told.isEmpty,
      found.thing.frame.role != .person,
      found.thing.frame.names.contains(found.thing.frame.noun),
      !lexicon.has(.vague, query.core.dropFirst())
    else { return nil }
    let isOrdered = found.thing.sort(by: order)
    let column = askedColumn(of: most) ?? ""
    if !isOrdered { found.thing.ask(column) }
    guard var pattern = bundle.patterns.pattern(.head, PhraseKey("asked table")) else { return nil }
    pattern.standard = nil
    var answer = made(
      pattern, found.thing, request, verb: "", count: query.count, reason: found.thing.reason)
    if !isOrdered { answer?.lacks.append(unfilled(request, most, column, most)) }
    return answer
  }

  /// Returns the things in a column that have what a condition says: for "cities with a metro",
  /// those named by a list of metros.
  func owners(_ query: ListQuery, _ request: ShortRequest) -> PhraseAnswer? {
    guard query.core.count == 1, let noun = query.core.last.map(Wording.singular),
      !query.condition.isEmpty, query.limit == nil, query.dimension == nil
    else { return nil }
    let said = owned(query.condition)
    guard !said.isEmpty, said.count < 4, !lexicon.has(.loose, noun) else { return nil }
    let object = WordSequence(said.spaced)
    for entry in topics.entries {
      guard let place = entry.columns.dropFirst().firstIndex(where: { $0.lowercased() == noun }),
        entry.columns.first.map({ WordSequence($0) == object }) ?? false
          || entry.sequences.contains(where: { $0 == object })
      else { continue }
      return values(of: place, in: entry.topic, request)
    }
    return nil
  }

  /// Returns the things of a kind that meet a condition, from a list of a wider kind: the
  /// vegetables in "foods high in iron".
  func ofWiderKind(_ query: ListQuery, _ request: ShortRequest) -> PhraseAnswer? {
    guard query.core.count == 1, let noun = query.core.last.map(Wording.singular),
      let link = query.condition.first, query.dimension == nil, query.limit == nil, !query.isClause,
      lexicon.has(.condition, link), !lexicon.has(.near, query.condition)
    else { return nil }
    let said = things.withoutArticles(query.condition.dropFirst())
    guard (1...3).contains(said.count) else { return nil }
    let needle = Array(([link] + said).spaced.utf8)
    for entry in topics.entries where entry.mentions(needle) {
      guard entry.columns.count > 1, entry.columns.first.map({ $0.lowercased() != noun }) ?? false
      else { continue }
      var list = TopicList(entry.topic, lexicon)
      guard list.narrow(to: noun), list.items.count >= Self.leastOfKind else { continue }
      return answer(list, query, [], request)
    }
    return nil
  }

  /// The minimum number of things of a narrower kind for a list.
  private static let leastOfKind = 3

  /// Returns what a condition says that things have, or nothing if it says something else.
  private func owned(_ condition: ArraySlice<String>) -> ArraySlice<String> {
    let length = lexicon.length(of: .owning, startOf: condition)
    guard length > 0 else { return [] }
    return things.withoutArticles(condition.dropFirst(length))
  }
}
