import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel

extension DataBinder {
  /// The maximum number of points in a line or an area.
  static let pointLimit = 400
  /// The maximum number of lines or groups of bars.
  private static let seriesLimit = 6

  /// Fills a chart with numbers, along a time column if `isCourse` is set; returns false if the
  /// data has none for it.
  mutating func bindChart(_ index: Int, isCourse: Bool) -> Bool {
    let requirement = brief.requirements[index]
    let asked = askedNumbers(index)
    for table in candidates(requirement, asked) {
      guard let axis = axis(of: table, requirement, isCourse: isCourse) else { continue }
      let numbers = numbers(of: table, requirement, asked, axis: axis)
      guard !numbers.isEmpty else { continue }
      guard draw(index, table, axis: axis, numbers: numbers, asked: asked) else { return false }
      if requirement.isImplied { name(index, table, axis: axis, numbers: numbers) }
      return true
    }
    if !isCourse, bindParts(index) { return true }
    reportMissing(requirement.details.label ?? requirement.name, of: requirement)
    return false
  }

  /// Renames a chart that only the kind of screen suggests after what it shows, if its own name
  /// says something else: "Revenue by month" above the rainfall of valleys.
  private mutating func name(_ index: Int, _ table: DataTable, axis: Int, numbers: [Int]) {
    let details = brief.requirements[index].details
    let words = details.label.map { NameWords($0.text) }
    let says = [table.nameWords] + numbers.map { table.columns[$0].words }
    guard let words, !says.contains(where: { words.similarity(to: $0) >= NameWords.threshold })
    else { return }
    let isSplit = details.columns.first?.pointer != nil
    let names = numbers.prefix(isSplit ? 1 : numbers.count).map { table.columns[$0].label }
    brief.requirements[index].details.label = Phrase(names.joined(separator: ", "))
    brief.requirements[index].details.dimension = Phrase(table.columns[axis].label)
    brief.requirements[index].details.timeframe = nil
  }

  /// Returns the numbers requested by name: the columns, or else the labels of the items.
  private func askedNumbers(_ index: Int) -> [Phrase] {
    let columns = askedColumns(index)
    guard columns.isEmpty else { return columns }
    let items = brief.requirements[index].details.items.map(\.label)
    return items
  }

  /// Returns the collections that may be drawn, the best match first.
  private func candidates(_ requirement: Requirement, _ asked: [Phrase]) -> [DataTable] {
    let collections = tables.filter { $0.form == .objects || $0.form == .arrays }
    guard let best = table(for: requirement, asked: asked) else { return collections }
    return [best] + collections.filter { $0.pointer != best.pointer }
  }

  /// Returns the column for the axis; nil if there is none.
  ///
  /// The column that names the series is none: in "sales by region, a line for each month", the
  /// months are the lines.
  private func axis(of table: DataTable, _ requirement: Requirement, isCourse: Bool) -> Int? {
    let series = namedSplit(of: table, requirement).map { [$0] } ?? []
    if let dimension = requirement.details.dimension,
      let column = table.column(for: NameWords(dimension.text), except: Set(series))?.index
    {
      return column
    }
    let time = table.timeColumn.flatMap { series.contains($0) ? nil : $0 }
    let isOverTime = requirement.details.dimension.map { Self.moments.contains(NameWords($0.text)) }
    let isSplitByTime = time == nil && table.timeColumn != nil
    if !isSplitByTime, isCourse || isOverTime ?? (requirement.details.timeframe != nil) {
      return time
    }
    // A requested dimension that the data lacks is not replaced by another column.
    guard requirement.details.dimension == nil else { return nil }
    return time ?? table.nameColumn(except: series)
  }

  /// Words for points in time, which need not match the name of a column.
  private static let moments = ["time", "date", "day", "week", "month", "quarter", "year"]
    .map(NameWords.init)

  /// Returns the columns to draw: those requested by name, the one that the chart's label names, or
  /// all if the label is missing, matches the collection, or belongs to any chart of the only
  /// collection.
  ///
  /// A column that is named counts even if it has no value at all: its gaps are shown.
  private func numbers(
    of table: DataTable, _ requirement: Requirement, _ asked: [Phrase], axis: Int
  ) -> [Int] {
    var taken: Set<Int> = [axis]
    let other = namedSplit(of: table, requirement)
    let numeric = table.numericColumns.filter { $0 != axis && $0 != other }
    let drawable = numeric + table.columns.indices.filter { table.columns[$0].isEmpty }
    let named = asked.compactMap { phrase -> Int? in
      guard let column = table.column(for: NameWords(phrase.text), except: taken)?.index,
        drawable.contains(column)
      else { return nil }
      taken.insert(column)
      return column
    }
    guard named.isEmpty else { return Array(named.prefix(Self.seriesLimit)) }
    guard let label = requirement.details.label else { return numeric }
    let words = NameWords(label.text)
    if let column = table.column(for: words)?.index, drawable.contains(column) { return [column] }
    let isCalledSo = words.similarity(to: table.nameWords) >= NameWords.threshold
    let isAnyChart = requirement.subject == .component(.chart) && tables.count == 1
    return (isCalledSo || isAnyChart) && asked.isEmpty
      ? Array(numeric.prefix(Self.seriesLimit)) : []
  }

