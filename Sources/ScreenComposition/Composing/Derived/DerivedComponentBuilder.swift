internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenGrammar
internal import ScreenModel
import ScreenReading
internal import ScreenText

/// Makes the derived components that answer one requirement: one for each thing, or a single one if
/// the component has a list property for the things.
struct DerivedComponentBuilder {
  let component: DerivedComponent
  /// The builder with the details of the requirement and the samples.
  let builder: ComponentBuilder
  /// Whether the component was requested by name.
  let isNamed: Bool

  private var details: Details { builder.details }

  /// Returns the components, in order.
  func drafts() -> [ComponentDraft] {
    let items = things()
    guard let listing = component.listing else {
      let record = RecordFiller(
        properties: component.properties, component: component, builder: builder, count: items.count
      )
      return items.enumerated().map { place, item in
        var draft = ComponentDraft(
          component, title: item.label.text.isEmpty ? builder.label : item.label)
        record.fill(&draft, with: item, at: place)
        return draft
      }
    }
    return [whole(items, listing)]
  }

  /// Whether a component lacks a number that it needs, in itself or in one of its things.
  func lacksNumber(_ draft: ComponentDraft) -> Bool {
    if Self.lacksNumber(draft.members, component.properties) { return true }
    guard let listing = component.listing,
      case .collection(let rule) = component.properties[listing].type,
      case .record(let inner) = rule.element
    else { return false }
    let list = draft.value(named: component.properties[listing].name)
    return list?.elements?.contains { element in
      guard case .object(let members) = element.content else { return false }
      return Self.lacksNumber(members, inner.properties)
    } ?? false
  }

  private static func lacksNumber(
    _ members: [TreeMember], _ properties: [PropertyRule]
  ) -> Bool {
    properties.contains { property in
      property.holdsNumber && !property.mayBeLeftOut
        && !members.contains { $0.name == property.name }
    }
  }

  /// Returns one component for all the things.
  private func whole(_ items: [Details.Item], _ listing: Int) -> ComponentDraft {
    var draft = ComponentDraft(component, title: builder.label)
    var head = component.properties
    head.remove(at: listing)
    let record = RecordFiller(properties: head, component: component, builder: builder, count: 1)
    record.fill(&draft, with: Details.Item(builder.label), at: 0)
    guard case .collection(let rule) = component.properties[listing].type else { return draft }
    let name = component.properties[listing].name
    let count = min(items.count, max(rule.count.upperBound, 0))
    let path: [TreePath.Step] = [.name(name)]
    var elements: [TreeValue] = []
    for (place, item) in items.prefix(count).enumerated() {
      if case .record(let inner) = rule.element {
        let record = RecordFiller(
          properties: inner.properties, component: component, builder: builder, count: count)
        elements.append(record.object(for: item, at: place, path + [.index(place)], in: &draft))
      } else {
        elements.append(TreeValue(.text(item.label.asLabel.text)))
        draft.note(item.label, path + [.index(place)])
      }
    }
    let index = draft.members.firstIndex { member in
      component.properties[listing...].dropFirst().contains { $0.name == member.name }
    }
    draft.members.insert(
      TreeMember(name, TreeValue(.array(elements))), at: index ?? draft.members.count)
    if details.items.isEmpty, builder.context.samples == .shown {
      draft.mark(named: name)
      draft.noteSample(named: name)
    }
    return draft
  }

  /// Returns the named things, or else as many unnamed things as are requested.
  private func things() -> [Details.Item] {
    guard details.items.isEmpty else { return details.items }
    if let value = details.value {
      let (name, rest) = Self.named(value)
      let label = name ?? (component.listing == nil ? ownName() : nil) ?? Phrase("")
      return [Details.Item(label, values: [rest])]
    }
    let label = builder.label.text
    let isMany = !details.columns.isEmpty || Wording.singular(label) != label
    let count =
      builder.requestedSamples ?? (component.listing != nil ? 4 : isMany ? usualCount : 1)
    let name = count == 1 ? ownName() : nil
    return (0..<max(count, 1)).map { _ in Details.Item(name ?? Phrase("")) }
  }

  /// The number of things when the intent leaves it open: seven if the first column is a day of the
  /// week, else four.
  private var usualCount: Int {
    let columns = component.properties(
      for: details.columns.map(\.text), among: component.properties)
    let first = columns.first.flatMap { $0 } ?? 0
    guard component.properties.indices.contains(first) else { return 4 }
    return component.properties[first].name == "day" ? 7 : 4
  }

  /// Returns the name of a single thing: the words after the component's name, as in "a price tag
  /// for Pro", or the whole label if it does not contain that name.
  private func ownName() -> Phrase? {
    guard let label = details.label else { return nil }
    let plain = PlainWords(label.text)
    guard component.cues.contains(where: { plain.contains(PlainWords($0)) }) else {
      return isNamed ? label.asLabel : nil
    }
    let words = label.text.spacedWords
    let links: Set<Substring> = ["for", "of", "called", "named", "about"]
    guard let link = words.firstIndex(where: links.contains), link + 1 < words.count else {
      return nil
    }
    return Phrase(words[(link + 1)...].spaced, from: label.origin).asLabel
  }

  /// Splits a value before its first figure into a name and the named value: "Monday 9:00".
  static func named(_ value: Phrase) -> (name: Phrase?, value: Phrase) {
    let words = value.text.spacedWords
    let figure = words.firstIndex { Quantity(String($0)) != nil } ?? 0
    guard figure > 0, value.pointer == nil else { return (nil, value) }
    func phrase(_ words: ArraySlice<Substring>) -> Phrase {
      Phrase(words.spaced, from: value.origin)
    }
    return (phrase(words[..<figure]).asLabel, phrase(words[figure...]))
  }

  /// Returns the values within a value: both ends of "9:00 to 17:00", else the value itself.
  static func spans(_ value: Phrase) -> [Phrase] {
    guard value.pointer == nil, Quantity(value.text) != nil else { return [value] }
    for link in [" to ", " – ", " - ", "–", "-"] {
      let ends = value.text.split(separator: link, omittingEmptySubsequences: true)
      if ends.count == 2, ends.allSatisfy({ Quantity(String($0)) != nil }) {
        return ends.map { Phrase(String($0), from: value.origin) }
      }
    }
    return [value]
  }
}
