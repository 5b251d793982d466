internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables

/// What of a request says which things are wanted, and how many, in what order.
struct ListWish: Sendable {
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
  var deed: String?

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
  func wish(_ words: ArraySlice<String>) -> ListWish {
    var wish = ListWish(core: words)
    strip(&wish)
    for role in [PhraseLexicon.Role.time, .sequence, .tail] {
      let length = lexicon.length(of: role, endOf: wish.core)
      guard length > 0, length < wish.core.count, !isTopic(wish.core) else { continue }
      let said = wish.core.suffix(length)
      if said.contains(where: { lexicon.has(.rank, $0) }) { wish.isRanked = true }
      wish.isOwn = wish.isOwn || lexicon.has(.own, said)
      if role == .sequence { wish.order = "oldest" }
      if role == .time { wish.period = SamplePeriod(said) }
      if role == .tail { wish.deed = deed(said) }
      wish.core = wish.core.dropLast(length)
      // "Solar yield today" is no list for that.
      if role != .time { wish.isWrapped = true }
    }
    takeWeekday(&wish)
    takeOrder(&wish)
    limit(&wish)
    part(&wish)
    settle(&wish)
    // Bills and due dates are bills.
    if let link = wish.core.dropFirst().firstIndex(of: "and"), things.named(wish.core) == nil,
      !isTopic(wish.core), things.finding(wish.core[..<link]) != nil
    {
      wish.core = wish.core[..<link]
    }
    return wish
  }

  /// Takes what precedes the things off, one wrapper after the other.
  private func strip(_ wish: inout ListWish) {
    while wish.core.count > 1, let first = wish.core.first {
      if let number = Self.number(first), wish.count == nil {
        wish.count = number
        wish.isWrapped = true
        wish.core = wish.core.dropFirst()
        continue
      }
      // "Best selling" and "most populous" are superlatives of two words, not praise.
      let most = lexicon.superlative(startOf: wish.core)
      if most > 1, most < wish.core.count {
        guard !isTopic(wish.core) else { return }
        wish.core =
          ([wish.core.prefix(most).joined(separator: " ")] + wish.core.dropFirst(most))[...]
        return
      }
      let length = lexicon.length(of: .wrapper, startOf: wish.core)
      guard length > 0, length < wish.core.count else { return }
      let said = wish.core.prefix(length)
      // "great lakes" and "common cold" are names of their own, as are "best sellers".
      if lexicon.has(.opinion, first), isTopic(wish.core) || things.named(wish.core) != nil {
        return
      }
      if lexicon.has(.rank, said) { wish.isRanked = true }
      if lexicon.has(.worst, said) { (wish.isRanked, wish.isWorst) = (true, true) }
      if !lexicon.has(.article, first) { wish.isWrapped = true }
      if said.contains(where: { lexicon.has(.possessive, $0) }) { wish.isMine = true }
      wish.core = wish.core.dropFirst(length)
    }
  }

  /// Takes off what a value of the things must be, behind them or as a decade in front.
  private func limit(_ wish: inout ListWish) {
    guard !isTopic(wish.core) else { return }
    for start in wish.core.indices.dropFirst() {
      guard let limit = ListLimit(wish.core[start...], lexicon) else { continue }
      wish.limit = limit
      wish.core = wish.core[..<start]
      wish.isWrapped = true
      return
    }
    // "Hairstyles 2024" are those of that year; "budget 2024" is one for it.
    if wish.core.count > 1, let last = wish.core.last,
      Wording.isPlural(wish.core.dropLast().joined(separator: " ")),
      case .years? = ListLimit(["of", last], lexicon)?.kind
    {
      wish.year = last
      wish.core = wish.core.dropLast()
      wish.isWrapped = true
      return
    }
    guard wish.core.count > 1, let first = wish.core.first, ListLimit.decade(first) != nil else {
      return
    }
    wish.limit = ListLimit([first], lexicon)
    wish.core = wish.core.dropFirst()
  }

  /// Parts the things from what they must be, at the last such word before which things are known.
  private func part(_ wish: inout ListWish) {
    guard !isTopic(wish.core) else { return }
    let near = lexicon.length(of: .near, endOf: wish.core)
    if near > 0, near < wish.core.count {
      wish.condition = wish.core.suffix(near)
      wish.core = wish.core.dropLast(near)
      wish.isWrapped = true
      return
    }
    if let sequence = lexicon.place(of: .ordering, in: wish.core) {
      // "In order from the sun" is by how far from it they are.
      wish.isAway = wish.core[sequence.upperBound - 1] == "from"
      let start = sequence.upperBound - (wish.isAway ? 1 : 0)
      wish.dimension = wish.core[start...].joined(separator: " ")
      wish.isSequence = true
      wish.isWrapped = true
      wish.core = wish.core[..<sequence.lowerBound]
      return
    }
    if let most = lexicon.place(of: .topped, in: wish.core) {
      wish.dimension = wish.core[most.upperBound...].joined(separator: " ")
      wish.isMost = true
      wish.isWrapped = true
      wish.core = wish.core[..<most.lowerBound]
      return
    }
    let links = wish.core.indices.dropFirst().filter {
      lexicon.has(.condition, wish.core[$0]) || lexicon.has(.subjective, wish.core[$0])
    }
    let known = links.last { isTopic(wish.core[..<$0]) || things.named(wish.core[..<$0]) != nil }
    guard let link = known ?? links.first, link + 1 < wish.core.endIndex else { return }
    if wish.core[link] == "by" {
      wish.dimension = wish.core[(link + 1)...].joined(separator: " ")
    } else {
      wish.condition = wish.core[link...]
      wish.isClause = lexicon.has(.subjective, wish.core[link])
      wish.isOwn = wish.isOwn || lexicon.has(.own, wish.core[link])
      wish.deed = wish.deed ?? deed(wish.condition)
    }
    wish.core = wish.core[..<link]
    // "Good with children", "safe for dogs" say the condition, not the things.
    if let last = wish.core.last, wish.core.count > 1, !wish.condition.isEmpty,
      lexicon.has(.fit, last)
    {
      wish.fit = last
      wish.core = wish.core.dropLast()
      wish.isWrapped = true
    }
  }
}
