internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText
import ScreenReading

/// Requests for things of a kind: "my favorite board games", "top 5 movies", "national parks in Norway".
extension PhraseReader {
  /// What of a request says which things are wanted, and how many, in what order.
  private struct Wish {
    /// The noun that the things are called by, with its adjectives.
    var core: ArraySlice<String>
    var count: Int?
    /// Whether an order of merit is asked for, and whether the other end of it.
    var isRanked = false
    var isWorst = false
    /// Whether the things are the reader's own, so that nobody else can know them.
    var isOwn = false
    /// Whether something says that a list is meant.
    var isWrapped = false
    /// What the things must be: "in Norway".
    var condition: ArraySlice<String> = []
    /// By what they are to be ordered: "size" of "by size".
    var dimension: String?
  }

  func list(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    var wish = wish(words)
    guard let last = wish.core.last, wish.count ?? 1 > 0, !hasFigures(wish.core + wish.condition)
    else { return nil }
    let isPlural = Wording.isPlural(wish.core.joined(separator: " ")) || isPluralNoun(last)
    let isMeasure = words.first.map { lexicon.order($0) != nil } ?? false
    guard isPlural || wish.isWrapped || isMeasure, !endsInHead(wish, isPlural) else { return nil }
    if let answer = topic(&wish, request) { return answer }
    guard isPlural || wish.isWrapped else { return nil }
    return frameList(wish, request)
  }

  private func isPluralNoun(_ word: String) -> Bool { Wording.singular(word) != word }

  /// Whether the last words are a kind of screen rather than things: "gym class schedule".
  private func endsInHead(_ wish: Wish, _ isPlural: Bool) -> Bool {
    guard wish.core.count > 1, !wish.isWrapped || wish.count == nil else { return false }
    if shelf.topics.table.index(of: KindPhrase(wish.core.joined(separator: " ")).words) != nil {
      return false
    }
    return (1...3).contains {
      $0 < wish.core.count && headPattern(wish.core.suffix($0)) != nil
    }
  }

  // MARK: Wrappers

  private func wish(_ words: ArraySlice<String>) -> Wish {
    var wish = Wish(core: words)
    strip(&wish)
    let tail = lexicon.length(of: .tail, endOf: wish.core)
    if tail > 0, tail < wish.core.count,
      !isTopic(wish.core)
    {
      if wish.core.suffix(tail).contains(where: { lexicon.has(.rank, $0) }) { wish.isRanked = true }
      wish.isOwn = lexicon.has(.own, wish.core.suffix(tail))
      wish.core = wish.core.dropLast(tail)
      wish.isWrapped = true
    }
    part(&wish)
    return wish
  }

  /// Takes what precedes the things off, one wrapper after the other.
  private func strip(_ wish: inout Wish) {
    while wish.core.count > 1, let first = wish.core.first {
      if let number = Self.number(first), wish.count == nil {
        wish.count = number
        wish.isWrapped = true
        wish.core = wish.core.dropFirst()
        continue
      }
      let length = lexicon.length(of: .wrapper, startOf: wish.core)
      guard length > 0, length < wish.core.count else { return }
      let said = wish.core.prefix(length)
      // "great lakes" and "common cold" are names of their own.
      if length == 1, lexicon.has(.opinion, first), isTopic(wish.core) { return }
      if lexicon.has(.rank, said) { wish.isRanked = true }
      if lexicon.has(.worst, said) { (wish.isRanked, wish.isWorst) = (true, true) }
      if !lexicon.has(.article, first) { wish.isWrapped = true }
      wish.core = wish.core.dropFirst(length)
    }
  }

  /// Parts the things from what they must be, at the last such word before which things are known.
  private func part(_ wish: inout Wish) {
    guard !isTopic(wish.core) else { return }
    let links = wish.core.indices.dropFirst().filter { lexicon.has(.condition, wish.core[$0]) }
    let known = links.last { isTopic(wish.core[..<$0]) || things.named(wish.core[..<$0]) != nil }
    guard let link = known ?? links.first, link + 1 < wish.core.endIndex else { return }
    if wish.core[link] == "by" {
      wish.dimension = wish.core[(link + 1)...].joined(separator: " ")
      wish.isRanked = true
    } else {
      wish.condition = wish.core[link...]
    }
    wish.core = wish.core[..<link]
  }

  private func isTopic(_ words: ArraySlice<String>) -> Bool { self.topic(named: words) != nil }

  /// The topic that words name, letter by letter or as a phrase.
  private func topic(named words: ArraySlice<String>) -> Topic? {
    let name = words.joined(separator: " ")
    let table = shelf.topics.table
    if let place = table.index(named: WordSequence(name)) { return table.entries[place].topic }
    guard !words.contains(where: { lexicon.has(.clause, $0) }) else { return nil }
    return shelf.topics.named(KindPhrase(name), in: [.whole, .uncounted])?.topic
  }

  // MARK: Topics

