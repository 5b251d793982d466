import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables

/// Slots for all rows, or for one.
extension PatternFilling {
  mutating func fill(_ place: PatternLine.Place, _ count: Int?) {
    if frame.rows.isEmpty, place.showsRows { return addNoRows() }
    switch place {
    case .fields:
      // What has just been entered is in no state yet.
      let isForm = pattern.name == "form"
      fillFields(count: count, filledIn: false) { !isForm || !$0.isState }
    case .filled: fillFields(count: count, filledIn: true) { _ in true }
    case .numbers: fillNumbers(count: count ?? 3)
    case .asked: fillAsked(count: count)
    case .stats: fillStats()
    case .chart: fillChart()
    case .table: addTable(count: count)
    case .stock: addStock()
    case .days: addDays()
    case .week: addWeek()
    case .list: addList("plain", count: count)
    case .numbered: addList("numbered", count: count)
    case .timeline: addList("timeline", count: count)
    case .gallery: addList("gallery", count: count)
    case .cards: addCards(frame.actions.prefix(1), count: count)
    case .menu: addMenu()
    case .approvals: addApprovals(count: count)
    case .checklist: addChecklist(frame.rows.prefix(count ?? 6).map { frame.title(of: $0) })
    case .tasks: addTasks()
    case .facts: addFacts(count: count ?? 8)
    case .told: addTold()
    case .picture: addPicture()
    case .heading: addSample(.heading, thing.firstName)
    case .about: addAbout()
    case .more: addList("plain", rows: Array(frame.rows.dropFirst()))
    case .choice: fillChoice()
    case .poll: fillPoll()
    case .votes: fillVotes()
    case .question: fillQuestion()
    case .filters: fillFilters()
    case .compare: addComparison(count: count ?? self.count ?? 2)
    case .total: fillTotal(rows: count ?? 3)
    case .pay: fillPay()
    case .result: fillResult()
    case .calendar: addCalendar()
    case .map: addMap()
    case .board: addBoard()
    case .actions: addActions()
    }
  }

  /// Returns the rows to show: the requested number, or else the number of the slot.
  private func rows(_ count: Int?) -> [[String]] {
    Array(frame.rows.prefix(self.count ?? count ?? 6))
  }

  private func phrase(_ text: String) -> Phrase { Phrase(text, from: origin) }

  /// Returns a component with a collection of items, marked as samples unless the frame is factual.
  private func collection(
    _ kind: ComponentKind, _ label: String, _ items: [Details.Item]
  ) -> Requirement {
    var requirement = component(kind, label)
    requirement.details.items = items
    requirement.details.isSample = !frame.isFactual
    return requirement
  }

  /// Adds a single notice that there is nothing to show yet. Invented rows of unknown things would
  /// not help.
  private mutating func addNoRows() {
    guard !requirements.contains(where: { $0.subject == .component(.alert) }),
      let empty = PatternLibrary.shipped.pattern(.head, PhraseKey("no rows"))
    else { return }
    for line in empty.lines { add(line: filled(line)) }
  }

  // MARK: Collections

  private mutating func addTable(count: Int?) {
    let name = frame.role == .measure ? 0 : frame.titlePlace
    let others = frame.attributes.indices.filter { $0 != name }
    let items = rows(count).map { row in
      Details.Item(
        phrase(frame.attributes[name].shown(row[name])),
        values: others.map { phrase(frame.attributes[$0].shown(row[$0])) })
    }
    var requirement = collection(.table, Wording.capitalized(thing.rowPlural), items)
    requirement.details.nameColumn = phrase(frame.attributes[name].label)
    requirement.details.columns = others.map { phrase(frame.attributes[$0].label) }
    add(requirement)
  }

  private mutating func addList(_ style: String, count: Int?) { addList(style, rows: rows(count)) }

  private mutating func addList(_ style: String, rows: [[String]]) {
    let items = rows.map { row in item(of: row, said: 2) }
    guard !items.isEmpty else { return }
    var requirement = collection(.list, Wording.capitalized(thing.rowPlural), items)
    requirement.details.variant = style
    add(requirement)
  }

