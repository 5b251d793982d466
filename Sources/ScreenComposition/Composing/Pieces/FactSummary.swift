import ScreenBrief
internal import ScreenModel
import ScreenReading

/// The contents of a component as facts, for a stand-in to show.
///
/// What the properties of a component mean says its facts. The few kinds whose facts are more than
/// that, such as the columns of a table, have rules of their own.
struct FactSummary {
  /// A fact with its name.
  struct Row {
    var key: String
    var value: String
  }

  /// The title of the component.
  var title: Phrase
  /// The facts, in order.
  var rows: [Row]
  /// Whether the title names the whole rather than a single fact.
  var hasTitle: Bool

  /// Creates the summary of a draft.
  init(_ draft: ComponentDraft) {
    title = draft.title
    guard let kind = draft.kind else {
      // A grammar's derived components are always available, so nothing ever stands in for them.
      hasTitle = true
      rows = [Row(key: draft.title.text, value: "")]
      return
    }
    hasTitle = kind.family == .collections
    let values = PropertyValues(draft.members, kind.properties)
    guard hasTitle else {
      rows = [Row(key: values.name ?? draft.title.text, value: Self.fact(of: kind, values))]
      return
    }
    rows =
      switch kind {
      case .table: Self.rows(ofTable: values)
      case .chart: Self.rows(ofChart: values)
      default:
        values.records.map { thing in
          Row(key: thing.name ?? "", value: Self.fact(ofThing: thing, in: kind))
        }
      }
  }

  /// All facts in one line.
  var line: String {
    let facts = rows.map { row in
      row.value.isEmpty
        ? row.key
        : hasTitle || rows.count > 1
          ? row.key + " " + row.value
          : row.key + ": " + row.value
    }
    return facts.joined(separator: " · ")
  }
}

extension FactSummary {
  /// Returns what a single thing says besides its name.
  private static func fact(of kind: ComponentKind, _ values: PropertyValues) -> String {
    switch kind {
    case .slider:
      typealias Slider = Component.Slider.Property
      return values.number(Slider.minimum, or: "0") + " to "
        + values.number(Slider.maximum, or: "100")
    case .timer:
      let length = Int(values.number(Component.Timer.Property.seconds, or: "0")) ?? 0
      let rounds = values.number(Component.Timer.Property.rounds, or: "")
      return clock(length) + (rounds.isEmpty ? "" : ", " + rounds + " rounds")
    case .repetition:
      let sets = values.number(Component.Repetition.Property.sets, or: "")
      return (sets.isEmpty ? "" : sets + " ") + "× "
        + values.number(Component.Repetition.Property.reps, or: "0")
    default: return values.details.joined(separator: ", ")
    }
  }

  /// Returns what a thing of a collection says besides its name.
  private static func fact(ofThing thing: PropertyValues, in kind: ComponentKind) -> String {
    guard kind == .steps else { return thing.details.joined(separator: " · ") }
    if let detail = thing[Component.Step.Property.detail]?.text { return detail }
    let state = thing[Component.Step.Property.state]?.text.flatMap(Component.StepState.init)
    return state == .done ? "Done" : state == .current ? "Now" : "Next"
  }

  private static func rows(ofTable table: PropertyValues) -> [Row] {
    let columns = (table[Component.Table.Property.columns]?.elements ?? []).compactMap(\.text)
    return (table[Component.Table.Property.rows]?.elements ?? []).map { row in
      let cells = (row.elements ?? []).compactMap(\.text)
      let named = Array(zip(columns, cells).dropFirst())
      let words = named.count == 1 ? named.map(\.1) : named.map { $0 + " " + $1 }
      return Row(key: cells.first ?? "", value: words.joined(separator: " · "))
    }
  }

  private static func rows(ofChart chart: PropertyValues) -> [Row] {
    let unit = chart[Component.Chart.Property.unit]?.text ?? ""
    return chart.records.flatMap { series in
      series.records.map { point in
        let label = point.name ?? ""
        let name = series.name ?? ""
        let key = name.isEmpty ? label : name + ", " + label
        let number = point.number(Component.ChartPoint.Property.value, or: "")
        guard !number.isEmpty else { return Row(key: key, value: "—") }
        let value = grouped(number)
        return Row(
          key: key,
          value: unit.isEmpty
            ? value : unit == "$" || unit == "€" ? unit + value : value + " " + unit)
      }
    }
  }

  /// Returns a number with commas between thousands if it has more than four digits; negative
  /// numbers are unchanged.
  private static func grouped(_ number: String) -> String {
    let digits = number.utf8.prefix { $0 != UInt8(ascii: ".") }.count
    guard digits > 4, !number.hasPrefix("-") else { return number }
    var result = ""
    for (index, character) in number.enumerated() {
      if index > 0, index < digits, (digits - index) % 3 == 0 { result += "," }
      result.append(character)
    }
    return result
  }

  /// Returns a duration as minutes and seconds, such as `0:45`.
  private static func clock(_ seconds: Int) -> String {
    String(seconds / 60) + (seconds % 60 < 10 ? ":0" : ":") + String(seconds % 60)
  }
}
