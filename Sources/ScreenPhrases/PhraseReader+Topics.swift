import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Lists of things that the catalog knows, ordered and narrowed by their values.
extension PhraseReader {
  /// The answer of topics to a query.
  enum TopicAnswer {
    case answered(PhraseAnswer)
    /// Things of the kind are known, but not the requested ones.
    case otherThings(Topic)
    case none

    /// Whether it is known which things are requested, or that none of them is known.
    var isSettled: Bool {
      switch self {
      case .answered(let answer): answer.lacks.isEmpty
      case .otherThings: true
      case .none: false
      }
    }
  }

  /// The topic of a query, and the parts of the query that its name does not cover.
  private struct TopicMatch {
    var topic: Topic
    var core: ArraySlice<String>
    var superlative: String?
    var adjectives: [String] = []
  }

  func topic(_ query: ListQuery, _ request: ShortRequest) -> TopicAnswer {
    // Things of the world have only the days that their topics state.
    if query.state.isEmpty, query.condition.isEmpty, !query.periodWords.isEmpty {
      var timed = query
      (timed.condition, timed.periodWords) = (query.periodWords, [])
      return topic(timed, request)
    }
    // "Beaches to visit in Morocco" are in Morocco.
    let place = query.condition.dropFirst(2)
    if query.condition.first == "to", place.count > 1, let link = place.first,
      lexicon.has(.placing, link)
    {
      var placed = query
      placed.condition = place
      if case let answer = topic(placed, request), answer.isSettled { return answer }
    }
    // "Gifts for my dad" are gifts for dad, which can be a topic.
    if let link = query.condition.first,
      case let said = things.withoutArticles(query.condition.dropFirst()), !said.isEmpty,
      isTopic((query.core + [link] + said)[...])
    {
      var whole = query
      whole.core = (query.core + [link] + said)[...]
      whole.condition = []
      return topic(whole, request)
    }
    // "Languages with the most speakers" are "languages by speakers", and "fruits by sugar content"
    // the "sugar content of fruits", either of which can be a topic.
    if let dimension = query.dimension?.spacedWords.map(String.init), !query.isSequence,
      let name = [Array(query.core) + ["by"] + dimension, dimension + ["of"] + Array(query.core)]
        .first(where: {
          isTopic($0[...])
        })
    {
      var whole = query
      (whole.core, whole.dimension) = (name[...], nil)
      return topic(whole, request)
    }
    let finding = finding(query)
    let own = finding.map { answer(query, $0, request) } ?? .none
    if case .answered(let answer) = own, answer.lacks.isEmpty { return own }
    if case .answered = own {
    } else if let answer = withoutMiddle(query, request) {
      return .answered(answer)
    }
    guard let found = finding else { return .none }
    guard
      let pool = pool(
        query, of: found.topic, found.core, found.adjectives, superlative: found.superlative)
    else { return own }
    let lacks =
      homes(around: query).isEmpty
      ? [] : [lack(request, query.condition.last ?? "", "nothing tells how far away they are")]
    return .answered(answer(pool, query, lacks, request))
  }

  /// Answers a query without one word in the middle of its noun that no value covers: for
  /// "poisonous garden plants", the poisonous ones.
  private func withoutMiddle(_ query: ListQuery, _ request: ShortRequest) -> PhraseAnswer? {
    for place in query.core.indices.dropFirst().dropLast() {
      let word = query.core[place]
      var less = query
      less.core = (query.core[..<place] + query.core[(place + 1)...])[...]
      guard let topic = topic(named: less.core),
        case .answered(var answer) = answer(
          less, TopicMatch(topic: topic, core: less.core), request)
      else { continue }
      let lack = unstated(request, word, "are '\(word)'")
      answer.isExact = false
      answer.lacks.append(lack)
      guard case .topic = answer.contents else { return answer }
      return self.answer(TopicList(topic, lexicon), less, answer.lacks, request)
    }
    return nil
  }

  /// Answers with a topic that words name letter by letter, even if they look like something else:
  /// "things you need for a rabbit" is not a sentence, and "types of geese and swans" is not a list
  /// of geese.
  func wholeTopic(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    // A "packing list" is primarily a list.
    guard words.count > 1, headPattern(words.suffix(1)) == nil,
      topics.index(named: WordSequence(words.spaced)) != nil,
      case .answered(let answer) = topic(ListQuery(core: words), request)
    else { return nil }
    return answer
  }