  /// Returns a row as a list item: its name, its first values and its state.
  private func item(of row: [String], said: Int) -> Details.Item {
    let title = frame.titlePlace
    var values: [Phrase] = []
    for place in frame.attributes.indices
    where place != title && place != frame.state && !row[place].isEmpty && values.count < said {
      values.append(phrase(frame.attributes[place].told(row[place])))
    }
    var item = Details.Item(phrase(frame.title(of: row)), values: values)
    if let state = frame.state, !row[state].isEmpty { item.state = phrase(row[state]) }
    return item
  }

  /// Adds the rows as cards with up to four values each and buttons for the actions.
  private mutating func addCards(_ actions: some Sequence<String>, count: Int?) {
    let title = frame.titlePlace
    let others = frame.attributes.indices.filter { place in
      place != title && place != frame.state && frame.rows.contains { !$0[place].isEmpty }
    }.prefix(4)
    let items = rows(count).map { row in
      var item = Details.Item(
        phrase(frame.title(of: row)),
        values: others.map { phrase(frame.attributes[$0].shown(row[$0])) })
      if let state = frame.state, !row[state].isEmpty { item.state = phrase(row[state]) }
      return item
    }
    var requirement = collection(.list, Wording.capitalized(thing.rowPlural), items)
    requirement.details.variant = "cards"
    requirement.details.nameColumn = phrase(frame.attributes[title].label)
    requirement.details.columns = others.map { phrase(frame.attributes[$0].label) }
    if frame.isPictured { requirement.details.columns.append(Phrase("Photo")) }
    for action in actions { requirement.details.columns.append(Phrase(action + " button")) }
    add(requirement)
  }

  /// Adds the rows as cards that wait for a decision, whatever has become of the samples.
  private mutating func addApprovals(count: Int?) {
    addCards(["Approve", "Reject"], count: count)
    guard frame.state != nil, let last = requirements.indices.last else { return }
    for place in requirements[last].details.items.indices {
      requirements[last].details.items[place].state = Phrase("Waiting")
    }
  }

  /// Adds a menu of items for sale, with a description and a price.
  private mutating func addMenu() {
    let title = frame.titlePlace
    let said = frame.attributes.indices.first { place in
      let kind = frame.attributes[place].kind
      return place != title && (kind == .note || kind == .text)
    }
    let items = rows(nil).map { row in
      let price = frame.price.map { frame.attributes[$0].shown(row[$0]) }
      let values = [said.map { row[$0] }, price].compactMap { $0 }.filter { !$0.isEmpty }
      return Details.Item(phrase(frame.title(of: row)), values: values.map(phrase))
    }
    var requirement = collection(.list, Wording.capitalized(thing.rowPlural), items)
    requirement.details.variant = "plain"
    add(requirement)
  }

  private mutating func addTasks() {
    if thing.isUnknown {
      // Tasks for an unknown thing cannot be named after it.
      addChecklist((1...4).map { "Item \($0)" })
    } else if !frame.tasks.isEmpty {
      addChecklist(frame.tasks)
    } else if !frame.rows.isEmpty,
      // A list of people is not a checklist.
      frame.attributes[frame.titlePlace].kind != .name
    {
      addChecklist(frame.rows.map { frame.title(of: $0) })
    } else {
      addNoRows()
    }
  }

  private mutating func addChecklist(_ names: [String]) {
    var requirement = component(.checklist, "Checklist")
    requirement.details.items = names.map { Details.Item(phrase($0)) }
    requirement.details.isSample = true
    add(requirement)
  }

