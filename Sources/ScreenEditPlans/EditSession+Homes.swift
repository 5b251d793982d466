internal import ScreenAnchors
internal import ScreenEdits
package import ScreenModel

/// The place of a removed component.
package struct VacatedPosition: Hashable {
  package var address: ElementAddress
  /// The index of its section.
  package var section: Int
  var family: ComponentKind.Family
  /// Whether its section was removed with it.
  var isWhole: Bool
}

/// Places for new things, and their names there.
extension EditSession {
  /// The vacancy that a component leaves.
  func vacancy(left target: EditTarget) -> VacatedPosition? {
    guard case .element(let address) = target, let section = screen.index(of: address.section),
      let element = element(at: address)
    else { return nil }
    return VacatedPosition(
      address: address, section: section, family: element.component.kind.family,
      isWhole: screen.sections[section].elements.count == 1)
  }

  /// Puts new components where another was just removed; nil if none was, or if they are of another
  /// sort and not stated to go there.
  package func filling(_ elements: [Element], isThere: Bool) -> EditPlan? {
    guard gone, let vacatedPosition, let first = elements.first,
      isThere || first.component.kind.family == vacatedPosition.family
    else { return nil }
    let done = "\(elements.map { name(of: $0) }.joined(separator: ", ")) added"
    guard vacatedPosition.isWhole else {
      let (section, index) = (vacatedPosition.address.section, vacatedPosition.address.index)
      return EditPlan(
        subject: "insert", edits: [.insert(elements, section: section, index: index)],
        targets: elements.indices.map {
          .element(ElementAddress(section: section, index: index + $0))
        }, done: done)
    }
    let title = OwnTexts(of: first.component).title
    let id = screen.sectionName(title.isEmpty ? first.component.kind.rawValue : title)
    let section = Section(id: id, elements: elements)
    return EditPlan(
      subject: "insert", edits: [.insertSection(section, index: vacatedPosition.section)],
      targets: elements.indices.map { .element(ElementAddress(section: id, index: $0)) },
      done: done)
  }

  /// Inserts components at a place, or where they belong.
  package func inserting(_ made: [Element], at place: Place?) throws(Refusal) -> EditPlan {
    let elements = screen.uniquelyNamed(made)
    if place == nil, let plan = filling(elements, isThere: false) { return plan }
    let (section, index) =
      if let place { try elementIndex(place, moving: elements.first) } else {
        screen.defaultPlace(of: elements)
      }
    let done = "\(elements.map { name(of: $0) }.joined(separator: ", ")) added"
    var changed = screen
    // Elements that a section has no room for go into a section after it.
    if changed.apply(.insert(elements, section: section, index: index)),
      (try? check(changed)) == nil,
      let home = screen.index(of: section), let first = elements.first
    {
      let id = screen.sectionName(OwnTexts(of: first.component).title)
      return EditPlan(
        subject: "insert",
        edits: [.insertSection(Section(id: id, elements: elements), index: home + 1)],
        targets: elements.indices.map { .element(ElementAddress(section: id, index: $0)) },
        done: done)
    }
    return EditPlan(
      subject: "insert", edits: [.insert(elements, section: section, index: index)],
      targets: elements.indices.map {
        .element(ElementAddress(section: section, index: index + $0))
      },
      done: done)
  }
}
