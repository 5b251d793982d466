internal import ScreenModel
internal import ScreenTables

/// Adapts the rows of a thing, which are samples, to the conditions of a request. Either the rows
/// that meet a condition are kept, or all rows are changed to meet it.
extension Thing {
  /// Keeps the rows with a value, other than their title, that contains the given words. Returns
  /// false and keeps all rows if fewer than two match.
  package mutating func narrow(to value: String) -> Bool {
    let wanted = WordSequence(value)
    let title = frame.titlePlace
    let left = frame.rows.filter { row in
      row.indices.contains { $0 != title && WordSequence(row[$0]).contains(wanted) }
    }
    guard left.count > 1 else { return false }
    frame.rows = left
    return true
  }

  /// Applies a state to all rows: one of their options, such as "approved", or the negation of one,
  /// such as "unpaid". Returns false if no option matches.
  package mutating func hold(option words: String) -> Bool {
    let wanted = WordSequence(words)
    let denied = words.hasPrefix("un") ? WordSequence(String(words.dropFirst(2))) : nil
    for (place, attribute) in frame.attributes.enumerated() where attribute.kind == .choice {
      for option in attribute.options {
        let said = WordSequence(option)
        guard said == wanted || said == denied else { continue }
        let left = frame.rows.filter { ($0[place] == option) == (said == wanted) }
        guard !left.isEmpty else { continue }
        frame.rows = left
        if place != frame.state { bringForward(place) }
        return true
      }
    }
    return false
  }

  /// Applies a state that is not among the options to all rows. It replaces the states that the
  /// rows have.
  package mutating func hold(state words: String) {
    let state = Wording.capitalized(words)
    if let old = frame.state {
      frame.attributes.remove(at: old)
      for row in frame.rows.indices { frame.rows[row].remove(at: old) }
    }
    var attribute = FrameAttribute(label: "Status", kind: .choice)
    attribute.options = [state]
    frame.attributes.append(attribute)
    frame.rows = frame.rows.map { $0 + [state] }
  }

  /// Moves all rows to a place, or makes it their origin or destination if the link is "from" or
  /// "to". Returns false if the rows have no such place.
  package mutating func hold(at place: String, _ link: String) -> Bool {
    let places = frame.attributes.indices.filter { frame.attributes[$0].kind == .place }
    func isWay(_ place: Int) -> Bool {
      ["from", "to"].contains(frame.attributes[place].label.lowercased())
    }
    let column = places.first {
      link == "to" || link == "from"
        ? frame.attributes[$0].label.lowercased() == link : !isWay($0)
    }
    guard let column else { return false }
    let wanted = WordSequence(place)
    let left = frame.rows.filter { WordSequence($0[column]).contains(wanted) }
    if left.isEmpty {
      for row in frame.rows.indices { frame.rows[row][column] = place }
    } else {
      frame.rows = left
    }
    bringForward(column)
    return true
  }

  /// Returns the hours of a part of the day, or nil for any other word.
  private static func hours(of word: String) -> ClosedRange<String>? {
    switch word {
    case "morning", "early": "04:00"..."11:59"
    case "afternoon": "12:00"..."17:29"
    case "evening", "late": "17:00"..."23:59"
    case "night": "20:00"..."23:59"
    default: nil
    }
  }

  /// Keeps the rows that begin in a part of the day, such as "night" in "night shifts". Returns
  /// false if there are none.
  package mutating func hold(partOfDay word: String) -> Bool {
    guard let hours = Self.hours(of: word),
      let time = frame.attributes.firstIndex(where: { $0.kind == .time })
    else { return false }
    let left = frame.rows.filter { hours.contains($0[time]) }
    guard !left.isEmpty else { return false }
    frame.rows = left
    return true
  }

  /// Removes the columns that name whom a row belongs to, as all rows are of one person.
  package mutating func holdOfOne(_ isHolder: (String) -> Bool) {
    guard frame.role != .person, !frame.isFactual else { return }
    for place in frame.attributes.indices.reversed()
    where frame.attributes.count > 1 && frame.attributes[place].kind == .name
      && isHolder(frame.attributes[place].label.lowercased())
    {
      frame.attributes.remove(at: place)
      for row in frame.rows.indices { frame.rows[row].remove(at: place) }
    }
  }

  /// Keeps the rows that meet a limit and moves the column that decides it to the front. If no row
  /// meets the limit, the values of that column are left open in all rows.
  package mutating func hold(_ limit: ListLimit) -> RowMatch {
    let title = frame.titlePlace
    let order = [title] + frame.attributes.indices.filter { $0 != title }
    let shown = frame.shownRows.map { row in order.map { row[$0] } }
    guard let found = limit.match(in: shown, order.map { frame.attributes[$0].label }) else {
      return .unstated
    }
    let place = order[found.column]
    defer { bringForward(place) }
    guard found.rows.isEmpty else {
      frame.rows = found.rows.map { frame.rows[$0] }
      return .held
    }
    guard place != title else { return .unstated }
    // Samples are made to meet a bound rather than shown against it.
    if !frame.isFactual, let figures = limit.figures(count: frame.rows.count) {
      for row in frame.rows.indices { frame.rows[row][place] = figures[row] }
      return .held
    }
    frame.attributes[place].kind = .text
    for row in frame.rows.indices { frame.rows[row][place] = Self.open }
    return .open(frame.attributes[place].label)
  }

  /// How rows meet a condition.
  package enum RowMatch: Hashable, Sendable {
    case held
    /// No row meets the condition; the column with this label is left open.
    case open(String)
    case unstated
  }

  // MARK: Order

