internal import ScreenDiagnostics
internal import ScreenModel

/// Makes blocks from a surface, resolving ids, bindings and templates from the root on.
struct A2UIBlockBuilder {
  let surface: A2UISurface
  var log: ReadingLog
  /// The components around the current one, used to detect cycles.
  private var way: [String] = []
  private var partCount = 0
  private var isCutOff = false
  private var dialogCount = 0

  /// The path that relative paths start from: that of a template's item.
  typealias Scope = String

  init(surface: A2UISurface, log: ReadingLog) {
    self.surface = surface
    self.log = log
  }

  /// The parts of the root; nil if there is no root.
  mutating func blocks() -> [Block]? {
    guard surface.components[surface.root] != nil else {
      log.refuse(
        "no-root", "no component has the root's id, '\(surface.root.excerpt)'",
        at: surface.range)
      return nil
    }
    return block(surface.root, "", from: nil).map { [$0] } ?? []
  }

  /// The part for an id; nil if there is none, with the reason in the log.
  mutating func block(_ id: String, _ scope: Scope, from parent: SourceRange?) -> Block? {
    guard let component = surface.components[id] else {
      log.lose("missing-child", "there is no component '\(id.excerpt)'; it is left out", at: parent)
      return nil
    }
    guard !way.contains(id) else {
      log.lose(
        "cycle", "'\(id.excerpt)' contains itself; it is left out there", at: component.range)
      return nil
    }
    guard way.count < ReadingLimits.depth else {
      log.lose(
        "too-deep",
        "components are nested more than \(ReadingLimits.depth) deep; deeper ones are left "
          + "out", at: component.range)
      return nil
    }
    guard partCount < ReadingLimits.parts else {
      if !isCutOff {
        log.lose(
          "too-many-parts", "more than \(ReadingLimits.parts) parts; the rest is left out",
          at: component.range)
      }
      isCutOff = true
      return nil
    }
    partCount += 1
    way.append(id)
    defer { way.removeLast() }
    return make(component, scope)
  }

  private mutating func make(_ component: A2UIComponent, _ scope: Scope) -> Block? {
    switch component.type {
    case "Text", "Heading": return text(component, scope)
    case "Icon":
      return Block(.icon(self.text("name", component, scope) ?? ""), at: component.range)
    case "Divider":
      let isUpright = component.properties["axis"].flatMap(A2UIData.literal)?.text == "vertical"
      return Block(.rule(isUpright: isUpright), at: component.range)
    case "Row": return container(.row, component, scope)
    case "Column": return container(.column, component, scope)
    case "List":
      let direction = component.properties["direction"].flatMap(A2UIData.literal)?.text
      return container(.list(direction == "horizontal" ? .carousel : .plain), component, scope)
    case "Card": return container(.card, component, scope)
    case "Tabs": return tabs(component, scope)
    case "Modal": return modal(component, scope)
    case "Image", "Video", "AudioPlayer": return media(component, scope)
    case "Button": return button(component, scope)
    case "TextField", "DateTimeInput", "CheckBox", "ChoicePicker", "MultipleChoice", "Slider":
      return input(component, scope)
    default: return foreign(component, scope)
    }
  }

  private mutating func text(_ component: A2UIComponent, _ scope: Scope) -> Block? {
    let words = text("text", component, scope) ?? ""
    let hint = component.properties["variant"] ?? component.properties["usageHint"]
    let variant = hint.flatMap(A2UIData.literal)?.text ?? ""
    if variant.utf8.first == UInt8(ascii: "h"), let level = Int(variant.dropFirst()) {
      return Block(
        .text(MarkdownText.plain(Substring(words)), .heading(level)), at: component.range)
    }
    // 1.0 writes headings in Markdown.
    if !words.utf8.contains(UInt8(ascii: "\n")),
      let heading = MarkdownText.heading(Substring(words))
    {
      return Block(.text(heading.text, .heading(heading.level)), at: component.range)
    }
    return Block(.text(words, variant == "caption" ? .caption : .body), at: component.range)
  }

  private mutating func container(
    _ shape: Container.Shape, _ component: A2UIComponent, _ scope: Scope
  ) -> Block {
    Block(shape, children(component, scope), at: component.range)
  }

  // MARK: - Children

  /// The parts within a component: from `child`, or from `children` as a list of ids or as a
  /// template.
  mutating func children(_ component: A2UIComponent, _ scope: Scope) -> [Block] {
    if let child = component.properties["child"], let id = child.text {
      return block(id, scope, from: child.range).map { [$0] } ?? []
    }
    guard let children = component.properties["children"] else { return [] }
    if let ids = children.elements ?? children["explicitList"]?.elements {
      return ids.compactMap { id in id.text.flatMap { block($0, scope, from: id.range) } }
    }
    let template = children["template"] ?? children
    guard let id = template["componentId"]?.text,
      let path = (template["path"] ?? template["dataBinding"])?.text
    else {
      log.lose(
        "bad-children",
        "children must be ids or a template; these are left out", at: children.range)
      return []
    }
    return repeated(id, over: Self.absolute(path, in: scope), at: template.range)
  }

