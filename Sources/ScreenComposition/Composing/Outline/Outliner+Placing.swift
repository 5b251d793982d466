internal import Sampling
import ScreenBrief
internal import ScreenModel
import ScreenReading

extension Outliner {
  /// Puts the pieces of a requirement into the section where they belong, or into one of their own.
  mutating func place(_ pieces: [Piece], home: Int?, at address: StreamAddress) {
    guard let first = pieces.first else { return }
    let last = parts.lastIndex {
      $0.home == home && $0.layout != .dialog || $0.home == home && home != nil
    }
    if let last, parts[last].role == .demanded, let home {
      guard parts[last].layout == nil, isGrouped, isTop(home) else {
        parts[last].pieces += pieces
        return
      }
      // A tab, column or step is no section but a group of them: its first takes its place.
      if parts[last].pieces.isEmpty {
        let role = role(of: pieces)
        parts[last].role = role
        parts[last].pieces = pieces
        // Tabs and steps bear their names themselves; a column is named by its first section.
        let isNamed = scene.brief.requirements[home].details.label != nil
        if scene.brief.layout == .columns, isNamed {
          parts[last].title = parts[last].group
        } else {
          parts[last].title = first.heading ?? Phrase("")
        }
        return
      }
    }
    let role = role(of: pieces)
    if let target = target(for: role, first, home: home, last: last) {
      join(pieces, role, target)
      return
    }
    var part = Part(role, at: address)
    part.home = home
    part.group = last.map { parts[$0].group } ?? Phrase("")
    part.title = first.heading ?? Phrase("")
    if home == nil { part.group = Phrase("") }
    part.pieces = pieces
    if part.title.text.isEmpty, role == .collection, first.role != .collection {
      part.title = first.title
    }
    parts.append(part)
  }

  /// Opens a section for pieces whatever they could join.
  mutating func open(
    _ pieces: [Piece], titled title: Phrase, for requirement: Int, at address: StreamAddress
  ) {
    var part = Part(role(of: pieces), at: address)
    part.home = homes[requirement]
    part.group = parts.last { $0.home == part.home && part.home != nil }?.group ?? Phrase("")
    part.title = title
    part.pieces = pieces
    parts.append(part)
  }

  private func isTop(_ home: Int) -> Bool {
    guard case .section(let layout) = scene.brief.requirements[home].subject else { return false }
    return layout == nil
  }

  /// Several facts that stand in for a collection are a section like it.
  func role(of pieces: [Piece]) -> Part.Role {
    guard let first = pieces.first else { return .prose }
    let role = first.role
    let isStandIn = first.isApproximation && first.title.text != first.text("key")
    return isStandIn && role == .facts && pieces.count > 1 ? .collection : role
  }

  /// The section that pieces of a role join; nil where they open one.
  private func target(
    for role: Part.Role, _ first: Piece, home: Int?, last: Int?
  ) -> Int? {
    func firstPart(_ role: Part.Role) -> Int? {
      parts.firstIndex { $0.home == home && $0.role == role }
    }
    guard let last else { return nil }
    // A heading opens what follows it.
    if parts[last].role == .prose, parts[last].pieces.allSatisfy({ $0.kind == .heading }),
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
      // What follows a part with a name of its own is none of it.
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

  private mutating func join(_ pieces: [Piece], _ role: Part.Role, _ target: Int) {
    let isOpened = parts[target].pieces.allSatisfy { $0.kind == .heading }
    parts[target].pieces += pieces
    if isOpened || (role == .form && parts[target].role == .actions) { parts[target].role = role }
  }
}
