import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Figures of each of some things: "overtime per employee", "daily egg count per hen house".
extension PhraseReader {
  /// Answers a figure for each of some things with a row, and a bar, for each of them.
  func each(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard let link = words.dropFirst().firstIndex(where: { $0 == "per" || $0 == "by" }),
      link + 1 < words.endIndex, !isTopic(words), things.named(words) == nil,
      !lexicon.has(.each, words[link...]),
      words[link] == "per" || isDivided(words[..<link], by: words[(link + 1)...])
    else { return nil }
    let front = things.withoutArticles(words[..<link])
    let holders = things.withoutArticles(words[(link + 1)...])
    guard (1...4).contains(front.count), (1...3).contains(holders.count),
      !(front + holders).contains(where: {
        lexicon.has(.clause, $0) || lexicon.has(.condition, $0) || lexicon.has(.unit, $0)
      }), !hasFigures(front + holders), !front.contains(where: isVerbAlone)
    else { return nil }
    let noun = things.noun(holders)
    let measure = measure(front, of: noun)
    guard let measure else { return nil }
    let names = measure.names.count > 1 ? measure.names : names(of: holders)
    return answer(measure, names, noun, request)
  }

  /// Whether a figure "by" something is one for each of them, rather than a chart over time or of
  /// regions, which the reader of sentences draws.
  private func isDivided(_ front: ArraySlice<String>, by holders: ArraySlice<String>) -> Bool {
    guard let last = front.last.map(Wording.singular), !isScreen(front) else { return false }
    let isFigure = last == "rate" || lexicon.kind(ofEnding: [last]) == "_timed"
    return isFigure && holders.count < 3 && things.finding(holders) != nil
  }

  /// What is measured of each thing.
  private struct Measure {
    var attribute: FrameAttribute
    /// Whether the values of all add up.
    var isSum: Bool
    /// The values, as many as there are samples of them.
    var values: [Double]
    /// The names of the things that the samples are of; empty if they tell none.
    var names: [String] = []
    var reason: String
  }

  /// Returns the measure that words name: the first figure of a thing with samples, or any figure.
  private func measure(_ words: ArraySlice<String>, of holder: String) -> Measure? {
    let plain = words.drop { lexicon.has(.present, $0) || ["average", "total"].contains($0) }
    let isMean = words.first == "average"
    let label = Wording.capitalized(plain.spaced)
    guard let found = things.finding(plain), found.rest == 0, !found.thing.frame.isFactual,
      case let frame = found.thing.frame,
      let place = frame.attributes.firstIndex(where: { $0.total != nil })
    else { return unknownMeasure(label, isMean) }
    var attribute = frame.attributes[place]
    attribute.label = label
    let column = frame.attributes.firstIndex { Wording.singular($0.label.lowercased()) == holder }
    var (names, values): ([String], [Double]) = ([], [])
    for row in frame.rows {
      guard let value = Double(row[place]) else { continue }
      guard let name = column.map({ row[$0] }) else {
        values.append(value)
        continue
      }
      guard !names.contains(name), !name.isEmpty else { continue }
      names.append(name)
      values.append(value)
    }
    guard values.count > 1 else { return unknownMeasure(label, isMean) }
    return Measure(
      attribute: attribute, isSum: frame.attributes[place].total == .sum && !isMean,
      values: values, names: names, reason: found.thing.reason)
  }

  /// Returns a figure of which nothing is known, in money or hours if its name says so.
  private func unknownMeasure(_ label: String, _ isMean: Bool) -> Measure? {
    guard let last = label.lowercased().spacedWords.last.map(String.init) else { return nil }
    let isWage = ["hourly", "daily", "day", "night"].contains { label.lowercased().hasPrefix($0) }
    let kind =
      Wording.singular(last) == "rate"
      ? (isWage ? "_paid" : "_shared")
      : lexicon.kind(ofEnding: [Wording.singular(last)]) ?? lexicon.kind(ofEnding: [last])
    var attribute = FrameAttribute(label: label, kind: .number)
    switch kind {
    case "_paid":
      attribute.kind = .money
      return Measure(
        attribute: attribute, isSum: !isMean, values: [420, 365, 310, 288, 240],
        reason: "an amount of money")
    case "_timed":
      attribute.unit = "h"
      return Measure(
        attribute: attribute, isSum: !isMean, values: [6.5, 4, 3.5, 2, 1.5], reason: "hours")
    case "_shared":
      attribute.kind = .percent
      return Measure(
        attribute: attribute, isSum: false, values: [92, 88, 84, 79, 71], reason: "a rate")
    default:
      return Measure(
        attribute: attribute, isSum: !isMean, values: [24, 21, 19, 16, 12], reason: "a figure")
    }
  }

