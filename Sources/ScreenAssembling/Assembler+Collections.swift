package import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Things of one kind: lists, tables, rankings, sequences, events and places.
extension Assembler {
  func list(_ parts: inout ElementParts) -> Requirement.Subject {
    takeThings(&parts)
    if let component = parts.component
      ?? book.component(of: parts.details.label?.text ?? "", as: .list)
    {
      guard component.kind != .unclear else {
        parts.details.label = label(parts.node)
        return .unknown
      }
      parts.details.variant = component.variant == "plain" ? nil : component.variant
      let isOpen = component.kind == .list && component.variant == nil
      return isOpen && parts.details.columns.count >= Self.fewestOfTable
        ? .need(.records) : .component(component.kind)
    }
    // "A list of boats: name, length, berth" does not say whether they are rows of a table.
    if parts.hasKind, parts.details.columns.count < Self.fewestOfTable {
      return .component(.list)
    }
    if parts.details.items.contains(where: \.isSelected) { return .component(.checklist) }
    if let need = book.need(of: parts.details.label?.text ?? "", as: .list) { return .need(need) }
    let items = parts.details.items
    if !items.isEmpty, items.allSatisfy({ $0.state != nil && $0.values.isEmpty }) {
      return .need(.status)
    }
    return isSchedule(parts.details) ? .need(.schedule) : .need(.records)
  }

  /// Whether each of the things has a date or time. A date among several columns, such as the due
  /// date of an invoice, makes them rows of a table.
  private func isSchedule(_ details: Details) -> Bool {
    guard !details.items.isEmpty, details.columns.count < Self.fewestOfTable else { return false }
    return details.items.allSatisfy { item in item.values.contains { book.isMoment($0.text) } }
  }

  /// The fewest columns from which something called a list may also be a table.
  private static var fewestOfTable: Int { 3 }

  func table(_ parts: inout ElementParts) -> Requirement.Subject {
    takeThings(&parts)
    if let dimension = parts.details.dimension, parts.details.nameColumn == nil {
      parts.details.nameColumn = Phrase(
        LabelText.capitalized(dimension.text), from: dimension.origin)
      parts.details.dimension = nil
    }
    takeRows(&parts)
    if let component = parts.component { return .component(component.kind) }
    return .component(.table)
  }

  /// Reads values that follow the names of their columns.
  private func takeRows(_ parts: inout ElementParts) {
    let columns = parts.children(.column)
    let rows = columns.map { $0.children.filter { $0.label == .value }.map(verbatim) }
    guard let most = rows.map(\.count).max(), most > 0 else { return }
    if parts.details.items.isEmpty {
      let first = rows.first ?? []
      parts.details.items = first.map { Details.Item($0) }
      for (place, item) in first.indices.enumerated() {
        parts.details.items[item].values = rows.dropFirst().compactMap {
          place < $0.count ? $0[place] : nil
        }
      }
      return
    }
    for index in parts.details.items.indices where parts.details.items[index].values.isEmpty {
      parts.details.items[index].values = rows.compactMap { index < $0.count ? $0[index] : nil }
    }
  }

  func ranking(_ parts: inout ElementParts) -> Requirement.Subject {
    takeThings(&parts)
    nameWhole(&parts)
    guard let component = parts.component else { return .need(.ranking) }
    parts.details.variant = component.variant
    return component.kind == .list ? .need(.ranking) : .component(component.kind)
  }

  /// Labels a ranking by all the words up to the name of its things: "Top ten cities".
  private func nameWhole(_ parts: inout ElementParts) {
    guard let name = parts.children(.label).first else { return }
    let before = parts.node.children.filter { $0.range.upperBound <= name.range.lowerBound }
    guard !before.isEmpty, before.allSatisfy({ $0.label == .count }) else { return }
    parts.details.label = label(
      SourceRange(parts.node.range.lowerBound, name.range.upperBound))
  }

  func steps(_ parts: inout ElementParts) -> Requirement.Subject {
    takeThings(&parts)
    tellStates(&parts)
    if let current = parts.details.value {
      takeCurrent(current.text, &parts)
      parts.details.value = nil
    }
    guard parts.hasKind else { return .need(.sequence) }
    if let component = parts.component, component.kind != .steps {
      parts.details.variant = component.variant
      return .component(component.kind)
    }
    return .component(.steps)
  }

  /// Shows the states of steps that say more than their progress: "printing in progress".
  private func tellStates(_ parts: inout ElementParts) {
    for index in parts.details.items.indices where parts.details.items[index].values.isEmpty {
      guard let state = parts.details.items[index].state,
        !book.senses(of: state.text, as: "step").contains(.isMember)
      else { continue }
      parts.details.items[index].values = [state]
    }
  }

  /// Marks the step that is current, and those before it as done.
  private func takeCurrent(_ words: String, _ parts: inout ElementParts) {
    let named = FoldedWords(words)
    let place =
      parts.details.items.firstIndex { FoldedWords($0.label.text) == named }
      ?? parts.details.items.firstIndex {
        FoldedWords($0.label.text).words.contains(where: named.words.contains)
      }
    guard let place else { return }
    for index in parts.details.items.indices where parts.details.items[index].state == nil {
      let range = parts.details.items[index].label.range
      if index < place { parts.details.items[index].state = Phrase("done", at: range) }
      if index == place { parts.details.items[index].state = Phrase("current", at: range) }
    }
  }

  func calendar(_ parts: inout ElementParts) -> Requirement.Subject {
    takeThings(&parts)
    return .component(.calendar)
  }

  func map(_ parts: inout ElementParts) -> Requirement.Subject {
    takeThings(&parts)
    return parts.hasKind ? .component(.map) : .need(.place)
  }