  private mutating func draw(
    _ index: Int, _ table: DataTable, axis: Int, numbers: [Int], asked: [Phrase]
  ) -> Bool {
    let requirement = brief.requirements[index]
    let isTime = table.columns[axis].type.isTime
    var rows = Array(table.rows.indices)
    if isTime { rows = inTime(rows, of: table, axis, requirement) }
    if table.columns[axis].type.isNumeric { rows = table.sorted(rows, by: axis) }
    for phrase in asked
    where table.column(for: NameWords(phrase.text)) == nil {
      reportMissing(phrase, in: table, of: requirement)
    }
    if let split = split(of: table, axis: axis, requirement) {
      return draw(index, table, rows, axis: axis, number: numbers[0], split: split)
    }
    guard table.isDistinct(rows, by: [axis]) else {
      if let time = time(of: table, besides: axis, requirement) {
        let ordered = inTime(rows, of: table, time, requirement)
        return draw(index, table, ordered, axis: time, number: numbers[0], split: axis)
      }
      reportRepeated(table.columns[axis].label, requirement)
      return false
    }
    if let count = requirement.details.count, !isTime, count > 0 {
      rows = Array(rows.prefix(count))
    }
    let gaps = rows.count { row in
      numbers.contains { table.number(row: row, column: $0) == nil }
    }
    guard !rows.isEmpty else { return false }
    if gaps > 0 { reportGaps(gaps, requirement) }
    let shown = fitting(rows, limit: Self.pointLimit, requirement)
    brief.requirements[index].details.items = shown.map { row in
      Details.Item(
        table.phrase(row: row, column: axis),
        values: numbers.map { table.phrase(row: row, column: $0) })
    }
    brief.requirements[index].details.columns = numbers.map { Phrase(table.columns[$0].label) }
    brief.requirements[index].details.nameColumn = Phrase(table.columns[axis].label)
    brief.requirements[index].details.count = nil
    return true
  }

  /// Returns the time column that distinguishes the records of the same thing, if a timeframe is
  /// requested: "over the months, split by region".
  private func time(
    of table: DataTable, besides axis: Int, _ requirement: Requirement
  ) -> Int? {
    guard requirement.details.timeframe != nil, let time = table.timeColumn, time != axis,
      table.isDistinct(Array(table.rows.indices), by: [time, axis])
    else { return nil }
    return time
  }

  /// Returns the records in the order of time, only the latest if a number is requested:
  /// "the past 6 months".
  private func inTime(
    _ rows: [Int], of table: DataTable, _ axis: Int, _ requirement: Requirement
  ) -> [Int] {
    let texts = rows.map { table.text(row: $0, column: axis) ?? "" }
    // Dates, years and numbered months sort by their bytes; names of months keep their order.
    let areSortable = texts.allSatisfy { $0.utf8.first.map(NumberText.isDigit) ?? false }
    var ordered = rows
    if areSortable {
      ordered = zip(rows, texts).sorted {
        $0.1 == $1.1 ? $0.0 < $1.0 : $0.1.utf8.lexicographicallyPrecedes($1.1.utf8)
      }.map(\.0)
    }
    guard let count = Self.count(of: table.columns[axis].type, in: requirement.details.timeframe)
    else { return ordered }
    // Records of the same time count once, because each may belong to another series.
    var last: Set<String> = []
    let kept = ordered.reversed().prefix { row in
      last.insert(table.text(row: row, column: axis) ?? "")
      return last.count <= count
    }
    return kept.reversed()
  }

  private static let numberWords = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]

  /// Returns the number that a timeframe gives in the unit of the column: 6 for months in
  /// "the past six months", nil for any other unit.
  private static func count(of type: ColumnType, in timeframe: Phrase?) -> Int? {
    guard let words = timeframe.map({ NameWords.words(of: $0.text, limit: 12) }) else { return nil }
    let unit = type == .month ? "month" : type == .year ? "year" : "day"
    guard let place = words.firstIndex(where: { $0.hasPrefix(unit) }), place > 0 else { return nil }
    let word = words[place - 1]
    let number = Int(word) ?? numberWords.firstIndex(of: word).map { $0 + 1 }
    return number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Draws the members of a numeric record as the parts of a whole.
  private mutating func bindParts(_ index: Int) -> Bool {
    let requirement = brief.requirements[index]
    let names = [requirement.details.label, requirement.details.dimension].compactMap { $0 }
      .map { NameWords($0.text) }
    let record = tables.first { table in
      table.form == .record && table.columns.count > 1
        && table.columns.allSatisfy(\.type.isNumeric)
        && names.contains { $0.similarity(to: table.nameWords) >= NameWords.threshold }
    }
    guard let record else { return false }
    brief.requirements[index].details.items = record.columns.indices.map { column in
      Details.Item(
        Phrase(record.columns[column].label), values: [record.phrase(row: 0, column: column)])
    }
    return true
  }

  // MARK: Reports

  private mutating func reportRepeated(_ column: String, _ requirement: Requirement) {
    log.report(.warning) { severity, _ in
      Diagnostic(
        severity, id: "data-not-grouped",
        "the values of '\(column)' repeat, and records are not aggregated; group them in the data",
        at: requirement.range)
    }
  }

  mutating func reportGaps(_ count: Int, _ requirement: Requirement) {
    log.report(.warning) { severity, _ in
      Diagnostic(
        severity, id: "data-gap",
        "\(count) \(count == 1 ? "record lacks" : "records lack") a number, and "
          + "\(count == 1 ? "is a gap" : "are gaps") in the chart", at: requirement.range)
    }
  }
}