  private mutating func repeated(
    _ id: String, over path: String, at range: SourceRange?
  ) -> [Block] {
    let items: [String]
    switch JSONPointer(path).flatMap({ surface.data[$0] })?.content {
    case .array(let elements)?: items = elements.indices.map(String.init)
    case .object(let members)?: items = members.map(\.name)
    case nil, .null?, .flag?, .number?, .text?:
      log.lose(
        "missing-data", "the data has no list at '\(path.excerpt)'; nothing is repeated", at: range)
      return []
    }
    if items.count > ReadingLimits.repetitions {
      log.lose(
        "too-many-rows",
        "a template is repeated \(items.count) times; the first \(ReadingLimits.repetitions) are kept",
        at: range)
    }
    return items.prefix(ReadingLimits.repetitions).compactMap { item in
      block(id, JSONPointer(path)?.appending(item).description ?? path, from: range)
    }
  }

  private mutating func tabs(_ component: A2UIComponent, _ scope: Scope) -> Block {
    let tabs = (component.properties["tabs"] ?? component.properties["tabItems"])?.elements ?? []
    let blocks = tabs.compactMap { tab -> Block? in
      let title = tab["title"].flatMap { value($0, scope)?.shown } ?? ""
      guard let id = tab["child"]?.text, let child = block(id, scope, from: tab.range) else {
        return nil
      }
      return Block(.column, title: title, [child], at: tab.range)
    }
    return Block(.tabs, blocks, at: component.range)
  }

  private mutating func modal(_ component: A2UIComponent, _ scope: Scope) -> Block {
    let properties = component.properties
    let trigger = (properties["trigger"] ?? properties["entryPointChild"])?.text
      .flatMap { block($0, scope, from: component.range) }
    let content = (properties["content"] ?? properties["contentChild"])?.text
      .flatMap { block($0, scope, from: component.range) }
    dialogCount += 1
    let id = "dialog-\(dialogCount)"
    let opener = trigger.map { $0.opening(id) }
    return Block(
      .column,
      [opener, Block(.dialog, id: id, content.map { [$0] } ?? [], at: component.range)]
        .compactMap { $0 },
      at: component.range)
  }

  /// A component of another catalog, recognised by its name if that is a common one.
  private mutating func foreign(_ component: A2UIComponent, _ scope: Scope) -> Block? {
    var widget = Widget(type: component.type, range: component.range)
    widget.children = children(component, scope)
    if case .object(let members) = component.properties.content {
      for member in members
      where !["id", "component", "weight", "child", "children"].contains(member.name) {
        guard let value = value(member.value, scope) else { continue }
        widget.properties.append(TreeMember(member.name, at: member.nameRange, value))
      }
    }
    var maker = WidgetBlockBuilder(log: log)
    let block = maker.block(widget)
    log = maker.log
    return block
  }
}

extension Block {
  /// The part, with its first button opening a dialog; a part without a button becomes one.
  func opening(_ id: String) -> Block {
    if let changed = settingOpens(id) { return changed }
    let label = firstText ?? id.wordsOfName
    return Block(.button, ["label": label, "style": "secondary", "opens": id], at: range)
  }

  private func settingOpens(_ id: String) -> Block? {
    switch content {
    case .component(.button, var properties):
      properties.set("opens", TreeValue(.text(id)))
      return Block(.button, properties, at: range)
    case .container(var container):
      for index in container.children.indices {
        guard let changed = container.children[index].settingOpens(id) else { continue }
        container.children[index] = changed
        return Block(.container(container), at: range)
      }
      return nil
    case .text, .icon, .rule, .component, .foreign: return nil
    }
  }

  /// The first words in it.
  var firstText: String? {
    switch content {
    case .text(let text, _): return text
    case .icon(let name): return name.isEmpty ? nil : name.wordsOfName
    case .component(_, let properties):
      return properties.members.lazy.compactMap(\.value.text).first
    case .container(let container):
      return container.children.lazy.compactMap(\.firstText).first
    case .rule, .foreign: return nil
    }
  }
}

extension String {
  /// The name with a lower-case first letter, like the names of our components.
  var startingLowercase: String {
    guard let first = utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return self
    }
    return String(Unicode.Scalar(first | 0x20)) + dropFirst()
  }
}
