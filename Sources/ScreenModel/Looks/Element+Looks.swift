extension Element {
  /// How the texts of a component are drawn where none of its properties says so.
  ///
  /// An element decides it once, when it is made or its component changes, so that renderers only
  /// draw: two renderers never disagree about the tone of a word.
  public struct Looks: Hashable, Sendable {
    /// The tones of the texts that name states: badges of a list's items, and the cells of a
    /// table's columns of states.
    public private(set) var tones: [String: Component.Tone] = [:]
    /// The looks of a table's columns, including the first, which names the rows; empty for any
    /// other component.
    public private(set) var columns: [Component.ColumnLook] = []
    /// Whether a figure that falls is good news.
    public private(set) var isBetterLower = false

    /// The looks of nothing.
    package init() {}

    /// Decides the looks of a component.
    init(of component: Component) {
      switch component {
      case .list(let list): noteBadges(of: list.items)
      case .table(let table):
        columns = Component.ColumnLook.looks(of: table.rows, columns: table.columns)
        for column in columns.indices where columns[column].contains(.states) {
          for row in table.rows where column < row.count { noteState(row[column]) }
        }
      case .stat(let stat): isBetterLower = stat.isBetterLower
      // Any other component says it all by its properties.
      default: break
      }
    }

    private mutating func noteBadges(of items: [Component.ListItem]) {
      for item in items {
        noteState(item.badge)
        noteBadges(of: item.items)
      }
    }

    private mutating func noteState(_ text: String) {
      if let tone = Component.Tone(stateWord: text) { tones[text] = tone }
    }
  }
}