  private mutating func addComparison(count: Int) {
    let title = frame.titlePlace
    let shown = frame.rows.prefix(max(2, min(count, frame.rows.count)))
    let items = frame.attributes.indices.filter { $0 != title }.map { place in
      let attribute = frame.attributes[place]
      return Details.Item(
        phrase(attribute.label), values: shown.map { phrase(attribute.shown($0[place])) })
    }
    var requirement = collection(.table, "Comparison", items)
    requirement.details.nameColumn = phrase(frame.attributes[title].label)
    requirement.details.columns = shown.map { phrase(frame.title(of: $0)) }
    add(requirement)
  }

  // MARK: Days, places, states

  private mutating func addCalendar() {
    guard let day = frame.day else { return }
    let items = frame.rows.filter { !$0[day].isEmpty }.sorted { $0[day] < $1[day] }.map { row in
      Details.Item(phrase(frame.title(of: row)), values: [phrase(row[day])])
    }
    var requirement = collection(.calendar, Wording.capitalized(thing.rowPlural), items)
    // The month is the present one, or that of the first row if all are of another.
    let months = frame.rows.map { String($0[day].prefix(7)) }.filter { !$0.isEmpty }
    let present = String(FrameDay.today.text.prefix(7))
    let month = months.contains(present) ? present : months.min() ?? present
    requirement.details.timeframe = Phrase(month + "-01")
    add(requirement)
  }

  private mutating func addMap() {
    let isPlaced = frame.attributes.contains {
      $0.kind == .address || $0.kind == .place || $0.label == "Distance"
    }
    guard isPlaced else { return addList("plain", count: nil) }
    let items = frame.rows.prefix(6).map { Details.Item(phrase(frame.title(of: $0))) }
    add(collection(.map, Wording.capitalized(thing.rowPlural), items))
  }

  /// Adds a list of the rows for each day, sorted by time; a table if the rows have no days.
  private mutating func addDays() {
    guard let day = frame.day else { return addTable(count: nil) }
    let time = frame.attributes.firstIndex { $0.kind == .time }
    let rows = rows(nil).sorted { left, right in
      let (first, second) = (time.map { left[$0] } ?? "", time.map { right[$0] } ?? "")
      return (left[day], first) < (right[day], second)
    }
    for date in Set(rows.map { $0[day] }).sorted() where !date.isEmpty {
      let items = rows.filter { $0[day] == date }.map { row in
        var values: [Phrase] = []
        for place in frame.attributes.indices
        where ![day, frame.titlePlace, time, frame.state].contains(place) && !row[place].isEmpty
          && values.count < 2
        {
          values.append(phrase(frame.attributes[place].told(row[place])))
        }
        if let time, !row[time].isEmpty { values.insert(phrase(row[time]), at: 0) }
        return Details.Item(phrase(frame.title(of: row)), values: values)
      }
      add(collection(.list, frame.attributes[day].shown(date), items))
    }
  }

  /// Adds a table with one row for each day of the present week, Monday to Sunday. Rows of other
  /// weeks stand under their weekday, and a day without rows says so.
  private mutating func addWeek() {
    guard let day = frame.day else { return addTable(count: nil) }
    let time = frame.attributes.firstIndex { $0.kind == .time }
    let others = frame.attributes.indices.filter {
      ![day, frame.titlePlace, time].contains($0) && !frame.attributes[$0].isFigure
    }.prefix(1)
    let places = [time, frame.titlePlace].compactMap(\.self) + others
    let items = (0..<7).map { weekday in
      let own = frame.rows.filter { row in
        FrameDay(row[day])?.weekdayNumber == weekday
      }.sorted { left, right in (time.map { left[$0] } ?? "") < (time.map { right[$0] } ?? "") }
      let date = FrameDay(number: FrameDay.today.number + weekday)
      let values = places.map { place -> Phrase in
        let cells = own.map { frame.attributes[place].shown($0[place]) }.filter { !$0.isEmpty }
        guard cells.isEmpty else { return phrase(cells.joined(separator: "; ")) }
        return Phrase(Thing.open)
      }
      return Details.Item(Phrase("\(date.weekday) \(date.day) \(date.month)"), values: values)
    }
    var requirement = collection(.table, Wording.capitalized(thing.rowPlural), items)
    requirement.details.nameColumn = Phrase("Day")
    requirement.details.columns = places.map { phrase(frame.attributes[$0].label) }
    add(requirement)
  }

