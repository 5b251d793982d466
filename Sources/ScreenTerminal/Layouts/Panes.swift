internal import ScreenModel
internal import ScreenRendering

/// A unit of a screen's layout: a column, a tab or a step, or sections outside of these.
struct Pane {
  /// Its name; empty for sections outside.
  var name: String
  var sections: ArraySlice<Section>
  /// Whether it is part of the layout; sections without a group are outside if others have one.
  var isSet: Bool
}

extension Screen {
  /// The dialogs that a button opens, which are outside of columns, tabs and steps.
  var windows: [Section] {
    dialogs.values.sorted().map { sections[$0] }
  }

  /// The panes in display order. If no section names a group, each is a pane of its own.
  var panes: [Pane] {
    let windows = Set(dialogs.values)
    let sections = self.sections.indices.filter { !windows.contains($0) }.map { self.sections[$0] }
    let isGrouped = sections.contains { !$0.group.isEmpty }
    var panes: [Pane] = []
    for index in sections.indices {
      let section = sections[index]
      if !isGrouped {
        panes.append(Pane(name: section.title, sections: sections[index...index], isSet: true))
      } else if section.group.isEmpty {
        panes.append(Pane(name: "", sections: sections[index...index], isSet: false))
      } else if let last = panes.last, last.isSet, last.name == section.group {
        panes[panes.count - 1].sections = sections[last.sections.startIndex...index]
      } else {
        panes.append(Pane(name: section.group, sections: sections[index...index], isSet: true))
      }
    }
    return panes
  }
}
