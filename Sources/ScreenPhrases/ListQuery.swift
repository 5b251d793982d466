internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables

/// What of a request says which things are wanted, and how many, in what order.
struct ListQuery: Sendable {
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
  /// Whether that is a clause of its own: "every sailor should know".
  var isClause = false
  /// What leads on to that as an adjective: "good" of "good with children".
  var fit: String?
  /// Whether they are to be in an order that is said: "in order of size".
  var isSequence = false
  /// Whether the most of it comes first: "with the most speakers".
  var isMost = false
  /// Whether that counts from somewhere: "in order from the sun".
  var isAway = false
  /// Whether they are said to be the reader's.
  var isMine = false
  /// The year behind them, for which they are meant: "hairstyles 2024".
  var year: String?
  /// What a value of theirs must be: "from the 90s".
  var limit: ListLimit?
  /// By what they are to be ordered: "size" of "by size".
  var dimension: String?
  /// The superlative that the words around them stand for: the oldest first, of "in order".
  var order: String?
  /// The state that they are in, "overdue", "on leave", "moving out", where that is behind them.
  var state: ArraySlice<String> = []
  /// The days that they are of, and what names those after a preposition.
  var period: SamplePeriod?
  var periodWords: ArraySlice<String> = []
  /// What the reader has done with them: "visited" of "countries I've visited".
  var doneAction: String?

  /// The state, with the days of it where those are said: "open on Monday".
  var stateWords: String { (state + periodWords).joined(separator: " ") }

  /// What a thing that meets the condition does: "are good with children", "drive on the left".
  var predicate: String {
    let said = condition.joined(separator: " ")
    if isClause { return said }
    if let fit { return "are \(fit) \(said)" }
    let rest = condition.dropFirst().joined(separator: " ")
    return switch condition.first {
    case "that", "which": rest
    case "with": "have \(rest)"
    case "to": "one can \(rest)"
    default: "are \(said)"
    }
  }
}

extension PhraseReader {
  /// Takes a request for things apart.
  func query(_ words: ArraySlice<String>) -> ListQuery {
    var query = ListQuery(core: words)
    strip(&query)
    for role in [PhraseLexicon.Role.time, .sequence, .tail] {
      let length = lexicon.length(of: role, endOf: query.core)
      guard length > 0, length < query.core.count, !isTopic(query.core) else { continue }
      let said = query.core.suffix(length)
      if said.contains(where: { lexicon.has(.rank, $0) }) { query.isRanked = true }
      query.isOwn = query.isOwn || lexicon.has(.own, said)
      if role == .sequence { query.order = "oldest" }
      if role == .time { query.period = SamplePeriod(said) }
      if role == .tail { query.doneAction = doneAction(said) }
      query.core = query.core.dropLast(length)
      // "Solar yield today" is no list for that.
      if role != .time { query.isWrapped = true }
    }
    takeWeekday(&query)
    takeOrder(&query)
    limit(&query)
    part(&query)
    settle(&query)
    // Bills and due dates are bills.
    if let link = query.core.dropFirst().firstIndex(of: "and"), things.named(query.core) == nil,
      !isTopic(query.core), things.finding(query.core[..<link]) != nil
    {
      query.core = query.core[..<link]
    }
    return query
  }

  /// Takes what precedes the things off, one wrapper after the other.
  private func strip(_ query: inout ListQuery) {
    while query.core.count > 1, let first = query.core.first {
      if let number = Self.number(first), query.count == nil {
        query.count = number
        query.isWrapped = true
        query.core = query.core.dropFirst()
        continue
      }
      // "Best selling" and "most populous" are superlatives of two words, not praise.
      let most = lexicon.superlative(startOf: query.core)
      if most > 1, most < query.core.count {
        guard !isTopic(query.core) else { return }
        query.core =
          ([query.core.prefix(most).joined(separator: " ")] + query.core.dropFirst(most))[...]
        return
      }
      let length = lexicon.length(of: .wrapper, startOf: query.core)
      guard length > 0, length < query.core.count else { return }
      let said = query.core.prefix(length)
      // "great lakes" and "common cold" are names of their own, as are "best sellers".
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

  /// Takes off what a value of the things must be, behind them or as a decade in front.
  private func limit(_ query: inout ListQuery) {
    guard !isTopic(query.core) else { return }
    for start in query.core.indices.dropFirst() {
      guard let limit = ListLimit(query.core[start...], lexicon) else { continue }
      query.limit = limit
      query.core = query.core[..<start]
      query.isWrapped = true
      return
    }
    // "Hairstyles 2024" are those of that year; "budget 2024" is one for it.
    if query.core.count > 1, let last = query.core.last,
      Wording.isPlural(query.core.dropLast().joined(separator: " ")),
      case .years? = ListLimit(["of", last], lexicon)?.kind
    {
      query.year = last
      query.core = query.core.dropLast()
      query.isWrapped = true
      return
    }
    guard query.core.count > 1, let first = query.core.first, ListLimit.decade(first) != nil else {
      return
    }
    query.limit = ListLimit([first], lexicon)
    query.core = query.core.dropFirst()
  }

  /// Parts the things from what they must be, at the last such word before which things are known.
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
      // "In order from the sun" is by how far from it they are.
      query.isAway = query.core[sequence.upperBound - 1] == "from"
      let start = sequence.upperBound - (query.isAway ? 1 : 0)
      query.dimension = query.core[start...].joined(separator: " ")
      query.isSequence = true
      query.isWrapped = true
      query.core = query.core[..<sequence.lowerBound]
      return
    }
    if let most = lexicon.place(of: .topped, in: query.core) {
      query.dimension = query.core[most.upperBound...].joined(separator: " ")
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
      query.dimension = query.core[(link + 1)...].joined(separator: " ")
    } else {
      query.condition = query.core[link...]
      query.isClause = beginsClause(link, query.core)
      query.isOwn =
        query.isOwn || lexicon.has(.own, query.core[link])
        || query.isClause && lexicon.has(.possessive, query.core[link])
      query.doneAction = query.doneAction ?? doneAction(query.condition)
    }
    query.core = query.core[..<link]
    // "Good with children", "safe for dogs" say the condition, not the things.
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
