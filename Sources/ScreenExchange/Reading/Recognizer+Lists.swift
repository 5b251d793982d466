internal import ScreenDiagnostics
internal import ScreenModel

extension Recognizer {
  /// The items of a list; nil if one of them contains something that an item cannot hold.
  func list(
    _ children: [Block], _ style: Component.ListStyle, title: String, at range: SourceRange?
  ) -> Block? {
    guard !children.isEmpty else { return Block(.list, ["title": title], at: range) }
    if let checklist = checklist(children, title: title, at: range) { return checklist }
    if let steps = steps(children, title: title, at: range) { return steps }
    var items: [Properties] = []
    for child in children {
      var item = ItemReader()
      guard item.read(child), let properties = item.finish() else { return nil }
      items.append(properties)
    }
    var properties: Properties = ["title": title]
    let isCards =
      style == .plain
      && children.allSatisfy { block in
        if case .card? = block.container?.shape { true } else { false }
      }
    let style = isCards ? .cards : Self.marked(&items) ?? style
    if style != .plain { properties.set("style", style.rawValue) }
    properties.set("items", items)
    return Block(.list, properties, at: range)
  }

  private func checklist(_ children: [Block], title: String, at range: SourceRange?) -> Block? {
    var items: [Properties] = []
    for child in children {
      guard case .component(.toggle, let toggle) = child.content else { return nil }
      var item: Properties = ["label": toggle["label"]?.text ?? ""]
      item.set("checked", toggle["isOn"])
      items.append(item)
    }
    var properties: Properties = ["title": title]
    properties.set("items", items)
    return Block(.checklist, properties, at: range)
  }

  private func steps(_ children: [Block], title: String, at range: SourceRange?) -> Block? {
    var items: [Properties] = []
    for child in children {
      guard let row = child.container, case .row = row.shape, row.children.count == 2,
        case .icon(let icon) = row.children[0].content,
        let state = Component.StepState.allCases.first(where: { $0.icon == icon })
      else { return nil }
      let texts = row.children[1].container?.children ?? [row.children[1]]
      guard (1...2).contains(texts.count), let label = texts[0].text(.body) else { return nil }
      var item: Properties = ["label": label]
      if texts.count == 2 {
        guard let detail = texts[1].text(.caption) else { return nil }
        item.set("detail", detail)
      }
      if state != .upcoming { item.set("state", state.rawValue) }
      items.append(item)
    }
    var properties: Properties = ["title": title]
    properties.set("items", items)
    return Block(.steps, properties, at: range)
  }

  /// The list style shown by marks before all titles, which are then removed.
  private static func marked(_ items: inout [Properties]) -> Component.ListStyle? {
    for (style, mark) in [(Component.ListStyle.numbered, nil), (.bulleted, "• ")] {
      var bare: [String] = []
      for (index, item) in items.enumerated() {
        let mark = mark ?? "\(index + 1). "
        guard let title = item["title"]?.text, title.hasPrefix(mark) else { break }
        bare.append(String(title.dropFirst(mark.count)))
      }
      guard bare.count == items.count else { continue }
      for index in items.indices { items[index].set("title", TreeValue(.text(bare[index]))) }
      return style
    }
    return nil
  }
}

extension Component.StepState {
  /// The icon for the state.
  var icon: String {
    switch self {
    case .done: "check"
    case .current: "arrowForward"
    case .upcoming: "event"
    }
  }
}

/// An item of a list, gathered from its parts.
private struct ItemReader {
  private var title: String?
  private var details: [String] = []
  private var badge: String?
  private var image: String?
  private var facts: [Properties] = []
  private var actions: [Properties] = []
  private var items: TreeValue?

  /// Reads a part of the item; false if the block cannot be one.
  mutating func read(_ block: Block) -> Bool {
    switch block.content {
    case .text(let text, let role):
      add(text, isTitle: role != .caption)
      return true
    case .icon, .rule: return true
    case .foreign: return false
    case .container(let container): return read(container)
    case .component(let kind, let properties): return read(kind, properties)
    }
  }

  private mutating func read(_ container: Container) -> Bool {
    switch container.shape {
    case .list(let style):
      guard items == nil,
        let list = Recognizer().list(container.children, style, title: "", at: nil),
        case .component(.list, let properties) = list.content
      else { return false }
      items = properties["items"]
      return true
    case .row:
      switch Recognizer().recognized(Block(.container(container), at: nil)).content {
      case .component(let kind, let properties): return read(kind, properties)
      default: return container.children.allSatisfy { read($0) }
      }
    case .column, .card, .grid:
      if !container.title.isEmpty { add(container.title, isTitle: true) }
      return container.children.allSatisfy { read($0) }
    case .tabs, .disclosure, .dialog: return false
    }
  }

  private mutating func read(_ kind: ComponentKind, _ properties: Properties) -> Bool {
    switch kind {
    case .heading, .paragraph: add(properties["text"]?.text ?? "", isTitle: true)
    case .keyValue where facts.count < 12: facts.append(properties)
    case .badge where badge == nil: badge = properties["label"]?.text
    case .image where image == nil: image = properties["description"]?.text ?? ""
    case .button where actions.count < 4:
      var action = Properties()
      action.set("label", properties["label"])
      action.set("action", properties["action"])
      actions.append(action)
    default: return false
    }
    return true
  }

  /// Adds a text; the first one that is not a caption is the title.
  private mutating func add(_ text: String, isTitle: Bool) {
    guard !text.isEmpty else { return }
    if title == nil, isTitle { title = text } else { details.append(text) }
  }

  /// The item; nil if it has no title.
  consuming func finish() -> Properties? {
    var title = title
    if title == nil, !details.isEmpty { title = details.removeFirst() }
    guard let title = title ?? image else { return nil }
    var item: Properties = [
      "title": title, "detail": details.joined(separator: " · "), "badge": badge ?? "",
      "image": image ?? "",
    ]
    item.set("facts", facts)
    item.set("actions", actions)
    item.set("items", items)
    return item
  }
}
