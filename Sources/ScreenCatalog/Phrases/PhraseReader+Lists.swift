import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Requests for things of a kind: "my favorite board games", "top 5 movies", "national parks in Norway".
extension PhraseReader {
  /// What topics have for a wish.
  private enum TopicAnswer {
    case answered(PhraseAnswer)
    /// Things of the kind are known, and not those that are asked for.
    case otherThings(Topic)
    case none
  }

  func list(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let wish = wish(words)
    // "100m" is a word of its own, "100" says how many.
    guard let last = wish.core.last, wish.count ?? 1 > 0,
      !(wish.core + wish.condition).contains(where: { Int($0) != nil })
    else { return nil }
    let isPlural = Wording.isPlural(wish.core.joined(separator: " ")) || isPluralNoun(last)
    let isMeasure = words.first.map { lexicon.order($0) != nil } ?? false
    guard isPlural || wish.isWrapped || isMeasure, !endsInHead(wish) else { return nil }
    if let places = places(serving: wish) { return frameList(wish, request, of: places) }
    switch topic(wish, request) {
    case .answered(let answer): return answer
    case .otherThings(let topic): return frameList(wish, request, topic)
    case .none: return isPlural || wish.isWrapped ? frameList(wish, request, nil) : nil
    }
  }

  private func isPluralNoun(_ word: String) -> Bool { Wording.singular(word) != word }

  /// Whether the last words are a kind of screen rather than things: "gym class schedule".
  private func endsInHead(_ wish: ListWish) -> Bool {
    guard wish.core.count > 1, !wish.isWrapped || wish.count == nil else { return false }
    if shelf.topics.table.index(of: KindPhrase(wish.core.joined(separator: " ")).words) != nil {
      return false
    }
    return (1...3).contains {
      $0 < wish.core.count && headPattern(wish.core.suffix($0)) != nil
    }
  }

  // MARK: Topics

  /// Things that the catalog knows, ordered and narrowed by what it knows of them.
  private func topic(_ wish: ListWish, _ request: ShortRequest) -> TopicAnswer {
    var superlative = wish.order
    var adjectives: [String] = []
    var core = wish.core
    var found = topic(named: core)
    while found == nil, core.count > 1, let first = core.first {
      if lexicon.order(first) != nil {
        superlative = first
      } else if let most = lexicon.superlative(ofAdjective: first),
        topic(named: [most] + core.dropFirst()) != nil
      {
        // Fast animals are the fastest of them.
        core = [most] + core.dropFirst()
        found = topic(named: core)
        break
      } else {
        adjectives.append(first)
      }
      core = core.dropFirst()
      found = topic(named: core)
    }
    guard let topic = found else { return .none }
    // What is told apart by nothing known is another thing: a seating chart is no chart.
    guard
      adjectives.allSatisfy({
        isOpinion($0) || lexicon.home(of: $0) != nil || values(of: topic, matching: $0).count > 1
      }) || wish.isWrapped
    else { return .none }
    var list = TopicList(topic, lexicon)
    var lacks: [Brief.Lack] = []
    for word in adjectives where !list.narrow(to: lexicon.home(of: word) ?? word) {
      if lexicon.home(of: word) != nil, !isOpinion(word) { return .otherThings(topic) }
      guard isOpinion(word) else { return .otherThings(topic) }
      lacks.append(lack(request, word, "nothing tells which of them are \(word)"))
    }
    if let limit = wish.limit, !list.narrow(to: limit) { return .otherThings(topic) }
    // What the reader has at home nobody else knows.
    let isAtHome = wish.condition.dropFirst().first.map { lexicon.has(.possessive, $0) } ?? false
    if isAtHome { list.areSamples = true }
    if !wish.condition.isEmpty {
      let value = things.withoutArticles(wish.condition.dropFirst()).joined(separator: " ")
      let link = wish.condition[wish.condition.startIndex]
      if !list.narrow(to: lexicon.home(of: value) ?? value),
        !narrowBase(of: &list, core, to: value)
      {
        if !isAtHome, lexicon.has(.restricting, link) || lexicon.has(.relative, link) {
          return .otherThings(topic)
        }
        lacks.append(
          lack(
            request, wish.condition.last ?? "",
            "nothing tells which of them are \(wish.condition.joined(separator: " "))"))
      }
    }
    if let superlative, !list.order(by: superlative) { return .otherThings(topic) }
    if let dimension = wish.dimension, !list.order(byColumn: dimension),
      !order(&list, core, by: dimension)
    {
      lacks.append(
        lack(
          request, String(dimension.spacedWords.last ?? ""), "nothing orders them by \(dimension)"))
    }
    let isPlain =
      !wish.isRanked && !wish.isOwn && !list.isOrdered && !list.isNarrowed && lacks.isEmpty
    if isPlain, adjectives.isEmpty, superlative == nil, !hasOwnShelf {
      // What nothing narrows and nothing orders is the topic itself, as it is shown everywhere.
      return .answered(
        PhraseAnswer(
          contents: .topic(words: core.joined(separator: " "), count: wish.count),
          reason: "topic '\(topic.id)'", isExact: true))
    }
    return .answered(answer(list, wish, lacks, request))
  }