  /// Returns the answer of the topic of a match to a query.
  private func answer(
    _ query: ListQuery, _ found: TopicMatch, _ request: ShortRequest
  ) -> TopicAnswer {
    var list = TopicList(found.topic, lexicon)
    var lacks: [Brief.UnmetCondition] = []
    for word in found.adjectives where !list.narrow(to: value(word)) {
      guard isOpinion(word), lexicon.home(of: word) == nil else { return .otherThings(found.topic) }
      lacks.append(unstated(request, word, "are \(word)"))
    }
    if let limit = query.limit, !list.narrow(to: limit) {
      // Without figures, any of the things may meet the bound, but things from other years do not
      // answer the request.
      guard case .figure = limit.kind else { return .otherThings(found.topic) }
      // Prices change, so any that meet the bound are samples.
      if !list.price(within: limit) {
        let said = limit.words.spaced
        lacks.append(unstated(request, limit.words.last ?? "", "are \(said)"))
      }
    }
    if let (count, noun) = query.fitting, !list.narrow(toFit: count, noun) {
      lacks.append(unstated(request, request.words.last ?? noun, "are for \(count) \(noun)s"))
    }
    if let year = query.year {
      lacks.append(unstated(request, year, "are of \(year)"))
    }
    switch meets(query, found.core, &list) {
    case .met: break
    // Only the reader knows these things, so any samples will do.
    case .unstated where query.isOwn: break
    // A ranking of the cheapest countries to live in needs a price, whatever one does there.
    case .unstated where found.superlative != nil && query.condition.first == "to": break
    case .unstated:
      if let column = askedColumn(ofCondition: query) {
        list.asked.append(column)
        lacks.append(
          lack(
            request, query.condition.last ?? "",
            "nothing tells which of these \(query.predicate): that column is to be filled in"))
      } else {
        lacks.append(unstated(request, query.condition.last ?? "", query.predicate))
      }
    case .others: return .otherThings(found.topic)
    }
    if list.isLonely {
      lacks.append(
        lack(request, query.condition.last ?? "", "no more than one of them is known here"))
    }
    if let most = found.core.first, found.superlative == nil, lexicon.order(most) != nil,
      !list.isOrdered
    {
      lacks.append(lack(request, most, "nothing tells all of their order"))
    }
    if !query.state.isEmpty {
      list.asked.append(Wording.capitalized(written(query.stateWords, as: request)))
      lacks.append(
        lack(
          request, query.state.last ?? "",
          "nothing tells which of these are \(query.stateWords): that column is to be filled in"))
    }
    if let superlative = found.superlative, !list.order(by: superlative) {
      // A list of some people does not tell who leads among all of them.
      guard !lexicon.has(.people, (found.topic.columns.first ?? "").lowercased()) else {
        return .otherThings(found.topic)
      }
      list.lacksOrder = true
      if let column = askedColumn(of: superlative) {
        list.asked.append(column)
        lacks.append(unfilled(request, superlative, column, superlative))
      } else {
        lacks.append(unstated(request, superlative, "are \(superlative)"))
      }
    }
    if let dimension = query.dimension {
      switch arrange(&list, found.core, by: dimension, query) {
      case .met: break
      case .unstated:
        let last = String(dimension.spacedWords.last ?? "")
        if query.isAway || query.isSequence {
          lacks.append(
            lack(
              request, last, "nothing tells their order \(query.isAway ? "" : "by ")\(dimension)"))
        } else {
          list.asked.append(Wording.capitalized(dimension))
          lacks.append(unfilled(request, last, dimension, "by \(dimension)"))
        }
      case .others: return .otherThings(found.topic)
      }
    }
    // A name with a clause is found only by all of its words.
    let isCut = KindPhrase(found.core.spaced).isCut
    let isPlain =
      !isCut && !query.isRanked && !query.isOwn && !list.isOrdered && !list.isNarrowed
      && lacks.isEmpty && query.doneAction == nil && list.asked.isEmpty
    if isPlain, found.adjectives.isEmpty, found.superlative == nil, list.groups == nil,
      !hasOwnBundle
    {
      // A topic that is neither narrowed nor ordered is shown in its usual form.
      return .answered(
        PhraseAnswer(
          contents: .topic(words: found.core.spaced, count: query.count),
          reason: "topic '\(found.topic.id)'", isExact: true))
    }
    return .answered(answer(list, query, lacks, request))
  }

  /// Finds the topic of a query by removing words from the front of its noun until a topic matches.
  private func finding(_ query: ListQuery) -> TopicMatch? {
    var superlative = query.order
    var adjectives: [String] = []
    var core = query.core
    var found = topic(named: core)
    while found == nil, core.count > 1, let first = core.first {
      if lexicon.order(first) != nil {
        superlative = first
      } else if let most = lexicon.superlative(ofAdjective: first),
        topic(named: [most] + core.dropFirst()) != nil
      {
        // Fast animals are the fastest animals.
        core = [most] + core.dropFirst()
        found = topic(named: core)
        break
      } else {
        adjectives.append(first)
      }
      core = core.dropFirst()
      found = topic(named: core)
    }
    // The most venomous snakes are among the venomous ones.
    if let most = superlative, core.count < query.core.count,
      let adjective = lexicon.adjective(of: most), let own = topic(named: [adjective] + core)
    {
      found = own
    }
    // "Fastest land animals" are among the fastest animals, about which more is known.
    if let most = superlative, core.count < query.core.count,
      let ordered = topic(named: [most] + core)
    {
      (found, superlative) = (ordered, nil)
    }
    guard let topic = found else { return nil }
    // A qualifier that no value covers makes another thing: a seating chart is not a chart.
    guard
      query.isWrapped
        || adjectives.allSatisfy({
          isOpinion($0) || lexicon.home(of: $0) != nil
            || TopicList(topic, lexicon).rows(matching: value($0)).count > 1
        })
    else { return nil }
    return TopicMatch(
      topic: topic, core: core, superlative: superlative, adjectives: adjectives)
  }

