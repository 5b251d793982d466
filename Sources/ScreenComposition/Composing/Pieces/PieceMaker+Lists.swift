internal import Sampling
internal import ScreenModel

extension PieceMaker {
  /// How many samples a collection shows where the intent does not say how many there are.
  private var sampleCount: Int { min(max(details.count ?? 4, 1), 100) }

  func list() -> Piece {
    var piece = Piece(.list, title: label)
    piece.set("title", label)
    let style = expression.variant ?? details.variant ?? openStyle()
    if style != "plain" { piece.set("style", TreeValue(.text(style))) }
    let named = details.items.isEmpty ? sampleItems() : details.items
    var writer = ItemWriter(maker: self, isSample: details.items.isEmpty)
    let items = named.enumerated().map { writer.item($1, at: [.name("items"), .index($0)]) }
    piece.set("items", TreeValue(.array(items)))
    piece.origins += writer.origins
    if writer.hasSamples { piece.mark("items") }
    if details.items.isEmpty, !items.isEmpty, scene.samples == .shown {
      piece.origins.append(PlacedOrigin(TreePath([.name("items")]), .sample))
    }
    return piece
  }

  /// The style of a list that was asked for by name but for its style.
  private func openStyle() -> String {
    if scene.needsCards(details) || details.columns.count > 1 { return "cards" }
    if details.columns.contains(where: scene.isPicture) { return "cards" }
    let styles = ["plain", "bulleted", "cards"]
    let scores = [0, -700, -1600].map(Logit.init(thousandths:))
    let allowed = styles.map { scene.palette[.list]?.weight(of: $0) != nil }
    let masked = zip(scores, allowed).map { $1 ? $0 : .forbidden }
    return styles[scene.pick(among: masked, at: address.appending("style"))]
  }

  /// Items that stand in for those that the intent leaves open; none where samples are withheld.
  func sampleItems() -> [Details.Item] {
    guard scene.samples == .shown else {
      let count = details.count.map { min(max($0, 0), 100) } ?? 0
      return (0..<count).map { _ in Details.Item(Phrase("—")) }
    }
    var stream = stream(label)
    // What a list has no name for is what the screen is about.
    let things = Wording.withoutKinds(label.text)
    let names = details.label == nil ? [things, scene.brief.topic.text] : [things]
    guard let known = names.first(where: scene.book.knowsThings) else { return draftItems() }
    return scene.book.values(for: known, count: sampleCount, from: &stream)
      .map { Details.Item(Phrase($0)) }
  }

  /// Items that carry the noun of what nothing is known of: a draft that reads as one.
  private func draftItems() -> [Details.Item] {
    let things = Wording.withoutKinds(label.text)
    let noun = Wording.singular(Wording.head(of: things))
    let isList = expression.kind == .list && noun != things && !noun.isEmpty
    return (0..<sampleCount).map { place in
      let name =
        isList && place < Self.qualities.count
        ? Self.qualities[place] + " " + Wording.lowercasedStart(noun)
        : Wording.capitalized(noun) + " " + String(place + 1)
      return Details.Item(Phrase(name))
    }
  }

  private static let qualities = [
    "Classic", "Popular", "Modern", "Traditional", "Local", "Seasonal", "Small", "Large",
  ]

  func checklist() -> Piece {
    var piece = Piece(.checklist, title: label)
    piece.set("title", label)
    let items = details.items.isEmpty ? sampleItems() : details.items
    setItems(of: items, in: &piece) { item in
      let isDone = item.isSelected || item.state.map { Self.isDone($0.text) } ?? false
      let label = TreeMember("label", TreeValue(.text(item.label.asLabel.text)))
      return isDone ? [label, TreeMember("checked", true)] : [label]
    }
    return piece
  }

  func steps() -> Piece {
    var piece = Piece(.steps, title: label)
    piece.set("title", label)
    let items = details.items.isEmpty ? sampleSteps() : details.items
    let isPlain = items.allSatisfy { $0.state == nil }
    let first = items.first?.label
    setItems(of: items, in: &piece) { item in
      var members = [TreeMember("label", TreeValue(.text(item.label.asLabel.text)))]
      if let detail = item.values.first ?? item.items.first?.label {
        members.append(TreeMember("detail", TreeValue(.text(detail.text))))
      }
      // Where no state is named, the reader of the screen stands before the first step.
      let state =
        item.state.map { Self.stepState($0.text) }
        ?? (isPlain && item.label == first
          ? .current : .upcoming)
      if state != .upcoming {
        members.append(TreeMember("state", TreeValue(.text(state.rawValue))))
      }
      return members
    }
    return piece
  }

  /// The steps of what is not known step by step: their numbers, unless they are tasks.
  private func sampleSteps() -> [Details.Item] {
    guard scene.samples == .shown, scene.book.pool(for: label.text)?.name != "task" else {
      return sampleItems()
    }
    return (1...max(1, sampleCount)).map { Details.Item(Phrase("Step " + String($0))) }
  }

  /// Sets the items of a collection to records made of what is named, or of samples.
  func setItems(
    of items: [Details.Item], in piece: inout Piece, _ record: (Details.Item) -> [TreeMember]
  ) {
    piece.set("items", TreeValue(.array(items.map { TreeValue(.object(record($0))) })))
    if details.items.isEmpty, !items.isEmpty, scene.samples == .shown {
      piece.mark("items")
      piece.origins.append(PlacedOrigin(TreePath([.name("items")]), .sample))
    }
    for (index, item) in items.enumerated() {
      piece.note(item.label, [.name("items"), .index(index), .name("label")])
    }
  }

  static func isDone(_ state: String) -> Bool { stepState(state) == .done }

  private static func stepState(_ state: String) -> Component.StepState {
    switch state.lowercased() {
    case "done", "complete", "completed", "finished", "checked", "ticked", "paid", "passed": .done
    case "now", "current", "current step", "active", "in progress", "under way", "ongoing", "next": .current
    default: .upcoming
    }
  }
}
