internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

extension SectionPlanner {
  /// Opens a section that was requested.
  mutating func open(
    _ requirement: Requirement, _ index: Int, _ layout: Section.Layout?, isEmpty: Bool
  ) {
    let label = requirement.details.label?.asLabel ?? Phrase("")
    var part = PlannedSection(.demanded, at: addresses[index])
    part.layout = layout
    part.home = index
    part.title = label
    let above = homes[index].flatMap { home in parts.last { $0.home == home } }
    if let above, !above.group.text.isEmpty {
      part.group = above.group
    } else if isGrouped, homes[index] == nil {
      part.group =
        label.text.isEmpty ? (requirement.details.kind ?? requirement.name).asLabel : label
      if layout == nil { part.title = Phrase("") }
    }
    if layout == .dialog { openDialog(&part, requirement, index) }
    parts.append(part)
    guard isEmpty else { return }
    if requirement.details.items.isEmpty, requirement.details.value == nil {
      addImplied(by: requirement.details.label ?? requirement.name, home: index)
    } else {
      addNamed(requirement, index)
    }
  }

  /// Adds the items or the text that a section itself names: "a card with Distance 5 km, Pace
  /// 5:30".
  private mutating func addNamed(_ requirement: Requirement, _ index: Int) {
    let hasValues = requirement.details.items.contains { !$0.values.isEmpty }
    let isText = requirement.details.items.isEmpty
    let subject: Requirement.Subject =
      isText ? .need(.narrative) : hasValues ? .need(.fact) : .component(.list)
    let inner = Requirement(
      subject, range: requirement.range, words: requirement.words, details: requirement.details)
    var drafts = express(inner, inner.details, context, addresses[index])
    for place in drafts.indices { drafts[place].requirement = index }
    place(drafts, home: index, at: addresses[index])
  }

  /// Gives a dialog its id, and a button that opens it; a dialog that is the whole screen has no
  /// button.
  private mutating func openDialog(
    _ part: inout PlannedSection, _ requirement: Requirement, _ index: Int
  ) {
    typealias Button = Component.Button.Property
    guard context.allowedComponents.sectionLayouts.contains(where: { $0.name == "dialog" }),
      context.allowedComponents[.button]?.allows(Button.opens) ?? false
    else { return }
    if part.title.text.isEmpty { part.title = requirement.name.asLabel }
    part.id = Wording.slug(part.title.text)
    if part.id.isEmpty { part.id = "dialog" }
    while parts.contains(where: { $0.id == part.id }) { part.id += "-2" }
    for place in parts.indices.reversed() {
      let button = parts[place].drafts.lastIndex { draft in
        draft.kind == .button && draft.text(Button.opens) == nil && draft.requirement != nil
          && (draft.requirement == requirement.parent || draft.requirement == index - 1)
      }
      guard let button else { continue }
      parts[place].drafts[button].set(Button.opens, to: part.id)
      return
    }
    guard context.brief.hasMore(than: index) else { return }
    // For a dialog that asks "Sell the boat?", the button says "Sell the boat".
    let name = part.title.text
    let words = name.hasSuffix("?") ? String(name.dropLast()) : name
    let label = Phrase(words, from: part.title.origin)
    var button = TypedDraft<Component.Button>(title: label)
    button.set(.label, label)
    button.set(.opens, text: part.id)
    place(
      [button.component], home: part.home.flatMap { homes[$0] },
      at: part.address.appending("opener"))
  }
}

extension Brief {
  /// Whether there is a requirement outside another one.
  fileprivate func hasMore(than whole: Int) -> Bool {
    requirements.indices.contains { index in
      var part: Int? = index
      while let next = part, next != whole { part = requirements[next].parent }
      return part == nil
    }
  }
}
