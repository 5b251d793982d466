import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// Writes the items of a list: names, facts, pictures, actions and what is nested.
struct ItemWriter {
  let maker: PieceMaker
  /// Whether the items themselves are samples, so that their parts need no marks of their own.
  let isSample: Bool
  /// Where values come from, by their paths in the component.
  private(set) var origins: [PlacedOrigin] = []
  /// Whether any value is a sample.
  private(set) var hasSamples: Bool

  private let columns: [Phrase]
  private let actions: [Phrase]
  /// For each column, whether it shows a picture.
  private let arePictures: [Bool]
  private let rows: [[String]]

  init(maker: PieceMaker, isSample: Bool) {
    self.maker = maker
    self.isSample = isSample
    hasSamples = isSample && maker.scene.samples == .shown
    let named = maker.details.columns.compactMap { $0.action }
    actions = maker.scene.itemActions + named
    // What names a thing is its title, and no fact of it.
    let name = maker.scene.book.nameColumn(of: maker.details, called: maker.label.text)
    let columns = maker.details.columns.enumerated().filter { place, column in
      place != name && column.action == nil
    }.map(\.element)
    self.columns = columns
    arePictures = columns.map(maker.scene.isPicture)
    let count = isSample ? max(maker.requestedSamples ?? 4, 1) : maker.details.items.count
    let lead = isSample && !columns.isEmpty ? maker.lead(count: count) : nil
    rows = columns.map { maker.sampleColumn($0, count: min(count, 100), of: lead) }
  }

  /// An item and what is below it.
  mutating func item(_ item: Details.Item, at path: [TreePath.Step]) -> TreeValue {
    var members = [TreeMember("title", TreeValue(.text(item.label.asLabel.text)))]
    note(item.label, path, "title")
    let swatch = maker.scene.palette[.list]
    let hasFacts = swatch?.allowsItem("facts") ?? false
    var facts: [TreeValue] = []
    var details: [String] = []
    if columns.isEmpty {
      details = item.values.map { maker.withUnit($0).text }
      if let value = item.values.first { note(value, path, "detail") }
    }
    for (place, column) in columns.enumerated() {
      if arePictures[place], swatch?.allowsItem("image") ?? false {
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

  /// The items below one: of one level, so what is nested deeper is put in their details.
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

  /// A value of an item: the one that is named, or a sample.
  private mutating func value(
    of item: Details.Item, in column: Int, at path: [TreePath.Step]
  ) -> String {
    if column < item.values.count { return maker.withUnit(item.values[column]).text }
    guard maker.scene.samples == .shown else { return "—" }
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
  /// An object of texts.
  init(_ texts: [(String, String)]) {
    self.init(.object(texts.map { TreeMember($0, TreeValue(.text($1))) }))
  }
}
