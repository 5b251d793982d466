package import ScreenModel

/// The rows of a table and the items of lists, by number.
extension Component {
  /// How many rows or items it holds; nil for a component that holds none.
  package var memberCount: Int? {
    switch self {
    case .table(let table): table.rows.count
    case .list(let list): list.items.count
    case .checklist(let list): list.items.count
    case .standings(let standings): standings.rows.count
    default: nil
    }
  }

  /// The component with only some of its rows or items, in their order; nil for a component that
  /// holds none.
  package func keepingMembers(_ kept: [Int]) -> Component? {
    switch self {
    case .table(var table):
      table.rows = kept.map { table.rows[$0] }
      table.marks = table.marks.compactMap { mark in
        guard let row = kept.firstIndex(of: mark.row - 1) else { return nil }
        var mark = mark
        mark.row = row + 1
        return mark
      }
      table.title = ""
      return .table(table)
    case .list(var list):
      list.items = kept.map { list.items[$0] }
      list.title = ""
      return .list(list)
    case .checklist(var list):
      list.items = kept.map { list.items[$0] }
      list.title = ""
      return .checklist(list)
    default: return nil
    }
  }

  /// The values of its rows or items under the name of a column or a fact, or their badges; nil if
  /// they have no such value.
  package func memberValues(where isNamed: (String) -> Bool, orBadge: Bool) -> [String]? {
    switch self {
    case .table(let table):
      guard let column = table.columns.firstIndex(where: isNamed) else { return nil }
      return table.rows.map { column < $0.count ? $0[column] : "" }
    case .list(let list):
      let keys = list.items.flatMap { $0.facts.map(\.key) }
      if let key = keys.first(where: isNamed) {
        return list.items.map { item in item.facts.first { $0.key == key }?.value ?? "" }
      }
      guard orBadge, list.items.contains(where: { !$0.badge.isEmpty }) else { return nil }
      return list.items.map(\.badge)
    default: return nil
    }
  }

  /// All that its rows or items say, each as one text.
  package var memberTexts: [String] {
    switch self {
    case .table(let table): table.rows.map { $0.joined(separator: " ") }
    case .list(let list):
      list.items.map { item in
        ([item.title, item.detail, item.badge] + item.facts.map(\.value)).joined(separator: " ")
      }
    case .checklist(let list): list.items.map(\.label)
    default: []
    }
  }
}
