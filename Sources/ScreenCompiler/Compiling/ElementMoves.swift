internal import ScreenModel

/// Where the components of a screen went when it was changed.
struct ElementMoves {
  private let old: Screen
  private let new: Screen

  init(from old: Screen, to new: Screen) {
    (self.old, self.new) = (old, new)
  }

  /// The path to the same value on the changed screen; nil if its component is not there any more.
  ///
  /// A component stays in its section. It is the same one if nothing in it changed, or if it is the
  /// only one of its kind there.
  func path(_ path: TreePath) -> TreePath? {
    guard let place = path.element else { return path }
    guard old.sections.indices.contains(place.section),
      old.sections[place.section].elements.indices.contains(place.index)
    else { return nil }
    let section = old.sections[place.section]
    let element = section.elements[place.index]
    guard let to = new.sections.firstIndex(where: { $0.id == section.id }) else { return nil }
    let elements = new.sections[to].elements
    let kind = element.component.kind
    let index =
      elements.firstIndex(of: element)
      ?? (elements.count { $0.component.kind == kind } == 1
        ? elements.firstIndex { $0.component.kind == kind } : nil)
    guard let index else { return nil }
    return TreePath(
      [.name("sections"), .index(to), .name("components"), .index(index)]
        + path.steps.dropFirst(4))
  }
}

extension TreePath {
  /// The section and the component that the path leads into; nil for a path to something else.
  var element: (section: Int, index: Int)? {
    guard steps.count >= 4, steps[0] == .name("sections"), case .index(let section) = steps[1],
      steps[2] == .name("components"), case .index(let index) = steps[3]
    else { return nil }
    return (section, index)
  }
}
