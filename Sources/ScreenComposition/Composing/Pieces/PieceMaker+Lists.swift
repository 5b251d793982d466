internal import Sampling
internal import ScreenModel

extension PieceMaker {
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
    let items = details.items.isEmpty ? sampleSteps() : withSampleStates(details.items, in: &piece)
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
