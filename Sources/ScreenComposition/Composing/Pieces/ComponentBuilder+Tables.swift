import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

extension ComponentBuilder {
  func table() -> ComponentDraft {
    guard details.columns.isEmpty, details.items.isEmpty, !details.isLiteral else {
      return namedTable().component
    }
    // If neither rows nor columns are named, the table has the columns that are usual for such
    // records.
    var builder = self
    guard context.samples == .shown else { return namedTable().component }
    let known = context.book.recipes.columns(for: label.text)
    builder.details.columns =
      known.isEmpty
      ? [Phrase(context.book.word("status", "Status")), Phrase(context.book.word("date", "Date"))]
      : known
    var draft = builder.namedTable()
    draft.markSample(.columns)
    return draft.component
  }

  private func namedTable() -> TypedDraft<Component.Table> {
    var draft = TypedDraft<Component.Table>(title: label)
    draft.set(.title, label)
    let isSample = details.items.isEmpty
    let items = isSample ? sampleRecords() : details.items
    let header = details.nameColumn ?? (details.isLiteral ? nil : nameColumn())
    var columns = details.columns.map(\.asLabel)
    if columns.isEmpty { columns = openColumns(of: items) }
    let rowsBegin = header == nil ? 0 : 1
    let titles = (header.map { [$0] } ?? []) + columns
    let lead = isSample ? lead(count: items.count) : nil
    let samples = columns.map { sampleColumn($0, count: items.count, of: lead) }
    var hasSamples = isSample && !items.isEmpty
    var rows: [TreeValue] = []
    for (index, item) in items.enumerated() {
      var cells =
        header == nil ? [] : [details.isVerbatim ? item.label.text : item.label.asLabel.text]
      for place in columns.indices {
        // Without a name column, the first cell is the name.
        let given = header == nil ? ([item.label.asLabel] + item.values) : item.values
        if place < given.count {
          cells.append(withUnit(given[place]).text)
          if let origin = given[place].origin {
            origins(&draft, row: index, cell: place + rowsBegin, origin)
          }
        } else if place < details.columnValues.count,
          details.columnValues[place] == .some([Self.box])
        {
          // A box to tick is not a sample of a value.
          cells.append(Self.box)
        } else {
          cells.append(samples[place][index])
          hasSamples = hasSamples || context.samples == .shown
          if !isSample { origins(&draft, row: index, cell: place + rowsBegin, .sample) }
        }
      }
      if header != nil, let origin = item.label.origin {
        origins(&draft, row: index, cell: 0, origin)
      }
      rows.append(.texts(cells))
    }
    draft.set(.columns, .texts(titles.map(\.text)))
    for (index, column) in details.columns.enumerated() {
      draft.note(column, .columns, index + rowsBegin)
    }
    draft.set(.rows, TreeValue(.array(rows)))
    if hasSamples, context.samples == .shown { draft.mark(.rows) }
    if isSample, !rows.isEmpty, context.samples == .shown {
      draft.noteSample(.rows)
    }
    markOpenOrder(of: .rows, in: &draft)
    addMarks(of: items, to: &draft)
    addActions(to: &draft)
    return draft
  }

  /// The text of a cell that is there to be ticked.
  static let box = "☐"

  /// Adds the rows and cells that are to stand out.
  private func addMarks(of items: [Details.Item], to draft: inout TypedDraft<Component.Table>) {
    let marks = items.enumerated().compactMap { place, item in
      item.mark.map { mark in
        TreeValue.record(
          Component.TableMark.self,
          [
            (.row, .number(Double(place + 1))),
            (.column, .number(Double(mark.cell.map { $0 + 1 } ?? 0))),
            (.tone, TreeValue(.text(mark.tone.rawValue))),
          ])
      }
    }
    guard !marks.isEmpty,
      context.allowedComponents[.table]?.allows(Component.Table.Property.marks) ?? false
    else {
      return
    }
    draft.set(.marks, TreeValue(.array(marks)))
  }

  /// Adds the buttons that every row is to have.
  private func addActions(to draft: inout TypedDraft<Component.Table>) {
    guard !context.itemActions.isEmpty,
      context.allowedComponents[.table]?.allows(Component.Table.Property.actions) ?? false
    else { return }
    let actions = context.itemActions.prefix(4).map {
      TreeValue.record(Component.ItemAction.self, texts: [(.label, $0.asLabel.text)])
    }
    draft.set(.actions, TreeValue(.array(actions)))
  }

