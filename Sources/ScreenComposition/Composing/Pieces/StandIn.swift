import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// Makes components that stand in for one that a grammar lacks, or has only with more in it.
struct StandIn {
  let palette: Palette
  /// The component as it would be.
  let ideal: Piece

  /// The components of the first kind at hand that can carry what the ideal says; empty where
  /// there is none.
  func pieces() -> [Piece] {
    let telling = Telling(ideal)
    for kind in ideal.kind?.standIns ?? [] where palette.allows(kind) {
      let pieces = pieces(of: kind, telling)
      if !pieces.isEmpty { return pieces.map { finished($0) } }
    }
    return []
  }

  private func finished(_ piece: Piece) -> Piece {
    var piece = piece
    piece.requirement = ideal.requirement
    piece.isApproximation = true
    let isKnown = ideal.kind.map(palette.allows) ?? false
    piece.reason =
      (isKnown ? "a \(ideal.tag) of the grammar needs more" : "the grammar has no \(ideal.tag)")
      + "; a \(piece.tag) stands in"
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
      guard !isBare || !palette.allows(.paragraph) else { return [] }
      guard telling.rows.count <= palette.componentLimit || !palette.allows(.paragraph) else {
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
