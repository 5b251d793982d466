package import ScreenModel

/// The contents of a component as records with a name and facts, which any such kind can show.
package struct Records {
  package struct Record {
    package var name: String
    package var facts: [(key: String, value: String)] = []
    package var isDone = false
  }

  /// The heading of the names, if it is known: that of a table's first column.
  package var head = "Name"
  package var records: [Record]

  /// Reads the records of a component; nil if it has none.
  package init?(of component: Component) {
    switch component {
    case .list(let list):
      records = list.items.map { item in
        let detail = item.detail.isEmpty ? [] : [(key: "", value: item.detail)]
        let badge = item.badge.isEmpty ? [] : [(key: "Badge", value: item.badge)]
        return Record(
          name: item.title, facts: detail + badge + item.facts.map { ($0.key, $0.value) })
      }
    case .checklist(let list):
      records = list.items.map { Record(name: $0.label, isDone: $0.checked) }
    case .steps(let steps):
      records = steps.items.map { item in
        Record(
          name: item.label, facts: item.detail.isEmpty ? [] : [("", item.detail)],
          isDone: item.state == .done)
      }
    case .picker(let picker): records = picker.options.map { Record(name: $0) }
    case .table(let table):
      head = table.columns.first ?? head
      records = table.rows.map { row in
        Record(
          name: row.first ?? "",
          facts: zip(table.columns, row).dropFirst().map { ($0.0, $0.1) })
      }
    case .standings(let standings):
      records = standings.rows.map { Record(name: $0.team, facts: [("Points", "\($0.points)")]) }
    default: return nil
    }
  }

  /// A component of a kind, filled with the records; nil if its kind cannot hold records.
  package func filling(_ component: Component) -> Component? {
    switch component {
    case .list(var list):
      list.items = records.map { record in
        let isPlain = record.facts.count == 1 && record.facts[0].key.isEmpty
        return .init(
          title: record.name, detail: isPlain ? record.facts[0].value : "",
          facts: isPlain ? [] : record.facts.map { .init(key: $0.key, value: $0.value) })
      }
      return .list(list)
    case .checklist(var list):
      // Facts that a task has no place for are added to its label.
      list.items = records.map { record in
        let said = [record.name] + record.facts.map(\.value)
        return .init(label: said.joined(separator: ", "), checked: record.isDone)
      }
      return .checklist(list)
    case .steps(var steps):
      steps.items = records.map { record in
        .init(
          label: record.name, detail: record.facts.first?.value ?? "",
          state: record.isDone ? .done : .upcoming)
      }
      return .steps(steps)
    case .picker(var picker):
      picker.options = records.map(\.name)
      return .picker(picker)
    case .table(var table):
      var keys: [String] = []
      for fact in records.flatMap(\.facts) where !keys.contains(fact.key) { keys.append(fact.key) }
      table.columns = [head] + keys.map { $0.isEmpty ? "Detail" : $0 }
      table.rows = records.map { record in
        [record.name] + keys.map { key in record.facts.first { $0.key == key }?.value ?? "—" }
      }
      return .table(table)
    default: return nil
    }
  }
}
