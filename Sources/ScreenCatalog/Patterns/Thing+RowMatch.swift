internal import ScreenModel
internal import ScreenTables

/// Makes the rows of a thing, which stand for others of the kind, meet what is asked of them: those that
/// meet it are left, or all of them are made to.
extension Thing {
  /// Leaves the rows of which a value is so; false, and all of them, where fewer than two are.
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

  /// Makes a state hold of all rows: an option of theirs, "approved", or that they lack, "unpaid"; false
  /// where no option says it.
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

  /// Makes a state hold of all rows that no option of theirs says: it is told of each, in place of the
  /// states that they have.
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

  /// Makes all rows be at a place, or go there and come from there where a link says so; false where
  /// they have no place.
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

  /// The hours of a part of the day; nil for any other word.
  private static func hours(of word: String) -> ClosedRange<String>? {
    switch word {
    case "morning", "early": "04:00"..."11:59"
    case "afternoon": "12:00"..."17:29"
    case "evening", "late": "17:00"..."23:59"
    case "night": "20:00"..."23:59"
    default: nil
    }
  }

  /// Leaves the rows that begin in a part of the day: "night" of "night shifts"; false where none do.
  package mutating func hold(partOfDay word: String) -> Bool {
    guard let hours = Self.hours(of: word),
      let time = frame.attributes.firstIndex(where: { $0.kind == .time })
    else { return false }
    let left = frame.rows.filter { hours.contains($0[time]) }
    guard !left.isEmpty else { return false }
    frame.rows = left
    return true
  }

  /// Makes all rows be of one person, so that who that is need not be told of each.
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

  /// Leaves the rows that meet a limit, and tells first what it is of; where none do that is to be filled in
  /// of all of them.
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
    frame.attributes[place].kind = .text
    for row in frame.rows.indices { frame.rows[row][place] = Self.open }
    return .open(frame.attributes[place].label)
  }

  /// How rows meet what is asked of them.
  package enum RowMatch: Hashable, Sendable {
    case held
    /// None do: what they have of this is left open.
    case open(String)
    case unstated
  }

  // MARK: Order

  /// Puts the rows in the order of the figures, or days, that answer a superlative; false where none do.
  package mutating func sort(by order: PhraseLexicon.Order) -> Bool {
    let labels = order.columns.map { $0.hasPrefix("-") ? String($0.dropFirst()) : $0 }
    let named = labels.compactMap { label in
      frame.attributes.firstIndex { $0.label == label && $0.isFigure }
    }.first
    if let place = named ?? (order.isOfSize ? frame.amount : nil) {
      sort(isAscending: order.isAscending) { Double($0[place]) ?? 0 }
      // What they are ordered by is told first.
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

  /// Leaves those rows that are the most of what an adjective says, "cheap", the first half of them in that
  /// order; false, and all of them, where nothing says which those are.
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

  /// Adds a column that is to be filled in, behind what rows are called.
  package mutating func ask(_ column: String) {
    frame.attributes.append(FrameAttribute(label: column, kind: .text))
    frame.rows = frame.rows.map { $0 + [Self.open] }
    bringForward(frame.attributes.count - 1)
  }

  /// Puts an attribute behind the one that rows are called by.
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
  /// The place of the amount by which such things are large or small: of what is paid, or of a figure
  /// that has a total.
  var amount: Int? { price ?? totals.first }
}

extension PhraseLexicon.Order {
  /// Whether it is by how much there is of a thing, whatever that is.
  fileprivate var isOfSize: Bool { columns.contains("Size") || columns.contains("Price") }

  /// Whether it is by when a thing came to be.
  fileprivate var isOfAge: Bool { columns.contains("Founded") }
}
