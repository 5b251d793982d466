import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel

extension DataBinder {
  /// The maximum number of collections shown if the intent names none.
  private static let tableLimit = 6

  /// Shows each collection in the form that its shape suggests.
  mutating func addByShape() {
    let shown = tables.prefix(Self.tableLimit)
    for table in shown { add(table, isOnly: tables.count == 1) }
    guard tables.count > Self.tableLimit else { return }
    log.appendAlways(
      Diagnostic(
        .warning, id: "data-left-out",
        "\(tables.count - Self.tableLimit) of \(tables.count) collections are left out; name "
          + "those to show"))
  }

  private mutating func add(_ table: DataTable, isOnly: Bool) {
    let label = isOnly || table.name.isEmpty ? brief.title : Phrase(table.name)
    let numeric = table.numericColumns
    if table.rows.count == 1, table.form != .scalars {
      addFacts(of: table, label)
    } else if table.form == .scalars {
      append(.need(.records), table, label, name: 0, columns: [])
    } else if let points = contest(table), let name = table.nameColumn {
      append(.component(.standings), table, label, name: name, columns: [points])
    } else if let time = table.timeColumn, !numeric.isEmpty,
      table.columns.count == numeric.count + 1, table.isComplete(numeric)
    {
      append(.need(.trend), table, label, name: time, columns: Array(numeric.prefix(6)))
    } else if let name = table.nameColumn, table.columns.count == 2, numeric.count == 1,
      table.columns[name].isDistinct, (2...12).contains(table.rows.count),
      table.isComplete(numeric)
    {
      append(.need(.breakdown), table, label, name: name, columns: numeric)
    } else {
      let name = table.nameColumn ?? 0
      let columns = table.columns.indices.filter { $0 != name }.prefix(11)
      append(.need(.records), table, label, name: name, columns: Array(columns))
    }
  }

  /// Returns the column of points if the records are competitors with their points.
  private func contest(_ table: DataTable) -> Int? {
    guard table.columns.count == 2, let name = table.nameColumn, table.columns[name].isDistinct,
      Self.rivals.contains(where: { table.columns[name].words == $0 })
    else { return nil }
    let column = 1 - name
    let isScore = Self.scores.contains { table.columns[column].words == $0 }
    let areExact = table.rows.indices.allSatisfy { row in
      guard let number = table.number(row: row, column: column) else { return false }
      return (-999...9999).contains(number) && Quantity.whole(number) != nil
    }
    return isScore && areExact && table.columns[column].type == .number ? column : nil
  }

  private static let rivals = [
    "team", "club", "side", "player", "name", "driver", "school", "competitor",
  ].map(NameWords.init)
  private static let scores = ["points", "pts", "score", "wins"].map(NameWords.init)

  /// Adds the numbers of a single record as figures and the rest as facts.
  private mutating func addFacts(of table: DataTable, _ label: Phrase) {
    var record = table
    if record.form != .record { record = table.asRecord }
    let items = facts(of: record)
    let numeric = Set(record.numericColumns.map { record.columns[$0].label })
    let figures = items.filter { numeric.contains($0.label.text) }
    let rest = items.filter { !numeric.contains($0.label.text) }
    let heading = table.name.isEmpty ? nil : Phrase(table.name)
    // More than six figures no longer stand out, so all members become facts.
    guard figures.count <= 6 else {
      append(.need(.fact), Details(label: heading, items: items))
      return
    }
    if !figures.isEmpty { append(.need(.metric), Details(label: heading, items: figures)) }
    if !rest.isEmpty { append(.need(.fact), Details(label: heading, items: rest)) }
  }

  private mutating func append(
    _ subject: Requirement.Subject, _ table: DataTable, _ label: Phrase, name: Int, columns: [Int]
  ) {
    var details = Details(label: label)
    if subject == .need(.trend) { details.variant = "line" }
    let requirement = Requirement(subject, range: place, words: brief.title.text)
    var rows = Array(table.rows.indices)
    if subject == .component(.standings), let points = columns.first {
      rows.sort { one, other in
        let (left, right) = (
          table.number(row: one, column: points) ?? 0, table.number(row: other, column: points) ?? 0
        )
        return left == right ? one < other : left > right
      }
    }
    let limit = subject == .need(.trend) ? 400 : subject == .component(.standings) ? 200 : 1000
    rows = fitting(rows, limit: limit, requirement)
    details.items = rows.map { row in
      Details.Item(
        table.phrase(row: row, column: name),
        values: columns.map { table.phrase(row: row, column: $0) })
    }
    details.columns = columns.map { Phrase(table.columns[$0].label) }
    details.nameColumn = Phrase(table.columns[name].label)
    append(subject, details)
  }

  private mutating func append(_ subject: Requirement.Subject, _ details: Details) {
    brief.requirements.append(
      Requirement(
        subject, range: place, words: brief.title.text, details: details, isImplied: true))
  }

  /// The range of the title, since the intent refers to the data only as a whole.
  private var place: SourceRange { brief.title.range ?? .at(0) }
}

extension DataTable {
  /// The only record of an array as a single record.
  fileprivate var asRecord: DataTable {
    var record = self
    if form == .arrays {
      record.pointer = pointer.appending(1)
    } else {
      record.pointer = pointer.appending(0)
    }
    record.form = .record
    return record
  }

  /// Whether every record has a number in each of some columns.
  func isComplete(_ columns: [Int]) -> Bool {
    rows.indices.allSatisfy { row in
      columns.allSatisfy { number(row: row, column: $0) != nil }
    }
  }
}
