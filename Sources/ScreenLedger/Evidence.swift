internal import ScreenBrief
internal import ScreenModel

/// What an admitted screen has to show for a requirement.
struct Evidence {
  /// An element of the screen.
  struct Exhibit {
    /// Which element of the screen it is, counted through all sections from 0.
    var number: Int
    var section: Int
    var component: Int
    var kind: ComponentKind
    var words: PlainWords
    /// The words that it is named by: no placeholder is among them.
    var names: PlainWords
    var count: Int
    /// The words of what can be done with its items.
    var actions: PlainWords
    /// What was chosen of its look: `destructive`, `numbered`.
    var looks: [String]
    /// The words of its section's title and group, of the screen's title, and of the heading
    /// above it.
    var context: PlainWords

    var path: TreePath {
      TreePath([.name("sections"), .index(section), .name("components"), .index(component)])
    }
  }

  let screen: Screen
  let exhibits: [Exhibit]
  /// For each section, where its elements begin in `exhibits`.
  private var starts: [Int] = []

  init(_ screen: Screen) {
    self.screen = screen
    var exhibits: [Exhibit] = []
    for (place, section) in screen.sections.enumerated() {
      starts.append(exhibits.count)
      var context = PlainWords(section.title)
      context.append(section.group)
      context.append(screen.title)
      var headed = context
      for (index, element) in section.elements.enumerated() {
        let text = VisibleText(element.component)
        if case .heading(let heading) = element.component {
          headed = context
          headed.append(heading.text)
        }
        exhibits.append(
          Exhibit(
            number: exhibits.count, section: place, component: index, kind: element.component.kind,
            words: text.words,
            names: text.names, count: text.count, actions: text.actions, looks: text.looks,
            context: headed))
      }
    }
    self.exhibits = exhibits
  }

  /// The element at a path of the screen; nil where there is none.
  func exhibit(at path: TreePath) -> Exhibit? {
    guard path.steps.count >= 4, case .index(let section) = path.steps[1],
      case .index(let component) = path.steps[3], screen.sections.indices.contains(section),
      screen.sections[section].elements.indices.contains(component)
    else { return nil }
    return exhibits[starts[section] + component]
  }
}
