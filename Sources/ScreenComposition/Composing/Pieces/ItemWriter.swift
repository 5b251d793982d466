import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// Writes the items of a list with their facts, pictures, actions and nested items.
struct ItemWriter {
  let builder: ComponentBuilder
  /// Whether the items themselves are samples, so that their parts need no marks.
  let isSample: Bool
  /// The origins of values, by paths in the component.
  private(set) var origins: [PlacedOrigin] = []
  /// Whether any value is a sample.
  private(set) var hasSamples: Bool

  private let columns: [Phrase]
  private let actions: [Phrase]
  /// For each column, whether it shows a picture.
  private let arePictures: [Bool]
  private let rows: [[String]]

  init(builder: ComponentBuilder, isSample: Bool) {
    self.builder = builder
    self.isSample = isSample
    hasSamples = isSample && builder.context.samples == .shown
    let named = builder.details.columns.compactMap { $0.action }
    actions = builder.context.itemActions + named
    // The column that names a thing is its title, so it is not a fact.
    let name = builder.context.book.nameColumn(of: builder.details, called: builder.label.text)
    let columns = builder.details.columns.enumerated().filter { place, column in
      place != name && column.action == nil
    }.map(\.element)
    self.columns = columns
    arePictures = columns.map(builder.context.isPicture)
    let count = isSample ? max(builder.requestedSamples ?? 4, 1) : builder.details.items.count
    let lead = isSample && !columns.isEmpty ? builder.lead(count: count) : nil
    rows = columns.map { builder.sampleColumn($0, count: min(count, 100), of: lead) }
  }

  /// Returns an item with its nested items.
  mutating func item(_ item: Details.Item, at path: [TreePath.Step]) -> TreeValue {
    var members = [TreeMember("title", TreeValue(.text(item.label.asLabel.text)))]
    note(item.label, path, "title")
    let allowedKind = builder.context.allowedComponents[.list]
    let hasFacts = allowedKind?.allowsItem("facts") ?? false
    var facts: [TreeValue] = []
    var details: [String] = []
    if columns.isEmpty {
      details = item.values.map { builder.withUnit($0).text }
      if let value = item.values.first { note(value, path, "detail") }
    }
    for (place, column) in columns.enumerated() {
      if arePictures[place], allowedKind?.allowsItem("image") ?? false {
        members.append(TreeMember("image", TreeValue(.text(item.label.asLabel.text))))
        continue
      }
      let value = value(of: item, in: place, at: path)
      if hasFacts {
        if place < item.values.count {
          note(item.values[place], path + [.name("facts"), .index(facts.count)], "value")
        }
        facts.append(TreeValue([("key", column.asLabel.text), ("value", value)]))
      } else {
        details.append(column.asLabel.text + " " + value)
      }
    }
    if let last = item.items.first, item.items.count == 1 { details.append(last.label.text) }
    if !details.isEmpty {
      members.insert(
        TreeMember("detail", TreeValue(.text(details.joined(separator: " · ")))), at: 1)
    }
    if let state = item.state {
      members.append(TreeMember("badge", TreeValue(.text(state.asLabel.text))))
      note(state, path, "badge")
    }
    if !facts.isEmpty { members.append(TreeMember("facts", TreeValue(.array(facts)))) }
    if !actions.isEmpty {
      let labels = actions.map { TreeValue([("label", $0.asLabel.text)]) }
      members.append(TreeMember("actions", TreeValue(.array(labels))))
    }
    if item.items.count > 1 { members.append(nested(item.items, at: path)) }
    return TreeValue(.object(members))
  }

  /// Returns the nested items of an item. They have only one level, so deeper items are put into
  /// their details.
  private mutating func nested(
    _ items: [Details.Item], at path: [TreePath.Step]
  ) -> TreeMember {
    let values = items.enumerated().map { index, item in
      let title = item.label.asLabel.text
      note(item.label, path + [.name("items"), .index(index)], "title")
      let below = (item.values + item.items.map(\.label)).map(\.text).joined(separator: ", ")
      return TreeValue(below.isEmpty ? [("title", title)] : [("title", title), ("detail", below)])
    }
    return TreeMember("items", TreeValue(.array(values)))
  }

  /// Returns the named value of an item, or a sample.
  private mutating func value(
    of item: Details.Item, in column: Int, at path: [TreePath.Step]
  ) -> String {
    if column < item.values.count { return builder.withUnit(item.values[column]).text }
    guard builder.context.samples == .shown else { return "—" }
    hasSamples = true
    guard case .index(let index) = path.last, index < rows[column].count else { return "—" }
    return rows[column][index]
  }

  private mutating func note(_ phrase: Phrase, _ path: [TreePath.Step], _ name: String) {
    guard let origin = phrase.origin else { return }
    origins.append(PlacedOrigin(TreePath(path + [.name(name)]), origin))
  }
}

extension TreeValue {
  /// Creates an object whose members are texts, in order.
  init(_ texts: [(String, String)]) {
    self.init(.object(texts.map { TreeMember($0, TreeValue(.text($1))) }))
  }
}
