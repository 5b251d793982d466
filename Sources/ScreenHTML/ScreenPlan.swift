internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

/// What has to be known of a screen before its first byte is written.
struct ScreenPlan {
  /// How wide the page is.
  enum Width { case narrow, middle, wide }

  /// What is below the title of the screen, one below the other.
  enum Block {
    /// A section in its place, by its index.
    case section(Int)
    /// Columns, tabs or steps; each holds the indices of neighbouring sections.
    case panes([Range<Int>])
  }

  /// The style that the screen needs.
  var style = Stylesheet()
  /// How wide the page is.
  var width = Width.middle
  /// The dialog sections that some button opens: the first of each id.
  var dialogs: [String: Int] = [:]
  /// The labels that several buttons and links share, hashed and sorted.
  var repeatedLabels: [UInt64] = []
  /// The sections in their places, dialogs left out.
  var blocks: [Block] = []

  /// Reads a screen.
  init(_ screen: Screen) {
    var isForm = true
    var isWide = screen.layout == .columns
    var opened: [String] = []
    var labels: [UInt64] = []
    var dialogCount = 0
    // By index: a section in a variable of its own would be a copy, with all of its texts.
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
    if dialogCount > 0 { dialogs = screen.dialogs(openedBy: opened) }
    arrange(screen)
  }

  /// Whether a dialog section is shown in a window; one that nothing opens is shown in its place.
  func isWindow(_ index: Int, of screen: Screen) -> Bool {
    screen.sections[index].layout == .dialog && dialogs[screen.sections[index].id] == index
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

  /// Sets the sections in blocks.
  ///
  /// Neighbours of one group share a pane, a section without one is outside; where no section
  /// has a group, each is a pane of its own.
  private mutating func arrange(_ screen: Screen) {
    let sections = screen.sections
    let isGrouping = screen.layout != .stack
    let hasGroups = isGrouping && sections.contains { !$0.group.isEmpty }
    // The panes of the block that is being made.
    var panes: [Range<Int>] = []
    for index in sections.indices where !isWindow(index, of: screen) {
      if !isGrouping || (hasGroups && sections[index].group.isEmpty) {
        addBlock(of: &panes, in: screen.layout)
        blocks.append(.section(index))
      } else if hasGroups, let last = panes.last, last.upperBound == index,
        sections[last.lowerBound].group == sections[index].group
      {
        panes[panes.count - 1] = last.lowerBound..<index + 1
      } else {
        panes.append(index..<index + 1)
      }
    }
    addBlock(of: &panes, in: screen.layout)
  }

  /// Takes panes as a block, if there are any, and notes the style that they need.
  private mutating func addBlock(of panes: inout [Range<Int>], in layout: Screen.Layout) {
    guard !panes.isEmpty else { return }
    switch layout {
    case .stack: break
    case .columns: style.families.insert(.arrangements)
    case .tabs: style.families.insert(.tabs)
    case .wizard:
      style.families.formUnion([.wizard, .actions])
      style.wizardSteps = max(style.wizardSteps, panes.count)
    }
    blocks.append(.panes(panes))
    panes = []
  }
}

extension ScreenPlan {
  /// Notes the style that a section's layout needs.
  private mutating func note(_ layout: Section.Layout) {
    switch layout {
    case .stack, .card: break
    case .row, .grid: style.families.insert(.arrangements)
    case .disclosure: style.families.insert(.overlays)
    case .dialog: style.families.formUnion([.overlays, .actions])
    }
  }

  /// Notes the style that a component needs, and what it opens and is called if it does something.
  private mutating func note(
    _ component: Component, _ labels: inout [UInt64], _ opened: inout [String]
  ) {
    style.families.formUnion(Self.families(of: component))
    if case .button(let button) = component {
      labels.append(button.label.readingHash)
      if !button.opens.isEmpty { opened.append(button.opens) }
    } else if case .link(let link) = component {
      labels.append(link.label.readingHash)
    }
  }

  private static func families(of component: Component) -> StyleFamilies {
    switch component {
    case .heading, .paragraph: []
    case .quote, .code, .divider: .words
    case .keyValue, .stat: .facts
    case .badge: .tags
    case .progress, .rating: .meters
    case .list(let list): families(of: list)
    case .checklist: [.inputs, .choices]
    case .steps: .steps
    case .table: [.tables, .tags]
    case .standings: .tables
    case .chart: [.series, .charts, .tables]
    case .calendar: [.tables, .lists, .places]
    case .map: [.series, .lists, .places]
    case .image: [.series, .media]
    case .player: [.series, .media]
    case .field(let field):
      switch field.kind {
      case .date, .time, .datetime: [.inputs, .dates]
      case .text, .email, .password, .number, .phone, .url, .search, .multiline, .file: .inputs
      }
    case .picker(let picker): picker.style == .menu ? .inputs : [.inputs, .choices]
    case .toggle, .slider: [.inputs, .choices]
    case .button, .link: .actions
    case .alert, .unclear: .feedback
    case .timer: [.routine, .actions]
    case .repetition: .routine
    }
  }

  private static func families(of list: Component.List) -> StyleFamilies {
    var families: StyleFamilies = list.style == .plain ? .lists : [.lists, .listStyles]
    func note(_ item: Component.ListItem) {
      if !item.badge.isEmpty { families.insert(.tags) }
      if !item.image.isEmpty { families.formUnion([.series, .media]) }
      if !item.actions.isEmpty { families.insert(.actions) }
    }
    for item in list.items {
      note(item)
      item.items.forEach(note)
    }
    return families
  }
}
