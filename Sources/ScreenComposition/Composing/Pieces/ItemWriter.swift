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

  /// Returns an item with its nested items, at a place in the list.
  mutating func item(_ item: Details.Item, at place: Int) -> TreeValue {
    let path: [TreePath.Step] = [.property(Component.List.Property.items), .index(place)]
    var record = RecordTree<Component.ListItem>()
    record.set(.title, text: item.label.asLabel.text)
    note(item.label, path, Name.title)
    let allowedKind = builder.context.allowedComponents[.list]
    let hasFacts = allowedKind?.allowsItem(Name.facts) ?? false
    let hasPicture = allowedKind?.allowsItem(Name.image) ?? false
    var pictures = 0
    var facts: [TreeValue] = []
    var details: [String] = []
    if columns.isEmpty {
      details = item.values.map { builder.withUnit($0).text }
      if let value = item.values.first { note(value, path, Name.detail) }
    }
    for (column, title) in columns.enumerated() {
      if arePictures[column], hasPicture {
        pictures += 1
        continue
      }
      let value = value(of: item, at: place, in: column)
      if hasFacts {
        if column < item.values.count {
          note(
            item.values[column], path + [.property(Name.facts), .index(facts.count)],
            Component.Fact.Property.value)
        }
        facts.append(
          .record(Component.Fact.self, texts: [(.key, title.asLabel.text), (.value, value)]))
      } else {
        details.append(title.asLabel.text + " " + value)
      }
    }
    if let last = item.items.first, item.items.count == 1 { details.append(last.label.text) }
    if !details.isEmpty { record.set(.detail, text: details.joined(separator: " · ")) }
    for _ in 0..<pictures { record.set(.image, text: item.label.asLabel.text) }
    if let state = item.state {
      record.set(.badge, text: state.asLabel.text)
      note(state, path, Name.badge)
    }
    if !facts.isEmpty { record.set(.facts, TreeValue(.array(facts))) }
    if !actions.isEmpty {
      let labels = actions.map {
        TreeValue.record(Component.ItemAction.self, texts: [(.label, $0.asLabel.text)])
      }
      record.set(.actions, TreeValue(.array(labels)))
    }
    if item.items.count > 1 { record.set(.items, nested(item.items, at: path)) }
    return record.tree
  }

  private typealias Name = Component.ListItem.Property

  /// Returns the nested items of an item. They have only one level, so deeper items are put into
  /// their details.
  private mutating func nested(
    _ items: [Details.Item], at path: [TreePath.Step]
  ) -> TreeValue {
    let values = items.enumerated().map { index, item in
      note(item.label, path + [.property(Name.items), .index(index)], Name.title)
      let below = (item.values + item.items.map(\.label)).map(\.text).joined(separator: ", ")
      var record = RecordTree<Component.ListItem>()
      record.set(.title, text: item.label.asLabel.text)
      if !below.isEmpty { record.set(.detail, text: below) }
      return record.tree
    }
    return TreeValue(.array(values))
  }

  /// Returns the named value of an item, or a sample.
  private mutating func value(of item: Details.Item, at place: Int, in column: Int) -> String {
    if column < item.values.count { return builder.withUnit(item.values[column]).text }
    guard builder.context.samples == .shown else { return "—" }
    hasSamples = true
    return place < rows[column].count ? rows[column][place] : "—"
  }

  private mutating func note(
    _ phrase: Phrase, _ path: [TreePath.Step], _ property: some PropertyName
  ) {
    guard let origin = phrase.origin else { return }
    origins.append(PlacedOrigin(TreePath(path + [.property(property)]), origin))
  }
}
