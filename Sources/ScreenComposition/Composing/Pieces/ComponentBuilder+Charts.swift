import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension ComponentBuilder {
  func chart() -> ComponentDraft {
    var draft = TypedDraft<Component.Chart>(title: chartTitle())
    draft.set(.title, draft.title)
    let kind = chartKind
    if kind != "bar" { draft.set(.kind, text: kind) }
    let quantities = self.quantities
    let units = quantities.joined().compactMap { quantity in
      // A sign such as "~" says something of one number and is not a unit.
      quantity.map { Self.isUnit($0.prefix) ? $0.prefix : $0.unit }
    }
    let unit =
      details.unit?.text ?? (units.isEmpty ? sampleUnit() : units.first { !$0.isEmpty } ?? "")
    if !unit.isEmpty { draft.set(.unit, text: unit) }
    let places = Self.placesOfNumbers(in: quantities)
    let series =
      places.isEmpty ? sampleSeries(in: &draft) : namedSeries(quantities, at: places)
    draft.set(.series, TreeValue(.array(series)))
    for (series, place) in places.enumerated() {
      for (index, item) in details.items.enumerated() where place < item.values.count {
        draft.note(item.label, series, index, .label)
        if quantities[index][place] != nil {
          draft.note(item.values[place], series, index, .value)
        }
      }
    }
    return draft.component
  }

  /// Returns the label with the dimensions or the timeframe of the chart, unless the label already
  /// contains them.
  private func chartTitle() -> Phrase {
    let words = label.text.lowercased()
    let dimensions = [details.dimension, details.split].compactMap { $0?.text }.filter {
      !words.contains(bytesOf: $0.lowercased())
    }
    if !dimensions.isEmpty {
      let names = dimensions.map { name in
        name.dropFirst().contains(where: \.isUppercase) ? name : name.lowercased()
      }
      return Phrase(
        label.text + " " + context.book.word("by", "by") + " "
          + names.joined(separator: " " + context.book.word("and", "and") + " "),
        from: label.origin)
    }
    guard let timeframe = details.timeframe?.text, !words.contains(bytesOf: timeframe.lowercased())
    else {
      return label
    }
    let parts = timeframe.spacedWords.map(String.init)
    let isStretch = parts.contains {
      ["past", "last", "next", "previous"].contains($0.lowercased())
    }
    let isDefinite = parts.first?.lowercased() == "the"
    if let first = parts.first, Wording.isPreposition(first[...]) {
      return Phrase(label.text + " " + timeframe, from: label.origin)
    }
    let link = isDefinite ? " over " : isStretch ? " over the " : ", "
    return Phrase(label.text + link + timeframe, from: label.origin)
  }

  /// The kind of the chart; if none was requested, lines for values over time and else bars.
  private var chartKind: String {
    if let kind = expression.variant ?? details.variant { return kind }
    if details.timeframe != nil || hasTemporalDimension { return "line" }
    let labels = details.items.map(\.label.text)
    return !labels.isEmpty && labels.allSatisfy(Self.isPeriod) ? "line" : "bar"
  }

  /// Whether the dimension is a period: "by month", "each day".
  private var hasTemporalDimension: Bool {
    guard let dimension = details.dimension?.text.lowercased() else { return false }
    return ["hour", "day", "weekday", "week", "month", "quarter", "year"].contains(
      Wording.singular(dimension))
  }

  private static func isPeriod(_ label: String) -> Bool {
    let start = label.lowercased().prefix(3)
    return periods.contains(String(start)) || (label.utf8.count == 4 && Int(label) != nil)
  }

  private static let periods = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mon",
    "tue", "wed", "thu", "fri", "sat", "sun",
  ]

  /// The numbers of each item, one for each of its values.
  ///
  /// A number is nil if the given value is not one, such as "n/a", or has another unit than the
  /// other values.
  private var quantities: [[Quantity?]] {
    let all = details.items.map { $0.values.map { Self.measured($0.text) } }
    guard let unit = Self.commonUnit(of: all.joined().compactMap(\.self)) else { return all }
    return all.map { $0.map { quantity in quantity.flatMap { ChartUnit($0) == unit ? $0 : nil } } }
  }

  /// Returns the positions of values at which some item has a number, at most 12: each is a series.
  /// At the others there are only words.
  private static func placesOfNumbers(in quantities: [[Quantity?]]) -> [Int] {
    let count = quantities.map(\.count).max() ?? 0
    let places = (0..<count).filter { place in
      quantities.contains { place < $0.count && $0[place] != nil }
    }
    return Array(places.prefix(12))
  }

  /// Returns the number in a text; nil if it is one of several, as in "3:30", "9–14 km" and "2 of
  /// 12", or part of a name, as in "@dana3" and "#4711".
  private static func measured(_ text: String) -> Quantity? {
    guard let quantity = Quantity(text), !quantity.prefix.contains(where: { "@#".contains($0) })
    else { return nil }
    guard let joiner = quantity.unit.unicodeScalars.first else { return quantity }
    let isJoined =
      !joiner.properties.isAlphabetic && joiner != "("
      && quantity.unit.utf8.contains { $0.isASCIIDigit }
    let isOneOfMore = quantity.unit.spacedWords.contains { $0.utf8.first?.isASCIIDigit ?? false }
    return isJoined || isOneOfMore ? nil : quantity
  }

  /// Returns the most frequent unit of a chart's values, the first one if several are equally
  /// frequent; nil if there is nothing to filter.
  ///
  /// That is so if all values have the same unit, or if only the first or the last one has a unit,
  /// which then holds for all: "12, 9 and 4 €".
  private static func commonUnit(of quantities: [Quantity]) -> ChartUnit? {
    let units = quantities.map { ChartUnit($0) }
    guard Set(units).count > 1 else { return nil }
    if units.dropFirst().allSatisfy(\.isEmpty) || units.dropLast().allSatisfy(\.isEmpty) {
      return nil
    }
    let counts = units.map { unit in units.count { $0 == unit } }
    let most = counts.max() ?? 0
    return zip(units, counts).first { $0.1 == most }.map(\.0)
  }

  /// Returns a series for each of some positions of the values, named after its column; one that is
  /// alone needs no name.
  private func namedSeries(_ quantities: [[Quantity?]], at places: [Int]) -> [TreeValue] {
    places.map { place in
      let points = zip(details.items, quantities).compactMap { item, values -> TreeValue? in
        guard place < values.count else { return nil }
        return Self.point(item.label.asLabel.text, values[place]?.number)
      }
      let isNamed = places.count > 1 && place < details.columns.count
      let name = isNamed ? details.columns[place].asLabel.text : ""
      return Self.series(name, points)
    }
  }

  /// Returns a point; without a value, it is a gap.
  private static func point(_ label: String, _ value: Double?) -> TreeValue {
    var point = RecordTree<Component.ChartPoint>()
    point.set(.label, text: label)
    if let value { point.set(.value, number: value) }
    return point.tree
  }

  private static func series(_ name: String, _ points: [TreeValue]) -> TreeValue {
    .record(
      Component.ChartSeries.self,
      [(.name, TreeValue(.text(name))), (.points, TreeValue(.array(points)))])
  }

  /// Whether values are given, and each only says that it is missing: all points are gaps.
  private var isWithoutNumbers: Bool {
    let given = details.items.flatMap(\.values)
    return !given.isEmpty && given.allSatisfy { MissingMark.isOne($0.text) }
  }

  private static func isUnit(_ prefix: String) -> Bool {
    !prefix.isEmpty && !["~", ">", "<", "≈", "≥", "≤", "±"].contains(prefix)
  }

  private func sampleUnit() -> String {
    guard context.samples == .shown, !isWithoutNumbers else { return "" }
    if let given = details.samples.first?.dropFirst().first.flatMap({ Quantity($0) }) {
      return given.prefix.isEmpty ? given.unit : given.prefix
    }
    let unit = context.book.pool(for: label.text, reading: .figures)?.unit ?? ""
    return unit.hasSuffix(" ") ? String(unit.dropLast()) : unit
  }

  private func sampleSeries(in draft: inout TypedDraft<Component.Chart>) -> [TreeValue] {
    guard context.samples == .shown, !isWithoutNumbers else {
      let points = details.items.map { Self.point($0.label.asLabel.text, nil) }
      return [Self.series("", points)]
    }
    draft.markSample(.series)
    var stream = stream(label)
    // The items of a trend are its series; those of any other chart are its points.
    let isOverTime =
      details.split == nil && (chartKind == "line" || chartKind == "area")
    let hasTime =
      hasTemporalDimension || isOverTime || details.timeframe != nil && details.dimension == nil
    let isSplit =
      hasTime && !details.items.isEmpty
      && !details.items.allSatisfy { Self.isPeriod($0.label.text) }
    let labels =
      isSplit || details.items.isEmpty
      ? pointLabels(hasTime: hasTime) : details.items.map(\.label.asLabel.text)
    if !details.samples.isEmpty, details.items.isEmpty { return [ownSamples] }
    let isCompared = details.items.isEmpty && details.columns.count > 1
    let names =
      isSplit
      ? details.items.prefix(12).map(\.label.asLabel.text)
      : isCompared
        ? details.columns.prefix(12).map(\.asLabel.text)
        : details.split != nil || hasTime && details.items.isEmpty ? partsOfSeries() : [""]
    return names.map { name in
      let numbers = context.book.numbers(
        for: label.text, count: labels.count, isFalling: !hasTime, from: &stream)
      let points = zip(labels, numbers).map { Self.point($0, Double($1)) }
      return Self.series(name, points)
    }
  }

  /// The points from the samples of the requirement.
  private var ownSamples: TreeValue {
    let points = details.samples.compactMap { cells -> TreeValue? in
      guard cells.count > 1, let quantity = Quantity(cells[1]) else { return nil }
      return Self.point(cells[0], quantity.number)
    }
    return Self.series("", points)
  }

  /// Returns the labels along the axis: the parts that the chart is split by, or the periods that
  /// it covers.
  private func pointLabels(hasTime: Bool) -> [String] {
    // A chart without a dimension is drawn over time, because no known categories would fit it.
    let isWhole = details.dimension == nil && !["pie", "donut"].contains(details.variant ?? "")
    return hasTime || isWhole
      ? periods() : parts(of: details.dimension?.text ?? "category", open: 4)
  }

  /// Returns the names of the series: "a line for each region", or the dimension of a chart over
  /// time; a single empty name if there is none.
  private func partsOfSeries() -> [String] {
    if let split = details.split?.text { return parts(of: split, open: 3) }
    guard let dimension = details.dimension?.text, !hasTemporalDimension,
      context.book.pool(for: dimension)?.isFigure != true
    else { return [""] }
    return parts(of: dimension, open: 3)
  }

  /// Returns names for the parts that a chart is split by: `open` of them if the intent leaves the
  /// number open.
  private func parts(of dimension: String, open: Int) -> [String] {
    let count = min(max(details.count ?? open, 2), 12)
    if let pool = context.book.pool(for: dimension), !pool.isFigure {
      return Array(pool.values.prefix(count))
    }
    return SampleValues.numbered(dimension, count: count)
  }

  /// Returns the periods of "the past six months", "this week" or "12 weeks"; six months if none
  /// are named.
  private func periods() -> [String] {
    let dimension = hasTemporalDimension ? details.dimension : nil
    let words = (dimension ?? details.timeframe ?? label).text.lowercased()
    if let years = Self.years(in: words) { return years }
    let number =
      Quantity(words).map { Int(min(max($0.number, 0), 60)) } ?? Self.numberWord(in: words)
    let (pool, open) = Self.stretch(of: words, number)
    let values = context.book.pool(named: pool)?.values ?? []
    let count = max(pool == Self.unit(of: words) ? number ?? open : open, 2)
    if count <= values.count { return Array(values.prefix(count)) }
    return (1...count).map { String($0) }
  }

  /// Returns the unit and the number of the periods in a timeframe. Short timeframes use a smaller
  /// unit, because two points make no line: two months are eight weeks.
  private static func stretch(of words: String, _ number: Int?) -> (pool: String, count: Int) {
    switch (unit(of: words), number) {
    case ("quarter", _): ("quarter", 4)
    case ("year", nil), ("year", 1), ("year", 2): ("month", 12)
    case ("year", _): ("year", 5)
    case ("week", nil), ("week", 1), ("week", 2): ("weekday", 7)
    case ("week", _): ("week", 8)
    case ("weekday", 1), ("weekday", 2): ("time", 8)
    case ("weekday", _): ("weekday", 7)
    case ("month", 1): ("week", 4)
    case ("month", 2): ("week", 8)
    case ("time", _): ("time", 8)
    default: ("month", 6)
    }
  }

  /// Returns the unit that words name; empty if they name none.
  private static func unit(of words: String) -> String {
    units.first { words.contains(bytesOf: $0.word) }?.unit ?? ""
  }

  /// The words for periods, with their units; the first entry that occurs in a text counts.
  private static let units: [(word: String, unit: String)] = [
    ("quarter", "quarter"), ("year", "year"), ("week", "week"), ("month", "month"),
    ("hour", "time"), ("today", "time"), ("day", "weekday"), ("daily", "weekday"),
  ]

  /// Returns the years of "2020 to 2024"; nil if no such span is named.
  private static func years(in words: String) -> [String]? {
    let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] > 1_000, numbers[1] > numbers[0],
      numbers[1] - numbers[0] < 40
    else { return nil }
    return (numbers[0]...numbers[1]).map { String($0) }
  }

  private static func numberWord(in words: String) -> Int? {
    let numbers = [
      "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return words.spacedWords.firstNonNil { word in
      numbers.firstIndex { $0 == word }.map { $0 + 2 }
    }
  }
}

/// The signs or words around a number that say what it counts.
private struct ChartUnit: Hashable {
  var before: String
  var after: String

  init(_ quantity: Quantity) {
    before = quantity.prefix
    // "1 goal" and "2 goals" have the same unit.
    after = Wording.singular(quantity.unit.lowercased())
  }

  var isEmpty: Bool { before.isEmpty && after.isEmpty }
}

extension TypedDraft<Component.Chart> {
  /// Notes the origin of a property of a point, by its place in a series.
  fileprivate mutating func note(
    _ phrase: Phrase, _ series: Int, _ point: Int, _ property: Component.ChartPoint.Property
  ) {
    let points = Component.ChartSeries.Property.points
    note(phrase, .series, series, points, point, property)
  }
}
