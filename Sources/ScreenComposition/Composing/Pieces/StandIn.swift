internal import ScreenModel

/// What a component says, told as facts: what a stand-in for it has to carry.
struct Telling {
  /// A fact: its name, and what is said of it.
  struct Row {
    var key: String
    var value: String
  }

  /// What it is about.
  var title: Phrase
  /// The facts, in order.
  var rows: [Row]
  /// Whether the title names the whole, and is not itself a fact's name.
  var hasTitle: Bool

  /// Tells what a piece says.
  init(_ piece: Piece) {
    title = piece.title
    hasTitle = true
    func items(_ name: String) -> [TreeValue] {
      piece.members.first { $0.name == name }?.value.elements ?? []
    }
    func one(_ key: String?, _ value: String?) -> [Row] {
      [Row(key: key ?? piece.title.text, value: value ?? "")]
    }
    func number(_ name: String, of value: TreeValue? = nil) -> String? {
      let found = value?[name] ?? piece.members.first { $0.name == name }?.value
      guard case .number(let number) = found?.content else { return nil }
      return Self.written(number)
    }
    switch piece.kind {
    case .heading, .paragraph, .code, .unclear, .divider, .image, .button, .field:
      rows = one(piece.text("text") ?? piece.text("description"), nil)
      hasTitle = false
    case .quote:
      rows = one(piece.text("text"), piece.text("attribution"))
      hasTitle = false
    case .alert:
      rows = one(piece.text("title"), piece.text("message"))
      hasTitle = false
    case .keyValue:
      rows = one(piece.text("key"), piece.text("value"))
      hasTitle = false
    case .stat:
      rows = one(
        piece.text("label"),
        [piece.text("value"), piece.text("change")].compactMap { $0 }.joined(separator: ", "))
      hasTitle = false
    case .badge, .link, .player:
      rows = one(piece.text("label") ?? piece.text("title"), nil)
      hasTitle = false
    case .progress:
      rows = one(piece.text("label"), (number("percent") ?? "0") + "%")
      hasTitle = false
    case .rating:
      rows = one(piece.text("label"), (number("score") ?? "0") + " of " + (number("outOf") ?? "5"))
      hasTitle = false
    case .toggle:
      let isOn = piece.members.contains { $0.name == "isOn" }
      rows = one(piece.text("label"), isOn ? "On" : "Off")
      hasTitle = false
    case .slider:
      rows = one(
        piece.text("label"), (number("minimum") ?? "0") + " to " + (number("maximum") ?? "100"))
      hasTitle = false
    case .picker:
      rows = one(piece.text("label"), Self.alternatives(items("options").compactMap(\.text)))
      hasTitle = false
    case .timer:
      let length = number("seconds").flatMap { Int($0) } ?? 0
      let rounds = number("rounds").map { ", " + $0 + " rounds" } ?? ""
      rows = one(piece.text("label"), Self.clock(length) + rounds)
      hasTitle = false
    case .repetition:
      let sets = number("sets").map { $0 + " × " } ?? "× "
      rows = one(piece.text("label"), sets + (number("reps") ?? "0"))
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
      let unit = piece.text("unit") ?? ""
      rows = items("series").flatMap { series in
        let name = series["name"]?.text ?? ""
        return (series["points"]?.elements ?? []).map { point in
          let label = point["label"]?.text ?? ""
          let value = Self.grouped(number("value", of: point) ?? "0")
          return Row(
            key: name.isEmpty ? label : name + ", " + label,
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

  /// A number of more than four digits with commas between its thousands.
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

  /// "S, M or L".
  private static func alternatives(_ options: [String]) -> String {
    guard options.count > 1, let last = options.last else { return options.first ?? "" }
    return options.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A length of time as `0:45`.
  private static func clock(_ seconds: Int) -> String {
    String(seconds / 60) + (seconds % 60 < 10 ? ":0" : ":") + String(seconds % 60)
  }

  /// A number in decimal, without a point where it is whole.
  static func written(_ number: Double) -> String {
    var buffer = UTF8Buffer()
    buffer.append(number: number)
    return buffer.string
  }

  /// Everything in one line.
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

/// Makes components that stand in for one that a grammar lacks.
struct StandIn {
  let palette: Palette
  /// The component as it would be.
  let ideal: Piece

  /// The components of the first kind at hand that can carry what the ideal says; empty where
  /// there is none.
  func pieces() -> [Piece] {
    let telling = Telling(ideal)
    for kind in ideal.kind.standIns where palette[kind] != nil {
      let pieces = pieces(of: kind, telling)
      if !pieces.isEmpty { return pieces.map { finished($0) } }
    }
    return []
  }

  private func finished(_ piece: Piece) -> Piece {
    var piece = piece
    piece.requirement = ideal.requirement
    piece.isApproximation = true
    piece.reason =
      "the grammar has no " + ideal.kind.rawValue + "; a " + piece.kind.rawValue + " stands in"
    let range =
      ideal.title.range
      ?? ideal.origins.lazy.compactMap { placed in
        if case .intent(let range) = placed.origin { range } else { nil }
      }.first
    if let range, let name = piece.members.first?.name {
      piece.note(Phrase("", at: range), [.name(name)])
    }
    if !ideal.samples.isEmpty, let name = piece.members.last?.name { piece.mark(name) }
    return piece
  }

  private func pieces(of kind: ComponentKind, _ telling: Telling) -> [Piece] {
    var piece = Piece(kind, title: telling.title)
    switch kind {
    case .keyValue:
      // Names without values are a sentence, not facts; and a long run of facts is one, too.
      let isBare = telling.rows.allSatisfy(\.value.isEmpty)
      guard !isBare || palette[.paragraph] == nil else { return [] }
      guard telling.rows.count <= palette.componentLimit || palette[.paragraph] == nil else {
        return []
      }
      return telling.rows.map { row in
        var piece = Piece(.keyValue, title: telling.hasTitle ? telling.title : Phrase(row.key))
        piece.set("key", TreeValue(.text(row.key)))
        piece.set("value", TreeValue(.text(row.value.isEmpty ? "—" : row.value)))
        return piece
      }
    case .paragraph:
      piece.set("text", TreeValue(.text(telling.line)))
    case .heading:
      piece.set("text", TreeValue(.text(telling.line)))
    case .stat:
      return telling.rows.map { row in
        var piece = Piece(.stat, title: Phrase(row.key))
        piece.set("label", TreeValue(.text(row.key)))
        piece.set("value", TreeValue(.text(row.value.isEmpty ? "—" : row.value)))
        return piece
      }
    case .list:
      piece.set("title", telling.title)
      piece.set(
        "items",
        TreeValue(
          .array(
            telling.rows.map { row in
              TreeValue(
                row.value.isEmpty
                  ? [("title", row.key)] : [("title", row.key), ("detail", row.value)])
            })))
    case .table:
      piece.set("title", telling.title)
      piece.set("columns", [TreeValue(.text(telling.title.text)), "Value"])
      piece.set(
        "rows",
        TreeValue(
          .array(
            telling.rows.map { row in
              [TreeValue(.text(row.key)), TreeValue(.text(row.value.isEmpty ? "—" : row.value))]
            })))
    case .standings:
      let points = telling.rows.compactMap {
        Quantity($0.value).flatMap { Quantity.whole($0.number) }
      }
      guard points.count == telling.rows.count, points.allSatisfy({ (0...999).contains($0) }),
        points.count <= palette[.standings]?.limit ?? 0
      else { return [] }
      piece.set("title", telling.title)
      piece.set(
        "rows",
        TreeValue(
          .array(
            zip(telling.rows, points).map { row, points in
              .object([("team", TreeValue(.text(row.key))), ("points", .number(Double(points)))])
            })))
    case .field, .picker:
      guard let row = telling.rows.first else { return [] }
      let isSwitch = ideal.kind == .toggle
      if kind == .picker {
        piece.set("label", TreeValue(.text(row.key)))
        piece.set("options", ["On", "Off"])
        piece.set("selected", [TreeValue(.text(row.value))])
      } else {
        piece.set("label", TreeValue(.text(row.key)))
        piece.set("placeholder", TreeValue(.text(isSwitch ? "On or off" : row.value)))
      }
    case .button, .link:
      guard let row = telling.rows.first else { return [] }
      piece.set("label", TreeValue(.text(ideal.text("label") ?? row.key)))
    case .badge:
      guard let row = telling.rows.first else { return [] }
      piece.set("label", TreeValue(.text(row.key)))
      piece.set("tone", TreeValue(.text(ideal.text("tone") ?? "info")))
    case .quote, .code, .divider, .progress, .rating, .checklist, .steps, .chart, .calendar, .map,
      .image, .player, .toggle, .slider, .alert, .unclear, .timer, .repetition:
      return []
    }
    return [piece]
  }
}
