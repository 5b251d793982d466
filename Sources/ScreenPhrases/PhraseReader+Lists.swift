import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Requests for things of a kind: "my favorite board games", "top 5 movies", "national parks in Norway".
extension PhraseReader {
  func list(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    if let answer = pairs(words, request) { return answer }
    let wish = wish(words)
    // "100m" is a word of its own, "100" says how many.
    guard let last = wish.core.last, wish.count ?? 1 > 0,
      !(wish.core + wish.condition).contains(where: { Int($0) != nil })
    else { return nil }
    let isPlural = Wording.isPlural(wish.core.joined(separator: " ")) || isPluralNoun(last)
    let isMeasure = words.first.map { lexicon.order($0) != nil } ?? false
    guard isPlural || wish.isWrapped || isMeasure, !endsInHead(wish) else { return nil }
    // "My books" are those that one has, "my favorite books" any that the world has.
    if wish.isMine, !wish.isRanked, wish.condition.isEmpty, wish.limit == nil,
      wish.dimension == nil, let own = things.named(wish.core), !own.frame.isFactual
    {
      return frameList(wish, request, nil)
    }
    if let answer = initialNames(wish, request) { return answer }
    if let places = places(serving: wish) { return unknownRanking(wish, request, of: places.thing) }
    if let answer = columnValues(wish, request) { return answer }
    let found = topic(wish, request)
    if case .answered(let answer) = found, answer.lacks.isEmpty { return answer }
    if let answer = owners(wish, request) ?? ofWiderKind(wish, request) { return answer }
    switch found {
    case .answered(let answer): return answer
    case .otherThings(let topic):
      // What is near a reader nobody else can list: samples are near enough.
      guard !lexicon.has(.near, wish.condition) else { return frameList(wish, request, topic) }
      // "From the station to the museum" says more than where things are.
      guard !wish.condition.dropFirst().contains(where: { lexicon.has(.condition, $0) }) else {
        return nil
      }
      let known = Thing(topic: topic, called: things.noun(plainCore(of: wish)))
      return unknownSet(wish, request, known)
    case .none:
      if let answer = askedSamples(wish, request) { return answer }
      return isPlural || wish.isWrapped ? frameList(wish, request, nil) : nil
    }
  }

  private func isPluralNoun(_ word: String) -> Bool { Wording.singular(word) != word }

  /// Whether the last words are a kind of screen rather than things: "gym class schedule".
  private func endsInHead(_ wish: ListWish) -> Bool {
    guard wish.core.count > 1, !wish.isWrapped || wish.count == nil, wish.limit == nil else {
      return false
    }
    if shelf.topics.table.index(of: KindPhrase(wish.core.joined(separator: " ")).words) != nil {
      return false
    }
    return (1...3).contains {
      $0 < wish.core.count && headPattern(wish.core.suffix($0)) != nil
    }
  }

  func isOpinion(_ word: String) -> Bool {
    lexicon.has(.opinion, word) || lexicon.has(.audience, word)
  }

  func lack(_ request: ShortRequest, _ word: String, _ reason: String) -> Brief.Lack {
    let place = request.words.lastIndex(of: word) ?? 0
    return Brief.Lack(
      range: request.range(place..<place + 1), reason: written(reason, as: request))
  }

  /// Words with the capitals that they have in a request, or always.
  func written(_ words: String, as request: ShortRequest) -> String {
    words.spacedWords.map { word in
      let mark = word.last == ":" || word.last == "," ? String(word.suffix(1)) : ""
      let word = String(word.dropLast(mark.count))
      let place = request.words.dropFirst().firstIndex(of: word)
      let said = place.map { request.text($0..<$0 + 1) } ?? word
      return (said == word ? lexicon.capitals(of: word) ?? word : said) + mark
    }.joined(separator: " ")
  }

  /// What nothing tells of things, so that those of all kinds are shown.
  func untold(_ request: ShortRequest, _ word: String, _ predicate: String) -> Brief.Lack {
    let said =
      lexicon.has(.audience, word)
      ? "are for \(Plurals.plural(of: Wording.singular(word)))" : predicate
    return lack(request, word, "these are of all kinds: nothing tells which of them \(said)")
  }

  // MARK: Frames

