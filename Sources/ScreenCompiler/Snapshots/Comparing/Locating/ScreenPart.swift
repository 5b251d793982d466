internal import ScreenModel

/// A part of a screen that a change may be in: the screen's own properties, a section's or an
/// element's.
enum ScreenPart: Hashable {
  case screen
  case section(Int)
  case element(section: Int, index: Int)

  /// The parts of a screen, in display order.
  static func all(of screen: Screen) -> [ScreenPart] {
    [.screen]
      + screen.sections.indices.flatMap { section in
        [.section(section)]
          + screen.sections[section].elements.indices.map { .element(section: section, index: $0) }
      }
  }

  /// The section that it is or belongs to.
  var section: Int? {
    switch self {
    case .screen: nil
    case .section(let section), .element(let section, _): section
    }
  }

  /// Its name: `section account › field username`; empty for the screen.
  func name(in screen: Screen, _ tree: TreeValue) -> String {
    switch self {
    case .screen: return ""
    case .section(let section): return "section \(screen.sections[section].id)"
    case .element(let section, let index):
      let element = tree[Screen.Property.sections]?.elements?[section][Section.Property.components]?
        .elements?[index]
      return "section \(screen.sections[section].id) › "
        + (element.map(ElementDifference.componentName) ?? "?")
    }
  }

  /// Lists its properties, or alters them.
  func visit(_ screen: inout Screen, _ probe: inout PropertyProbe) {
    switch self {
    case .screen:
      probe.text(Screen.Property.title.rawValue, as: .title, &screen.title, default: nil)
      probe.choice(Screen.Property.layout.rawValue, as: .variant, &screen.layout, default: .stack)
      probe.choice(Screen.Property.accent.rawValue, as: .tone, &screen.accent, default: .standard)
      probe.choice(
        Screen.Property.appearance.rawValue, as: .tone, &screen.appearance, default: .automatic)
    case .section(let section):
      probe.text(
        Section.Property.id.rawValue, as: .identity, &screen.sections[section].id, default: nil)
      probe.text(
        Section.Property.title.rawValue, as: .title, &screen.sections[section].title, default: "")
      probe.choice(
        Section.Property.layout.rawValue, as: .variant, &screen.sections[section].layout,
        default: .stack)
      probe.text(
        Section.Property.group.rawValue, as: .title, &screen.sections[section].group, default: "")
    case .element(let section, let index):
      screen.sections[section].elements[index].component.visitProperties(&probe)
    }
  }
}
