import ScreenBrief
internal import ScreenCatalog
internal import Sampling
internal import ScreenModel
import ScreenReading

extension PieceMaker {
  func list() -> Piece {
    var piece = Piece(.list, title: label)
    piece.set("title", label)
    var style = expression.variant ?? details.variant ?? openStyle()
    // A number before each would claim the order all the same.
    if style == "numbered", details.isOrderOpen, scene.samples != .shown { style = "plain" }
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
    markOpenOrder(of: "items", in: &piece)
    return piece
  }

  /// Marks named things in an order that nothing vouches for, and those that nobody named: they only
  /// show the layout.
  func markOpenOrder(of name: String, in piece: inout Piece) {
    guard details.isOrderOpen || details.isSample, !details.items.isEmpty, scene.samples == .shown
    else { return }
    piece.mark(name)
    piece.origins.append(PlacedOrigin(TreePath([.name(name)]), .sample))
  }

  /// The style of a list that was requested by name but for its style, of all that can carry what
  /// is asked of its things.
  private func openStyle() -> String {
    let isRich = scene.needsCards(details) || details.columns.count > 1
    let looks = isRich ? Self.richLooks : Self.plainLooks
    let scores = looks.map { look -> Logit in
      let isAllowed = scene.palette[.list]?.weight(of: look.name) != nil
      guard isAllowed, scene.canCarry(details, inListStyle: look.name) else { return .forbidden }
      return Logit(thousandths: look.score)
    }
    return looks[scene.pick(among: scores, at: address.appending("style"))].name
  }

  /// The styles of lists whose things have pictures, actions or several facts, in thousandths of a
  /// logit.
  private static let richLooks = [
    (name: "cards", score: 0), (name: "gallery", score: -700), (name: "carousel", score: -900),
    (name: "timeline", score: -900), (name: "plain", score: -1200),
    (name: "bulleted", score: -2600),
  ]
  /// The styles of lists of names.
  private static let plainLooks = [
    (name: "plain", score: 0), (name: "bulleted", score: -700), (name: "cards", score: -1600),
    (name: "carousel", score: -2000), (name: "timeline", score: -1600),
  ]

  func checklist() -> Piece {
    var piece = Piece(.checklist, title: label)
    piece.set("title", label)
    let items = details.items.isEmpty ? sampleItems() : details.items
    setItems(of: items, in: &piece) { item in
      let isDone = item.isSelected || item.state.map { Self.isDone($0.text) } ?? false
      // How much there is of a thing is with its name: "Rice, 1 kg".
      let words = ([item.label.asLabel.text] + item.values.map(\.text)).joined(separator: ", ")
      let label = TreeMember("label", TreeValue(.text(words)))
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
      // Where no state is named, the reader of the screen is before the first step.
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
    markOpenOrder(of: "items", in: &piece)
    for (index, item) in items.enumerated() {
      piece.note(item.label, [.name("items"), .index(index), .name("label")])
    }
  }

  static func isDone(_ state: String) -> Bool { stepState(state) == .done }

  private static func stepState(_ state: String) -> Component.StepState {
    switch state.lowercased() {
    case "done", "complete", "completed", "finished", "checked", "ticked", "paid", "passed": .done
    case "now", "current", "current step", "active", "in progress", "under way", "ongoing", "next":
      .current
    default: .upcoming
    }
  }
}
