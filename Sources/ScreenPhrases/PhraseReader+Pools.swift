internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Lists drawn from all topics of a kind, for queries that the topic named by the request cannot
/// answer: "rivers by length" from all topics with lengths of rivers.
extension PhraseReader {
  /// Returns the things of all topics of a kind that meet a query, or nil if fewer than two do.
  func pool(
    _ query: ListQuery, of topic: Topic, _ core: ArraySlice<String>, _ adjectives: [String],
    superlative: String?
  ) -> TopicList? {
    let kind = (topic.columns.first ?? "").lowercased()
    let noun = core.last.map(Wording.singular) ?? kind
    // The islands of Japan are not pooled with others, as their name contains the restriction.
    guard !lexicon.has(.unworldly, kind), !lexicon.has(.unworldly, noun),
      !core.contains(where: { lexicon.has(.condition, $0) })
    else { return nil }
    let order = superlative ?? core.first { lexicon.order($0) != nil }
    let lists = topics.entries.compactMap { entry -> TopicList? in
      guard let first = entry.columns.first?.lowercased(), first == kind || first == noun,
        entry.columns.count > 1
      else { return nil }
      // Dog breeds are not cat breeds.
      let names = entry.sequences
      let isOfKind = core.dropLast().allSatisfy { word in
        lexicon.order(word) != nil || names.contains { $0.contains(WordSequence(word)) }
      }
      guard isOfKind else { return nil }
      var list = TopicList(entry.topic, lexicon)
      return meets(query, adjectives, order, &list, entry) ? list : nil
    }
    // A single match is likely to be a coincidence.
    guard var pool = TopicList(pooling: lists, first: topic.id, lexicon), pool.items.count > 1
    else { return nil }
    if let order { _ = pool.order(by: order) }
    if let dimension = query.dimension, !pool.order(byColumn: dimension) {
      _ = pool.group(by: dimension)
    }
    return pool
  }

  /// Returns the names with an initial letter from several lists: for "kids' names starting with
  /// M", those of girls and of boys.
  func initialNames(_ query: ListQuery, _ request: ShortRequest) -> PhraseAnswer? {
    guard case .initial(let letter)? = query.limit?.kind, let noun = query.core.last,
      topic(named: query.core) == nil, query.core.dropLast().allSatisfy(isOpinion)
    else { return nil }
    let needle = Array("\(noun) that start with \(letter)".utf8)
    let lists = topics.entries.filter { $0.mentions(needle) }.map {
      TopicList($0.topic, lexicon)
    }
    return TopicList(pooling: lists, first: "", lexicon).map { answer($0, query, [], request) }
  }

  /// Keeps the things of a topic that meet all of a query. Returns false if none do or no value
  /// tells. The name of the topic applies to all of its things.
  private func meets(
    _ query: ListQuery, _ adjectives: [String], _ order: String?, _ list: inout TopicList,
    _ entry: TopicEntry
  ) -> Bool {
    let names = entry.sequences
    func isInName(_ words: String) -> Bool {
      let wanted = WordSequence(words)
      return names.contains { $0.contains(wanted) }
    }
    for word in adjectives where !isInName(word) && !list.narrow(to: value(word)) { return false }
    if let limit = query.limit, !list.narrow(to: limit) { return false }
    if let link = query.condition.first {
      // The words after other prepositions, such as "for", often occur in unrelated values.
      guard lexicon.has(.restricting, link) || lexicon.has(.relative, link) else { return false }
      let object = things.withoutArticles(query.condition.dropFirst()).spaced
      // For "without", the values have to say so explicitly.
      let said = link == "without" ? "without \(object)" : object
      guard
        isInName(said) || list.narrow(to: lexicon.home(of: said) ?? said)
          || homes(around: query).contains(where: { list.narrow(to: $0) })
      else { return false }
    }
    if let order, !list.order(by: order) { return false }
    if let dimension = query.dimension {
      return list.order(byColumn: dimension) || !query.isMost && list.group(by: dimension)
        || !query.isMost && list.narrow(to: dimension)
    }
    return !adjectives.isEmpty || query.limit != nil || !query.condition.isEmpty || order != nil
  }
}
