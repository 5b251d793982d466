import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Requests for things of a kind: "my favorite board games", "top 5 movies", "national parks in
/// Norway".
extension PhraseReader {
  func list(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    if let answer = pairs(words, request) ?? columned(words, request) { return answer }
    var query = query(words)
    takeFitting(&query)
    // "Links to the archive" are parts of a screen.
    if let noun = query.core.last.map(Wording.singular), lexicon.has(.part, noun),
      !query.condition.isEmpty
    {
      return nil
    }
    // "100m" is a word, but "100" is a count.
    guard let last = query.core.last, query.count ?? 1 > 0,
      !(query.core + query.condition).contains(where: { Int($0) != nil })
    else { return nil }
    let isPlural = Wording.isPlural(query.core.spaced) || isPluralNoun(last)
    let isMeasure = words.first.map { lexicon.order($0) != nil } ?? false
    guard isPlural || query.isWrapped || isMeasure, !endsInHead(query) else { return nil }
    // "My books" are those of the reader; "my favorite books" can be any in the world.
    if query.isMine, !query.isRanked, query.condition.isEmpty, query.limit == nil,
      query.dimension == nil, let own = things.named(query.core), !own.frame.isFactual
    {
      return frameList(query, request, nil)
    }
    if let answer = initialNames(query, request) { return answer }
    if let places = places(serving: query) {
      return unknownRanking(query, request, of: places.thing)
    }
    if let answer = columnValues(query, request) { return answer }
    var found = topic(query, request)
    // Facts of the world are in no state: quotes that wait for a reply are not famous ones.
    if !query.state.isEmpty, case .answered(let answer) = found, !answer.lacks.isEmpty {
      found = .none
      let known = things.named(query.core)
      if known?.frame.isFactual ?? true {
        return unknownSet(query, request, known ?? Thing(unknown: things.noun(query.core)))
      }
    }
    if case .answered(let answer) = found, answer.lacks.isEmpty { return answer }
    if let answer = owners(query, request) ?? ofWiderKind(query, request) { return answer }
    switch found {
    case .answered(let answer): return answer
    case .otherThings(let topic):
      // Nothing here can list what is near the reader, so samples must do.
      guard !lexicon.has(.near, query.condition) else { return frameList(query, request, topic) }
      // "From the station to the museum" says more than a location.
      guard !query.condition.dropFirst().contains(where: { lexicon.has(.condition, $0) }) else {
        return nil
      }
      let known = Thing(topic: topic, called: things.noun(plainCore(of: query)))
      return unknownSet(query, request, known)
    case .none:
      if let answer = askedSamples(query, request) { return answer }
      return isPlural || query.isWrapped ? frameList(query, request, nil) : nil
    }
  }

  /// Answers a column of known things with a table of them, in the order of that column: "dog
  /// vaccination dates".
  private func columned(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let words = things.withoutArticles(words)
    guard words.count > 1, let last = words.last, case let column = Wording.singular(last),
      column != last, ["date", "price", "time", "address", "birthday"].contains(column),
      !isTopic(words), things.named(words) == nil, !isScreen(words),
      headPattern([last]) == nil || column == "date",
      let found = things.finding(words.dropLast()), found.rest < 2, !found.thing.frame.isFactual,
      case var thing = found.thing.called(things.noun(words.dropLast())),
      thing.sort(byColumn: column),
      let pattern = bundle.patterns.pattern(.head, PhraseKey("asked table"))
    else { return nil }
    return made(
      pattern, thing, request, verb: "", reason: "\(thing.reason), by \(column)")
  }

  private func isPluralNoun(_ word: String) -> Bool { Wording.singular(word) != word }

