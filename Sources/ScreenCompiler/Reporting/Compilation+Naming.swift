internal import ScreenModel
internal import ScreenText

extension Compilation {
  /// The name of the element at a path in the screen's JSON: `field "Username"`, or `list in
  /// "Orders"` if it has no title.
  func name(at path: TreePath) -> String {
    guard path.steps.count >= 2, case .index(let index) = path.steps[1],
      screen.sections.indices.contains(index)
    else { return "screen" + quoted(screen.title) }
    let section = screen.sections[index]
    guard path.steps.count >= 4, case .index(let position) = path.steps[3],
      section.elements.indices.contains(position)
    else { return "section" + quoted(section.title) }
    let component = section.elements[position].component
    let title = OwnTexts(of: component).title
    let kind = component.kind.rawValue
    guard title.isEmpty, !section.title.isEmpty else { return kind + quoted(title) }
    return kind + " in" + quoted(section.title)
  }

  private func quoted(_ title: String) -> String {
    title.isEmpty ? "" : " \"\(title.onOneLine(80))\""
  }

  /// The element that a path leads to or into.
  func element(at path: TreePath) -> Element? {
    guard path.steps.count >= 4, case .index(let section) = path.steps[1],
      case .index(let position) = path.steps[3], screen.sections.indices.contains(section),
      screen.sections[section].elements.indices.contains(position)
    else { return nil }
    return screen.sections[section].elements[position]
  }
}
