package import ScreenModel

/// The sections of a screen as every renderer sets them: by themselves, or in the columns, tabs or
/// steps of its layout.
package struct ScreenArrangement: Sendable {
  /// A column, a tab or a step.
  package struct Pane: Sendable {
    /// The group of its sections, or else the title of its only section; may be empty.
    package var name: String
    /// The indices of its sections.
    package var sections: [Int]
  }

  /// A part of a screen; parts follow one another.
  package enum Block: Sendable {
    /// A section by itself, by its index.
    case section(Int)
    /// Panes side by side, or one at a time.
    case panes([Pane])
  }

  /// The parts of the screen, in order; dialogs that a button opens are in none.
  package private(set) var blocks: [Block] = []
  /// The indices of the dialogs that a button opens, by their ids.
  package let dialogs: [String: Int]

  /// Creates the arrangement of a screen without sections.
  package init() { dialogs = [:] }

  /// Arranges a screen.
  ///
  /// In a stack, each section stands by itself. Otherwise neighbours of one group share a pane, and
  /// sections without a group stand by themselves; if no section has a group, each is a pane.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - known: The dialogs that a button opens; nil to look for them.
  package init(_ screen: Screen, dialogs known: [String: Int]? = nil) {
    dialogs = known ?? screen.dialogs
    let windows = Set(dialogs.values)
    let isStack = screen.layout == .stack
    let isWindow = { (index: Int) in !isStack && screen.sections[index].layout == .dialog }
    let shown = screen.sections.indices.filter { !windows.contains($0) && !isWindow($0) }
    let hasGroups = !isStack && shown.contains { !screen.sections[$0].group.isEmpty }
    for index in shown {
      let group = screen.sections[index].group
      if isStack || hasGroups && group.isEmpty {
        blocks.append(.section(index))
        continue
      }
      var panes: [Pane] = []
      if case .panes(let before) = blocks.last {
        panes = before
        blocks.removeLast()
      }
      if hasGroups, panes.last?.name == group {
        panes[panes.count - 1].sections.append(index)
      } else {
        let name = hasGroups ? group : screen.sections[index].title
        panes.append(Pane(name: name, sections: [index]))
      }
      blocks.append(.panes(panes))
    }
    // A dialog that nothing opens is not a step, tab or column either.
    for index in screen.sections.indices where isWindow(index) && !windows.contains(index) {
      blocks.append(.section(index))
    }
  }

  /// The indices of the dialogs that a button opens, in the order of the screen.
  package var windows: [Int] { dialogs.values.sorted() }

  /// All panes, in order.
  package var panes: [Pane] {
    blocks.flatMap { block -> [Pane] in
      if case .panes(let panes) = block { panes } else { [] }
    }
  }
}
