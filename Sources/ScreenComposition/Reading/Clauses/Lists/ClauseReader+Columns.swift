internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads the columns of records: "with date and total for each", "for each, its price".
  ///
  /// The list ends behind its last "and", or where an element of its own begins. A button in it is
  /// an action of each thing, unless its verb speaks of them all.
  mutating func columns(of index: Int, after cue: Int, isForEach: Bool) -> Bool {
    let start = position
    position += cue
    if rowsAre(index) { return true }
    if isForEach, !requirements[index].details.columns.isEmpty, separates(position - 2),
      hasColumns(position)
    {
      // "starters, mains and desserts, each with name and price": the first list names things.
      requirements[index].details.items = requirements[index].details.columns.map {
        Details.Item($0)
      }
      requirements[index].details.columns = []
    }
    if isForEach, requirements[index].details.columns.isEmpty == false || !hasColumns(position) {
      // "… with A and B for each hotel": the cue closes the list.
      let phrase = nounPhrase(position)
      if phrase.end > position, !phrase.hasDeterminer, phrase.component == nil {
        position = phrase.end
      }
      close(index)
      return true
    }
    if isForEach {
      let phrase = nounPhrase(position)
      if !phrase.hasDeterminer, namesThing(after: start),
        kind(phrase.end) == .comma || plays(phrase.end, CueSet(.container))
          || kind(phrase.end) == .colon
      {
        position = phrase.end + 1
      }
    }
    skipFillers()
    if kind(position) == .number || plays(position, CueSet(.count)),
      plays(position + 1, CueSet(.columns))
    {
      position += 1
    }
    while plays(position, CueSet(.columns)) || kind(position) == .colon
      || plays(position, CueSet(.for))
    { position += 1 }
    var isLast = false
    var found = 0
    while position < end, requirements[index].details.columns.count < Limits.items {
      let before = position
      if found > 0 {
        let hasAnd =
          plays(position, CueSet(.conjunction))
          || kind(position) == .comma && plays(position + 1, CueSet(.conjunction))
        guard kind(position) != .semicolon, !isLast, skipSeparators() || isNextField(position)
        else {
          position = before
          break
        }
        isLast = hasAnd
      }
      skipFillers()
      guard column(of: index, isForEach: isForEach) else {
        position = before
        break
      }
      found += 1
    }
    if plays(position, CueSet(.each)) {
      position += 1
      let phrase = nounPhrase(position)
      if phrase.end > position, !phrase.hasDeterminer, phrase.component == nil {
        position = phrase.end
      }
    }
    guard found > 0 else {
      position = isForEach ? start + cue : start
      return isForEach
    }
    if case .need(let need) = requirements[index].subject,
      need == .fact || need == .metric || need == .place && isForEach
    {
      requirements[index].subject = .need(.records)
    }
    return true
  }

  /// Reads "one row per tool" and "a row for each boat": what a table is of; false where no rows are
  /// spoken of.
  private mutating func rowsAre(_ index: Int) -> Bool {
    var row = position
    while plays(row, CueSet(.article, .count)) { row += 1 }
    guard isComponent(index, .table), sense(.section, row)?.argument == "row" else { return false }
    var thing = row + 1
    while plays(thing, CueSet(.per, .for, .each)) { thing += 1 }
    let phrase = nounPhrase(thing)
    guard thing > row + 1, phrase.end > phrase.first else { return false }
    if requirements[index].details.label == nil {
      requirements[index].details.label = plural(label(phrase.first, phrase.end))
    }
    position = phrase.end
    if separates(position), plays(position + 1, CueSet(.container, .columns, .article)) {
      skipSeparators()
      return columns(
        of: index, after: plays(position, CueSet(.container)) ? 1 : 0, isForEach: false)
    }
    return true
  }

  /// Reads bare names of columns to the end of what is being read.
  mutating func columnNames(of index: Int) {
    if plays(position, CueSet(.columns)) { position += 1 }
    while position < end, requirements[index].details.columns.count < Limits.items {
      guard column(of: index) else { break }
      while position < end, separates(position) || kind(position) == .slash { position += 1 }
    }
  }

  /// Reads "boat/keeper/hours table" and "table Boat/Keeper/Hours": columns that slashes part; false
  /// where fewer than three stand by the name of a table.
  mutating func slashedTable() -> Bool {
    let isNamed = sense(.component, position)?.component == .table
    let first = isNamed ? position + 1 : position
    var stop = first
    var names: [Range<Int>] = []
    while kind(stop) == .word, names.count < Limits.items {
      let lower = stop
      stop += 1
      names.append(lower..<stop)
      guard kind(stop) == .slash, tokens[stop].touches(tokens[stop - 1]) else { break }
      stop += 1
    }
    guard names.count > 2, isNamed || sense(.component, stop)?.component == .table else {
      return false
    }
    let index = require(.component(.table), from: position, to: isNamed ? stop : stop + 1)
    position = isNamed ? stop : stop + 1
    requirements[index].details.nameColumn = label(names[0].lowerBound, names[0].upperBound)
    requirements[index].details.columns = names.dropFirst().map {
      label($0.lowerBound, $0.upperBound)
    }
    modifiers(of: index)
    close(index)
    return true
  }

  /// Reads names of columns to the end; the first of a table of nothing in particular is what its rows
  /// are called by.
  mutating func allColumnNames(of index: Int) {
    columnNames(of: index)
    if isBareTable(index), requirements[index].details.columns.count > 1 {
      requirements[index].details.nameColumn = requirements[index].details.columns.removeFirst()
    }
  }

  /// Whether "their prices" stands at an index and says what each of several things has.
  func isPossession(_ index: Int, of requirement: Int) -> Bool {
    guard isNeed(requirement, .records) || isComponent(requirement, .list),
      isRole(index, .possessor), !isRole(index, .own)
    else { return false }
    let phrase = nounPhrase(index)
    // "a list on the left and their details on the right": what stands apart is no column.
    return phrase.end > phrase.first && phrase.component == nil && phrase.section == nil
      && column(phrase.end) == nil
  }

  /// "loaves and their prices": a column by the name of what one thing has.
  mutating func possession(of index: Int) -> Bool {
    let phrase = nounPhrase(position)
    if separates(phrase.end), columns(of: index, after: 0, isForEach: false) {
      // "together with their phone number, shift and size"
      return true
    }
    let column = label(phrase.first, phrase.end)
    requirements[index].details.columns.append(
      Phrase(Wording.singular(column.text), from: column.origin))
    position = phrase.end
    return true
  }

  /// Whether the thing stands behind the word at an index, "for each hotel, …", and not before it,
  /// "… and for each of them …".
  func namesThing(after index: Int) -> Bool {
    sense(.each, index)?.argument == ""
  }

  private func hasColumns(_ index: Int) -> Bool {
    var at = index
    let limit = min(end, index + 12)
    while at < limit {
      if kind(at) == .comma || plays(at, CueSet(.conjunction, .container)) || kind(at) == .colon {
        return true
      }
      guard kind(at) == .word else { return false }
      at += 1
    }
    return at > index
  }

  /// Reads one column; false where the element is none.
  mutating func column(of index: Int, isForEach: Bool = false) -> Bool {
    guard kind(position) == .word || kind(position) == .quote, position < end else { return false }
    if plays(position, CueSet(.ability, .negation)) { return false }
    if sense(.asking, position)?.argument == "text", !requirements[index].details.columns.isEmpty {
      // "and what was done for each"
      let start = position
      position = predicate(from: position + 1)
      requirements[index].details.columns.append(verbatim(start, position, capitalizing: true))
      return true
    }
    if plays(position, CueSet(.from, .to, .by, .at, .in)),
      separates(position - 1) || plays(position - 1, CueSet(.container)), separates(position + 1)
    {
      // "flight, from, expected and status"
      position += 1
      requirements[index].details.columns.append(label(position - 1, position))
      return true
    }
    let phrase = nounPhrase(position)
    guard phrase.end > position else { return false }
    if phrase.section != nil && phrase.hasDeterminer || phrase.layout != nil { return false }
    if let head = phrase.component,
      head == phrase.end - 1 || isInside(head + 1) && tokens[head + 1].isCapitalized,
      let component = sense(.component, head)?.component
    {
      if component == .button || component == .link, head > phrase.first || phrase.hasDeterminer {
        return rowAction(phrase, head, of: index, isForEach: isForEach)
      }
      if !Self.isCell(component), !isPlainName(phrase) { return false }
    } else if phrase.hasDeterminer, phrase.count != nil {
      return false
    }
    if plays(phrase.end, CueSet(.container)) || kind(phrase.end) == .colon
      || plays(phrase.end, CueSet(.over))
    {
      if !requirements[index].details.columns.isEmpty { return false }
    }
    if startsVerbPhrase(position), plays(position + 1, CueSet(.article)) { return false }
    position = phrase.end
    requirements[index].details.columns.append(label(phrase.first, phrase.end))
    while position < end {
      if kind(position) == .open, tokens[position].partner > position,
        tokens[position].partner < end
      {
        position = tokens[position].partner + 1
      } else if plays(position, CueSet(.of, .in, .per)), !plays(position, CueSet(.each)) {
        let more = nounPhrase(position + 1)
        guard more.end > position + 1 else { break }
        extendColumn(of: index, to: more.end)
      } else if plays(position, CueSet(.relative)), !plays(position + 1, CueSet(.each)),
        !plays(position, CueSet(.container))
      {
        // "the date when it was put up"
        while position < end, kind(position) == .word, !separates(position) { position += 1 }
      } else if plays(position, CueSet(.moment, .at, .by, .on, .in, .for, .from, .to, .necessity)),
        ends(position + 1) || plays(position + 1, CueSet(.each))
      {
        // "passengers per day", "requested at", "people needed"
        extendColumn(of: index, to: position + 1)
      } else {
        break
      }
    }
    return true
  }

  /// Makes the name of the last column go on to an index.
  private mutating func extendColumn(of index: Int, to stop: Int) {
    position = stop
    guard let range = requirements[index].details.columns.popLast()?.range else { return }
    requirements[index].details.columns.append(
      text(range.lowerBound, tokens[stop - 1].end, capitalizing: true))
  }

  /// Whether a component's name is but a word among others: "time, feed and amount".
  private func isPlainName(_ phrase: NounPhrase) -> Bool {
    phrase.end == phrase.first + 1 && !phrase.hasDeterminer && phrase.count == nil
      && !tokens[phrase.first].isPlural
      && (separates(phrase.first - 1) || [.open, .colon].contains(kind(phrase.first - 1))
        || plays(phrase.first - 1, CueSet(.container, .columns, .copula)))
  }

  /// Whether a component may stand in the cell of a row.
  private static func isCell(_ component: ComponentKind) -> Bool {
    switch component {
    case .image, .badge, .rating, .progress, .paragraph, .heading, .keyValue, .stat, .toggle, .code,
      .quote, .slider, .alert, .timer:
      true
    case .divider, .list, .checklist, .steps, .table, .standings, .chart, .calendar,
      .map, .player, .field, .picker, .button, .link, .unclear, .repetition:
      false
    }
  }

  /// "and a Book button": an action of each row, as a part of the records.
  private mutating func rowAction(
    _ phrase: NounPhrase, _ head: Int, of index: Int, isForEach: Bool
  ) -> Bool {
    let verb = head > phrase.first ? phrase.first : head + 1
    let speaksOfAll =
      !isForEach && plays(verb, CueSet(.collective)) && !plays(phrase.end, CueSet(.each))
    guard !speaksOfAll, let component = sense(.component, head)?.component else { return false }
    let outer = parent
    parent = index
    position = phrase.end
    let action = require(.component(component), from: phrase.start, to: phrase.end)
    describe(action, phrase, head)
    requirements[action].details.label =
      head > phrase.first
      ? label(phrase.first, head) : head + 1 < phrase.end ? label(head + 1, phrase.end) : nil
    if plays(position, CueSet(.named)) || kind(position) == .quote || plays(position, CueSet(.to)) {
      modifiers(of: action)
    }
    close(action)
    parent = outer
    return true
  }
}
