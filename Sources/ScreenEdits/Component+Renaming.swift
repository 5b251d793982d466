package import ScreenModel

/// Other names for what a component holds.
extension Component {
  /// The component with these names for what it holds; nil for a component that holds nothing with a
  /// name.
  package func renamingMembers(to names: [String]) -> Component? {
    /// As many things as names; a further one is like the last, with what it shows missing.
    func members<Member>(
      _ old: [Member], rename: (inout Member, String) -> Void, empty: (inout Member) -> Void
    ) -> [Member] {
      names.enumerated().compactMap { index, name in
        guard var member = index < old.count ? old[index] : old.last else { return nil }
        if index >= old.count { empty(&member) }
        rename(&member, name)
        return member
      }
    }
    switch self {
    case .list(var list):
      guard !list.items.isEmpty else { return nil }
      // What is said in a chat stands beside who says it.
      if list.style == .messages {
        list.items = members(list.items) {
          $0.detail = $1
        } empty: {
          $0.badge = ""
        }
        return .list(list)
      }
      list.items = members(list.items) {
        $0.title = $1
      } empty: { item in
        item.detail = ""
        item.badge = ""
        item.facts = item.facts.map { .init(key: $0.key, value: "—") }
      }
      return .list(list)
    case .checklist(var list):
      list.items = names.map { .init(label: $0) }
      return .checklist(list)
    case .steps(var steps):
      guard !steps.items.isEmpty else { return nil }
      steps.items = members(steps.items) {
        $0.label = $1
      } empty: {
        $0.state = .upcoming
      }
      return .steps(steps)
    case .table(var table):
      guard !table.rows.isEmpty else { return nil }
      table.rows = members(table.rows) { row, name in
        if !row.isEmpty { row[0] = name }
      } empty: { row in
        row = row.map { _ in "—" }
      }
      table.marks.removeAll { $0.row > names.count }
      return .table(table)
    case .picker(var picker):
      picker.options = names
      picker.selected = picker.selected.filter(names.contains)
      return .picker(picker)
    case .chart(var chart):
      guard chart.series.count == 1, !chart.series[0].points.isEmpty else { return nil }
      chart.series[0].points = members(chart.series[0].points) {
        $0.label = $1
      } empty: {
        $0.value = nil
      }
      return .chart(chart)
    case .calendar(var calendar):
      guard !calendar.events.isEmpty else { return nil }
      calendar.events = calendar.events.enumerated().map { index, event in
        var event = event
        event.label = names[index % names.count]
        return event
      }
      return .calendar(calendar)
    case .map(var map):
      guard !map.places.isEmpty else { return nil }
      map.places = zip(map.places, names).map { place, name in
        var place = place
        place.name = name
        return place
      }
      return .map(map)
    default: return nil
    }
  }
}
