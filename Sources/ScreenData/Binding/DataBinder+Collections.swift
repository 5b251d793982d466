import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel

extension DataBinder {
  /// Fills a collection with records; returns false if the data has none for it.
  mutating func bindCollection(_ index: Int) -> Bool {
    let requirement = brief.requirements[index]
    var asked = askedColumns(index)
    guard let table = table(for: requirement, asked: asked) else {
      if asked.isEmpty, bindCount(index) { return true }
      if requirement.details.items.isEmpty {
        reportMissing(requirement.details.label ?? requirement.name, of: requirement)
      }
      return false
    }
    asked += measure(of: table, requirement, besides: asked)
    var columns = columns(asked, of: table, requirement)
    if !requirement.details.items.isEmpty {
      return fill(index, from: table, asked.isEmpty ? table.columns.indices.map { $0 } : columns)
    }
    if asked.isEmpty { columns = openColumns(of: table, requirement) }
    let name = leadingColumn(of: table, requirement, &columns)
    let rows = rows(of: table, requirement, numbers: columns.compactMap { $0 })
    write(index, table, name: name, columns: columns, asked: asked, rows: rows)
    return true
  }

  /// Returns a numeric column that the requirement's own words name beside the requested columns:
  /// "progress for each hive".
  private func measure(
    of table: DataTable, _ requirement: Requirement, besides asked: [Phrase]
  ) -> [Phrase] {
    let words = requirement.details.label ?? requirement.details.kind
    guard !asked.isEmpty, let words, let column = table.column(for: NameWords(words.text))?.index,
      table.numericColumns.contains(column),
      !asked.contains(where: { table.column(for: NameWords($0.text))?.index == column })
    else { return [] }
    return [words]
  }

  // MARK: Which collection

  /// Returns the collection that a requirement is about; nil if none matches its words.
  func table(for requirement: Requirement, asked: [Phrase]) -> DataTable? {
    let details = requirement.details
    let names = [details.label?.text, brief.topic.text].compactMap { $0 }.map(NameWords.init)
    let wanted = asked.map { NameWords($0.text) }
    let others = [details.dimension, details.label].compactMap { $0 }.map { NameWords($0.text) }
    let collections = tables.filter { $0.form != .record }
    var best: (table: DataTable, score: Int)?
    for table in collections {
      let matched = wanted.reduce(0) { $0 + (table.column(for: $1)?.score ?? 0) }
      var score = matched * 2
      for name in names {
        let likeness = name.similarity(to: table.nameWords)
        if likeness >= NameWords.threshold { score += likeness * 2 }
      }
      for other in others { score += table.column(for: other)?.score ?? 0 }
      if score > best?.score ?? 0 { best = (table, score) }
    }
    if let best { return best.table }
    // A lone collection needs no matching name if no columns are requested.
    guard wanted.isEmpty, collections.count == 1 else { return nil }
    return collections.first { $0.name.isEmpty || isOnlyCollection }
  }

  private var isOnlyCollection: Bool {
    brief.requirements.count { $0.dataRole == .collection } < 2
  }

  // MARK: Which columns

  /// Returns the data's column for each requested one; nil, with a warning, if the data has none.
  private mutating func columns(
    _ asked: [Phrase], of table: DataTable, _ requirement: Requirement
  ) -> [Int?] {
    var taken: Set<Int> = []
    return asked.map { phrase in
      let found = table.column(for: NameWords(phrase.text), except: taken)?.index
      if let found { taken.insert(found) }
      let isPicture = SampleValues.embedded.pool(for: phrase.text)?.name == "photo"
      if found == nil, !isPicture { reportMissing(phrase, in: table, of: requirement) }
      return found
    }
  }