  /// Things that the catalog knows, ordered and narrowed by what it knows of them.
  private func topic(_ wish: inout Wish, _ request: ShortRequest) -> PhraseAnswer? {
    var superlative: String?
    var adjectives: [String] = []
    var core = wish.core
    var found = topic(named: core)
    while found == nil, core.count > 1, let first = core.first {
      if lexicon.order(first) != nil { superlative = first } else { adjectives.append(first) }
      core = core.dropFirst()
      found = topic(named: core)
    }
    guard let topic = found else { return nil }
    // What is told apart by nothing known is another thing: a seating chart is no chart.
    guard
      adjectives.allSatisfy({
        isOpinion($0) || lexicon.home(of: $0) != nil || values(of: topic, matching: $0).count > 1
      }) || wish.isWrapped
    else { return nil }
    var list = TopicList(topic, lexicon)
    var lacks: [Brief.Lack] = []
    for word in adjectives where !list.narrow(to: lexicon.home(of: word) ?? word) {
      if let home = lexicon.home(of: word), !isOpinion(word) { return unknownSet(request, home) }
      guard isOpinion(word) else { return nil }
      lacks.append(lack(request, word, "nothing tells which of them are \(word)"))
    }
    if !wish.condition.isEmpty {
      let value = things.withoutArticles(wish.condition.dropFirst()).joined(separator: " ")
      let link = wish.condition[wish.condition.startIndex]
      if !list.narrow(to: lexicon.home(of: value) ?? value),
        !narrowBase(of: &list, core, to: value)
      {
        if lexicon.has(.restricting, link) { return unknownSet(request, value) }
        lacks.append(
          lack(
            request, wish.condition.last ?? "", "nothing tells which of them are \(link) \(value)"))
      }
    }
    if let superlative, !list.order(by: superlative) { return unknownSet(request, superlative) }
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
      return PhraseAnswer(
        contents: .topic(words: core.joined(separator: " "), count: wish.count),
        reason: "topic '\(topic.id)'")
    }
    return answer(list, wish, lacks, request)
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
    list.order(like: TopicList(ordered, lexicon))
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
    _ list: TopicList, _ wish: Wish, _ lacks: [Brief.Lack], _ request: ShortRequest
  ) -> PhraseAnswer? {
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
      count: count, isRanked: isRanked, title: request.text(request.words.indices))
    requirement.details.isOrderOpen = wish.isRanked && !list.isOrdered
    requirement.details.isSample = wish.isOwn
    return PhraseAnswer(
      contents: .made([requirement], layout: nil), reason: "topic '\(list.topic.id)'", lacks: lacks)
  }

  /// Places for things that nobody here knows, which says so.
  private func unknownSet(_ request: ShortRequest, _ what: String) -> PhraseAnswer? {
    placeholders(
      request, nil, reason: "which these are is not known here: give data, or name a model")
  }

  private func placeholders(
    _ request: ShortRequest, _ count: Int?, reason: String, noun: String? = nil
  ) -> PhraseAnswer? {
    let wish = wish(withoutAll(request))
    let named = wish.core.drop {
      isOpinion($0) || lexicon.order($0) != nil || lexicon.home(of: $0) != nil
    }
    let noun = noun ?? things.noun(named.isEmpty ? wish.core : named.suffix(2))
    let count = min(wish.count ?? count ?? 5, 20)
    let items = (1...count).map {
      Details.Item(Phrase(Wording.capitalized(noun) + " " + String($0)))
    }
    var requirement = Requirement(
      .component(.list), range: .at(0), words: "", details: Details(items: items), isImplied: true)
    requirement.details.label = Phrase(request.text(request.words.indices))
    requirement.details.isSample = true
    let isOrdered = wish.core.first.map { lexicon.order($0) != nil } ?? false
    requirement.details.variant = wish.isRanked || isOrdered ? "numbered" : "plain"
    return PhraseAnswer(
      contents: .made([requirement], layout: nil), reason: "places for '\(noun)'",
      lacks: [
        Brief.Lack(range: request.range(request.words.indices), reason: reason)
      ])
  }

  private func withoutAll(_ request: ShortRequest) -> ArraySlice<String> { request.words[...] }

  // MARK: Frames

  /// A list of things of which there is a frame, or places for them.
  private func frameList(_ wish: Wish, _ request: ShortRequest) -> PhraseAnswer? {
    let unknown = "which these are is not known here: give data, or name a model"
    let isOrdered = wish.core.first.map { lexicon.order($0) != nil } ?? false
    // What nothing orders so, and nobody knows, is more than a list of names.
    guard wish.dimension == nil, !wish.core.dropFirst().contains(where: { Self.number($0) != nil })
    else { return nil }
    guard !isOrdered, var found = things.finding(wish.core) else {
      guard wish.core.count < 4, wish.isWrapped || isOrdered || !wish.condition.isEmpty,
        !wish.core.contains(where: { lexicon.has(.clause, $0) }),
        wish.condition.first != "that"
      else { return nil }
      return placeholders(request, nil, reason: unknown)
    }
    var lacks: [Brief.Lack] = []
    let adjectives = wish.core.prefix(found.rest)
    for word in adjectives where !found.thing.narrow(to: lexicon.home(of: word) ?? word) {
      guard isOpinion(word) else { return placeholders(request, nil, reason: unknown) }
      lacks.append(lack(request, word, "nothing tells which of them are \(word)"))
    }
    if let link = wish.condition.first, let last = wish.condition.last {
      let value = things.withoutArticles(wish.condition.dropFirst()).joined(separator: " ")
      if !found.thing.narrow(to: lexicon.home(of: value) ?? value) {
        if lexicon.has(.restricting, link) {
          return placeholders(request, nil, reason: unknown)
        }
        lacks.append(lack(request, last, "nothing tells which of them are \(link) \(value)"))
      }
    }
    guard
      var pattern = shelf.patterns.pattern(.head, PhraseKey(wish.isRanked ? "scoreboard" : "list"))
    else { return nil }
    if wish.isRanked { pattern.standard = nil }
    var answer = made(
      pattern, found.thing, request, verb: "", count: wish.count, reason: found.thing.reason)
    answer?.lacks += lacks
    return answer
  }
}