  /// Returns the names of the things that words name: those of samples, or numbers.
  private func names(of words: ArraySlice<String>) -> [String] {
    if let thing = things.named(words), !thing.frame.isFactual, thing.frame.role != .measure,
      thing.frame.attributes[thing.frame.titlePlace].isName
    {
      let names = thing.frame.rows.map { thing.frame.title(of: $0) }
      let distinct = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      if distinct.count > 2 { return distinct }
    }
    let name = Wording.capitalized(things.noun(words))
    return (1...5).map { "\(name) \($0)" }
  }

  /// Returns the figure of all, a bar for each and a table with the change of each.
  private func answer(
    _ measure: Measure, _ names: [String], _ noun: String, _ request: ShortRequest
  ) -> PhraseAnswer? {
    let count = min(5, names.count)
    let rows = (0..<count).map {
      (name: names[$0], value: measure.values[$0 % measure.values.count])
    }
    .sorted { $0.value > $1.value }
    let names = rows.map(\.name)
    let values = rows.map(\.value)
    let isWhole = values.allSatisfy { $0 == $0.rounded() }
    func shown(_ value: Double) -> String {
      measure.attribute.shown(isWhole ? String(Int(value)) : value.rounded(places: 1))
    }
    let sum = values.reduce(0, +)
    let total = measure.isSum ? sum : sum / Double(count)
    var stat = part(.stat, measure.isSum ? "Total" : "Average")
    stat.details.samples = [
      [
        measure.isSum
          ? shown(total) : measure.attribute.shown(total.rounded(places: isWhole ? 0 : 1))
      ]
    ]
    var top = part(.stat, "Highest")
    top.details.samples = [["\(names[0]), \(shown(values[0]))"]]
    let label = measure.attribute.label
    // A chart has values with a unit, but none in hours and minutes.
    let isPlain = measure.attribute.kind != .duration && measure.attribute.kind != .length
    var chart = part(.chart, "\(label) by \(noun)")
    chart.details.variant = "bar"
    chart.details.samples = (0..<count).map {
      [names[$0], isPlain ? shown(values[$0]) : values[$0].rounded(places: 1)]
    }
    var table = part(.table, Wording.capitalized(Plurals.plural(of: noun)))
    table.details.nameColumn = Phrase(Wording.capitalized(noun))
    table.details.columns = [label, "Before", "Change"].map { Phrase($0) }
    table.details.samples = (0..<count).map { row in
      let step = (isWhole ? 1 : 0.5) * Double(max(1, Int(values[row] / 12)))
      let change = row.isMultiple(of: 2) ? step : -step
      return [
        names[row], shown(values[row]), shown(values[row] - change),
        (change < 0 ? "−" : "+") + shown(abs(change)),
      ]
    }
    return PhraseAnswer(
      contents: .made([stat, top, chart, table], layout: nil),
      reason: "\(label.lowercased()) for each \(noun), \(measure.reason)")
  }

  private func part(_ kind: ComponentKind, _ label: String) -> Requirement {
    Requirement(
      .component(kind), range: .at(0), words: kind.rawValue + " " + label,
      details: Details(label: Phrase(label)), isImplied: true)
  }
}

extension Double {
  /// Returns the number with at most one or no place behind the point.
  fileprivate func rounded(places: Int) -> String {
    let scaled = (self * (places > 0 ? 10 : 1)).rounded()
    guard places > 0, Int(scaled) % 10 != 0 else {
      return String(Int(places > 0 ? scaled / 10 : scaled))
    }
    return "\(scaled / 10)"
  }
}