  /// Returns the columns to show if none is requested.
  private func openColumns(of table: DataTable, _ requirement: Requirement) -> [Int?] {
    let details = requirement.details
    if requirement.isRanked || requirement.subject == .component(.standings) {
      let named = [details.dimension, details.label].compactMap { $0 }.lazy.compactMap { phrase in
        table.column(for: NameWords(phrase.text))?.index
      }.first { table.columns[$0].type.isNumeric }
      return [named ?? table.numericColumns.first]
    }
    if requirement.isOfPlaces {
      let pair = ["latitude", "longitude"].map { table.column(for: NameWords($0))?.index }
      if !pair.contains(nil) { return pair }
    }
    switch requirement.subject {
    case .component(.checklist), .component(.steps), .need(.sequence): return []
    default: return table.columns.indices.prefix(12).map { $0 }
    }
  }

  /// Chooses the column that names the records, and removes it from `columns`.
  ///
  /// It is the distinct text column that the requirement's own word names, else the one called name
  /// or title or the like, else the first that is shown.
  private func leadingColumn(
    of table: DataTable, _ requirement: Requirement, _ columns: inout [Int?]
  ) -> Leading {
    let label = requirement.details.label ?? brief.topic
    let own = table.column(for: NameWords(Wording.singular(label.text)))?.index
    let isOwn = own.map { table.columns[$0].type == .text && table.columns[$0].isDistinct } ?? false
    let found = isOwn ? own : table.nameColumn
    if let found, let place = columns.firstIndex(of: found) {
      columns.remove(at: place)
      return Leading(column: found, place: place)
    }
    if let found, columns.isEmpty || isOwn || table.columns[found].isDistinct {
      return Leading(column: found)
    }
    guard let place = columns.firstIndex(where: { $0 != nil }), let column = columns[place] else {
      return Leading(column: 0)
    }
    columns.remove(at: place)
    return Leading(column: column, place: place)
  }

  /// The column that names the records, and its index among the requested columns if it was one.
  private struct Leading {
    var column: Int
    var place: Int?
  }

  // MARK: Which records

  /// Returns the records in the order and number that a requirement asks for.
  func rows(of table: DataTable, _ requirement: Requirement, numbers: [Int]) -> [Int] {
    var rows = Array(table.rows.indices)
    let details = requirement.details
    let sorted = details.dimension.flatMap { table.column(for: NameWords($0.text))?.index }
    let ranked =
      requirement.isRanked
      ? numbers.first { table.columns[$0].type.isNumeric } ?? table.numericColumns.first : nil
    if let column = sorted ?? ranked {
      let isNumeric = table.columns[column].type.isNumeric
      // Texts and dates ascend; numbers and rankings descend unless ascending order is requested.
      let isRising = details.isAscending || (!isNumeric && !requirement.isRanked)
      let keys = rows.map { row in
        SortKey(
          number: isNumeric ? table.number(row: row, column: column) : nil,
          text: isNumeric ? nil : table.text(row: row, column: column), row: row)
      }
      rows = keys.sorted { SortKey.areInOrder($0, $1, isRising: isRising) }.map(\.row)
    }
    if let count = details.count, count > 0 { rows = Array(rows.prefix(count)) }
    return rows
  }

  /// The key of a record for sorting; missing values come last, and equal keys keep their order.
  private struct SortKey {
    var number: Double?
    var text: String?
    var row: Int

    static func areInOrder(_ lhs: SortKey, _ rhs: SortKey, isRising: Bool) -> Bool {
      if let one = lhs.number, let other = rhs.number, one != other {
        return isRising ? one < other : one > other
      }
      if let one = lhs.text, let other = rhs.text, one != other {
        let isBefore = one.utf8.lexicographicallyPrecedes(other.utf8)
        return isBefore == isRising
      }
      let isMissing = lhs.number == nil && lhs.text == nil
      let isOtherMissing = rhs.number == nil && rhs.text == nil
      return isMissing == isOtherMissing ? lhs.row < rhs.row : isOtherMissing
    }
  }