  private mutating func addBoard() {
    let options = frame.stage.map { frame.attributes[$0].options } ?? ["To do", "Doing", "Done"]
    for (number, option) in options.enumerated() {
      let own = frame.rows.enumerated().filter { place, row in
        frame.stage.map { row[$0] == option } ?? (place % options.count == number)
      }
      guard !own.isEmpty else { continue }
      let items = own.map { _, row -> Details.Item in
        var item = item(of: row, said: 2)
        item.state = nil
        return item
      }
      var list = collection(.list, Wording.capitalized(thing.rowPlural), items)
      list.details.variant = "cards"
      addColumn(option, list)
    }
  }

  // MARK: One of them

  private mutating func addFacts(count: Int) {
    guard !frame.rows.isEmpty else { return }
    let title = frame.titlePlace
    let isHeaded = pattern.lines.contains("*heading")
    for place in frame.attributes.indices.prefix(count) {
      let attribute = frame.attributes[place]
      let cell = cell(place)
      // A heading already shows the title. Documents and people repeat it unless there is a
      // heading.
      let isTold = !isHeaded && (frame.role == .document || frame.role == .person)
      guard place != title || isTold else { continue }
      var requirement = component(.keyValue, attribute.label)
      if let origin {
        requirement.details.value = Phrase(attribute.shown(cell), from: origin)
      } else {
        requirement.details.samples = [[attribute.shown(cell)]]
      }
      add(requirement)
    }
  }

  /// Adds the labels of what there is to tell about a thing, without values.
  private mutating func addTold() {
    for attribute in frame.attributes where !attribute.isName {
      var requirement = component(.keyValue, attribute.label)
      requirement.details.value = Phrase("—", from: .catalog(topic: frame.name))
      add(requirement)
    }
  }

  private mutating func addSample(_ kind: ComponentKind, _ text: String) {
    var requirement = component(kind, text)
    if origin == nil { requirement.details.samples = [[text]] }
    add(requirement)
  }

  private mutating func addPicture() {
    // If there are no rows, a picture is still better than nothing.
    guard frame.isPictured || frame.rows.isEmpty else { return }
    addSample(.image, thing.isUnknown ? Wording.capitalized(thing.noun) : thing.firstName)
  }

  private mutating func addAbout() {
    guard let about = frame.about else { return }
    var requirement = component(.paragraph, "About")
    requirement.details.label = nil
    requirement.details.value = Phrase(about, from: .catalog(topic: frame.name))
    add(requirement)
  }

  private mutating func addActions() {
    for action in frame.actions.prefix(3) {
      add(component(.button, action))
    }
  }
}

extension FrameAttribute {
  /// Returns a cell for display without its label; a bare number gets the noun that it counts.
  func told(_ cell: String) -> String {
    // An open value is meaningless without its label.
    guard cell != Thing.open else { return label + " " + cell }
    switch kind {
    case .number where unit.isEmpty:
      // "7 guests" and "148 in stock", but "number 3": a one-word label that is not plural is not
      // counted.
      return Wording.isPlural(label)
        ? shown(cell) + " " + (cell == "1" ? Wording.singular(lowercasedLabel) : lowercasedLabel)
        : label.utf8.contains(UInt8(ascii: " "))
          ? shown(cell) + " " + lowercasedLabel : lowercasedLabel + " " + shown(cell)
    case .number, .percent, .year, .text, .note, .choice: return ListValues.told(shown(cell), label)
    // "Opens 10:00", while a time alone says when.
    case .time where !Self.plainTimes.contains(lowercasedLabel) && !cell.isEmpty:
      return label + " " + shown(cell)
    default: return shown(cell)
    }
  }

  /// Labels of times that say no more than when.
  private static let plainTimes: Set<String> = [
    "time", "at", "starts", "start", "begins", "from", "when", "hour",
  ]
}
