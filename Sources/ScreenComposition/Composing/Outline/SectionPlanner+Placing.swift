internal import Sampling
import ScreenBrief
internal import ScreenModel
import ScreenReading

extension SectionPlanner {
  /// Puts the drafts of a requirement into the section that they belong to, or into a new one.
  mutating func place(_ drafts: [ComponentDraft], home: Int?, at address: StreamAddress) {
    guard let first = drafts.first else { return }
    let last = parts.lastIndex {
      $0.home == home && $0.layout != .dialog || $0.home == home && home != nil
    }
    if let last, parts[last].role == .demanded, let home {
      guard parts[last].layout == nil, isGrouped, isTop(home) else {
        parts[last].drafts += drafts
        return
      }
      // A tab, column or step is not a section but a group of sections: its first section takes its
      // place.
      if parts[last].drafts.isEmpty {
        let role = role(of: drafts)
        parts[last].role = role
        parts[last].drafts = drafts
        // Tabs and steps show their names themselves; a column is named by the title of its first
        // section.
        let isNamed = context.brief.requirements[home].details.label != nil
        if context.brief.layout == .columns, isNamed {
          parts[last].title = parts[last].group
        } else {
          parts[last].title = first.heading ?? Phrase("")
        }
        return
      }
    }
    let role = role(of: drafts)
    if let target = target(for: role, first, home: home, last: last) {
      join(drafts, role, target)
      return
    }
    var part = PlannedSection(role, at: address)
    part.home = home
    part.group = last.map { parts[$0].group } ?? Phrase("")
    part.title = first.heading ?? Phrase("")
    if home == nil { part.group = Phrase("") }
    part.drafts = drafts
    if part.title.text.isEmpty, role == .collection, first.role != .collection {
      part.title = first.title
    }
    parts.append(part)
  }

  /// Opens a section for drafts, even if they could join another.
  mutating func open(
    _ drafts: [ComponentDraft], titled title: Phrase, for requirement: Int,
    at address: StreamAddress
  ) {
    var part = PlannedSection(role(of: drafts), at: address)
    part.home = homes[requirement]
    part.group = parts.last { $0.home == part.home && part.home != nil }?.group ?? Phrase("")
    part.title = title
    part.drafts = drafts
    parts.append(part)
  }

  private func isTop(_ home: Int) -> Bool {
    guard case .section(let layout) = context.brief.requirements[home].subject else { return false }
    return layout == nil
  }

  /// Returns the role of a section with these drafts. Several facts that stand in for a collection
  /// count as one.
  func role(of drafts: [ComponentDraft]) -> SectionRole {
    guard let first = drafts.first else { return .prose }
    let role = first.role
    let isStandIn =
      first.isApproximation && first.title.text != first.text(Component.KeyValue.Property.key)
    return isStandIn && role == .facts && drafts.count > 1 ? .collection : role
  }

  /// Returns the index of the section that drafts of a role join; nil if they open a new one.
  private func target(
    for role: SectionRole, _ first: ComponentDraft, home: Int?, last: Int?
  ) -> Int? {
    func firstPart(_ role: SectionRole) -> Int? {
      parts.firstIndex { $0.home == home && $0.role == role }
    }
    guard let last else { return nil }
    // A heading opens a section for the drafts that follow it.
    if parts[last].role == .prose, parts[last].drafts.allSatisfy({ $0.kind == .heading }),
      first.kind != .heading
    {
      return last
    }
    if first.kind == .divider { return last }
    switch role {
    case .figures, .charts:
      guard
        first.heading == nil || firstPart(role).map({ parts[$0].title == first.heading }) ?? true
      else { return nil }
      return firstPart(role)
    case .facts, .states, .prose, .notice, .media, .routine:
      let isAnother = first.heading != nil && first.heading != parts[last].title
      guard parts[last].role == role, !isAnother, first.kind != .heading else { return nil }
      return last
    case .form:
      // What follows a named part does not belong to it.
      guard parts[last].title.text.isEmpty || first.heading == parts[last].title else { return nil }
      return parts[last].role == .form || parts[last].role == .actions ? last : nil
    case .actions:
      switch parts[last].role {
      case .form, .actions, .collection, .prose, .facts, .routine, .notice, .media, .demanded:
        return last
      case .figures, .charts, .states: return firstPart(.actions)
      }
    case .collection, .demanded: return nil
    }
  }

  private mutating func join(_ drafts: [ComponentDraft], _ role: SectionRole, _ target: Int) {
    let isOpened = parts[target].drafts.allSatisfy { $0.kind == .heading }
    parts[target].drafts += drafts
    if isOpened || (role == .form && parts[target].role == .actions) { parts[target].role = role }
  }
}
