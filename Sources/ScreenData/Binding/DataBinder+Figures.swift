import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel

extension DataBinder {
  /// A value found for a figure, with its record.
  private struct Finding {
    var phrase: Phrase
    var table: DataTable
    var row: Int
    var score: Int
  }

  /// Fills in single values; returns false if the data has none of them.
  mutating func bindFigures(_ index: Int) -> Bool {
    let requirement = brief.requirements[index]
    var hasBound = false
    guard requirement.details.items.isEmpty else {
      for place in requirement.details.items.indices {
        let label = requirement.details.items[place].label
        guard let finding = find(label) else {
          reportMissing(label, of: requirement)
          continue
        }
        brief.requirements[index].details.items[place].values = [finding.phrase]
        hasBound = true
      }
      return hasBound
    }
    let name = requirement.details.label ?? requirement.name
    if let finding = find(name) {
      brief.requirements[index].details.value = finding.phrase
      if requirement.subject == .need(.progress) || requirement.subject == .component(.progress),
        requirement.details.target == nil
      {
        let target = finding.table.column(for: NameWords("target"))?.index
        brief.requirements[index].details.target = target.flatMap { column in
          finding.table.text(row: finding.row, column: column).map {
            Phrase($0, from: finding.table.origin(row: finding.row, column: column))
          }
        }
      }
      return true
    }
    if isAboutFacts(requirement), let record = record(called: name) {
      brief.requirements[index].details.items = facts(of: record)
      return true
    }
    if requirement.subject == .need(.metric), hasCourse(of: name) {
      brief.requirements[index].subject = .need(.trend)
      return bindChart(index, isCourse: true)
    }
    reportMissing(name, of: requirement)
    return false
  }

  /// Whether the data has a value that a label names, as a single value, a record or a course over
  /// time.
  func hasFigure(_ label: Phrase) -> Bool {
    find(label) != nil || record(called: label) != nil || hasCourse(of: label)
  }

  /// Fills in a single figure if a collection is requested and the data only gives its count.
  mutating func bindCount(_ index: Int) -> Bool {
    let requirement = brief.requirements[index]
    guard requirement.subject == .need(.records), requirement.details.items.isEmpty,
      let finding = find(requirement.details.label ?? requirement.name)
    else { return false }
    brief.requirements[index].subject = .need(.metric)
    brief.requirements[index].details.value = finding.phrase
    return true
  }

  /// Whether the data has a figure over time.
  private func hasCourse(of label: Phrase) -> Bool {
    tables.contains { table in
      guard table.timeColumn != nil, let column = table.column(for: NameWords(label.text))?.index
      else { return false }
      return table.numericColumns.contains(column)
    }
  }

  private func isAboutFacts(_ requirement: Requirement) -> Bool {
    requirement.subject == .need(.fact) || requirement.subject == .component(.keyValue)
  }

  private func record(called name: Phrase) -> DataTable? {
    let words = NameWords(name.text)
    return tables.first {
      $0.form == .record && words.similarity(to: $0.nameWords) >= NameWords.threshold
    }
  }

  /// Returns the members of a record as named values.
  func facts(of record: DataTable) -> [Details.Item] {
    record.columns.indices.compactMap { column in
      record.text(row: 0, column: column).map {
        Details.Item(
          Phrase(record.columns[column].label),
          values: [Phrase($0, from: record.origin(row: 0, column: column))])
      }
    }
  }

  /// Returns the single value that a label names: a member of a single record, or a row of a name
  /// and a value.
  private func find(_ label: Phrase) -> Finding? {
    let words = NameWords(label.text)
    var best: Finding?
    for table in tables {
      let finding = table.rows.count == 1 ? member(words, of: table) : row(words, of: table)
      if let finding, finding.score > best?.score ?? 0 { best = finding }
    }
    return best
  }

  private func member(_ words: NameWords, of table: DataTable) -> Finding? {
    var best: Finding?
    let place = words.similarity(to: table.nameWords)
    for column in table.columns.indices {
      let own = table.columns[column].words
      // A label may include the record's name: the "revenue" of "january" is the January revenue.
      // The record's name alone is enough only if the record has a single member.
      let full = table.name.isEmpty ? 0 : words.similarity(to: table.nameWords.appending(own))
      let score = max(
        words.similarity(to: own), full > place || table.columns.count == 1 ? full : 0)
      guard score >= NameWords.threshold, score > best?.score ?? 0,
        table.text(row: 0, column: column) != nil
      else { continue }
      best = Finding(
        phrase: table.phrase(row: 0, column: column), table: table, row: 0, score: score)
    }
    return best
  }

  private func row(_ words: NameWords, of table: DataTable) -> Finding? {
    guard table.columns.count == 2, let name = table.nameColumn, table.columns[name].isDistinct
    else { return nil }
    var best: Finding?
    for row in table.rows.indices.prefix(Self.rowLimit) {
      guard let text = table.text(row: row, column: name) else { continue }
      let score = words.similarity(to: NameWords(text))
      guard score >= NameWords.threshold, score > best?.score ?? 0,
        table.text(row: row, column: 1 - name) != nil
      else { continue }
      best = Finding(
        phrase: table.phrase(row: row, column: 1 - name), table: table, row: row, score: score)
    }
    return best
  }

  // MARK: Options

  /// The maximum number of options.
  private static let optionLimit = 100

  /// Fills in the options of a choice with the distinct values of a column.
  mutating func bindOptions(_ index: Int) -> Bool {
    let requirement = brief.requirements[index]
    let words = NameWords((requirement.details.label ?? requirement.name).text)
    var best: (table: DataTable, column: Int, score: Int)?
    for table in tables where table.form != .record {
      let own = table.form == .scalars ? words.similarity(to: table.nameWords) : 0
      let found =
        own >= NameWords.threshold ? (index: 0, score: own) : table.column(for: words)
      guard let found, found.score > best?.score ?? 0,
        table.columns[found.index].type == .text || table.form == .scalars
      else { continue }
      best = (table, found.index, found.score)
    }
    guard let best else { return false }
    var seen: Set<String> = []
    let rows = best.table.rows.indices.filter { row in
      guard seen.count <= Self.optionLimit,
        let text = best.table.text(row: row, column: best.column)
      else { return false }
      return seen.insert(text).inserted
    }
    brief.requirements[index].details.items = fitting(rows, limit: Self.optionLimit, requirement)
      .map { Details.Item(best.table.phrase(row: $0, column: best.column)) }
    return true
  }
}

extension NameWords {
  /// Returns these words followed by others.
  func appending(_ other: NameWords) -> NameWords {
    var result = self
    result.append(other)
    return result
  }
}
