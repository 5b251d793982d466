internal import ScreenModel

extension PieceMaker {
  func chart() -> Piece {
    var piece = Piece(.chart, title: chartTitle())
    piece.set("title", piece.title)
    let kind = expression.variant ?? details.variant ?? openKind()
    if kind != "bar" { piece.set("kind", TreeValue(.text(kind))) }
    let quantities = details.items.map { item in item.values.compactMap { Quantity($0.text) } }
    let unit =
      details.unit?.text ?? quantities.joined().lazy.map { quantity in
        quantity.prefix.isEmpty ? quantity.unit : quantity.prefix
      }.first ?? sampleUnit()
    if !unit.isEmpty { piece.set("unit", TreeValue(.text(unit))) }
    let hasValues = quantities.contains { !$0.isEmpty }
    let series = hasValues ? namedSeries(quantities) : sampleSeries(in: &piece)
    piece.set("series", TreeValue(.array(series)))
    if hasValues {
      for (index, item) in details.items.enumerated() {
        for (place, value) in item.values.prefix(series.count).enumerated() {
          let path: [TreePath.Step] = [
            .name("series"), .index(place), .name("points"), .index(index),
          ]
          piece.note(item.label, path + [.name("label")])
          piece.note(value, path + [.name("value")])
        }
      }
    }
    return piece
  }

  /// The label with what it is split by or the time that it covers, where that is not said in it.
  private func chartTitle() -> Phrase {
    let words = label.text.lowercased()
    if let dimension = details.dimension?.text, !words.contains(dimension.lowercased()) {
      let isName = dimension.dropFirst().contains(where: \.isUppercase)
      return Phrase(
        label.text + " by " + (isName ? dimension : dimension.lowercased()), from: label.origin)
    }
    guard let timeframe = details.timeframe?.text, !words.contains(timeframe.lowercased()) else {
      return label
    }
    let parts = timeframe.split(separator: " ").map(String.init)
    let isStretch = parts.contains {
      ["past", "last", "next", "previous"].contains($0.lowercased())
    }
    let link =
      !isStretch || parts.isEmpty ? ", " : parts[0].lowercased() == "the" ? " over " : " over the "
    return Phrase(label.text + link + timeframe, from: label.origin)
  }

  /// The kind of a chart that was asked for without one: lines for what has a course in time.
  private func openKind() -> String {
    if details.timeframe != nil { return "line" }
    let labels = details.items.map(\.label.text)
    return !labels.isEmpty && labels.allSatisfy(Self.isPeriod) ? "line" : "bar"
  }

  private static func isPeriod(_ label: String) -> Bool {
    let start = label.lowercased().prefix(3)
    return periods.contains(String(start)) || (label.utf8.count == 4 && Int(label) != nil)
  }

  private static let periods = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mon",
    "tue", "wed", "thu", "fri", "sat", "sun",
  ]

  private func namedSeries(_ quantities: [[Quantity]]) -> [TreeValue] {
    let count = min(max(quantities.map(\.count).max() ?? 1, 1), 12)
    return (0..<count).map { series in
      let points = zip(details.items, quantities).compactMap { item, values -> TreeValue? in
        guard series < values.count else { return nil }
        return Self.point(item.label.asLabel.text, values[series].number)
      }
      let name =
        count > 1 && series < details.columns.count ? details.columns[series].asLabel.text : ""
      return .object([("name", TreeValue(.text(name))), ("points", TreeValue(.array(points)))])
    }
  }

  private static func point(_ label: String, _ value: Double) -> TreeValue {
    .object([("label", TreeValue(.text(label))), ("value", .number(value))])
  }

  private func sampleUnit() -> String {
    guard scene.samples == .shown else { return "" }
    if let given = details.samples.first?.dropFirst().first.flatMap({ Quantity($0) }) {
      return given.prefix.isEmpty ? given.unit : given.prefix
    }
    let unit = scene.book.pool(for: label.text, reading: .figures)?.unit ?? ""
    return unit.hasSuffix(" ") ? String(unit.dropLast()) : unit
  }

  private func sampleSeries(in piece: inout Piece) -> [TreeValue] {
    guard scene.samples == .shown else {
      let points = details.items.map { Self.point($0.label.asLabel.text, 0) }
      return [.object([("name", ""), ("points", TreeValue(.array(points)))])]
    }
    piece.mark("series")
    piece.origins.append(PlacedOrigin(TreePath([.name("series")]), .sample))
    var stream = stream(label)
    // A trend's items are its series; any other chart's are its points.
    let hasTime =
      details.timeframe != nil || expression.variant == "line" || expression.variant == "area"
    let isSplit =
      hasTime && !details.items.isEmpty
      && !details.items.allSatisfy { Self.isPeriod($0.label.text) }
    let labels =
      isSplit || details.items.isEmpty
      ? pointLabels(hasTime: hasTime) : details.items.map(\.label.asLabel.text)
    if !details.samples.isEmpty, details.items.isEmpty { return [ownSamples] }
    let names = isSplit ? details.items.prefix(12).map(\.label.asLabel.text) : [""]
    return names.map { name in
      let numbers = scene.book.numbers(
        for: label.text, count: labels.count, isFalling: !hasTime, from: &stream)
      let points = zip(labels, numbers).map { Self.point($0, Double($1)) }
      return .object([("name", TreeValue(.text(name))), ("points", TreeValue(.array(points)))])
    }
  }

  /// The points that come with a requirement to show its layout.
  private var ownSamples: TreeValue {
    let points = details.samples.compactMap { cells -> TreeValue? in
      guard cells.count > 1, let quantity = Quantity(cells[1]) else { return nil }
      return Self.point(cells[0], quantity.number)
    }
    return .object([("name", ""), ("points", TreeValue(.array(points)))])
  }

  /// What stands along a chart: the parts it is split by, or the stretch of time it covers.
  private func pointLabels(hasTime: Bool) -> [String] {
    guard !hasTime else { return periods() }
    var stream = stream(Phrase("points"))
    let dimension = details.dimension?.text ?? "category"
    let pool = scene.book.pool(for: dimension)
    let count = min(max(details.count ?? 4, 2), 12)
    // Parts have names; where only figures are known of them, they are numbered.
    if let pool, !pool.isFigure { return Array(pool.values.prefix(count)) }
    return scene.book.values(for: dimension, count: count, from: &stream)
  }

  /// The periods of "the past six months", "this week", "12 weeks"; six months unless said.
  private func periods() -> [String] {
    let words = (details.timeframe ?? label).text.lowercased()
    let number =
      Quantity(words).map { Int(min(max($0.number, 0), 60)) } ?? Self.numberWord(in: words)
    let (pool, open) =
      words.contains("quarter")
      ? ("quarter", 4)
      : words.contains("year")
        ? (number == nil ? ("month", 12) : ("year", 5))
        : words.contains("week")
          ? (number == nil ? ("weekday", 7) : ("week", 8))
          : words.contains("day") || words.contains("daily")
            ? ("weekday", 7)
            : words.contains("hour") || words.contains("today") ? ("time", 8) : ("month", 6)
    let values = scene.book.pool(named: pool)?.values ?? []
    let count = max(number ?? open, 2)
    if count <= values.count { return Array(values.prefix(count)) }
    return (1...count).map { String($0) }
  }

  private static func numberWord(in words: String) -> Int? {
    let numbers = [
      "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return words.split(separator: " ").lazy.compactMap { word in
      numbers.firstIndex { $0 == word }.map { $0 + 2 }
    }.first
  }
}
