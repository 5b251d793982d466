import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel

/// The things of a topic, narrowed and put in order by what the topic says of them.
struct TopicList {
  let topic: Topic
  private let lexicon: PhraseLexicon
  /// The things that are left, with their values.
  private(set) var items: [[String]]
  /// Whether they are in an order that a value of theirs, or the topic's name, vouches for.
  private(set) var isOrdered = false
  /// Whether they stand for others that only the reader knows.
  var areSamples = false
  /// Whether some were left out.
  private(set) var isNarrowed = false

  init(_ topic: Topic, _ lexicon: PhraseLexicon) {
    (self.topic, self.lexicon) = (topic, lexicon)
    items = topic.items
    isOrdered =
      topic.names.first.map { lexicon.order(String($0.prefix { $0 != " " })) != nil } ?? false
  }

  /// How many things are shown where nobody says.
  var usualCount: Int { topic.isClosed ? items.count : Catalog.usualCount }

  /// The things of which a value, not their name, is or holds a word as a whole.
  func rows(matching value: String) -> [[String]] {
    let wanted = WordSequence(value)
    return items.filter { $0.dropFirst().contains { WordSequence($0).contains(wanted) } }
  }

  /// Leaves the things of which a value is so; false, and all of them, where fewer than two are.
  mutating func narrow(to value: String) -> Bool {
    let left = rows(matching: value)
    guard left.count > 1 else { return false }
    (items, isNarrowed) = (left, true)
    return true
  }

  /// Leaves the things that meet a limit; false, and all of them, where none do or no column says.
  mutating func narrow(to limit: ListLimit) -> Bool {
    guard let places = limit.places(in: items, topic.columns), !places.isEmpty else { return false }
    (items, isNarrowed) = (places.map { items[$0] }, true)
    return true
  }

  /// Puts the things in the order of a superlative; false where no column says it.
  mutating func order(by superlative: String) -> Bool {
    guard let order = lexicon.order(superlative) else { return false }
    for column in order.columns where sort(by: column, isAscending: order.isAscending) {
      return true
    }
    return false
  }

  /// Puts the things in the order that a list of some of them has, those that it lacks at the end.
  mutating func order(like other: TopicList) {
    guard other.isOrdered else { return }
    let names = other.items.map { $0[0] }
    let ranks = items.map { names.firstIndex(of: $0[0]) ?? names.count }
    items = items.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { items[$0] }
    // Of those that it lacks nobody knows the order.
    isOrdered = ranks.filter { $0 == names.count }.count < 2
  }

  /// Puts the things in the order of a column that is called so, the greatest first.
  mutating func order(byColumn name: String) -> Bool {
    if sort(by: Wording.capitalized(name), isAscending: false) { return true }
    let columns = lexicon.superlative(of: name).flatMap(lexicon.order)?.columns ?? []
    return columns.contains { sort(by: $0, isAscending: false) }
  }

  private mutating func sort(by column: String, isAscending: Bool) -> Bool {
    guard let place = topic.columns.dropFirst().firstIndex(of: column) else { return false }
    let figures = items.map { Quantity($0[place]) }
    let units = Set(figures.map { $0?.unit ?? "?" })
    guard !figures.contains(nil), units.count == 1 else { return false }
    let numbers = figures.map { $0?.number ?? 0 }
    let order = items.indices.sorted {
      isAscending
        ? (numbers[$0], $0) < (numbers[$1], $1) : (-numbers[$0], $0) < (-numbers[$1], $1)
    }
    items = order.map { items[$0] }
    isOrdered = true
    return true
  }

  /// The things as a list.
  func requirement(count: Int, isRanked: Bool, title: String) -> Requirement {
    let origin = Origin.catalog(topic: topic.id)
    var requirement = Requirement(
      .component(.list), range: .at(0), words: "", isImplied: true)
    requirement.details.label = Phrase(title)
    requirement.details.variant = isRanked ? "numbered" : "plain"
    requirement.details.items = items.prefix(count).map { values in
      Details.Item(
        Phrase(values[0], from: origin), values: values.dropFirst().map { Phrase($0, from: origin) }
      )
    }
    return requirement
  }
}
