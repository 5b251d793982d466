package import ScreenModel

extension ComponentKind {
  /// Whether it is low enough to share a tile with its neighbour in a terminal.
  package var isLow: Bool {
    switch run {
    case .measures, .badges, .facts: true
    case .alone, .figures, .fields, .toggles, .buttons, .links, .exercises, .texts: false
    }
  }
}

extension Component {
  /// Whether it leads to other content, or narrows it, as sidebars do.
  package var isOfSidebars: Bool {
    if case .field(let field) = self { return field.kind == .search }
    return kind.has(.isOfSidebars)
  }
}
