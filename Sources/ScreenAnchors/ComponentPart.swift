package import ScreenModel

/// A part of a component: an item of a list, a row of a table, an option of a picker, a cell.
package struct ComponentPart: Hashable {
  /// Its kind: `item`, `task`, `step`, `option`, `column`, `row`, `event`, `place`, `series` or
  /// `point`.
  ///
  /// It may also be `fact`, which all items of a list have, `button`, which they offer, or `value`, which is a cell, the value
  /// of a fact, or a property of one of the others.
  package var kind: String
  /// Its pointer in the component's JSON.
  package var pointer: JSONPointer
  /// Its possible names, its main name first.
  package var labels: [String]

  package init(kind: String, pointer: JSONPointer, labels: [String]) {
    (self.kind, self.pointer, self.labels) = (kind, pointer, labels)
  }

  /// Its main name.
  package var label: String { labels.first ?? "" }

  /// Its index among its kind; nil for a value.
  package var index: Int? { pointer.tokens.last.flatMap { Int($0) } }

  /// The parts of a component, given its JSON.
  package static func parts(of component: TreeValue) -> [ComponentPart] {
    guard let type = component.kindName else { return [] }
    var parts: [ComponentPart] = []
    for (property, kind) in kinds[type] ?? [] {
      for (index, value) in (component[property]?.elements ?? []).enumerated() {
        let pointer = JSONPointer(tokens: [property, String(index)])
        parts.append(ComponentPart(kind: kind, pointer: pointer, labels: labels(of: value)))
        for (number, point) in value.elements(of: Component.ChartSeries.Property.points)
          .enumerated()
        {
          parts.append(
            ComponentPart(
              kind: "point",
              pointer: pointer.appending(Component.ChartSeries.Property.points, number),
              labels: labels(of: point)))
        }
      }
    }
    parts += actions(of: component, type)
    return type == "list" ? parts + facts(of: component) : parts
  }

  /// The buttons that each row of a table or the items of a list offer, one for each label.
  private static func actions(of component: TreeValue, _ type: String) -> [ComponentPart] {
    guard type == "table" || type == "list" else { return [] }
    let labels = places(ofActionIn: component).compactMap {
      component[$0]?[Component.ItemAction.Property.label]?.text
    }
    return labels.reduce(into: []) { actions, label in
      guard !actions.contains(where: { $0.label == label }),
        let first = places(ofAction: label, in: component).first
      else { return }
      actions.append(ComponentPart(kind: "button", pointer: first, labels: [label]))
    }
  }

  /// The pointers to all actions of a list's items, or of a table's rows.
  private static func places(ofActionIn component: TreeValue) -> [JSONPointer] {
    func places(_ home: JSONPointer) -> [JSONPointer] {
      (component[home.appending(Component.ListItem.Property.actions)]?.elements ?? []).indices.map {
        home.appending(Component.ListItem.Property.actions).appending(String($0))
      }
    }
    let items = component.elements(of: Component.List.Property.items).indices
    return places(JSONPointer(tokens: []))
      + items.flatMap { places(JSONPointer(Component.List.Property.items, $0)) }
  }

  /// The pointers to the actions with a label, in each item that offers it.
  package static func places(ofAction label: String, in component: TreeValue) -> [JSONPointer] {
    places(ofActionIn: component).filter {
      component[$0]?[Component.ItemAction.Property.label]?.text == label
    }
  }

  /// The facts of a list's items, one for each key at its first occurrence.
  private static func facts(of list: TreeValue) -> [ComponentPart] {
    var facts: [ComponentPart] = []
    for (item, value) in list.elements(of: Component.List.Property.items).enumerated() {
      for (index, fact) in value.elements(of: Component.ListItem.Property.facts).enumerated() {
        guard let key = fact[Component.Fact.Property.key]?.text,
          !facts.contains(where: { $0.label == key })
        else {
          continue
        }
        let pointer = JSONPointer(Component.List.Property.items, item).appending(
          Component.ListItem.Property.facts, index)
        facts.append(ComponentPart(kind: "fact", pointer: pointer, labels: [key]))
      }
    }
    return facts
  }

  /// The pointers to the facts with a key, in each item of a list that has one.
  package static func places(ofFact key: String, in list: TreeValue) -> [JSONPointer] {
    list.elements(of: Component.List.Property.items).enumerated().compactMap { item, value in
      let facts = value.elements(of: Component.ListItem.Property.facts)
      return facts.firstIndex { $0[Component.Fact.Property.key]?.text == key }.map { index in
        JSONPointer(Component.List.Property.items, item).appending(
          Component.ListItem.Property.facts, index)
      }
    }
  }

  /// The values of a part other than its name: the cells of a row, the facts and figures of an
  /// item.
  package func values(in component: TreeValue) -> [ComponentPart] {
    guard kind != "button", let own = component[pointer] else { return [] }
    if let cells = own.elements {
      let columns = component[Component.Table.Property.columns]?.elements?.compactMap(\.text) ?? []
      return cells.indices.map { index in
        value(
          at: pointer.appending(String(index)),
          columns.indices.contains(index) ? columns[index] : "")
      }
    }
    guard case .object(let members) = own.content else { return [] }
    var values: [ComponentPart] = []
    let naming = Self.naming(of: own)
    for member in members where member.name != naming {
      switch member.value.content {
      case .text, .number: values.append(value(at: pointer.appending(member.name), member.name))
      case .null, .flag, .array, .object: continue
      }
    }
    for (index, fact) in own.elements(of: Component.ListItem.Property.facts).enumerated() {
      let place = pointer.appending(Component.ListItem.Property.facts, index).appending(
        Component.Fact.Property.value)
      values.append(value(at: place, fact[Component.Fact.Property.key]?.text ?? ""))
    }
    return values
  }

  /// The texts in a column of a table, or of a fact of a list; empty for another part.
  package func texts(under component: TreeValue) -> [String] {
    guard kind == "column" else {
      return kind == "fact"
        ? Self.places(ofFact: label, in: component)
          .compactMap { component[$0.appending(Component.Fact.Property.value)]?.text } : []
    }
    return component.elements(of: Component.Table.Property.rows).compactMap { row in
      index.flatMap { index in
        row.elements.flatMap { $0.indices.contains(index) ? $0[index].text : nil }
      }
    }
  }

  private func value(at pointer: JSONPointer, _ label: String) -> ComponentPart {
    ComponentPart(kind: "value", pointer: pointer, labels: [label])
  }

  /// The pointer to its name.
  package func namePointer(in component: TreeValue) -> JSONPointer {
    guard let own = component[pointer] else { return pointer }
    if own.elements != nil { return pointer.appending("0") }
    return Self.naming(of: own).map { pointer.appending($0) } ?? pointer
  }

  private static func labels(of value: TreeValue) -> [String] {
    if let text = value.text { return [text] }
    if let cells = value.elements {
      // A row may be named by any of its cells that is not a figure.
      let texts = cells.compactMap(\.text)
      return texts.prefix(1) + texts.dropFirst().filter { Figure($0) == nil }
    }
    return naming(of: value).flatMap { value[$0]?.text }.map { [$0] } ?? []
  }

  /// The property that names a record.
  static func naming(of record: TreeValue) -> String? {
    [
      Component.ListItem.Property.title.rawValue, Component.ChecklistItem.Property.label.rawValue,
      Component.Place.Property.name.rawValue, Component.StandingsRow.Property.team.rawValue,
    ].first { record[$0] != nil }
  }

  /// The kinds of the parts of each component that has some, by the property that holds them.
  package static let kinds: [String: [(property: String, kind: String)]] = {
    var kinds: [String: [(property: String, kind: String)]] = [:]
    for component in ComponentKind.allCases {
      for property in component.properties {
        guard let kind = kind(of: property, in: component) else { continue }
        kinds[component.rawValue, default: []].append((property.name, kind))
      }
    }
    return kinds
  }()

  /// What a part that a property holds is called; nil if it holds none.
  private static func kind(
    of property: PropertyDeclaration, in component: ComponentKind
  ) -> String? {
    switch property.meaning {
    case .things: component.declaration.thing
    case .options: "option"
    case .columns: "column"
    case .series: "series"
    default: nil
    }
  }
}

extension Element {
  /// Reads a component from the tree of its JSON; nil if it is not a component.
  package init?(_ tree: TreeValue) {
    let section = TreeValue(
      .object([
        TreeMember(Section.Property.id, text: "part"),
        TreeMember(Section.Property.components, TreeValue(.array([tree]))),
      ]))
    let screen = TreeValue(
      .object([
        TreeMember(Screen.Property.title, text: ""),
        TreeMember(Screen.Property.sections, TreeValue(.array([section]))),
      ]))
    guard let element = ScreenDecoding(screen).screen?.sections.first?.elements.first else {
      return nil
    }
    self = element
  }
}
