package import ScreenModel

extension Screen {
  /// The dialog sections opened by a button, by id; the first counts for each id.
  package var dialogs: [String: Int] {
    guard sections.contains(where: { $0.layout == .dialog }) else { return [:] }
    var opened: [String] = []
    for section in sections {
      for element in section.elements {
        guard case .button(let button) = element.component, !button.opens.isEmpty else { continue }
        opened.append(button.opens)
      }
    }
    return dialogs(openedBy: opened)
  }

  /// The dialog sections with one of some ids; the first counts for each id.
  package func dialogs(openedBy ids: [String]) -> [String: Int] {
    let opened = Set(ids)
    var dialogs: [String: Int] = [:]
    for (index, section) in sections.enumerated()
    where section.layout == .dialog && opened.contains(section.id) && dialogs[section.id] == nil {
      dialogs[section.id] = index
    }
    return dialogs
  }
}
