package import ScreenModel

/// More of what a component holds.
extension Component {
  /// The component with so many rows or items, the new ones named as the others are, if those are
  /// numbered or are days of the week, or else numbered by a name of their own, and with all else
  /// missing; nil if nothing says what the new ones are called.
  package func growing(to count: Int, called name: String? = nil) -> Component? {
    switch self {
    case .table(var table):
      guard
        let names = Self.names(after: table.rows.map { $0.first ?? "" }, count: count, called: name)
      else {
        return nil
      }
      let width = table.columns.count
      table.rows += names.map { [$0] + Array(repeating: "—", count: max(0, width - 1)) }
      return .table(table)
    case .list(var list):
      guard let last = list.items.last,
        let names = Self.names(after: list.items.map(\.title), count: count, called: name)
      else { return nil }
      list.items += names.map { name in
        var item = Component.ListItem(title: name)
        item.facts = last.facts.map { .init(key: $0.key, value: "—") }
        return item
      }
      return .list(list)
    case .checklist(var list):
      guard let names = Self.names(after: list.items.map(\.label), count: count, called: name)
      else { return nil }
      list.items += names.map { .init(label: $0) }
      return .checklist(list)
    default: return nil
    }
  }

  /// The names that go on a series: numbers at their ends, or the days of the week.
  private static func names(
    after old: [String], count: Int, called name: String?
  ) -> [String]? {
    guard let last = old.last, old.count < count else { return nil }
    let digits = last.reversed().prefix { $0.isASCII && $0.isNumber }.count
    if digits > 0, digits < 4, let number = Int(last.suffix(digits)) {
      let stem = last.dropLast(digits)
      if old.allSatisfy({ $0.hasPrefix(stem) }) {
        return (1...(count - old.count)).map { stem + String(number + $0) }
      }
    }
    for days in weeks {
      guard let place = days.firstIndex(of: last), old.allSatisfy(days.contains), count <= 7 else {
        continue
      }
      return (1...(count - old.count)).map { days[(place + $0) % 7] }
    }
    return name.map { name in ((old.count + 1)...count).map { "\(name) \($0)" } }
  }

  /// The days of a week as texts show them.
  private static let weeks = [
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  ]
}