  /// Keeps as many records as fit, and reports the number left out.
  mutating func fitting(_ rows: [Int], limit: Int, _ requirement: Requirement) -> [Int] {
    guard rows.count > limit else { return rows }
    log.report(.warning) { severity, _ in
      Diagnostic(
        severity, id: "data-left-out",
        "\(rows.count - limit) of \(rows.count) records do not fit and are left out",
        at: requirement.range)
    }
    return Array(rows.prefix(limit))
  }

  // MARK: Writing

  private mutating func write(
    _ index: Int, _ table: DataTable, name leading: Leading, columns: [Int?], asked: [Phrase],
    rows: [Int]
  ) {
    let name = leading.column
    let requirement = brief.requirements[index]
    let rows = fitting(rows, limit: Self.rowLimit, requirement)
    let flag = requirement.isTicked ? table.columns.firstIndex { $0.type == .flag } : nil
    let state = requirement.hasStates ? table.column(for: NameWords("status"))?.index : nil
    brief.requirements[index].details.items = rows.map { row in
      var item = Details.Item(
        table.phrase(row: row, column: name),
        values: columns.map { column in
          column.map { table.phrase(row: row, column: $0) } ?? Phrase("—")
        })
      if let flag, let text = table.text(row: row, column: flag)?.lowercased() {
        item.isSelected = text == "true" || text == "yes"
      }
      if let state, state != name { item.state = table.phrase(row: row, column: state) }
      return item
    }
    if requirement.isOfPlaces {
      let unplaced = rows.count { row in
        columns.contains { column in
          column.map { table.number(row: row, column: $0) == nil } ?? true
        }
      }
      if unplaced > 0, unplaced < rows.count { reportUnplaced(unplaced, "a position", requirement) }
    }
    let actions = requirement.details.columns.filter { $0.action != nil }
    var titles = asked
    if asked.isEmpty {
      titles = columns.map { Phrase($0.map { table.columns[$0].label } ?? "") }
    } else if let place = leading.place {
      titles.remove(at: place)
    }
    brief.requirements[index].details.columns = titles + actions
    let label = table.columns[name].label
    let own = asked.isEmpty ? nil : leading.place.map { asked[$0].asLabel }
    brief.requirements[index].details.nameColumn =
      own ?? Phrase(label.isEmpty ? Wording.singular(requirement.name.asLabel.text) : label)
    // The requested number may exceed the number of records.
    if requirement.details.count != nil {
      brief.requirements[index].details.count = rows.count
    }
  }

  /// Fills in the values of the things that the intent names; returns false if the data lacks one
  /// of them.
  private mutating func fill(_ index: Int, from table: DataTable, _ columns: [Int?]) -> Bool {
    guard let name = table.nameColumn else { return false }
    var items = brief.requirements[index].details.items
    let values = columns.filter { $0 != name }
    guard !values.isEmpty else { return false }
    let names = table.rows.indices.prefix(Self.rowLimit).map {
      NameWords(table.text(row: $0, column: name) ?? "").stems
    }
    for place in items.indices {
      guard let row = names.firstIndex(of: NameWords(items[place].label.text).stems) else {
        reportMissing(items[place].label, of: brief.requirements[index])
        return false
      }
      items[place].values = values.map { column in
        column.map { table.phrase(row: row, column: $0) } ?? Phrase("—")
      }
    }
    brief.requirements[index].details.items = items
    if brief.requirements[index].details.columns.isEmpty {
      brief.requirements[index].details.columns = values.map {
        Phrase($0.map { table.columns[$0].label } ?? "")
      }
    }
    brief.requirements[index].details.nameColumn = Phrase(table.columns[name].label)
    return true
  }
}

extension Requirement {
  /// Whether the things are ranked by merit.
  var isRanked: Bool { subject == .need(.ranking) || subject == .component(.standings) }

  /// Whether the things are shown on a map.
  fileprivate var isOfPlaces: Bool { subject == .component(.map) || subject == .need(.place) }

  fileprivate var isTicked: Bool { subject == .component(.checklist) }

  fileprivate var hasStates: Bool {
    subject == .component(.steps) || subject == .need(.sequence) || subject == .need(.status)
  }
}
