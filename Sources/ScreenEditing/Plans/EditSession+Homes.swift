internal import ScreenAnchors
internal import ScreenModel

/// The place of a removed component.
struct VacatedPosition: Hashable {
  var address: ElementAddress
  /// The index of its section.
  var section: Int
  var family: ComponentKind.Family
  /// Whether its section was removed with it.
  var isWhole: Bool
}

/// Places for new things, and their names there.
extension EditSession {
  /// The default place for new elements: inputs after the last input, actions after the last
  /// action, everything else at the end.
  func defaultPlace(of elements: [Element]) -> (String, Int) {
    let family = elements.first?.component.kind.family
    let isKept = family == .input || family == .action
    for section in screen.sections.reversed() where section.layout != .dialog {
      if let index = section.elements.lastIndex(where: { $0.component.kind.family == family }),
        isKept
      {
        return (section.id, index + 1)
      }
    }
    // A figure goes next to the other figures.
    if let kind = elements.first?.component.kind, kind.family == .facts {
      for section in screen.sections.reversed() {
        guard let index = section.elements.lastIndex(where: { $0.component.kind == kind }) else {
          continue
        }
        return (section.id, index + 1)
      }
    }
    let home =
      screen.sections.last { $0.layout != .dialog } ?? screen.sections[screen.sections.count - 1]
    // The actions of a form stay below it.
    let isInput = family == .input
    let actions = home.elements.firstIndex { $0.component.kind == .button }
    return (home.id, isInput ? actions ?? home.elements.count : home.elements.count)
  }

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
  func filling(_ elements: [Element], isThere: Bool) -> EditPlan? {
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
    let id = sectionName(title.isEmpty ? first.component.kind.rawValue : title)
    let section = Section(id: id, elements: elements)
    return EditPlan(
      subject: "insert", edits: [.insertSection(section, index: vacatedPosition.section)],
      targets: elements.indices.map { .element(ElementAddress(section: id, index: $0)) },
      done: done)
  }

  /// New components with unique names, so that existing components keep theirs.
  func uniquelyNamed(_ elements: [Element], except replaced: ElementAddress? = nil) -> [Element] {
    var names: Set<String> = []
    var actions: Set<String> = []
    for section in screen.sections {
      for (index, element) in section.elements.enumerated()
      where replaced != ElementAddress(section: section.id, index: index) {
        switch element.component {
        case .field(let field): names.insert(field.name)
        case .picker(let picker): names.insert(picker.name)
        case .toggle(let toggle): names.insert(toggle.name)
        case .slider(let slider): names.insert(slider.name)
        case .button(let button): actions.insert(button.action)
        default: continue
        }
      }
    }
    var next: [String: Int] = [:]
    let hasPrimary = screen.sections.contains { section in
      section.elements.enumerated().contains { index, element in
        guard case .button(let button) = element.component else { return false }
        return button.style == .primary
          && replaced != ElementAddress(section: section.id, index: index)
      }
    }
    return elements.map { element in
      var element = element
      // The existing primary button stays primary.
      if hasPrimary, case .button(var button) = element.component, button.style == .primary {
        button.style = .secondary
        element.component = .button(button)
      }
      for property in element.component.kind.properties
      where property.meaning == .identity || property.meaning == .action {
        guard let name = OwnTexts(of: element.component)[property.meaning] else { continue }
        let unique =
          property.meaning == .action
          ? Slug.unique(name, limit: Slug.maximumLength, taken: &actions, next: &next)
          : Slug.unique(name, limit: Slug.maximumLength, taken: &names, next: &next)
        if unique != name { _ = element.set(property.name, to: TreeValue(.text(unique))) }
      }
      return element
    }
  }

  /// A unique id for a section.
  func sectionName(_ title: String, except ids: Set<String> = []) -> String {
    var taken = Set(screen.sections.map(\.id)).union(ids)
    var next: [String: Int] = [:]
    return Slug.unique(
      Slug.derived(from: title) ?? "section", limit: Slug.maximumLength, taken: &taken, next: &next)
  }
}
