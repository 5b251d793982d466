internal import ScreenDiagnostics
internal import ScreenModel

/// A component as widget libraries name it: `Card`, `Select`, `Progress`, with named properties.
///
/// json-render and OpenUI Lang leave the names to their hosts; these are the names in their own
/// libraries and examples, ignoring case.
struct Widget {
  /// The name as written.
  var type: String
  /// The properties, with bound values filled in.
  var properties: [TreeMember] = []
  /// The paths that properties are bound to, by property name.
  var bindings: [String: String] = [:]
  /// The blocks within it.
  var children: [Block] = []
  /// The name of its action.
  var action = ""
  /// The bytes it was read from.
  var range: SourceRange?

  /// The name in lower case.
  var name: String { type.lowercased() }

  /// The first value that is not null among the named properties.
  func value(_ names: String...) -> TreeValue? { value(names) }

  private func value(_ names: [String]) -> TreeValue? {
    for name in names {
      for member in properties where member.name == name && member.value.content != .null {
        return member.value
      }
    }
    return nil
  }

  /// The text of the first such property; empty if there is none.
  func text(_ names: String...) -> String { value(names)?.shown ?? "" }

  /// The number of the first such property.
  func number(_ names: String...) -> Double? { value(names)?.number }

  /// Whether the first such property is true.
  func flag(_ names: String...) -> Bool { value(names)?.flag ?? false }

  /// The elements of the first such property; empty if it is not an array.
  func elements(_ names: String...) -> [TreeValue] { value(names)?.elements ?? [] }

  /// The name by which a host knows an input: its own, or the last step of the path its value is
  /// bound to.
  var inputName: String {
    let bound = ["value", "checked", "bindPath", "valuePath", "statePath", "pressed"].lazy
      .compactMap { bindings[$0] }.first
    let name = text("name")
    let last = bound.flatMap { $0.split(separator: "/").last.map(String.init) }
    return Slug.derived(from: (name.isEmpty ? last ?? "" : name).wordsOfName) ?? ""
  }
}

/// Makes blocks from widgets.
struct WidgetBlockBuilder {
  var log: ReadingLog
  private var dialogCount = 0

  init(log: ReadingLog) { self.log = log }

  /// The part for a widget; nil if it shows nothing, with the reason in the log.
  mutating func block(_ widget: Widget) -> Block? {
    if let leaf = leaf(widget) ?? input(widget) ?? collection(widget) { return leaf }
    if let container = container(widget) { return container }
    switch widget.name {
    case "skeleton", "spinner", "spacer", "loader":
      log.reportOnce(
        "placeholder", "a '\(widget.type.excerpt)' shows nothing; it is left out", at: widget.range)
      return nil
    default: return foreign(widget)
    }
  }

  /// A container widget with its children.
  private mutating func container(_ widget: Widget) -> Block? {
    let title = widget.text("title", "label", "trigger", "heading", "legend")
    func block(_ shape: Container.Shape, _ children: [Block]? = nil) -> Block {
      Block(shape, title: title, children ?? widget.children, at: widget.range)
    }
    switch widget.name {
    case "card", "panel", "paper":
      return block(.card, remark(widget, "description", "subtitle") + widget.children)
    case "stack", "flex", "buttons", "buttongroup":
      let direction = widget.text("direction", "orientation")
      let isRow =
        direction == "horizontal" || direction == "row"
        || direction.isEmpty && widget.name.hasPrefix("button")
      return block(isRow ? .row : .column)
    case "row", "columns", "inline", "hstack", "toolbar": return block(.row)
    case "grid":
      return widget.number("columns") == 1 ? block(.column) : block(.grid)
    case "column", "box", "container", "div", "section", "form", "fieldset", "page", "main",
      "header",
      "footer", "vstack", "scrollarea", "fragment", "root", "view", "aspectratio":
      return block(.column, remark(widget, "description", "subtitle") + widget.children)
    case "carousel": return Block(.list(.carousel), title: title, widget.children, at: widget.range)
    case "list" where !widget.children.isEmpty:
      return Block(.list(.plain), title: title, widget.children, at: widget.range)
    case "collapsible", "disclosure", "details", "accordionitem": return block(.disclosure)
    case "tab", "tabitem", "tabpanel", "tabcontent": return block(.column)
    case "tabs": return tabs(widget)
    case "accordion": return accordion(widget)
    case "dialog", "modal", "drawer", "sheet", "popover", "alertdialog", "bottomsheet":
      return dialog(widget, title: title)
    default: return nil
    }
  }

