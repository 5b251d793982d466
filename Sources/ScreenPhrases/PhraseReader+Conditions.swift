internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Conditions on the things of topics.
extension PhraseReader {
  /// How a list meets a condition.
  enum ConditionMatch {
    case met
    /// No value tells which of the things meet it.
    case unstated
    /// Probably none of the things meet it.
    case others
  }

  /// Keeps the things that meet the condition.
  func meets(
    _ query: ListQuery, _ core: ArraySlice<String>, _ list: inout TopicList
  ) -> ConditionMatch {
    guard let link = query.condition.first else { return .met }
    // Only the reader knows the contents of "my …".
    if query.condition.dropFirst().first.map({ lexicon.has(.possessive, $0) }) ?? false {
      list.areSamples = true
    }
    let said = things.withoutArticles(query.condition.dropFirst())
    if saysWhenAlone(query) { return .met }
    let value = said.spaced
    if link == "without" { return list.narrow(without: value) ? .met : .unstated }
    let home = lexicon.home(of: value) ?? value
    if list.narrow(to: home) || narrowBase(of: &list, core, to: home) { return .met }
    // A continent includes what belongs to its countries.
    if lexicon.has(.placing, link), list.narrow(toAnyOf: countries(of: value)) { return .met }
    // Novels about other subjects do not answer a request for novels about bees, nor do films with
    // other people.
    if link == "about" || lexicon.has(.owning, link) && isWork(list.topic) { return .others }
    // Plants of which nothing says that they are safe for pets are not listed as if they were.
    if query.fit.map({ lexicon.has(.strict, $0) }) ?? false { return .others }
    guard lexicon.has(.placing, link), !list.areSamples else { return .unstated }
    return homes(around: query).contains { list.narrow(to: $0) } ? .unstated : .others
  }

  /// Whether a condition only says when the things are for: "chores for Saturday".
  private func saysWhenAlone(_ query: ListQuery) -> Bool {
    !query.isClause && query.fit == nil && query.condition.first == "for"
      && SamplePeriod(query.condition)?.isShort ?? false
  }

  /// Returns the countries in a region, in lower case, or an empty set if no topic lists them.
  private func countries(of region: String) -> Set<String> {
    let name = ["countries", "in"] + region.spacedWords.map(String.init)
    return Set(topic(named: name[...])?.items.map { $0[0].lowercased() } ?? [])
  }

  /// Returns the regions of the town that things must be near, in the order of its facts. Things in
  /// them count as near.
  func homes(around query: ListQuery) -> [String] {
    guard let link = query.condition.first, lexicon.has(.around, link),
      let town = entity(named: things.withoutArticles(query.condition.dropFirst()))
    else { return [] }
    return town.facts.filter { lexicon.has(.home, $0.label.lowercased()) }.map(\.value)
  }

  /// Narrows the things of a topic such as "longest rivers" by the columns of "rivers", and keeps
  /// the order.
  private func narrowBase(
    of list: inout TopicList, _ core: ArraySlice<String>, to value: String
  ) -> Bool {
    guard let first = core.first, lexicon.order(first) != nil, core.count > 1,
      let base = topic(named: core.dropFirst())
    else { return false }
    var wider = TopicList(base, lexicon)
    guard wider.narrow(to: value) else { return false }
    wider.order(like: list)
    list = wider
    return true
  }

  /// Whether the things of a topic are works, such as films, which are by and with people.
  func isWork(_ topic: Topic) -> Bool {
    lexicon.has(.work, (topic.columns.first ?? "").lowercased())
  }
}
