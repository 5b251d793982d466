import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

/// Makes components that stand in for one that the grammar lacks, or that it allows only with more
/// elements.
struct SubstituteBuilder {
  let allowedComponents: AllowedComponents
  /// The component that cannot be written.
  let ideal: ComponentDraft

  /// Returns components of the first available kind that can show the contents of the ideal
  /// component; empty if there is none.
  func drafts() -> [ComponentDraft] {
    let factSummary = FactSummary(ideal)
    for kind in ideal.kind?.standIns ?? [] where allowedComponents.allows(kind) {
      let drafts = drafts(of: kind, factSummary)
      if !drafts.isEmpty { return drafts.map { finished($0) } }
    }
    return []
  }

  private func finished(_ draft: ComponentDraft) -> ComponentDraft {
    var draft = draft
    draft.requirement = ideal.requirement
    draft.isApproximation = true
    let isKnown = ideal.kind.map(allowedComponents.allows) ?? false
    draft.reason =
      (isKnown ? "a \(ideal.tag) of the grammar needs more" : "the grammar has no \(ideal.tag)")
      + "; a \(draft.tag) stands in"
    let range =
      ideal.title.range
      ?? ideal.origins.firstNonNil { placed in
        if case .intent(let range) = placed.origin { range } else { nil }
      }
    if let range, let name = draft.members.first?.name {
      draft.note(Phrase("", at: range), [.name(name)])
    }
    if !ideal.samples.isEmpty, let name = draft.members.last?.name { draft.mark(name) }
    return draft
  }

  private func drafts(of kind: ComponentKind, _ factSummary: FactSummary) -> [ComponentDraft] {
    var draft = ComponentDraft(kind, title: factSummary.title)
    switch kind {
    case .keyValue:
      // Names without values are better as a sentence, and so is a long run of facts.
      let isBare = factSummary.rows.allSatisfy(\.value.isEmpty)
      guard !isBare || !allowedComponents.allows(.paragraph) else { return [] }
      guard
        factSummary.rows.count <= allowedComponents.componentLimit
          || !allowedComponents.allows(.paragraph)
      else {
        return []
      }
      return factSummary.rows.map { row in
        var draft = ComponentDraft(
          .keyValue, title: factSummary.hasTitle ? factSummary.title : Phrase(row.key))
        draft.set("key", TreeValue(.text(row.key)))
        draft.set("value", TreeValue(.text(row.value.isEmpty ? "—" : row.value)))
        return draft
      }
    case .paragraph:
      draft.set("text", TreeValue(.text(factSummary.line)))
    case .heading:
      draft.set("text", TreeValue(.text(factSummary.line)))
    case .stat:
      return factSummary.rows.map { row in
        var draft = ComponentDraft(.stat, title: Phrase(row.key))
        draft.set("label", TreeValue(.text(row.key)))
        draft.set("value", TreeValue(.text(row.value.isEmpty ? "—" : row.value)))
        return draft
      }
    case .list:
      draft.set("title", factSummary.title)
      draft.set(
        "items",
        TreeValue(
          .array(
            factSummary.rows.map { row in
              TreeValue(
                row.value.isEmpty
                  ? [("title", row.key)] : [("title", row.key), ("detail", row.value)])
            })))
    case .table:
      draft.set("title", factSummary.title)
      draft.set("columns", [TreeValue(.text(factSummary.title.text)), "Value"])
      draft.set(
        "rows",
        TreeValue(
          .array(
            factSummary.rows.map { row in
              [TreeValue(.text(row.key)), TreeValue(.text(row.value.isEmpty ? "—" : row.value))]
            })))
    case .standings:
      let points = factSummary.rows.compactMap {
        Quantity($0.value).flatMap { Quantity.whole($0.number) }
      }
      guard points.count == factSummary.rows.count, points.allSatisfy({ (0...999).contains($0) }),
        points.count <= allowedComponents[.standings]?.limit ?? 0
      else { return [] }
      draft.set("title", factSummary.title)
      draft.set(
        "rows",
        TreeValue(
          .array(
            zip(factSummary.rows, points).map { row, points in
              .object([("team", TreeValue(.text(row.key))), ("points", .number(Double(points)))])
            })))
    case .field, .picker:
      guard let row = factSummary.rows.first else { return [] }
      let isSwitch = ideal.kind == .toggle
      if kind == .picker {
        draft.set("label", TreeValue(.text(row.key)))
        draft.set("options", ["On", "Off"])
        draft.set("selected", [TreeValue(.text(row.value))])
      } else {
        draft.set("label", TreeValue(.text(row.key)))
        draft.set("placeholder", TreeValue(.text(isSwitch ? "On or off" : row.value)))
      }
    case .button, .link:
      guard let row = factSummary.rows.first else { return [] }
      draft.set("label", TreeValue(.text(ideal.text("label") ?? row.key)))
    case .badge:
      guard let row = factSummary.rows.first else { return [] }
      draft.set("label", TreeValue(.text(row.key)))
      draft.set("tone", TreeValue(.text(ideal.text("tone") ?? "info")))
    default:
      // No declaration says that another kind stands in for anything.
      return []
    }
    return [draft]
  }
}
