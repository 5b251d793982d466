internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// What things of topics must be.
extension PhraseReader {
  /// How a list meets what is asked of it.
  enum ConditionMatch {
    case met
    /// Nothing says which of its things do.
    case unstated
    /// None of them is likely to.
    case others
  }

  /// Leaves the things of which a condition holds.
  func meets(
    _ query: ListQuery, _ core: ArraySlice<String>, _ list: inout TopicList
  ) -> ConditionMatch {
    guard let link = query.condition.first else { return .met }
    // What the reader has at home nobody else knows.
    if query.condition.dropFirst().first.map({ lexicon.has(.possessive, $0) }) ?? false {
      list.areSamples = true
    }
    let said = things.withoutArticles(query.condition.dropFirst())
    let value = said.joined(separator: " ")
    if link == "without" { return list.narrow(without: value) ? .met : .unstated }
    let home = lexicon.home(of: value) ?? value
    if list.narrow(to: home) || narrowBase(of: &list, core, to: home) { return .met }
    // What is of countries is of the continent that they are on.
    if lexicon.has(.placing, link), list.narrow(toAnyOf: countries(of: value)) { return .met }
    // Novels about other things are none about bees, and films with others are none with whom one asks for.
    if link == "about" || lexicon.has(.owning, link) && isWork(list.topic) { return .others }
    guard lexicon.has(.placing, link), !list.areSamples else { return .unstated }
    return homes(around: query).contains { list.narrow(to: $0) } ? .unstated : .others
  }

  /// The countries of a region, in lower case; none where no topic lists them.
  private func countries(of region: String) -> Set<String> {
    let name = ["countries", "in"] + region.spacedWords.map(String.init)
    return Set(topic(named: name[...])?.items.map { $0[0].lowercased() } ?? [])
  }

  /// Where a town is that things are to be near, the smallest region first: near it is what is there.
  func homes(around query: ListQuery) -> [String] {
    guard let link = query.condition.first, lexicon.has(.around, link),
      let town = KnownEntity(things.withoutArticles(query.condition.dropFirst()), bundle, lexicon)
    else { return [] }
    return town.facts.filter { lexicon.has(.home, $0.label.lowercased()) }.map(\.value)
  }

  /// Narrows the things of "longest rivers" by what only "rivers" say of them, and keeps the order.
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