  /// Sorts the rows by the figures or days that answer a superlative. Returns false if no column
  /// does.
  package mutating func sort(by order: PhraseLexicon.Order) -> Bool {
    let labels = order.columns.map { $0.hasPrefix("-") ? String($0.dropFirst()) : $0 }
    let named = labels.compactMap { label in
      frame.attributes.firstIndex { $0.label == label && $0.isFigure }
    }.first
    if let place = named ?? (order.isOfSize ? frame.amount : nil) {
      sort(isAscending: order.isAscending) { Double($0[place]) ?? 0 }
      // The column that determines the order comes first.
      bringForward(place)
      return true
    }
    guard order.isOfAge,
      let place = frame.attributes.firstIndex(where: { $0.kind == .year }) ?? frame.day
    else { return false }
    sort(isAscending: order.isAscending) { row in
      Double(FrameDay(row[place])?.number ?? Int(row[place]) ?? 0)
    }
    bringForward(place)
    return true
  }

  /// Sorts the rows by a column that is called so, or holds persons, days or places where one asks
  /// for them, and moves it to the front. Returns false if there is none.
  package mutating func sort(byColumn name: String) -> Bool {
    let kinds: [FrameAttribute.Kind] =
      switch name {
      case "person", "people", "member", "employee", "name": [.name]
      case "date", "day", "due date": [.day, .date]
      case "place", "location": [.place, .address]
      case "price", "cost", "amount": [.money]
      default: []
      }
    let place =
      frame.attributes.firstIndex { $0.label.lowercased() == name }
      ?? frame.attributes.firstIndex { kinds.contains($0.kind) }
    guard let place, place != frame.titlePlace else { return false }
    frame.rows.sort { $0[place] < $1[place] }
    bringForward(place)
    return true
  }

  /// Keeps the first half of the rows in the order of an adjective such as "cheap". Returns false
  /// and keeps all rows if no column determines the order.
  package mutating func hold(_ order: PhraseLexicon.Order) -> Bool {
    guard sort(by: order) else { return false }
    frame.rows = Array(frame.rows.prefix((frame.rows.count + 1) / 2))
    return true
  }

  private mutating func sort(isAscending: Bool, by figure: ([String]) -> Double) {
    let figures = frame.rows.map(figure)
    let sign: Double = isAscending ? 1 : -1
    frame.rows = frame.rows.indices.sorted {
      (sign * figures[$0], $0) < (sign * figures[$1], $1)
    }.map { frame.rows[$0] }
  }

  // MARK: Columns

  /// Adds a price that meets a limit, as a sample, directly after the title. Returns false if the
  /// limit is not one of money.
  package mutating func price(within limit: ListLimit) -> Bool {
    guard !frame.isFactual, limit.isOfMoney, let figures = limit.figures(count: frame.rows.count)
    else { return false }
    frame.attributes.append(FrameAttribute(label: "Price", kind: .text))
    for row in frame.rows.indices { frame.rows[row].append(limit.moneySign + figures[row]) }
    bringForward(frame.attributes.count - 1)
    return true
  }

  /// Adds a column to be filled in, directly after the title.
  package mutating func ask(_ column: String) {
    frame.attributes.append(FrameAttribute(label: column, kind: .text))
    frame.rows = frame.rows.map { $0 + [Self.open] }
    bringForward(frame.attributes.count - 1)
  }

  /// Moves an attribute directly after the title.
  package mutating func bringForward(_ place: Int) {
    let title = frame.titlePlace
    guard place > title + 1 else { return }
    frame.attributes.insert(frame.attributes.remove(at: place), at: title + 1)
    for row in frame.rows.indices {
      frame.rows[row].insert(frame.rows[row].remove(at: place), at: title + 1)
    }
  }
}

extension Frame {
  /// The index of the amount that makes such things large or small: the price, or else the first
  /// figure with a total.
  var amount: Int? { price ?? totals.first }
}

extension PhraseLexicon.Order {
  /// Whether the order is by the amount of a thing, whatever its unit.
  fileprivate var isOfSize: Bool { columns.contains("Size") || columns.contains("Price") }

  /// Whether the order is by when a thing came into being.
  fileprivate var isOfAge: Bool { columns.contains("Founded") }
}

extension Thing {
  /// Gives the things a price, as samples, so that a shop can sell them.
  package mutating func price() {
    guard frame.price == nil, frame.sort != .animal, frame.sort != .pet else { return }
    let prices = ["14.00", "22.50", "9.90", "31.00", "18.00", "12.50"]
    frame.attributes.append(FrameAttribute(label: "Price", kind: .money))
    for row in frame.rows.indices { frame.rows[row].append(prices[row % prices.count]) }
    // What a shop asks for a rose is not a fact.
    frame.source = nil
    if frame.role == .fact { frame.role = .thing }
  }

  /// The number of rows that make a list.
  private static let few = 3

  /// Adds rows to be filled in to samples of which a condition has left only one or two. A choice
  /// that all remaining rows share, unlike those left out, holds for the new rows as well.
  package mutating func leaveRoom(beside whole: Frame) {
    guard let first = frame.rows.first, frame.rows.count < Self.few,
      whole.rows.count > frame.rows.count, whole.attributes.count == frame.attributes.count
    else { return }
    let title = frame.titlePlace
    let shared = frame.attributes.indices.filter { place in
      frame.attributes[place].kind == .choice
        && frame.rows.allSatisfy { $0[place] == first[place] }
        && whole.rows.contains { $0[place] != first[place] }
    }
    guard !shared.isEmpty else { return }
    for number in frame.rows.count + 1...Self.few {
      frame.rows.append(
        frame.attributes.indices.map { place in
          place == title
            ? "\(Wording.capitalized(rowNoun)) \(number)"
            : shared.contains(place) ? first[place] : ""
        })
    }
  }
}