  /// Narrows the things of "longest rivers" by what only "rivers" say of them, and keeps the order.
  private func narrowBase(
    of list: inout TopicList, _ core: ArraySlice<String>, to value: String
  ) -> Bool {
    guard let first = core.first, lexicon.order(first) != nil, core.count > 1,
      let base = topic(named: core.dropFirst())
    else { return false }
    var wider = TopicList(base, lexicon)
    guard wider.narrow(to: lexicon.home(of: value) ?? value) else { return false }
    wider.order(like: list)
    list = wider
    return true
  }

  /// Puts things in the order of the topic whose name claims it: planets by size are the largest planets.
  private func order(
    _ list: inout TopicList, _ core: ArraySlice<String>, by dimension: String
  ) -> Bool {
    guard let superlative = lexicon.superlative(of: dimension),
      let ordered = topic(named: ([superlative] + core)[...])
    else { return false }
    let wider = TopicList(ordered, lexicon)
    let names = wider.items.map { $0[0] }
    if !list.isNarrowed, list.items.allSatisfy({ names.contains($0[0]) }) {
      // It has the figures as well.
      list = wider
    } else {
      list.order(like: wider)
    }
    return list.isOrdered
  }

  private func isOpinion(_ word: String) -> Bool { lexicon.has(.opinion, word) }

  private func values(of topic: Topic, matching word: String) -> [[String]] {
    TopicList(topic, lexicon).rows(matching: word)
  }

  private func lack(_ request: ShortRequest, _ word: String, _ reason: String) -> Brief.Lack {
    let place = request.words.lastIndex(of: word) ?? 0
    return Brief.Lack(range: request.range(place..<place + 1), reason: reason)
  }

  private func answer(
    _ list: TopicList, _ wish: ListWish, _ lacks: [Brief.Lack], _ request: ShortRequest
  ) -> PhraseAnswer {
    var lacks = lacks
    let count = wish.count ?? list.usualCount
    if let asked = wish.count, asked > list.items.count {
      lacks.append(
        Brief.Lack(
          range: request.range(request.words.indices),
          reason: "the catalog knows \(list.items.count) of \(asked)"))
    }
    let isRanked = wish.isRanked || list.isOrdered
    var requirement = list.requirement(
      count: count, isRanked: isRanked, title: title(of: request))
    requirement.details.isOrderOpen = wish.isRanked && !list.isOrdered
    requirement.details.isSample = wish.isOwn || list.areSamples
    return PhraseAnswer(
      contents: .made([requirement], layout: nil), reason: "topic '\(list.topic.id)'",
      isExact: true, lacks: lacks)
  }

  // MARK: Frames

  /// A list of things of which there is a frame, or a place to put them in; a topic is of things of
  /// the kind, none of which are those asked for.
  private func frameList(
    _ wish: ListWish, _ request: ShortRequest, _ topic: Topic?
  ) -> PhraseAnswer? {
    let isOrdered = wish.core.first.map { lexicon.order($0) != nil } ?? false
    // What nothing orders so, and nobody knows, is more than a list of names.
    guard wish.dimension == nil, !wish.core.dropFirst().contains(where: { Self.number($0) != nil })
    else { return nil }
    let known = topic.map { Thing(topic: $0, called: things.noun(plainCore(of: wish))) }
    guard !isOrdered, let found = things.finding(wish.core), !lexicon.has(.vague, wish.core) else {
      guard known != nil || wish.core.count < 4,
        known != nil || wish.isWrapped || isOrdered || !wish.condition.isEmpty,
        !wish.core.contains(where: { lexicon.has(.clause, $0) })
      else { return nil }
      return unknownSet(wish, request, known)
    }
    return frameList(wish, request, of: found, known)
  }