  private func origins(
    _ draft: inout TypedDraft<Component.Table>, row: Int, cell: Int, _ origin: Origin
  ) {
    guard origin != .sample || context.samples == .shown else { return }
    draft.note(origin, .rows, row, cell)
  }

  /// Returns the title of the column for the names of the records; nil if another column holds
  /// them.
  func nameColumn() -> Phrase? {
    let columns = details.columns
    guard let first = columns.first else { return nil }
    guard context.book.nameColumn(of: details, called: label.text) == nil else { return nil }
    // A column of people, places or things already identifies each record, unless the records are
    // things of another kind with names of their own, such as the orders of a customer.
    let own = context.book.pool(for: label.text).flatMap { $0.isFigure ? nil : $0.name }
    let isOwn = own.map { own in !columns.contains { context.book.pool(for: $0.text)?.name == own }
    }
    if details.items.isEmpty, details.label == nil || isOwn != true,
      let meaning = context.book.pool(for: first.text), !meaning.isAttribute,
      !Self.groups.contains(meaning.name)
    {
      return nil
    }
    return Phrase(
      Wording.capitalized(SampleValues.singularNoun(of: label.text)), from: label.origin)
  }

  /// The meanings of columns that group records, and so do not distinguish them.
  private static let groups: Set<String> = [
    "city", "country", "region", "venue", "category", "genre", "expensekind", "channel", "plan",
    "department", "ward", "language", "delivery", "method", "team",
  ]

  /// Returns columns for records that have values without column names.
  private func openColumns(of items: [Details.Item]) -> [Phrase] {
    let count = min((items.map(\.values.count).max() ?? 0) + 1, 12)
    guard count > 1 else { return [Phrase(Wording.singular(label.text))] }
    let name = Phrase(Wording.singular(label.text))
    let unit = details.unit ?? details.dimension ?? Phrase("Value")
    return [name] + (1..<count).map { count == 2 ? unit.asLabel : Phrase("Value " + String($0)) }
  }

  private func sampleRecords() -> [Details.Item] {
    guard context.samples == .shown else { return [Details.Item(Phrase("—"))] }
    guard details.samples.isEmpty, details.nameColumn == nil, nameColumn() == nil else {
      return sampleItems()
    }
    // The first column identifies the records, so its samples are the items.
    let first = details.columns.first ?? label
    var count = max(requestedSamples ?? (sampleCount == 1 ? 1 : 5), 1)
    var lead = lead(count: count)
    // If the number of records is left open, no record appears twice.
    if requestedSamples == nil, let known = lead?.draw.pool.values.count, known < count {
      count = known
      lead = self.lead(count: count)
    }
    let names = sampleColumn(first, count: count, of: lead)
    let isOpen = names.allSatisfy { $0 == "—" }
    return (isOpen ? SampleValues.numbered(first.text, count: count) : names).map {
      Details.Item(Phrase($0))
    }
  }

  func standings() -> ComponentDraft {
    typealias Row = Component.StandingsRow
    var draft = TypedDraft<Component.Standings>(title: label)
    draft.set(.title, label)
    let limit = min(context.allowedComponents[.standings]?.limit ?? 200, 200)
    let count = min(max(requestedSamples ?? 8, 1), limit)
    var stream = stream(label)
    var teams = details.items.map(\.label.asLabel)
    if teams.isEmpty, context.samples == .shown {
      teams = context.book.values(for: "team", count: count, from: &stream).map { Phrase($0) }
    }
    let given = details.items.map { $0.values.first.flatMap { Quantity($0.text) } }
    guard context.samples == .shown || !given.isEmpty && !given.contains(where: { $0 == nil })
    else {
      return table()
    }
    let points = context.book.numbers(
      for: "points", count: teams.count, isFalling: true, from: &stream)
    var rows: [TreeValue] = []
    var hasSamples = details.items.isEmpty
    for (index, team) in teams.enumerated() {
      let named =
        index < given.count ? given[index].map { Int(min(max($0.number, -999), 9999)) } : nil
      if named == nil { hasSamples = true }
      let value = named ?? points[index]
      rows.append(
        .record(
          Row.self, [(.team, TreeValue(.text(team.text))), (.points, .number(Double(value)))]))
      draft.note(team, .rows, index, Row.Property.team)
      if let value = details.items.indices.contains(index) ? details.items[index].values.first : nil
      {
        draft.note(value, .rows, index, Row.Property.points)
      }
    }
    draft.set(.rows, TreeValue(.array(rows)))
    if hasSamples {
      draft.mark(.rows)
      if details.items.isEmpty {
        draft.noteSample(.rows)
      }
    }
    return draft.component
  }
}
