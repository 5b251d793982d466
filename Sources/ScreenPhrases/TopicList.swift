import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// The things of a topic, narrowed and ordered by their values.
struct TopicList {
  private(set) var topic: Topic
  private let lexicon: PhraseLexicon
  /// The remaining things, with their values.
  private(set) var items: [[String]]
  /// Whether the things are in an order that a value, or the topic's name, confirms.
  private(set) var isOrdered = false
  /// Whether the request asked for an order that no value tells.
  var lacksOrder = false
  /// Whether the things are samples of others that only the reader knows.
  var areSamples = false
  /// The column whose values group the things; nil for a single list.
  private(set) var groups: Int?
  /// Whether things were left out.
  private(set) var isNarrowed = false
  /// The column for what the reader has done with each thing, which is to be filled in.
  var doneAction: String?
  /// Sample prices of the things within a limit; empty if none is asked for.
  private var prices: [String] = []
  /// The requested columns without values, which are to be filled in.
  var asked: [String] = []

  init(_ topic: Topic, _ lexicon: PhraseLexicon) {
    (self.topic, self.lexicon) = (topic, lexicon)
    items = topic.items
    isOrdered =
      topic.names.first.map {
        lexicon.superlative(startOf: $0.split(separator: " ").map(String.init)[...]) > 0
      }
      ?? false
  }

  /// Combines several lists into one with each thing once. The columns are those of the list with a
  /// topic, or of the longest list if there is none with that topic. Returns nil if there are no
  /// lists.
  init?(pooling lists: [TopicList], first id: String, _ lexicon: PhraseLexicon) {
    let asked = lists.first { $0.topic.id == id }
    guard let first = asked ?? lists.max(by: { $0.items.count < $1.items.count }) else {
      return nil
    }
    let columns = first.topic.columns
    var names: Set<String> = []
    var items: [[String]] = []
    for list in [first] + lists {
      let places = columns.dropFirst().map { list.topic.columns.dropFirst().firstIndex(of: $0) }
      for item in list.items where names.insert(item[0].lowercased()).inserted {
        items.append([item[0]] + places.map { $0.map { item[$0] } ?? "" })
      }
    }
    self.init(
      Topic(
        names: first.topic.names, columns: columns, source: first.topic.source, items: items),
      lexicon)
    (isOrdered, isNarrowed) = (false, true)
  }

  /// Whether only one of the topic's things remains.
  var isLonely: Bool { isNarrowed && items.count == 1 && topic.items.count > 1 }

  /// Returns the things with a value, other than their name, that contains words as a whole.
  func rows(matching value: String) -> [[String]] {
    let wanted = WordSequence(value)
    return items.filter { item in
      item.dropFirst().contains { cell in
        let words = WordSequence(cell)
        return words.contains(wanted) && !(Self.isName(cell) && words.isLonger(than: wanted))
      }
    }
  }

  /// Whether all words of a text are capitalized, so that it is a proper name whose words mean
  /// nothing by themselves: a city in Metro Manila need not have a metro.
  private static func isName(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    return words.count > 1
      && words.allSatisfy { word in
        word.first.map { $0 >= 0x80 || $0 &- UInt8(ascii: "A") < 26 } ?? false
          && word.last.map { $0 >= 0x80 || $0.isASCIILetter } ?? false
      }
  }

  /// Keeps the things with a value. Returns false and keeps all of them if there are none.
  mutating func narrow(to value: String) -> Bool {
    let left = rows(matching: value)
    guard !left.isEmpty else { return false }
    (items, isNarrowed) = (left, true)
    return true
  }

  /// Leaves out the columns in which all remaining things have one value, if another column is left:
  /// that capitals of Africa are in Africa is said already.
  mutating func dropShared() {
    guard isNarrowed, groups == nil, items.count > 2, let first = items.first else { return }
    for place in topic.columns.indices.dropFirst().reversed()
    where topic.columns.count > 2 && items.allSatisfy({ $0[place] == first[place] }) {
      topic.columns.remove(at: place)
      for row in items.indices { items[row].remove(at: place) }
      for row in topic.items.indices { topic.items[row].remove(at: place) }
    }
  }