  private func remark(_ widget: Widget, _ names: String...) -> [Block] {
    names.compactMap { name in
      let text = widget.text(name)
      return text.isEmpty ? nil : Block(.text(text, .body), at: widget.range)
    }
  }

  private func tabs(_ widget: Widget) -> Block {
    let heads = widget.elements("tabs", "items")
    let parts = widget.children.enumerated().map { index, child -> Block in
      let head = index < heads.count ? heads[index] : nil
      let title = head?["label"]?.shown ?? head?["title"]?.shown ?? head?.shown ?? ""
      guard let container = child.container, container.title.isEmpty || title.isEmpty else {
        return Block(.column, title: title, [child], at: child.range)
      }
      return Block(
        container.shape.isTransparent ? .column : container.shape,
        title: container.title.isEmpty ? title : container.title, container.children,
        at: child.range)
    }
    // Tabs without panels are a choice among values.
    guard !parts.isEmpty else {
      var picker: Properties = ["label": widget.text("label"), "style": "segmented"]
      picker.set("options", heads.compactMap { $0["label"]?.shown ?? $0.shown })
      picker.set("name", widget.inputName)
      return Block(.picker, picker, at: widget.range)
    }
    return Block(.tabs, parts, at: widget.range)
  }

  private func accordion(_ widget: Widget) -> Block {
    let items = widget.elements("items").compactMap { item -> Block? in
      let title = item["title"]?.shown ?? item["label"]?.shown ?? ""
      guard let text = item["content"]?.shown ?? item["description"]?.shown else { return nil }
      return Block(
        .disclosure, title: title, [Block(.text(text, .body), at: item.range)], at: item.range)
    }
    return Block(.column, title: widget.text("title"), items + widget.children, at: widget.range)
  }

  private mutating func dialog(_ widget: Widget, title: String) -> Block {
    let path = widget.bindings["openPath"] ?? widget.bindings["open"]
    if let path {
      // A button elsewhere opens it by setting a path.
      return Block(
        .dialog, title: title, id: Self.dialogName(path),
        remark(widget, "description", "content") + widget.children, at: widget.range)
    }
    dialogCount += 1
    let id = "dialog-\(dialogCount)"
    let label = widget.text("trigger", "triggerLabel", "title")
    let opener = Block(
      .button,
      ["label": label.isEmpty ? id.wordsOfName : label, "style": "secondary", "opens": id],
      at: widget.range)
    let content = Block(
      .dialog, title: widget.text("title"), id: id,
      remark(widget, "description", "content") + widget.children, at: widget.range)
    return Block(.column, [opener, content], at: widget.range)
  }

  /// The id of the dialog that a path of the state opens.
  static func dialogName(_ path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    let name = last.hasPrefix("open-") ? String(last.dropFirst(5)) : last
    return Slug.derived(from: name.wordsOfName) ?? "dialog"
  }

  /// One of our components by its own name, or an unknown one, which admission decides.
  private mutating func foreign(_ widget: Widget) -> Block? {
    guard widget.children.isEmpty else {
      log.lose(
        "unknown-component",
        "there is no component '\(widget.type.excerpt)'; its content is shown in its place",
        at: widget.range)
      return Block(.column, title: widget.text("title"), widget.children, at: widget.range)
    }
    var properties = Properties()
    for member in widget.properties { properties.set(member.name, member.value) }
    let name = widget.type.startingLowercase
    return Block(.foreign(name, properties), at: widget.range)
  }
}

extension Container.Shape {
  /// Whether it only arranges parts, without a surface or a title of its own.
  var isTransparent: Bool {
    switch self {
    case .column, .row: true
    case .grid, .card, .list, .tabs, .disclosure, .dialog: false
    }
  }
}
