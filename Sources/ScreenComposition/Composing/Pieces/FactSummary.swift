import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

/// The contents of a component as facts, for a stand-in to show.
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
    hasTitle = true
    func items(_ name: String) -> [TreeValue] {
      draft.members.first { $0.name == name }?.value.elements ?? []
    }
    func one(_ key: String?, _ value: String?) -> [Row] {
      [Row(key: key ?? draft.title.text, value: value ?? "")]
    }
    func number(_ name: String, of value: TreeValue? = nil) -> String? {
      let found = value?[name] ?? draft.members.first { $0.name == name }?.value
      guard case .number(let number) = found?.content else { return nil }
      return Quantity.written(number)
    }
    switch draft.kind {
    case nil:
      // A grammar's derived components are always available, so nothing ever stands in for them.
      rows = one(nil, nil)
    case .heading, .paragraph, .code, .unclear, .divider, .image, .button, .field:
      rows = one(draft.text("text") ?? draft.text("description"), nil)
      hasTitle = false
    case .quote:
      rows = one(draft.text("text"), draft.text("attribution"))
      hasTitle = false
    case .alert:
      rows = one(draft.text("title"), draft.text("message"))
      hasTitle = false
    case .keyValue:
      rows = one(draft.text("key"), draft.text("value"))
      hasTitle = false
    case .stat:
      rows = one(
        draft.text("label"),
        [draft.text("value"), draft.text("change")].compactMap { $0 }.joined(separator: ", "))
      hasTitle = false
    case .badge, .link, .player:
      rows = one(draft.text("label") ?? draft.text("title"), nil)
      hasTitle = false
    case .progress:
      rows = one(draft.text("label"), (number("percent") ?? "0") + "%")
      hasTitle = false
    case .rating:
      rows = one(draft.text("label"), (number("score") ?? "0") + " of " + (number("outOf") ?? "5"))
      hasTitle = false
    case .toggle:
      let isOn = draft.members.contains { $0.name == "isOn" }
      rows = one(draft.text("label"), isOn ? "On" : "Off")
      hasTitle = false
    case .slider:
      rows = one(
        draft.text("label"), (number("minimum") ?? "0") + " to " + (number("maximum") ?? "100"))
      hasTitle = false
    case .picker:
      rows = one(draft.text("label"), Self.alternatives(items("options").compactMap(\.text)))
      hasTitle = false
    case .timer:
      let length = number("seconds").flatMap { Int($0) } ?? 0
      let rounds = number("rounds").map { ", " + $0 + " rounds" } ?? ""
      rows = one(draft.text("label"), Self.clock(length) + rounds)
      hasTitle = false
    case .repetition:
      let sets = number("sets").map { $0 + " × " } ?? "× "
      rows = one(draft.text("label"), sets + (number("reps") ?? "0"))
      hasTitle = false
    case .list:
      rows = items("items").flatMap { item -> [Row] in
        let facts = item["facts"]?.elements ?? []
        let parts =
          [item["detail"]?.text, item["badge"]?.text].compactMap { $0 }
          + facts.map { ($0["key"]?.text ?? "") + " " + ($0["value"]?.text ?? "") }
          + (item["items"]?.elements ?? []).compactMap { $0["title"]?.text }
          + (item["actions"]?.elements ?? []).compactMap { $0["label"]?.text }
        return [Row(key: item["title"]?.text ?? "", value: parts.joined(separator: " · "))]
      }
    case .checklist:
      rows = items("items").map { item in
        Row(key: item["label"]?.text ?? "", value: item["checked"] == nil ? "To do" : "Done")
      }
    case .steps:
      rows = items("items").map { item in
        let state = item["state"]?.text
        let words = state == "done" ? "Done" : state == "current" ? "Now" : "Next"
        return Row(key: item["label"]?.text ?? "", value: item["detail"]?.text ?? words)
      }
    case .table:
      let columns = items("columns").compactMap(\.text)
      rows = items("rows").map { row in
        let cells = (row.elements ?? []).compactMap(\.text)
        let named = Array(zip(columns, cells).dropFirst())
        let words = named.count == 1 ? named.map(\.1) : named.map { $0 + " " + $1 }
        return Row(key: cells.first ?? "", value: words.joined(separator: " · "))
      }
    case .standings:
      rows = items("rows").map { row in
        Row(key: row["team"]?.text ?? "", value: number("points", of: row) ?? "0")
      }
    case .chart:
      let unit = draft.text("unit") ?? ""
      rows = items("series").flatMap { series in
        let name = series["name"]?.text ?? ""
        return (series["points"]?.elements ?? []).map { point in
          let label = point["label"]?.text ?? ""
          let key = name.isEmpty ? label : name + ", " + label
          guard let number = number("value", of: point) else { return Row(key: key, value: "—") }
          let value = Self.grouped(number)
          return Row(
            key: key,
            value: unit.isEmpty
              ? value : unit == "$" || unit == "€" ? unit + value : value + " " + unit)
        }
      }
    case .calendar:
      rows = items("events").map {
        Row(key: $0["label"]?.text ?? "", value: $0["from"]?.text ?? "")
      }
    case .map:
      rows = items("places").map { Row(key: $0["name"]?.text ?? "", value: "") }
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

  /// Returns options as a phrase: "S, M or L".
  private static func alternatives(_ options: [String]) -> String {
    guard options.count > 1, let last = options.last else { return options.first ?? "" }
    return options.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Returns a duration as minutes and seconds, such as `0:45`.
  private static func clock(_ seconds: Int) -> String {
    String(seconds / 60) + (seconds % 60 < 10 ? ":0" : ":") + String(seconds % 60)
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
