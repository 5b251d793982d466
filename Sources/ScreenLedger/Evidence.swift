internal import ScreenBrief
internal import ScreenModel
internal import ScreenText

/// The evidence that an admitted screen offers for requirements.
struct Evidence {
  /// An element of the screen.
  struct ScreenElement {
    /// The index of the element, counted from 0 across all sections.
    var number: Int
    var section: Int
    var component: Int
    var kind: ComponentKind
    var words: PlainWords
    /// The words that name it, without placeholders.
    var names: PlainWords
    /// The words of its own title, if it is a collection, and of the heads of its columns.
    var title: PlainWords
    var columns: PlainWords
    /// The words of each of its rows, items or points.
    var rows: [PlainWords]
    var count: Int
    /// The words of its items' actions.
    var actions: PlainWords
    /// The chosen looks: `destructive`, `numbered`.
    var looks: [String]
    /// Its length in seconds, and how often it is done; nil if it has none.
    var seconds: Int?
    var repetitions: Int?
    /// The words of its section's title and group, of the screen's title, and of the heading
    /// above it.
    var context: PlainWords

    var path: TreePath { .component(section, component) }
  }

  let screen: Screen
  let screenElements: [ScreenElement]
  /// The index in `screenElements` of the first element of each section.
  private var starts: [Int] = []

  init(_ screen: Screen) {
    self.screen = screen
    var screenElements: [ScreenElement] = []
    for (place, section) in screen.sections.enumerated() {
      starts.append(screenElements.count)
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
        screenElements.append(
          ScreenElement(
            number: screenElements.count, section: place, component: index,
            kind: element.component.kind,
            words: text.words,
            names: text.names, title: text.title, columns: text.columns,
            rows: text.rows, count: text.count, actions: text.actions, looks: text.looks,
            seconds: Self.seconds(of: element.component),
            repetitions: Self.repetitions(of: element.component), context: headed))
      }
    }
    self.screenElements = screenElements
  }

  /// The length that a component shows, in whatever units.
  private static func seconds(of component: Component) -> Int? {
    if case .timer(let timer) = component { return timer.seconds }
    if case .player(let player) = component { return player.seconds }
    if case .keyValue(let fact) = component { return Measures.seconds(fact.value) }
    return nil
  }

  private static func repetitions(of component: Component) -> Int? {
    if case .timer(let timer) = component { return timer.rounds }
    if case .repetition(let item) = component { return item.sets }
    return nil
  }

  /// The element at a path of the screen; nil if there is none.
  func screenElement(at path: TreePath) -> ScreenElement? {
    guard path.steps.count >= 4, case .index(let section) = path.steps[1],
      case .index(let component) = path.steps[3], screen.sections.indices.contains(section),
      screen.sections[section].elements.indices.contains(component)
    else { return nil }
    return screenElements[starts[section] + component]
  }
}
