import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables

/// What is asked of things and told of none of them: it is a column to be filled in.
extension PhraseReader {
  /// The column that a query asks for, by its superlative, by what it is arranged by, or by what it
  /// is limited by: "Noise" of "quietest dishwashers"; nil where it asks for none.
  func askedColumn(of query: ListQuery) -> String? {
    let most = query.core.first.flatMap { lexicon.order($0) == nil ? nil : $0 }
    if let most {
      let noun = query.core.last.map(Wording.singular) ?? ""
      // The lowest rates are those of which the rate is.
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

  /// The column that tells whether a condition holds: "Flow north" of "rivers that flow north".
  func askedColumn(ofCondition query: ListQuery) -> String? {
    guard let link = query.condition.first, !query.isClause, query.fit == nil,
      query.condition.count < 6
    else { return nil }
    if link == "without" { return Wording.capitalized(query.condition.joined(separator: " ")) }
    guard link == "with" || link == "that" || link == "which" else { return nil }
    let isOwning = lexicon.length(of: .owning, startOf: query.condition) > 0
    let said = isOwning ? owned(query.condition) : query.condition.dropFirst()
    // Who is in a film is no column of films.
    guard !said.isEmpty, !isOwning || !isName(said) else { return nil }
    return Wording.capitalized(said.drop { $0.hasSuffix("ly") }.joined(separator: " "))
  }

  /// Whether things of a noun are as high as they stand.
  private func isHigh(_ noun: String) -> Bool {
    switch bundle.frames.sort(of: PhraseKey(noun)) ?? things.finding([noun])?.thing.frame.sort {
    case .landform?, .region?, .dwelling?, .venue?, .plant?, .animal?, .pet?, .person?, .object?,
      .furniture?, .vehicle?:
      true
    default: false
    }
  }

  /// Whether words are the name of somebody or something, rather than nouns.
  private func isName(_ words: ArraySlice<String>) -> Bool {
    KnownEntity(words, bundle, lexicon) != nil
      || words.contains { WordVectors.shipped.row(of: $0) == nil }
  }

  /// The column that a superlative asks for.
  func askedColumn(of superlative: String) -> String? {
    lexicon.order(superlative)?.columns.first.map {
      $0.hasPrefix("-") ? String($0.dropFirst()) : $0
    }
  }

  /// What nothing tells of things, where that is a column to be filled in.
  func unfilled(
    _ request: ShortRequest, _ word: String, _ column: String, _ order: String
  ) -> Brief.UnmetCondition {
    lack(
      request, word,
      "nothing tells their order, \(order): '\(column.lowercased())' is to be filled in")
  }

  /// Samples of things with a column for what is asked of them: in the order of that where the samples
  /// have it, else with a place for it; nil where no more than their class is known.
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

  /// The things of a column that have what a condition says: of "cities with a metro" those that a list of
  /// metros names.
  func owners(_ query: ListQuery, _ request: ShortRequest) -> PhraseAnswer? {
    guard query.core.count == 1, let noun = query.core.last.map(Wording.singular),
      !query.condition.isEmpty, query.limit == nil, query.dimension == nil
    else { return nil }
    let said = owned(query.condition)
    guard !said.isEmpty, said.count < 4, !lexicon.has(.loose, noun) else { return nil }
    let object = WordSequence(said.joined(separator: " "))
    for entry in bundle.topics.table.entries {
      guard let place = entry.columns.dropFirst().firstIndex(where: { $0.lowercased() == noun }),
        entry.columns.first.map({ WordSequence($0) == object }) ?? false
          || entry.sequences.contains(where: { $0 == object })
      else { continue }
      return values(of: place, in: entry.topic, request)
    }
    return nil
  }

  /// The things of a wider kind of which a condition holds, where a list of those tells which of them are of
  /// the kind that is asked for: vegetables of the "foods high in iron".
  func ofWiderKind(_ query: ListQuery, _ request: ShortRequest) -> PhraseAnswer? {
    guard query.core.count == 1, let noun = query.core.last.map(Wording.singular),
      let link = query.condition.first, query.dimension == nil, query.limit == nil, !query.isClause,
      lexicon.has(.condition, link), !lexicon.has(.near, query.condition)
    else { return nil }
    let said = things.withoutArticles(query.condition.dropFirst())
    guard (1...3).contains(said.count) else { return nil }
    let needle = Array(([link] + said).joined(separator: " ").utf8)
    for entry in bundle.topics.table.entries where entry.mentions(needle) {
      guard entry.columns.count > 1, entry.columns.first.map({ $0.lowercased() != noun }) ?? false
      else { continue }
      var list = TopicList(entry.topic, lexicon)
      guard list.narrow(to: noun), list.items.count >= Self.leastOfKind else { continue }
      return answer(list, query, [], request)
    }
    return nil
  }

  /// How many things of a narrower kind make a list.
  private static let leastOfKind = 3

  /// What a condition says that things have; none where it says something else.
  private func owned(_ condition: ArraySlice<String>) -> ArraySlice<String> {
    let length = lexicon.length(of: .owning, startOf: condition)
    guard length > 0 else { return [] }
    return things.withoutArticles(condition.dropFirst(length))
  }
}
