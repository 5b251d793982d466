internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// The part of a request that says which things are wanted, how many, and in what order.
struct ListQuery: Sendable {
  /// The noun of the things, with its adjectives.
  var core: ArraySlice<String>
  var count: Int?
  /// Whether a ranking is requested, and whether it starts with the worst.
  var isRanked = false
  var isWorst = false
  /// Whether the things belong to the reader, so that the catalog cannot know them.
  var isOwn = false
  /// Whether any words indicate that a list is meant.
  var isWrapped = false
  /// The condition that the things must meet, such as "in Norway".
  var condition: ArraySlice<String> = []
  /// Whether the condition is a clause with its own subject, such as "every sailor should know".
  var isClause = false
  /// The adjective that introduces the condition, such as "good" in "good with children".
  var fit: String?
  /// Whether the request states an order, as in "in order of size".
  var isSequence = false
  /// Whether the largest value of the dimension comes first, as in "with the most speakers".
  var isMost = false
  /// Whether the order is by distance from something, as in "in order from the sun".
  var isAway = false
  /// Whether a possessive says that the things are the reader's.
  var isMine = false
  /// The year after the things, as in "hairstyles 2024".
  var year: String?
  /// The bound on a value of the things, such as "from the 90s".
  var limit: ListLimit?
  /// The dimension to order by, such as "size" in "by size".
  var dimension: String?
  /// The superlative that other words stand for, such as "oldest" for "in order".
  var order: String?
  /// The state after the things, such as "overdue", "on leave" or "moving out".
  var state: ArraySlice<String> = []
  /// The days of the things, and the words that name those days after a preposition.
  var period: SamplePeriod?
  var periodWords: ArraySlice<String> = []
  /// The number of those whom a thing must suit, and what they are called: "for 2 players".
  var fitting: (count: Int, noun: String)?
  /// What the reader has done with the things, such as "visited" in "countries I've visited".
  var doneAction: String?

  /// The state with its days, if the request has any: "open on Monday".
  var stateWords: String { (state + periodWords).spaced }

  /// The predicate of a thing that meets the condition: "are good with children", "drive on the
  /// left".
  var predicate: String {
    let said = condition.spaced
    if isClause { return said }
    if let fit { return "are \(fit) \(said)" }
    let rest = condition.dropFirst().spaced
    return switch condition.first {
    case "that", "which": rest
    case "with": "have \(rest)"
    case "to": "one can \(rest)"
    default: "are \(said)"
    }
  }
}

extension PhraseReader {
  /// Parses a request for things.
  func query(_ words: ArraySlice<String>) -> ListQuery {
    var query = ListQuery(core: words)
    strip(&query)
    for role in [PhraseLexicon.Role.time, .sequence, .tail] {
      let length = lexicon.length(of: role, endOf: query.core)
      guard length > 0, length < query.core.count, !isTopic(query.core) else { continue }
      let said = query.core.suffix(length)
      if said.contains(where: { lexicon.has(.rank, $0) }) { query.isRanked = true }
      query.isOwn = query.isOwn || lexicon.has(.own, said)
      // Planets "in order" have one of their own.
      if role == .sequence, !said.elementsEqual(["in", "order"]) { query.order = "earliest" }
      if role == .time { query.period = SamplePeriod(said) }
      if role == .tail { query.doneAction = doneAction(said) }
      query.core = query.core.dropLast(length)
      // In "solar yield today", the time does not indicate a list.
      if role != .time { query.isWrapped = true }
    }
    takeWeekday(&query)
    takeOrder(&query)
    limit(&query)
    part(&query)
    settle(&query)
    // "Bills and due dates" are bills.
    if let link = query.core.dropFirst().firstIndex(of: "and"), things.named(query.core) == nil,
      !isTopic(query.core), things.finding(query.core[..<link]) != nil
    {
      query.core = query.core[..<link]
    }
    return query
  }

  /// Removes wrappers before the things one by one.
  private func strip(_ query: inout ListQuery) {
    while query.core.count > 1, let first = query.core.first {
      if let number = Self.number(first), query.count == nil {
        query.count = number
        query.isWrapped = true
        query.core = query.core.dropFirst()
        continue
      }
      // "Best selling" and "most populous" are superlatives of two words rather than praise.
      let most = lexicon.superlative(startOf: query.core)
      if most > 1, most < query.core.count {
        guard !isTopic(query.core) else { return }
        query.core =
          ([query.core.prefix(most).spaced] + query.core.dropFirst(most))[...]
        return
      }
      let length = lexicon.length(of: .wrapper, startOf: query.core)
      guard length > 0, length < query.core.count else { return }
      let said = query.core.prefix(length)
      // "Great lakes", "common cold" and "best sellers" are names.
      if lexicon.has(.opinion, first), isTopic(query.core) || things.named(query.core) != nil {
        return
      }
      if lexicon.has(.rank, said) { query.isRanked = true }
      if lexicon.has(.worst, said) { (query.isRanked, query.isWorst) = (true, true) }
      if !lexicon.has(.article, first) { query.isWrapped = true }
      if said.contains(where: { lexicon.has(.possessive, $0) }) { query.isMine = true }
      query.core = query.core.dropFirst(length)
    }
  }