  /// Where the best of a dish is to be had, if that is asked: "best sushi in Tokyo".
  private func places(serving wish: ListWish) -> ThingFinder.Finding? {
    guard wish.isRanked, let link = wish.condition.first, let last = wish.core.last,
      !lexicon.has(.site, Wording.singular(last)),
      link == "in" || lexicon.has(.near, wish.condition), let dish = things.finding(wish.core),
      [.dish, .food, .drink].contains(dish.thing.frame.sort),
      let venue = shelf.frames.neutralFrame(of: .venue)
    else { return nil }
    return ThingFinder.Finding(
      thing: Thing(things.noun(wish.core) + " place", like: venue), rest: 0, isExact: false)
  }

  /// A list of things of a frame, narrowed as far as its rows tell.
  private func frameList(
    _ wish: ListWish, _ request: ShortRequest, of found: ThingFinder.Finding, _ known: Thing? = nil
  ) -> PhraseAnswer? {
    var found = found
    var lacks: [Brief.Lack] = []
    // Facts are of the things that they are of, and samples may stand for others.
    let isFactual = found.thing.frame.isFactual
    let unknown = { unknownSet(wish, request, known ?? found.thing) }
    // "Compare quotes" is no kind of quotes.
    guard !wish.core.prefix(found.rest).contains(where: isVerbAlone) else { return nil }
    for word in wish.core.prefix(found.rest)
    where !found.thing.narrow(to: lexicon.home(of: word) ?? word) {
      if lexicon.has(.present, word), !isFactual { continue }
      let mayDiffer = !isFactual && things.finding([word]) != nil && !lexicon.has(.strict, word)
      guard isOpinion(word) || mayDiffer else { return unknown() }
      lacks.append(lack(request, word, "nothing tells which of them are \(word)"))
    }
    if let limit = wish.limit, !found.thing.narrow(to: limit) { return unknown() }
    if let order = wish.order.flatMap(lexicon.order) { found.thing.sort(by: order) }
    if let link = wish.condition.first, let last = wish.condition.last,
      isFactual || !lexicon.has(.near, wish.condition) && link != "to"
    {
      let value = things.withoutArticles(wish.condition.dropFirst()).joined(separator: " ")
      if !found.thing.narrow(to: lexicon.home(of: value) ?? value) {
        // Samples may be elsewhere, and must not be what a clause says that they are not.
        if lexicon.has(.relative, link) || isFactual && lexicon.has(.restricting, link) {
          return unknown()
        }
        lacks.append(
          lack(
            request, last,
            "nothing tells which of them are \(wish.condition.joined(separator: " "))"))
      }
    }
    let isRanked = wish.isRanked || wish.order != nil
    let name = isRanked ? "scoreboard" : isFactual ? "fact list" : "list"
    guard var pattern = shelf.patterns.pattern(.head, PhraseKey(name)) else { return nil }
    if isRanked { pattern.standard = nil }
    var answer = made(
      pattern, found.thing, request, verb: "", count: wish.count, reason: found.thing.reason)
    answer?.lacks += lacks
    return answer
  }

  /// The things without praise, order and origin in front.
  private func plainCore(of wish: ListWish) -> ArraySlice<String> {
    let named = wish.core.drop {
      isOpinion($0) || lexicon.order($0) != nil || lexicon.home(of: $0) != nil
    }
    return named.isEmpty ? wish.core : named
  }

  /// Whether a word is a verb and no noun.
  private func isVerbAlone(_ word: String) -> Bool {
    shelf.patterns.has(.verb, PhraseKey(word)) && !lexicon.has(.noun, word)
  }

  /// A place to put things in that nobody here knows, which says so.
  func unknownSet(
    _ wish: ListWish, _ request: ShortRequest, _ thing: Thing?
  ) -> PhraseAnswer? {
    let noun = things.noun(plainCore(of: wish).suffix(2))
    // So many of what nobody knows are places to be filled, which the reader of sentences makes.
    if thing == nil, wish.count != nil { return nil }
    let thing = thing ?? Thing(unknown: noun)
    guard let pattern = shelf.patterns.pattern(.head, PhraseKey("unknown set")) else { return nil }
    var answer = made(
      pattern, thing, request, verb: "", reason: "a place for what is not known")
    answer?.lacks = [
      Brief.Lack(
        range: request.range(request.words.indices),
        reason: "which these are is not known here: give data, or name a model")
    ]
    return answer
  }
}