  /// Returns a word in the form of topic values: Greece for Greek, Tolstoy for Tolstoy's.
  func value(_ word: String) -> String {
    lexicon.home(of: word) ?? (word.hasSuffix("'s") ? String(word.dropLast(2)) : word)
  }

  // MARK: Order

  /// Arranges a list by the words after "by" or "in order of": a figure to order by, a value to
  /// group by, or the maker of some of the things.
  private func arrange(
    _ list: inout TopicList, _ core: ArraySlice<String>, by dimension: String, _ query: ListQuery
  ) -> ConditionMatch {
    if list.order(byColumn: dimension) || order(&list, core, by: dimension)
      || !query.isMost && list.group(by: dimension) || order(&list, byColumnOfOthers: dimension)
    {
      return .met
    }
    guard !query.isSequence else {
      list.lacksOrder = true
      return .unstated
    }
    // Naming a bridge does not give its count.
    if !query.isMost, list.narrow(to: dimension) { return .met }
    list.lacksOrder = true
    return entity(named: dimension.spacedWords.map(String.init)[...]) == nil
      ? .unstated : .others
  }

  /// Orders things by the topic whose name claims the order: planets by size are the largest
  /// planets.
  private func order(
    _ list: inout TopicList, _ core: ArraySlice<String>, by dimension: String
  ) -> Bool {
    guard let superlative = lexicon.superlative(of: dimension),
      let ordered = topic(named: ([superlative] + core)[...])
    else { return false }
    let wider = TopicList(ordered, lexicon)
    if !list.isNarrowed, wider.holdsAll(of: list) {
      // The ordered topic also has the figures.
      list = wider
    } else {
      list.order(like: wider)
    }
    return list.isOrdered
  }

  /// Orders things by a column of another topic that has all of them.
  private func order(_ list: inout TopicList, byColumnOfOthers dimension: String) -> Bool {
    let name = list.topic.columns.first
    for entry in topics.entries where entry.columns.first == name {
      guard entry.columns.count > 1 else { continue }
      var other = TopicList(entry.topic, lexicon)
      guard other.holdsAll(of: list), other.order(byColumn: dimension) else { continue }
      list.order(like: other)
      return true
    }
    return false
  }

  // MARK: Showing

  func answer(
    _ list: TopicList, _ query: ListQuery, _ lacks: [Brief.UnmetCondition], _ request: ShortRequest
  ) -> PhraseAnswer {
    var lacks = lacks
    var list = list
    list.doneAction = query.doneAction
    list.areSamples = list.areSamples || query.doneAction != nil
    // Where things are is said already; what else they have in common is worth a column.
    if query.condition.first.map({ lexicon.has(.placing, $0) }) ?? false { list.dropShared() }
    let areOwn = query.isOwn || list.areSamples
    let isOrder = query.isRanked || list.isOrdered
    let usual = isOrder || areOwn ? list.topic.usualCount : list.topic.wholeCount
    let count = query.count ?? (query.doneAction == nil ? usual : Self.fewOfOwn)
    if let asked = query.count, asked > list.items.count {
      lacks.append(
        Brief.UnmetCondition(
          range: request.range(request.words.indices),
          reason: "the catalog knows \(list.items.count) of \(asked)"))
    }
    // In an unknown order, positions are no ranks.
    let isRanked = list.groups == nil && !list.lacksOrder && (query.isRanked || list.isOrdered)
    var requirements = list.requirements(
      count: count, isRanked: isRanked, title: title(of: request))
    for place in requirements.indices {
      requirements[place].details.isOrderOpen = isRanked && !list.isOrdered
      requirements[place].details.isSample = areOwn
      requirements[place].details.isSelection =
        !list.topic.isClosed && !isRanked && !areOwn && query.count == nil && list.groups == nil
        && lacks.isEmpty
    }
    if query.doneAction != nil { requirements.append(adding(list.topic)) }
    return PhraseAnswer(
      contents: .made(requirements + lacks.prefix(1).map(note), layout: nil),
      reason: "topic '\(list.topic.id)'", isExact: true, lacks: lacks)
  }

  /// The number of samples for things that only the reader knows.
  private static let fewOfOwn = 5

  /// Returns the action that adds a thing of a topic.
  private func adding(_ topic: Topic) -> Requirement {
    var requirement = Requirement(
      .need(.action), range: .at(0), words: "Add", isImplied: true)
    requirement.details.label = Phrase(
      "Add " + (topic.columns.first ?? "item").lowercased(), from: .catalog(topic: topic.id))
    return requirement
  }

  /// Returns a note that says what is unknown.
  private func note(_ lack: Brief.UnmetCondition) -> Requirement {
    var requirement = Requirement(
      .component(.paragraph), range: .at(0), words: "note", isImplied: true)
    requirement.details.value = Phrase(
      Wording.capitalized(lack.reason) + ".", from: .catalog(topic: "unknown set"))
    return requirement
  }
}
