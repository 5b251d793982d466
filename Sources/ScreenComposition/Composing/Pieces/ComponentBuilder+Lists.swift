import ScreenBrief
internal import ScreenCatalog
internal import Sampling
internal import ScreenModel
import ScreenReading

extension ComponentBuilder {
  func list() -> ComponentDraft {
    var draft = TypedDraft<Component.List>(title: label)
    draft.set(.title, label)
    var style = expression.variant ?? details.variant ?? openStyle()
    // Numbers would claim an order that is not known.
    if style == "numbered", details.isOrderOpen, context.samples != .shown { style = "plain" }
    if style != "plain" { draft.set(.style, text: style) }
    let named = details.items.isEmpty ? sampleItems() : details.items
    var writer = ItemWriter(builder: self, isSample: details.items.isEmpty)
    let items = named.enumerated().map { writer.item($1, at: $0) }
    draft.set(.items, TreeValue(.array(items)))
    draft.add(writer.origins)
    if writer.hasSamples { draft.mark(.items) }
    if details.items.isEmpty, !items.isEmpty, context.samples == .shown {
      draft.noteSample(.items)
    }
    markOpenOrder(of: .items, in: &draft)
    return draft.component
  }

  /// Returns a sentence that says that the things shown are some of many, if they are.
  func selectionNote() -> [ComponentDraft] {
    guard details.isSelection, context.allowedComponents.allows(.paragraph) else { return [] }
    var draft = TypedDraft<Component.Paragraph>()
    draft.set(.text, text: context.book.word("selection", "A selection: there are more."))
    return [draft.component]
  }

  /// Marks named items as samples if their order is not known, or if the intent did not name them:
  /// they only show the layout.
  func markOpenOrder<Record>(of property: Record.Property, in draft: inout TypedDraft<Record>) {
    guard details.isOrderOpen || details.isSample, !details.items.isEmpty, context.samples == .shown
    else { return }
    draft.markSample(property)
  }

  /// Picks a style for a list that was requested without one, among those that can show what is
  /// asked of its things.
  private func openStyle() -> String {
    let isRich = context.needsCards(details) || details.columns.count > 1
    let looks = isRich ? Self.richLooks : Self.plainLooks
    let scores = looks.map { look -> Logit in
      let isAllowed = context.allowedComponents[.list]?.weight(of: look.name) != nil
      guard isAllowed, context.canCarry(details, inListStyle: look.name) else { return .forbidden }
      return Logit(thousandths: look.score)
    }
    return looks[context.pick(among: scores, at: address.appending("style"))].name
  }

  /// The styles of lists whose things have pictures, actions or several facts, with scores in
  /// thousandths of a logit.
  private static let richLooks = [
    (name: "cards", score: 0), (name: "gallery", score: -700), (name: "carousel", score: -900),
    (name: "timeline", score: -900), (name: "plain", score: -1200),
    (name: "bulleted", score: -2600),
  ]
  /// The styles of lists of names, with scores in thousandths of a logit.
  private static let plainLooks = [
    (name: "plain", score: 0), (name: "bulleted", score: -700), (name: "cards", score: -1600),
    (name: "carousel", score: -2000), (name: "timeline", score: -1600),
  ]

  func checklist() -> ComponentDraft {
    var draft = TypedDraft<Component.Checklist>(title: label)
    draft.set(.title, label)
    let items = details.items.isEmpty ? sampleItems() : details.items
    var records: [TreeValue] = []
    for item in items {
      let isDone = item.isSelected || item.state.map { Self.isDone($0.text) } ?? false
      // Amounts follow the name: "Rice, 1 kg".
      let words = ([item.label.asLabel.text] + item.values.map(\.text)).joined(separator: ", ")
      var record = RecordTree<Component.ChecklistItem>()
      record.set(.label, text: words)
      if isDone { record.set(.checked, true) }
      records.append(record.tree)
    }
    set(.items, records, of: items, Component.ChecklistItem.Property.label, in: &draft)
    return draft.component
  }

  func steps() -> ComponentDraft {
    var draft = TypedDraft<Component.Steps>(title: label)
    draft.set(.title, label)
    let items = details.items.isEmpty ? sampleSteps() : withSampleStates(details.items, in: &draft)
    let isPlain = items.allSatisfy { $0.state == nil }
    let first = items.first?.label
    var records: [TreeValue] = []
    for item in items {
      var record = RecordTree<Component.Step>()
      record.set(.label, text: item.label.asLabel.text)
      if let detail = item.values.first ?? item.items.first?.label {
        record.set(.detail, text: detail.text)
      }
      // If no state is named, the first step is the current one.
      let state =
        item.state.map { Self.stepState($0.text) }
        ?? (isPlain && item.label == first
          ? .current : .upcoming)
      if state != .upcoming { record.set(.state, text: state.rawValue) }
      records.append(record.tree)
    }
    set(.items, records, of: items, Component.Step.Property.label, in: &draft)
    return draft.component
  }

  /// Sets a property to the records of the named items, or of samples; `label` names each.
  private func set<Record>(
    _ property: Record.Property, _ records: [TreeValue], of items: [Details.Item],
    _ label: some PropertyName, in draft: inout TypedDraft<Record>
  ) {
    draft.set(property, TreeValue(.array(records)))
    if details.items.isEmpty, !items.isEmpty, context.samples == .shown {
      draft.markSample(property)
    }
    markOpenOrder(of: property, in: &draft)
    for (index, item) in items.enumerated() { draft.note(item.label, property, index, label) }
  }

  static func isDone(_ state: String) -> Bool { stepState(state) == .done }

  private static func stepState(_ state: String) -> Component.StepState {
    switch state.lowercased() {
    case "done", "complete", "completed", "finished", "checked", "ticked", "paid", "passed": .done
    case "now", "current", "current step", "active", "in progress", "under way", "ongoing", "next":
      .current
    default: .upcoming
    }
  }
}
