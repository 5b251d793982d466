internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

/// The properties of a screen that are needed before its first byte is written.
struct ScreenPlan {
  /// The width of the page.
  enum Width { case narrow, middle, wide }

  /// The style that the screen needs.
  var style = Stylesheet()
  /// The width of the page.
  var width = Width.middle
  /// The labels that several buttons and links share, hashed and sorted.
  var repeatedLabels: [UInt64] = []
  /// The sections in their places.
  var arrangement = ScreenArrangement()

  /// Analyses a screen.
  init(_ screen: Screen) {
    if screen.accent != .standard { style.accents.insert(screen.accent) }
    var isForm = true
    var isWide = screen.layout == .columns
    var opened: [String] = []
    var labels: [UInt64] = []
    var dialogCount = 0
    // By index, because a variable for the section would copy it with all of its texts.
    for index in screen.sections.indices {
      let layout = screen.sections[index].layout
      note(layout)
      if layout == .dialog { dialogCount += 1 }
      var hasFacts = false
      let elements = screen.sections[index].elements
      for place in elements.indices {
        if !elements[place].samples.isEmpty { style.families.formUnion([.drafts, .tags]) }
        let component = elements[place].component
        note(component, &labels, &opened)
        switch component.kind.family {
        case .input, .action, .text: break
        case .facts:
          hasFacts = true
          isForm = false
        case .collections, .media, .feedback, .routine: isForm = false
        }
      }
      isWide = isWide || layout == .grid || (layout == .row && hasFacts)
    }
    let isSingle = screen.sections.count - dialogCount < 2
    width =
      isForm && !screen.sections.isEmpty && (isSingle || screen.layout == .wizard)
      ? .narrow : isWide ? .wide : .middle
    repeatedLabels = Self.repeated(labels)
    arrangement = ScreenArrangement(
      screen, dialogs: dialogCount > 0 ? screen.dialogs(openedBy: opened) : [:])
    noteArrangement(of: screen)
  }

  /// Whether several buttons or links share a label.
  func isRepeated(_ label: String) -> Bool {
    guard !repeatedLabels.isEmpty else { return false }
    return repeatedLabels.containsSorted(label.readingHash)
  }

  private static func repeated(_ hashes: [UInt64]) -> [UInt64] {
    guard hashes.count > 1 else { return [] }
    let sorted = hashes.sorted()
    var repeated: [UInt64] = []
    for (hash, next) in zip(sorted, sorted.dropFirst())
    where hash == next && repeated.last != hash {
      repeated.append(hash)
    }
    return repeated
  }

  /// Notes the style that columns, tabs and steps need.
  private mutating func noteArrangement(of screen: Screen) {
    for case .panes(let panes) in arrangement.blocks {
      switch screen.layout {
      case .stack: break
      case .columns: style.families.insert(.arrangements)
      case .tabs: style.families.insert(.tabs)
      case .wizard:
        style.families.formUnion([.wizard, .actions])
        style.wizardSteps = max(style.wizardSteps, panes.count)
      }
    }
  }
}

extension ScreenPlan {
  /// Adds the style that a section's layout needs.
  private mutating func note(_ layout: Section.Layout) {
    switch layout {
    case .stack, .card: break
    case .row, .grid: style.families.insert(.arrangements)
    case .disclosure: style.families.insert(.overlays)
    case .dialog: style.families.formUnion([.overlays, .actions])
    }
  }

  /// Adds the style that a component needs, and the label and target of a button or link.
  private mutating func note(
    _ component: Component, _ labels: inout [UInt64], _ opened: inout [String]
  ) {
    style.families.formUnion(component.styles)
    if case .button(let button) = component {
      labels.append(button.label.readingHash)
      if !button.opens.isEmpty { opened.append(button.opens) }
    } else if case .link(let link) = component {
      labels.append(link.label.readingHash)
    }
  }
}