  /// Keeps the things with one of some lower-case values. Returns false and keeps all of them if
  /// there are fewer than two.
  mutating func narrow(toAnyOf values: Set<String>) -> Bool {
    let left = items.filter { item in
      item.dropFirst().contains { values.contains($0.lowercased()) }
    }
    guard left.count > 1 else { return false }
    (items, isNarrowed) = (left, true)
    return true
  }

  /// Keeps the things with another value in the first column that has the given value for some:
  /// sports without a ball need something else. Returns false and keeps all of them if there is no
  /// such column, or if fewer than two remain.
  mutating func narrow(without value: String) -> Bool {
    let wanted = WordSequence(value)
    let column = topic.columns.indices.dropFirst().first { column in
      items.contains { WordSequence($0[column]) == wanted }
    }
    guard let column else { return false }
    let left = items.filter { !WordSequence($0[column]).contains(wanted) }
    guard left.count > 1 else { return false }
    (items, isNarrowed) = (left, true)
    return true
  }

  /// Keeps the things that meet a limit. Returns false and keeps all of them if none do or no
  /// column can decide.
  mutating func narrow(to limit: ListLimit) -> Bool {
    guard let places = limit.places(in: items, topic.columns), !places.isEmpty else { return false }
    (items, isNarrowed) = (places.map { items[$0] }, true)
    return true
  }

  /// Keeps the things that a number suits by the column of what is counted: "2 to 4" players include
  /// three. Returns false and keeps all of them if there is no such column, or nothing remains.
  mutating func narrow(toFit count: Int, _ noun: String) -> Bool {
    let column = topic.columns.indices.dropFirst().first {
      Wording.singular(topic.columns[$0].lowercased()) == noun
    }
    guard let column else { return false }
    let left = items.filter { item in
      let numbers = item[column].split { !$0.isNumber }.compactMap { Int($0) }
      guard let least = numbers.min(), let most = numbers.max() else { return false }
      return (least...most).contains(count)
    }
    guard !left.isEmpty else { return false }
    (items, isNarrowed) = (left, true)
    return true
  }

  /// Adds sample prices within a limit. Returns false if the limit is not one of money.
  mutating func price(within limit: ListLimit) -> Bool {
    guard limit.isOfMoney, !topic.columns.contains("Price"),
      let figures = limit.figures(count: items.count)
    else { return false }
    prices = figures.map { limit.moneySign + $0 }
    asked.append("Price")
    areSamples = true
    return true
  }

  /// Orders the things by a superlative. Returns false if no column supports it.
  mutating func order(by superlative: String) -> Bool {
    guard let order = lexicon.order(superlative) else { return false }
    return order.columns.contains { name in
      let isTurned = name.hasPrefix("-")
      return columns(called: isTurned ? String(name.dropFirst()) : name).contains {
        sort(by: $0, isAscending: order.isAscending != isTurned)
      }
    }
  }

  /// Returns the columns with a name, then those whose name begins with it, such as "Population
  /// 2023".
  private func columns(called name: String) -> [String] {
    let wanted = WordSequence(name)
    let others = topic.columns.dropFirst()
    return others.filter { $0 == name }
      + others.filter { WordSequence($0).isLonger(than: wanted) }
  }

  /// Orders the things as in an ordered list of some of them; things missing from that list come
  /// last.
  mutating func order(like other: TopicList) {
    guard other.isOrdered else { return }
    let names = other.items.map { $0[0] }
    let ranks = items.map { names.firstIndex(of: $0[0]) ?? names.count }
    items = items.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { items[$0] }
    // With two or more missing things, their order is unknown.
    isOrdered = ranks.filter { $0 == names.count }.count < 2
  }