  /// Whether the last words are a kind of screen rather than things: "gym class schedule".
  private func endsInHead(_ query: ListQuery) -> Bool {
    guard query.core.count > 1, !query.isWrapped || query.count == nil, query.limit == nil else {
      return false
    }
    if topics.index(of: KindPhrase(query.core.spaced).words) != nil {
      return false
    }
    // "Support tickets assigned to me" are tickets, while "tickets" alone can be a list of them.
    let isPlain = query.state.isEmpty && query.condition.isEmpty && query.period == nil
    return (1...3).contains {
      $0 < query.core.count
        && (isPlain ? headPattern(query.core.suffix($0)) : pattern(ofHead: query.core.suffix($0)))
          != nil
    }
  }

  func isOpinion(_ word: String) -> Bool {
    lexicon.has(.opinion, word) || lexicon.has(.audience, word)
  }

  func lack(_ request: ShortRequest, _ word: String, _ reason: String) -> Brief.UnmetCondition {
    let place = request.words.lastIndex(of: word) ?? 0
    return Brief.UnmetCondition(
      range: request.range(place..<place + 1), reason: written(reason, as: request))
  }

  /// Returns words with the capitals that they have in the request, or that the lexicon gives them.
  func written(_ words: String, as request: ShortRequest) -> String {
    words.spacedWords.map { word in
      let mark = word.last == ":" || word.last == "," ? String(word.suffix(1)) : ""
      let word = String(word.dropLast(mark.count))
      let place = request.words.dropFirst().firstIndex(of: word)
      let said = place.map { request.text($0..<$0 + 1) } ?? word
      return (said == word ? lexicon.capitals(of: word) ?? word : said) + mark
    }.spaced
  }

  /// Returns the unmet condition for a property that no value tells, so that things with and
  /// without it are shown.
  func unstated(_ request: ShortRequest, _ word: String, _ predicate: String)
    -> Brief.UnmetCondition
  {
    let said =
      lexicon.has(.audience, word)
      ? "are for \(Plurals.plural(of: Wording.singular(word)))" : predicate
    return lack(request, word, "these are of all kinds: nothing tells which of them \(said)")
  }

  // MARK: Frames

  /// Answers a request for things in a state before the words are read as a kind of screen: "urgent
  /// repairs" are not maintenance. With `isOption`, it requires that samples have the state, which
  /// lets it precede a screen of things in any state: "overdue invoices".
  func stated(
    _ words: ArraySlice<String>, _ request: ShortRequest, isOption: Bool
  ) -> PhraseAnswer? {
    guard words.count > 1, let state = words.first, lexicon.has(.state, state),
      Wording.isPlural(words.spaced), let thing = things.named(words.dropFirst()),
      case var held = thing, !thing.frame.isFactual, held.hold(option: state) || !isOption
    else { return nil }
    return frameList(
      ListQuery(core: words), request,
      of: ThingFinder.Finding(thing: thing, rest: 1, isExact: false))
  }

  /// Answers known things with a state after them before the words are read as a name in another
  /// order: "restaurants open now" is not the opening of a restaurant.
  func statedBehind(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard let first = words.first, Wording.singular(first) != first,
      words.dropFirst().contains(where: { lexicon.has(.state, $0) }), !isTopic(words),
      things.named(words) == nil, !isScreen(words)
    else { return nil }
    let query = query(words)
    guard !query.state.isEmpty, things.named(query.core) != nil else { return nil }
    return list(words, request)
  }

