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
    if !ideal.samples.isEmpty, let name = draft.members.last?.name { draft.mark(named: name) }
    return draft
  }

  private func drafts(of kind: ComponentKind, _ summary: FactSummary) -> [ComponentDraft] {
    switch kind {
    case .keyValue: facts(summary)
    case .paragraph: [named(Component.Paragraph.self, .text, summary.line, summary)]
    case .heading: [named(Component.Heading.self, .text, summary.line, summary)]
    case .stat: summary.rows.map { figure($0) }
    case .list: [list(summary)]
    case .table: [table(summary)]
    case .standings: standings(summary)
    case .field: summary.rows.prefix(1).map { field($0, summary) }
    case .picker: summary.rows.prefix(1).map { picker($0, summary) }
    case .button:
      summary.rows.prefix(1).map { named(Component.Button.self, .label, label($0), summary) }
    case .link:
      summary.rows.prefix(1).map { named(Component.Link.self, .label, label($0), summary) }
    case .badge: summary.rows.prefix(1).map { badge($0, summary) }
    default:
      // No declaration says that another kind stands in for anything.
      []
    }
  }

  /// Returns a component whose words are all that it shows.
  private func named<Record>(
    _ record: Record.Type, _ property: Record.Property, _ words: String, _ summary: FactSummary
  ) -> ComponentDraft where Record: ComponentRecord {
    var draft = TypedDraft<Record>(title: summary.title)
    draft.set(property, text: words)
    return draft.component
  }

  private func label(_ row: FactSummary.Row) -> String { ideal.label ?? row.key }

  /// Returns the facts one by one; none if a sentence says them better: names without values, or a
  /// long run of facts.
  private func facts(_ summary: FactSummary) -> [ComponentDraft] {
    let isBare = summary.rows.allSatisfy(\.value.isEmpty)
    let isLong = summary.rows.count > allowedComponents.componentLimit
    guard !isBare && !isLong || !allowedComponents.allows(.paragraph) else { return [] }
    return summary.rows.map { row in
      var draft = TypedDraft<Component.KeyValue>(
        title: summary.hasTitle ? summary.title : Phrase(row.key))
      draft.set(.key, text: row.key)
      draft.set(.value, text: row.shownValue)
      return draft.component
    }
  }

  private func figure(_ row: FactSummary.Row) -> ComponentDraft {
    var draft = TypedDraft<Component.Stat>(title: Phrase(row.key))
    draft.set(.label, text: row.key)
    draft.set(.value, text: row.shownValue)
    return draft.component
  }

  private func list(_ summary: FactSummary) -> ComponentDraft {
    var draft = TypedDraft<Component.List>(title: summary.title)
    draft.set(.title, summary.title)
    let items = summary.rows.map { row in
      var item = RecordTree<Component.ListItem>()
      item.set(.title, text: row.key)
      if !row.value.isEmpty { item.set(.detail, text: row.value) }
      return item.tree
    }
    draft.set(.items, TreeValue(.array(items)))
    return draft.component
  }

  private func table(_ summary: FactSummary) -> ComponentDraft {
    var draft = TypedDraft<Component.Table>(title: summary.title)
    draft.set(.title, summary.title)
    draft.set(.columns, .texts([summary.title.text, "Value"]))
    let rows = summary.rows.map { TreeValue.texts([$0.key, $0.shownValue]) }
    draft.set(.rows, TreeValue(.array(rows)))
    return draft.component
  }

  /// Returns standings; none if a value is not a number of points.
  private func standings(_ summary: FactSummary) -> [ComponentDraft] {
    let points = summary.rows.compactMap {
      Quantity($0.value).flatMap { Quantity.whole($0.number) }
    }
    guard points.count == summary.rows.count, points.allSatisfy({ (0...999).contains($0) }),
      points.count <= allowedComponents[.standings]?.limit ?? 0
    else { return [] }
    var draft = TypedDraft<Component.Standings>(title: summary.title)
    draft.set(.title, summary.title)
    let rows = zip(summary.rows, points).map { row, points in
      TreeValue.record(
        Component.StandingsRow.self,
        [(.team, TreeValue(.text(row.key))), (.points, .number(Double(points)))])
    }
    draft.set(.rows, TreeValue(.array(rows)))
    return [draft.component]
  }

  private func field(_ row: FactSummary.Row, _ summary: FactSummary) -> ComponentDraft {
    var draft = TypedDraft<Component.Field>(title: summary.title)
    draft.set(.label, text: row.key)
    draft.set(.placeholder, text: ideal.kind == .toggle ? "On or off" : row.value)
    return draft.component
  }

  private func picker(_ row: FactSummary.Row, _ summary: FactSummary) -> ComponentDraft {
    var draft = TypedDraft<Component.Picker>(title: summary.title)
    draft.set(.label, text: row.key)
    draft.set(.options, .texts(["On", "Off"]))
    draft.set(.selected, .texts([row.value]))
    return draft.component
  }

  private func badge(_ row: FactSummary.Row, _ summary: FactSummary) -> ComponentDraft {
    var draft = TypedDraft<Component.Badge>(title: summary.title)
    draft.set(.label, text: row.key)
    draft.set(
      .tone, text: ideal.text(Component.Alert.Property.tone) ?? Component.Tone.info.rawValue)
    return draft.component
  }
}

extension FactSummary.Row {
  /// The value; a dash if there is none.
  fileprivate var shownValue: String { value.isEmpty ? "—" : value }
}