  // MARK: Items

  /// Reads the items of a collection, with columns that each of them names.
  func takeThings(_ parts: inout ElementParts) {
    parts.details.columns = parts.children(.column).map { column in
      label(column.children.first { $0.label == .label } ?? column)
    }
    let nodes = parts.children(.item)
    parts.details.items = []
    let places = nodes.map { add(item($0), to: &parts.details.items) }
    for node in nodes {
      for column in node.children where column.label == .column {
        let name = label(column)
        if !parts.details.columns.contains(where: { $0.text == name.text }) {
          parts.details.columns.append(name)
        }
      }
    }
    for state in parts.children(.state) { spread(state, over: zip(nodes, places), &parts) }
    tellStatesInCells(&parts)
    if !nodes.isEmpty { parts.details.count = nil }
  }

  /// Puts the states of things into a column that their values leave free.
  ///
  /// That is the last column, "Truck and Result: truck 4 passed", or one where other things have a
  /// value and this one has a word for a state, "Ana, 8:30, ready; Ben, 9:00, baking".
  private func tellStatesInCells(_ parts: inout ElementParts) {
    let columns = parts.details.columns.count
    let most = parts.details.items.map(\.values.count).max() ?? 0
    guard columns > 0 else { return }
    let hasRoom = most + 1 == columns || most + 2 == columns
    for index in parts.details.items.indices {
      let values = parts.details.items[index].values
      guard let state = parts.details.items[index].state, let range = state.range,
        values.count == most ? hasRoom : values.count + 1 == most
      else { continue }
      let place = values.firstIndex { $0.range.map { $0.lowerBound > range.lowerBound } ?? false }
      parts.details.items[index].values.insert(state, at: place ?? values.endIndex)
    }
  }

  /// Adds a thing, or merges what the text says later about a known one, "Only Filed is done so
  /// far"; returns its index.
  private func add(_ item: Details.Item, to items: inout [Details.Item]) -> Int {
    guard item.state != nil || !item.values.isEmpty,
      let place = items.firstIndex(where: {
        $0.label.text == item.label.text && $0.state == nil && $0.values.isEmpty
      })
    else {
      items.append(item)
      return items.count - 1
    }
    items[place].state = item.state
    items[place].tone = item.tone
    items[place].isSelected = item.isSelected
    items[place].values = item.values
    return place
  }

  /// One thing, with its values and nested items.
  func item(_ node: ReadingTree.Node) -> Details.Item {
    let name = node.children.first { $0.label == .label }
    let values = node.children.filter { $0.label == .value || $0.label == .change }
    let isBare = name == nil && values.isEmpty
    let first = name ?? (isBare ? node : values.first ?? node)
    // Empty cells may precede the first cell with words, beginning with the cell of the name.
    let isNameless =
      name == nil && !emptyCells(from: node.range.lowerBound, to: first.range.lowerBound).isEmpty
    var item = Details.Item(isNameless ? Self.emptyCell : label(first))
    var end = isNameless ? node.range.lowerBound : first.range.upperBound
    for child in node.children where isNameless || child.range != first.range {
      if child.label == .value || child.label == .change {
        item.values += emptyCells(from: end, to: child.range.lowerBound).dropFirst()
        item.values.append(verbatim(child))
      }
      end = max(end, child.range.upperBound)
    }
    item.values += emptyCells(from: end, to: node.range.upperBound)
    if let unit = node.children.first(where: { $0.label == .unit }), !item.values.isEmpty {
      item.values[item.values.count - 1].text += " " + verbatim(unit).text
    }
    if let count = node.children.first(where: { $0.label == .count }) {
      item.values.insert(verbatim(count), at: 0)
      item.times = Measures.count(verbatim(count).text)
    }
    if let state = node.children.first(where: { $0.label == .state }) {
      take(state, &item)
    }
    if let time = node.children.first(where: { $0.label == .time }) {
      item.seconds = Measures.seconds(verbatim(time).text)
      item.values.append(verbatim(time))
    }
    if let note = node.children.first(where: { $0.label == .note }) {
      item.values.append(verbatim(note))
    }
    item.items = node.children.filter { $0.label == .item }.map(self.item)
    return item
  }

  /// The text for an empty cell.
  package static let emptyCell = Phrase("–")

  /// An empty cell for each bar between two places.
  private func emptyCells(from start: Int, to end: Int) -> [Phrase] {
    guard start < end else { return [] }
    let bars = slice(SourceRange(start, end)).count { $0 == UInt8(ascii: "|") }
    return Array(repeating: Self.emptyCell, count: bars)
  }

  /// Sets the state of an item.
  private func take(_ state: ReadingTree.Node, _ item: inout Details.Item) {
    var words = verbatim(state)
    // "[x]" and "[ ]" are boxes.
    if words.text.hasPrefix("[") {
      guard book.isOn(words.text) == true else { return }
      words.text = "done"
    }
    item.state = words
    item.tone = book.tone(of: words.text)
    item.isSelected = book.isOn(words.text) ?? false
  }

  /// Sets the state of the items between the previous state and this one.
  private func spread(
    _ state: ReadingTree.Node, over things: some Sequence<(ReadingTree.Node, Int)>,
    _ parts: inout ElementParts
  ) {
    let earlier =
      parts.children(.state).last {
        $0.range.upperBound <= state.range.lowerBound
      }?.range.upperBound ?? 0
    for (node, place) in things
    where node.range.lowerBound >= earlier && node.range.upperBound <= state.range.lowerBound {
      take(state, &parts.details.items[place])
    }
  }
}