  /// Whether the list contains all things of another list.
  func holdsAll(of other: TopicList) -> Bool {
    let names = Set(items.map { $0[0] })
    return other.items.allSatisfy { names.contains($0[0]) }
  }

  /// Orders the things by a column with a name, the largest first, or the smallest for a distance
  /// such as "from the Sun".
  mutating func order(byColumn name: String) -> Bool {
    let wanted = WordSequence(name)
    for column in topic.columns.dropFirst() where WordSequence(column).contains(wanted) {
      if sort(by: column, isAscending: name.hasPrefix("from ")) { return true }
    }
    let columns = lexicon.superlative(of: name).flatMap(lexicon.order)?.columns ?? []
    return columns.contains { sort(by: $0, isAscending: false) }
  }

  /// Sorts the things by the values of a column with a name, and groups them if there are few
  /// values. Returns false if there is no such column.
  mutating func group(by name: String) -> Bool {
    let wanted = WordSequence(name)
    guard let place = topic.columns.dropFirst().firstIndex(where: { WordSequence($0) == wanted })
    else { return false }
    var values: [String] = []
    for item in items where !values.contains(item[place]) { values.append(item[place]) }
    let isFew = values.count > 1 && values.count <= max(3, items.count / 2)
    if isFew { groups = place }
    let ranks = items.map { item in values.firstIndex(of: item[place]) ?? 0 }
    items = items.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { items[$0] }
    return true
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

  /// Returns the things as one list, or as one list for each group.
  func requirements(count: Int, isRanked: Bool, title: String) -> [Requirement] {
    guard let groups else { return [list(items.prefix(count), title, isRanked: isRanked)] }
    var requirements: [Requirement] = []
    for (place, item) in items.enumerated()
    where place == 0 || items[place - 1][groups] != item[groups] {
      let own = items[place...].prefix { $0[groups] == item[groups] }
      requirements.append(list(own, item[groups], isRanked: false))
    }
    return requirements
  }

  private func list(
    _ items: ArraySlice<[String]>, _ title: String, isRanked: Bool
  ) -> Requirement {
    let origin = Origin.catalog(topic: topic.id)
    guard asked.isEmpty else { return table(items, title, from: origin) }
    var requirement = Requirement(
      .component(.list), range: .at(0), words: "", isImplied: true)
    requirement.details.label = Phrase(title)
    requirement.details.variant = isRanked ? "numbered" : "plain"
    let items = ListValues.told(Array(items), columns: topic.columns)
    requirement.details.items = items.map { item in
      let values = item.indices.dropFirst().filter { $0 != groups && !item[$0].isEmpty }.map {
        item[$0]
      }
      let told = values.map { Phrase($0, from: origin) }
      guard let doneAction else { return Details.Item(Phrase(item[0], from: origin), values: told) }
      return Details.Item(
        Phrase(item[0], from: origin),
        values: [Phrase("\(doneAction) \(Thing.open)")] + told.prefix(2))
    }
    return requirement
  }

  /// Returns the things as a table with the columns to be filled in and up to two of their own.
  private func table(
    _ items: ArraySlice<[String]>, _ title: String, from origin: Origin
  ) -> Requirement {
    let own = topic.columns.indices.dropFirst().filter { !asked.contains(topic.columns[$0]) }
      .prefix(2)
    var requirement = Requirement(.component(.table), range: .at(0), words: "", isImplied: true)
    requirement.details.label = Phrase(title)
    requirement.details.nameColumn = Phrase(topic.columns[0], from: origin)
    requirement.details.columns =
      asked.map { Phrase($0) } + own.map { Phrase(topic.columns[$0], from: origin) }
    requirement.details.items = zip(items.indices, items).map { place, item in
      Details.Item(
        Phrase(item[0], from: origin),
        values: asked.map { column in
          let price = column == "Price" && place < prices.count ? prices[place] : nil
          return price.map { Phrase($0) } ?? Phrase(Thing.open, from: origin)
        }
          + own.map { Phrase(item[$0], from: origin) })
    }
    return requirement
  }
}
