package import ScreenModel

/// Names for new things, which no other has.
extension Screen {
  /// New components with unique names, so that existing components keep theirs.
  package func uniquelyNamed(_ elements: [Element], except replaced: ElementAddress? = nil)
    -> [Element]
  {
    var names: Set<String> = []
    var actions: Set<String> = []
    for section in sections {
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
    let hasPrimary = sections.contains { section in
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
  package func sectionName(_ title: String, except ids: Set<String> = []) -> String {
    var taken = Set(sections.map(\.id)).union(ids)
    var next: [String: Int] = [:]
    return Slug.unique(
      Slug.derived(from: title) ?? "section", limit: Slug.maximumLength, taken: &taken, next: &next)
  }
}
