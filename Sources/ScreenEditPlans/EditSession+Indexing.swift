internal import ScreenAnchors
internal import ScreenEdits
package import ScreenModel

/// The index that a place stands for, among components, sections and parts.
extension EditSession {
  /// The index among the components of a section, for a new or a moved one.
  package func elementIndex(
    _ place: Place, moving element: Element?, from address: ElementAddress? = nil
  ) throws(Refusal) -> (String, Int) {
    switch place {
    case .after(let targets), .before(let targets):
      let isAfter = if case .after = place { true } else { false }
      // Before several means before the first, after several means after the last.
      let sorted = ordered(targets)
      guard let target = isAfter ? sorted.last : sorted.first else {
        throw Refusal(reason: "no place is named")
      }
      switch target {
      case .element(let other), .part(let other, _):
        return (other.section, other.index + (isAfter ? 1 : 0))
      case .section(let id):
        let index = screen.index(of: id) ?? 0
        return (id, isAfter ? screen.sections[index].elements.count : 0)
      case .screen: throw Refusal(reason: "a component cannot stand beside the screen")
      }
    case .within(let targets):
      switch targets[0] {
      case .section(let id):
        let index = screen.index(of: id) ?? 0
        return (id, lastPlace(in: screen.sections[index], for: element))
      case .element(let other), .part(let other, _): return (other.section, other.index + 1)
      case .screen: throw Refusal(reason: "it is already on the screen")
      }
    case .at(let index):
      let home = address.flatMap { screen.index(of: $0.section) } ?? 0
      let count = screen.sections[home].elements.count
      let isLater = (address?.index ?? count) < index
      return (screen.sections[home].id, min(count, index + (isLater ? 1 : 0)))
    case .start, .end: return edgeIndex(place, moving: element, from: address)
    case .up, .down:
      guard let address, let home = screen.index(of: address.section) else {
        throw Refusal(reason: "it is nowhere yet")
      }
      let isUp = if case .up = place { true } else { false }
      let count = screen.sections[home].elements.count
      if isUp, address.index > 0 { return (address.section, address.index - 1) }
      if !isUp, address.index + 1 < count { return (address.section, address.index + 2) }
      let other = home + (isUp ? -1 : 1)
      guard screen.sections.indices.contains(other) else {
        throw Refusal(reason: "it is already at the \(isUp ? "top" : "bottom")")
      }
      return (screen.sections[other].id, isUp ? screen.sections[other].elements.count : 0)
    }
  }

  /// The start or end of the section for inputs and actions, and of the screen for everything else
  /// and for an element already at the start of its section.
  private func edgeIndex(
    _ place: Place, moving element: Element?, from address: ElementAddress?
  ) -> (String, Int) {
    let isStart = if case .start = place { true } else { false }
    let family = element?.component.kind.family
    let home = address.flatMap { screen.index(of: $0.section) }
    if let home, let address, family == .input || family == .action {
      let count = lastPlace(in: screen.sections[home], for: element)
      if isStart, address.index > 0 { return (address.section, 0) }
      if !isStart, address.index < count - 1 { return (address.section, count) }
    }
    let sections = screen.sections.indices.filter { screen.sections[$0].layout != .dialog }
    let index = (isStart ? sections.first : sections.last) ?? 0
    return (
      screen.sections[index].id,
      isStart ? 0 : lastPlace(in: screen.sections[index], for: element)
    )
  }

  /// The end of a section; for an input, before the actions.
  private func lastPlace(in section: Section, for element: Element?) -> Int {
    guard element?.component.kind.family == .input else { return section.elements.count }
    let trailing = section.elements.reversed().prefix { $0.component.kind == .button }.count
    return section.elements.count - trailing
  }

  /// The index among the sections of the screen.
  package func sectionIndex(_ place: Place, moving id: String) throws(Refusal) -> Int {
    switch place {
    case .start: return 0
    case .end: return screen.sections.count
    case .at(let index):
      let isLater = (screen.index(of: id) ?? screen.sections.count) < index
      return min(screen.sections.count, index + (isLater ? 1 : 0))
    case .up: return max(0, (screen.index(of: id) ?? 0) - 1)
    case .down: return min(screen.sections.count, (screen.index(of: id) ?? 0) + 2)
    case .within: throw Refusal(reason: "a section cannot stand inside another")
    case .after(let targets), .before(let targets):
      let isAfter = if case .after = place { true } else { false }
      let sorted = ordered(targets)
      guard let target = isAfter ? sorted.last : sorted.first else {
        throw Refusal(reason: "no place is named")
      }
      let other: String
      switch target {
      case .section(let id): other = id
      case .element(let address), .part(let address, _): other = address.section
      case .screen: throw Refusal(reason: "a section cannot stand beside the screen")
      }
      return (screen.index(of: other) ?? 0) + (isAfter ? 1 : 0)
    }
  }

  /// The index of a part among its kind.
  func partIndex(
    _ place: Place, of part: ComponentPart, at address: ElementAddress
  ) throws(Refusal) -> Int {
    guard let index = part.index else { throw Refusal(reason: "a value cannot be moved") }
    let count = part.count(in: tree(at: address))
    switch place {
    case .start: return 0
    case .end: return count
    case .at(let place): return min(count, place + (index < place ? 1 : 0))
    case .up: return max(0, index - 1)
    case .down: return min(count, index + 2)
    case .after(let targets), .before(let targets), .within(let targets):
      let isAfter = if case .after = place { true } else { false }
      // `to the top of the poll`: the place is within its component.
      if targets.count == 1, case .element(let home) = targets[0], home.section == address.section {
        return isAfter ? count : 0
      }
      guard targets.count == 1, case .part(let home, let other) = targets[0], home == address,
        other.kind == part.kind, let next = other.index
      else { throw Refusal(reason: "\(part.kind) \"\(part.label)\" cannot leave its component") }
      return isAfter ? next + 1 : next
    }
  }
}
