import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Lists of things that the catalog knows, ordered and narrowed by what it knows of them.
extension PhraseReader {
  /// What topics have for a query.
  enum TopicAnswer {
    case answered(PhraseAnswer)
    /// Things of the kind are known, and not those that are asked for.
    case otherThings(Topic)
    case none
  }

  /// The topic of what is wished for, and what of the query its name does not say.
  private struct TopicMatch {
    var topic: Topic
    var core: ArraySlice<String>
    var superlative: String?
    var adjectives: [String] = []
  }

  func topic(_ query: ListQuery, _ request: ShortRequest) -> TopicAnswer {
    // Things of the world have no days but those that are told of them.
    if query.state.isEmpty, query.condition.isEmpty, !query.periodWords.isEmpty {
      var timed = query
      (timed.condition, timed.periodWords) = (query.periodWords, [])
      return topic(timed, request)
    }
    // "Gifts for my dad" are gifts for dad, of which a topic may be.
    if let link = query.condition.first,
      case let said = things.withoutArticles(query.condition.dropFirst()), !said.isEmpty,
      isTopic((query.core + [link] + said)[...])
    {
      var whole = query
      whole.core = (query.core + [link] + said)[...]
      whole.condition = []
      return topic(whole, request)
    }
    // "Languages with the most speakers" are the languages by speakers, of which a topic may be, and
    // "fruits by sugar content" the sugar content of fruits.
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

  /// The topic of what is wished for without a word in its middle, which says more than is known: of
  /// "poisonous garden plants" the poisonous ones.
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

  /// The topic that words name letter by letter, whatever else they may look like: "things you need for a rabbit" is no
  /// sentence, "types of geese and swans" no list of geese.
  func wholeTopic(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    // A "packing list" is first of all a list.
    guard words.count > 1, headPattern(words.suffix(1)) == nil,
      bundle.topics.table.index(named: WordSequence(words.joined(separator: " "))) != nil,
      case .answered(let answer) = topic(ListQuery(core: words), request)
    else { return nil }
    return answer
  }

  /// What the topic that is called so has for a query.
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
      // Without figures nothing is over or under one; from other years are other things.
      guard case .figure = limit.kind else { return .otherThings(found.topic) }
      let said = limit.words.joined(separator: " ")
      lacks.append(unstated(request, limit.words.last ?? "", "are \(said)"))
    }
    if let year = query.year {
      lacks.append(unstated(request, year, "are of \(year)"))
    }
    switch meets(query, found.core, &list) {
    case .met: break
    // What the reader has, nobody else knows: samples are as good as any.
    case .unstated where query.isOwn: break
    // A price is asked of the cheapest countries to live in, whatever one does there.
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
      // Who of many people is at the top nobody knows by those that are listed.
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
    // A name that has a clause is found by all of its words alone.
    let isCut = KindPhrase(found.core.joined(separator: " ")).isCut
    let isPlain =
      !isCut && !query.isRanked && !query.isOwn && !list.isOrdered && !list.isNarrowed
      && lacks.isEmpty && query.doneAction == nil
    if isPlain, found.adjectives.isEmpty, found.superlative == nil, list.groups == nil, !hasOwnShelf
    {
      // What nothing narrows and nothing orders is the topic itself, as it is shown everywhere.
      return .answered(
        PhraseAnswer(
          contents: .topic(words: found.core.joined(separator: " "), count: query.count),
          reason: "topic '\(found.topic.id)'", isExact: true))
    }
    return .answered(answer(list, query, lacks, request))
  }

  /// Takes words off the front of what is wished for until a topic is called so.
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
    // The most venomous snakes are of the venomous ones.
    if let most = superlative, core.count < query.core.count,
      let adjective = lexicon.adjective(of: most), let own = topic(named: [adjective] + core)
    {
      found = own
    }
    // "Fastest land animals" are of the fastest animals, of which more is known.
    if let most = superlative, core.count < query.core.count,
      let ordered = topic(named: [most] + core)
    {
      (found, superlative) = (ordered, nil)
    }
    guard let topic = found else { return nil }
    // What is told apart by nothing known is another thing: a seating chart is no chart.
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

  /// A word as values of topics have it: Greece for Greek, Tolstoy for Tolstoy's.
  func value(_ word: String) -> String {
    lexicon.home(of: word) ?? (word.hasSuffix("'s") ? String(word.dropLast(2)) : word)
  }

  // MARK: Order

  /// Arranges a list by what is said after "by" or "in order of": it is the maker of some of them, a
  /// figure that orders them, or a value that groups them.
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
    // What names a bridge does not say how many there are.
    if !query.isMost, list.narrow(to: dimension) { return .met }
    list.lacksOrder = true
    return KnownEntity(dimension.spacedWords.map(String.init)[...], bundle, lexicon) == nil
      ? .unstated : .others
  }

  /// Puts things in the order of the topic whose name claims it: planets by size are the largest planets.
  private func order(
    _ list: inout TopicList, _ core: ArraySlice<String>, by dimension: String
  ) -> Bool {
    guard let superlative = lexicon.superlative(of: dimension),
      let ordered = topic(named: ([superlative] + core)[...])
    else { return false }
    let wider = TopicList(ordered, lexicon)
    if !list.isNarrowed, wider.holdsAll(of: list) {
      // It has the figures as well.
      list = wider
    } else {
      list.order(like: wider)
    }
    return list.isOrdered
  }

  /// Puts things in the order of a column that another topic has of all of them.
  private func order(_ list: inout TopicList, byColumnOfOthers dimension: String) -> Bool {
    let name = list.topic.columns.first
    for entry in bundle.topics.table.entries where entry.columns.first == name {
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
    let count = query.count ?? (query.doneAction == nil ? list.usualCount : Self.fewOfOwn)
    if let asked = query.count, asked > list.items.count {
      lacks.append(
        Brief.UnmetCondition(
          range: request.range(request.words.indices),
          reason: "the catalog knows \(list.items.count) of \(asked)"))
    }
    // In an order that nobody knows they are no ranks.
    let isRanked = list.groups == nil && !list.lacksOrder && (query.isRanked || list.isOrdered)
    var requirements = list.requirements(
      count: count, isRanked: isRanked, title: title(of: request))
    for place in requirements.indices {
      requirements[place].details.isOrderOpen = isRanked && !list.isOrdered
      requirements[place].details.isSample = query.isOwn || list.areSamples
    }
    if query.doneAction != nil { requirements.append(adding(list.topic)) }
    return PhraseAnswer(
      contents: .made(requirements + lacks.prefix(1).map(note), layout: nil),
      reason: "topic '\(list.topic.id)'", isExact: true, lacks: lacks)
  }

  /// How many things stand for those that the reader alone knows.
  private static let fewOfOwn = 5

  /// The action that adds a thing of a topic.
  private func adding(_ topic: Topic) -> Requirement {
    var requirement = Requirement(
      .need(.action), range: .at(0), words: "Add", isImplied: true)
    requirement.details.label = Phrase(
      "Add " + (topic.columns.first ?? "item").lowercased(), from: .catalog(topic: topic.id))
    return requirement
  }

  /// A line that says what is not known.
  private func note(_ lack: Brief.UnmetCondition) -> Requirement {
    var requirement = Requirement(
      .component(.paragraph), range: .at(0), words: "note", isImplied: true)
    requirement.details.value = Phrase(
      Wording.capitalized(lack.reason) + ".", from: .catalog(topic: "unknown set"))
    return requirement
  }
}
