package import ScreenAnchors
package import ScreenModel

/// Places for new things, and what the buttons of a section are to each other.
extension Screen {
  /// The default place for new elements: inputs after the last input, actions after the last
  /// action, everything else at the end.
  package func defaultPlace(of elements: [Element]) -> (String, Int) {
    let family = elements.first?.component.kind.family
    let isKept = family == .input || family == .action
    for section in sections.reversed() where section.layout != .dialog {
      if let index = section.elements.lastIndex(where: { $0.component.kind.family == family }),
        isKept
      {
        return (section.id, index + 1)
      }
    }
    // A figure goes next to the other figures.
    if let kind = elements.first?.component.kind, kind.family == .facts {
      for section in sections.reversed() {
        guard let index = section.elements.lastIndex(where: { $0.component.kind == kind }) else {
          continue
        }
        return (section.id, index + 1)
      }
    }
    let home =
      sections.last { $0.layout != .dialog } ?? sections[sections.count - 1]
    // The actions of a form stay below it.
    let isInput = family == .input
    let actions = home.elements.firstIndex { $0.component.kind == .button }
    return (home.id, isInput ? actions ?? home.elements.count : home.elements.count)
  }

  /// Edits that make the old primary button secondary, because a section has only one.
  package func demotions(beside address: ElementAddress) -> [Edit] {
    guard let home = index(of: address.section) else { return [] }
    return sections[home].elements.enumerated().compactMap { index, element in
      guard index != address.index, case .button(let button) = element.component,
        button.style == .primary
      else { return nil }
      return .setting(
        ElementAddress(section: address.section, index: index), Component.Button.Property.style,
        to: TreeValue(.text(Component.ButtonStyle.secondary.rawValue)))
    }
  }

  /// The only primary button of several buttons: "the button" of a form is the one that submits it.
  package func primary(_ targets: [EditTarget]) -> EditTarget? {
    var primary: [EditTarget] = []
    for target in targets {
      guard case .element(let address) = target, let home = index(of: address.section),
        case .button(let button) = sections[home].elements[address.index].component
      else { return nil }
      if button.style == .primary { primary.append(target) }
    }
    return primary.count == 1 ? primary[0] : nil
  }
}
