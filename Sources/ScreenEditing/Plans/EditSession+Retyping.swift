internal import ScreenAnchors
internal import ScreenModel
internal import ScreenText

extension EditSession {
  /// A component of another kind with the old contents; nil if no kind is named.
  func retyping(
    _ target: EditTarget, _ tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard case .element(let address) = target, let old = element(at: address) else { return nil }
    let rest = finder.bare(tokens)
    // `cards` is a look that lists have.
    let look = Records(of: old.component) == nil ? nil : words.value(rest, of: "list")
    let name = words.meaning("kind", of: rest) ?? look.map { _ in "list" }
    if name == nil, let plan = try looking(target, rest) { return plan }
    guard let name, let kind = ComponentKind(rawValue: name), kind != old.component.kind else {
      return nil
    }
    var new = converted(old, to: kind)
    if let look, kind == .list { _ = new.set(look.property, to: TreeValue(.text(look.value))) }
    // A picker may have the look that the words name: `turn the toggle into radio buttons`.
    if let style = words.value(rest, of: name) {
      _ = new.set(style.property, to: TreeValue(.text(style.value)))
    }
    new = uniquelyNamed([new], except: address)[0]
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: [new])], targets: [target],
      done: "\(names(of: [target])) is a \(name) now")
  }

  /// `a red button`: another kind and its look; nil if the words name no such.
  private func looking(
    _ target: EditTarget, _ tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    for count in [2, 1] where count < tokens.count {
      guard let kind = words.meaning("kind", of: tokens.suffix(count)),
        ComponentKind(rawValue: kind) != nil, says(tokens.dropLast(count)),
        let plan = try retyping(target, tokens.suffix(count))
      else { continue }
      var next = self
      for edit in plan.edits where !next.screen.apply(edit) { return nil }
      guard let look = try next.make([target], tokens.dropLast(count)) else { return nil }
      return Self.joined([plan, look])
    }
    return nil
  }

  func converted(_ old: Element, to kind: ComponentKind) -> Element {
    let texts = OwnTexts(of: old.component)
    var new = Element(Component(kind))
    if let property = OwnTexts(of: new.component).naming {
      let title = OwnTexts(of: old.component).naming.flatMap { texts[$0] } ?? ""
      _ = new.set(property, to: TreeValue(.text(title)))
    }
    if kind == .button, let title = texts.naming.flatMap({ texts[$0] }),
      let action = Slug.derived(from: title)
    {
      _ = new.set("action", to: TreeValue(.text(action)))
    }
    for property in ["name", "value", "message", "detail"] {
      guard let text = texts[property] else { continue }
      _ = new.set(property, to: TreeValue(.text(text)))
    }
    if let records = Records(of: old.component), let filled = records.filling(new.component) {
      new = Element(filled)
    }
    // Samples stay samples, under their new property names.
    if !old.samples.isEmpty {
      let names = ["rows", "items", "options", "series"]
      new.samples = kind.properties.map(\.name).filter {
        names.contains($0) && !old.samples.filter(names.contains).isEmpty
      }
    }
    return new
  }
}

/// The contents of a component as records with a name and facts, which any such kind can show.
struct Records {
  struct Record {
    var name: String
    var facts: [(key: String, value: String)] = []
    var isDone = false
  }

  /// The heading of the names, if it is known: that of a table's first column.
  var head = "Name"
  var records: [Record]

  /// Reads the records of a component; nil if it has none.
  init?(of component: Component) {
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
  func filling(_ component: Component) -> Component? {
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