  /// Things in a state, before a kind of screen that is called so: "urgent repairs" are no maintenance. Where
  /// samples of them are in it, they go before a screen of things in all states, too: "overdue invoices".
  func stated(
    _ words: ArraySlice<String>, _ request: ShortRequest, isOption: Bool
  ) -> PhraseAnswer? {
    guard words.count > 1, let state = words.first, lexicon.has(.state, state),
      Wording.isPlural(words.joined(separator: " ")), let thing = things.named(words.dropFirst()),
      case var held = thing, !thing.frame.isFactual, held.hold(option: state) || !isOption
    else { return nil }
    return frameList(
      ListWish(core: words), request,
      of: ThingFinder.Finding(thing: thing, rest: 1, isExact: false))
  }

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
    // The signs of a stroke are not those on a wall.
    if wish.condition.first == "of", let last = wish.core.last,
      lexicon.has(.relational, Wording.singular(last))
    {
      return unknownSet(wish, request, known ?? Thing(unknown: things.noun(plainCore(of: wish))))
    }
    // What one reads about and does not have is not made up.
    if !found.thing.frame.told.isEmpty, !wish.isOwn, !wish.isMine {
      let thing = Thing(untold: things.noun(plainCore(of: wish)), found.thing.frame)
      return wish.isWrapped || !wish.condition.isEmpty
        ? unknownSet(wish, request, thing) : untold(thing, wish.core, request)
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
  func frameList(
    _ wish: ListWish, _ request: ShortRequest, of found: ThingFinder.Finding, _ known: Thing? = nil
  ) -> PhraseAnswer? {
    var found = found
    var lacks: [Brief.Lack] = []
    // Facts are of the things that they are of, and samples may stand for others.
    let isFactual = found.thing.frame.isFactual
    let unknown = { unknownSet(wish, request, known ?? found.thing) }
    // "Compare quotes" is no kind of quotes.
    guard !wish.core.prefix(found.rest).contains(where: isVerbAlone) else { return nil }
    // Which of them are the best somewhere nobody here knows.
    if wish.isRanked, !isFactual, wish.condition.count > 1, wish.condition.first == "in" {
      return unknownRanking(wish, request, of: found.thing)
    }
    holdName(&found.thing, wish.core.dropFirst(found.rest))
    for word in wish.core.prefix(found.rest)
    where !found.thing.narrow(to: lexicon.home(of: word) ?? word) && !hold(&found.thing, word) {
      if !isFactual, let order = lexicon.superlative(ofAdjective: word).flatMap(lexicon.order),
        found.thing.hold(order)
      {
        continue
      }
      if lexicon.has(.present, word), !isFactual { continue }
      let mayDiffer = !isFactual && things.finding([word]) != nil && !lexicon.has(.strict, word)
      guard isOpinion(word) || mayDiffer else { return unknown() }
      lacks.append(untold(request, word, "are \(word)"))
    }
    if let limit = wish.limit {
      if isFactual {
        guard found.thing.hold(limit) == .held else { return unknown() }
      } else if let lack = hold(&found.thing, limit, wish, request) {
        lacks.append(lack)
      }
    }
    if let order = wish.order.flatMap(lexicon.order) { _ = found.thing.sort(by: order) }
    if !isFactual, let lack = holdState(&found.thing, wish, request) { lacks.append(lack) }
    if let link = wish.condition.first, let last = wish.condition.last,
      isFactual || !lexicon.has(.near, wish.condition),
      isFactual || !holdPlace(&found.thing, wish, request)
    {
      let value = things.withoutArticles(wish.condition.dropFirst()).joined(separator: " ")
      if isFactual || link != "to", !found.thing.narrow(to: lexicon.home(of: value) ?? value) {
        // Samples may be elsewhere, and must not be what a clause says that they are not.
        if lexicon.has(.relative, link) || isFactual && lexicon.has(.restricting, link) {
          return unknown()
        }
        // What the reader has, nobody else knows: samples are as good as any.
        if !wish.isOwn { lacks.append(untold(request, last, wish.predicate)) }
      }
    }
    if wish.isMine { found.thing.holdOfOne { lexicon.has(.holder, $0) } }
    return frameList(wish, request, found.thing, lacks)
  }

  /// The rows of a thing that are left, as a list.
  private func frameList(
    _ wish: ListWish, _ request: ShortRequest, _ thing: Thing, _ lacks: [Brief.Lack]
  ) -> PhraseAnswer? {
    let isRanked = wish.isRanked || wish.order != nil
    let name = isRanked ? "scoreboard" : thing.frame.isFactual ? "fact list" : "list"
    guard var pattern = shelf.patterns.pattern(.head, PhraseKey(name)) else { return nil }
    if isRanked { pattern.standard = nil }
    var answer = made(
      pattern, thing, request, verb: "", count: wish.count, reason: thing.reason)
    answer?.lacks += lacks
    return answer
  }

  /// The things without praise, order and origin in front.
  func plainCore(of wish: ListWish) -> ArraySlice<String> {
    let named = wish.core.drop {
      isOpinion($0) || lexicon.order($0) != nil || lexicon.home(of: $0) != nil
    }
    return named.isEmpty ? wish.core : named
  }

  /// Whether a word is a verb and no noun.
  private func isVerbAlone(_ word: String) -> Bool {
    shelf.patterns.has(.verb, PhraseKey(word)) && !lexicon.has(.noun, word)
  }
}