  /// Removes a bound on a value, which follows the things or precedes them as a decade.
  private func limit(_ query: inout ListQuery) {
    // Every bound has a figure or ends in a letter.
    guard query.core.last?.utf8.count == 1 || query.core.contains(where: mayHaveFigure) else {
      return
    }
    let limit = query.core.indices.dropFirst().firstNonNil { start in
      ListLimit(query.core[start...], lexicon)
    }
    if let limit {
      guard !isTopic(query.core) else { return }
      query.limit = limit
      query.core = query.core[..<limit.words.startIndex]
      query.isWrapped = true
      return
    }
    // "Hairstyles 2024" are the ones of that year, but "budget 2024" is a budget for it.
    if query.core.count > 1, let last = query.core.last,
      case .years? = ListLimit(["of", last], lexicon)?.kind,
      Wording.isPlural(query.core.dropLast().spaced), !isTopic(query.core)
    {
      query.year = last
      query.core = query.core.dropLast()
      query.isWrapped = true
      return
    }
    guard query.core.count > 1, let first = query.core.first, ListLimit.decade(first) != nil,
      !isTopic(query.core)
    else { return }
    query.limit = ListLimit([first], lexicon)
    query.core = query.core.dropFirst()
  }

  private func mayHaveFigure(_ word: String) -> Bool {
    word.utf8.contains { $0.isASCIIDigit || $0 >= 0x80 }
  }

  /// Splits the things from their condition at the last preposition or clause after known things,
  /// or else at the first one.
  private func part(_ query: inout ListQuery) {
    guard !isTopic(query.core) else { return }
    let near = lexicon.length(of: .near, endOf: query.core)
    if near > 0, near < query.core.count {
      query.condition = query.core.suffix(near)
      query.core = query.core.dropLast(near)
      query.isWrapped = true
      return
    }
    if let sequence = lexicon.place(of: .ordering, in: query.core) {
      // "In order from the sun" is an order by distance.
      query.isAway = query.core[sequence.upperBound - 1] == "from"
      let start = sequence.upperBound - (query.isAway ? 1 : 0)
      query.dimension = query.core[start...].spaced
      query.isSequence = true
      query.isWrapped = true
      query.core = query.core[..<sequence.lowerBound]
      return
    }
    if let most = lexicon.place(of: .topped, in: query.core) {
      query.dimension = query.core[most.upperBound...].spaced
      query.isMost = true
      query.isWrapped = true
      query.core = query.core[..<most.lowerBound]
      return
    }
    let links = query.core.indices.dropFirst().filter {
      lexicon.has(.condition, query.core[$0]) || beginsClause($0, query.core)
    }
    let known = links.last { isTopic(query.core[..<$0]) || things.named(query.core[..<$0]) != nil }
    guard let link = known ?? links.first, link + 1 < query.core.endIndex else { return }
    if query.core[link] == "by" {
      query.dimension = query.core[(link + 1)...].spaced
    } else {
      query.condition = query.core[link...]
      query.isClause = beginsClause(link, query.core)
      query.isOwn =
        query.isOwn || lexicon.has(.own, query.core[link])
        || query.isClause && lexicon.has(.possessive, query.core[link])
      query.doneAction = query.doneAction ?? doneAction(query.condition)
    }
    query.core = query.core[..<link]
    // "Good with children" and "safe for dogs" are conditions rather than part of the noun.
    if let last = query.core.last, query.core.count > 1, !query.condition.isEmpty,
      lexicon.has(.fit, last)
    {
      query.fit = last
      query.core = query.core.dropLast()
      query.isWrapped = true
    }
  }

  /// Whether the word at an index begins a clause about the things before it: "knots every sailor
  /// should know", "words my toddler can say".
  private func beginsClause(_ index: Int, _ words: ArraySlice<String>) -> Bool {
    if lexicon.has(.subjective, words[index]) { return true }
    return lexicon.has(.possessive, words[index]) && index + 2 < words.endIndex
      && Wording.isPlural(words[index - 1])
  }
}