  /// Returns a list of things that have a frame, or else placeholders for them; `topic` lists
  /// things of the kind, but none of those requested.
  private func frameList(
    _ query: ListQuery, _ request: ShortRequest, _ topic: Topic?
  ) -> PhraseAnswer? {
    let isOrdered = query.core.first.map { lexicon.order($0) != nil } ?? false
    // A list of mere names cannot answer an order that nothing here knows.
    if let answer = sorted(query, request) { return answer }
    guard query.dimension == nil,
      !query.core.dropFirst().contains(where: { Self.number($0) != nil })
    else { return nil }
    let known = topic.map { Thing(topic: $0, called: things.noun(plainCore(of: query))) }
    guard !isOrdered, let found = things.finding(query.core), !lexicon.has(.vague, query.core)
    else {
      guard known != nil || query.core.count < 4,
        known != nil || query.isWrapped || isOrdered || !query.condition.isEmpty,
        !query.core.contains(where: { lexicon.has(.clause, $0) })
      else { return nil }
      return unknownSet(query, request, known)
    }
    // The signs of a stroke are not signs on a wall.
    if query.condition.first == "of", let last = query.core.last,
      lexicon.has(.relational, Wording.singular(last))
    {
      return unknownSet(query, request, known ?? Thing(unknown: things.noun(plainCore(of: query))))
    }
    // Facts that can only be read about are not invented.
    if !found.thing.frame.told.isEmpty, !query.isOwn, !query.isMine {
      let thing = Thing(unstated: things.noun(plainCore(of: query)), found.thing.frame)
      return query.isWrapped || !query.condition.isEmpty
        ? unknownSet(query, request, thing) : unstated(thing, query.core, request)
    }
    return frameList(query, request, of: found, known)
  }

  /// Returns samples sorted by what follows "by", with that column in front: "chores by person".
  ///
  /// Figures by month or by region are a chart, and what nobody knows is not filled in.
  private func sorted(_ query: ListQuery, _ request: ShortRequest) -> PhraseAnswer? {
    guard let dimension = query.dimension, !query.isSequence, !query.isMost,
      query.condition.isEmpty,
      query.count == nil, !query.isRanked,
      let found = things.finding(query.core), found.rest == 0 || found.rest == 1,
      !found.thing.frame.isFactual, found.thing.frame.role != .measure,
      !lexicon.has(.unit, dimension), things.named([dimension]) != nil
    else { return nil }
    var plain = query
    var sorted = found
    plain.dimension = nil
    if !sorted.thing.sort(byColumn: dimension) {
      sorted.thing.ask(Wording.capitalized(dimension))
    }
    plain.core = plain.core.dropFirst(found.rest)
    sorted.rest = 0
    return frameList(plain, request, of: sorted)
  }

  /// Returns the places that serve a dish, if the query asks for the best of it somewhere: "best
  /// sushi in Tokyo".
  private func places(serving query: ListQuery) -> ThingFinder.Finding? {
    guard query.isRanked, let link = query.condition.first, let last = query.core.last,
      !lexicon.has(.site, Wording.singular(last)),
      link == "in" || lexicon.has(.near, query.condition), let dish = things.finding(query.core),
      [.dish, .food, .drink].contains(dish.thing.frame.sort),
      let venue = bundle.frames.neutralFrame(of: .venue)
    else { return nil }
    return ThingFinder.Finding(
      thing: Thing(things.noun(query.core) + " place", like: venue), rest: 0, isExact: false)
  }

  /// Returns a list of a frame's things, narrowed as far as its rows allow.
  func frameList(
    _ query: ListQuery, _ request: ShortRequest, of found: ThingFinder.Finding,
    _ known: Thing? = nil
  ) -> PhraseAnswer? {
    var found = found
    if let venue = venue(of: query, found.thing) { found.thing = venue }
    let whole = found.thing.frame
    var lacks: [Brief.UnmetCondition] = []
    // Facts are true only of their own things, while samples can stand for others.
    let isFactual = found.thing.frame.isFactual
    let unknown = { unknownSet(query, request, known ?? found.thing) }
    // "Compare quotes" is not a kind of quote.
    guard !query.core.prefix(found.rest).contains(where: isVerbAlone) else { return nil }
    // The catalog cannot know which ones are the best somewhere.
    if query.isRanked, !isFactual, query.condition.count > 1, query.condition.first == "in" {
      return unknownRanking(query, request, of: found.thing)
    }
    holdName(&found.thing, query.core.dropFirst(found.rest))
    for word in query.core.prefix(found.rest)
    where !found.thing.narrow(to: lexicon.home(of: word) ?? word) && !hold(&found.thing, word) {
      if !isFactual, let order = lexicon.superlative(ofAdjective: word).flatMap(lexicon.order),
        found.thing.hold(order)
      {
        continue
      }
      if lexicon.has(.present, word), !isFactual { continue }
      let mayDiffer = !isFactual && things.finding([word]) != nil && !lexicon.has(.strict, word)
      guard isOpinion(word) || mayDiffer else { return unknown() }
      lacks.append(unstated(request, word, "are \(word)"))
    }
    if let limit = query.limit {
      if isFactual {
        guard found.thing.hold(limit) == .held else { return unknown() }
      } else if let lack = hold(&found.thing, limit, query, request) {
        lacks.append(lack)
      }
    }
    if let order = query.order.flatMap(lexicon.order) { _ = found.thing.sort(by: order) }
    if !isFactual, let lack = holdState(&found.thing, query, request) { lacks.append(lack) }
    if let link = query.condition.first, let last = query.condition.last,
      isFactual || !lexicon.has(.near, query.condition),
      isFactual || !holdPlace(&found.thing, query, request)
    {
      let value = things.withoutArticles(query.condition.dropFirst()).spaced
      if isFactual || link != "to", !found.thing.narrow(to: lexicon.home(of: value) ?? value) {
        // Samples can be elsewhere, but must not contradict a clause.
        if lexicon.has(.relative, link) || isFactual && lexicon.has(.restricting, link) {
          return unknown()
        }
        // Only the reader knows these things, so any samples will do.
        if !query.isOwn { lacks.append(unstated(request, last, query.predicate)) }
      }
    }
    if let (count, noun) = query.fitting {
      lacks.append(unstated(request, request.words.last ?? noun, "are for \(count) \(noun)s"))
    }
    if query.isMine { found.thing.holdOfOne { lexicon.has(.holder, $0) } }
    if !isFactual, !query.isMine { found.thing.leaveRoom(beside: whole) }
    return frameList(query, request, found.thing, lacks)
  }

  /// Returns the places that a noun names, if a query asks where they are while its frame has what
  /// they sell: bakeries near a town are not croissants.
  private func venue(of query: ListQuery, _ thing: Thing) -> Thing? {
    guard let link = query.condition.first,
      link == "in" || lexicon.has(.around, link) || lexicon.has(.near, query.condition),
      [.food, .dish, .drink].contains(thing.frame.sort), let last = query.core.last,
      lexicon.has(.selling, Wording.singular(last)),
      let venue = bundle.frames.neutralFrame(of: .venue)
    else { return nil }
    return Thing(things.noun(query.core), like: venue)
  }

  /// Returns the remaining rows of a thing as a list.
  private func frameList(
    _ query: ListQuery, _ request: ShortRequest, _ thing: Thing, _ lacks: [Brief.UnmetCondition]
  ) -> PhraseAnswer? {
    let isRanked = query.isRanked || query.order != nil
    let name = isRanked ? "scoreboard" : thing.frame.isFactual ? "fact list" : "list"
    guard var pattern = bundle.patterns.pattern(.head, PhraseKey(name)) else { return nil }
    if isRanked { pattern.standard = nil }
    var answer = made(
      pattern, thing, request, verb: "", count: query.count, reason: thing.reason)
    answer?.lacks += lacks
    return answer
  }

  /// Returns the noun of a query without leading praise, order and origin.
  func plainCore(of query: ListQuery) -> ArraySlice<String> {
    let named = query.core.drop {
      isOpinion($0) || lexicon.order($0) != nil || lexicon.home(of: $0) != nil
    }
    return named.isEmpty ? query.core : named
  }

  /// Whether a word is a verb and not also a noun.
  func isVerbAlone(_ word: String) -> Bool {
    bundle.patterns.has(.verb, PhraseKey(word)) && !lexicon.has(.noun, word)
  }
}
