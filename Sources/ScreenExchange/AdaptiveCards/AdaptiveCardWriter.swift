internal import ScreenModel

/// Writes a screen as an Adaptive Card of version 1.5.
struct AdaptiveCardWriter {
  var json: JSONWriter
  var log: WritingLog
  private var dialogs: [String: Section] = [:]
  private var opened: Set<String> = []
  /// The ids of the inputs written so far.
  var inputIDs: Set<String> = []
  /// Whether the next element has a line above it.
  private var isSeparated = false

  static let schema = "http://adaptivecards.io/schemas/adaptive-card.json"

  static func write(_ screen: Screen, _ layout: JSONLayout, _ log: inout WritingLog) -> [UInt8] {
    var writer = AdaptiveCardWriter(json: JSONWriter(layout, capacity: 8192), log: log)
    writer.write(screen)
    log = writer.log
    return writer.json.finish()
  }

  private mutating func write(_ screen: Screen) {
    for section in screen.sections where section.layout == .dialog { dialogs[section.id] = section }
    json.beginObject()
    property("type", "AdaptiveCard")
    property("$schema", Self.schema)
    property("version", "1.5")
    json.name("body")
    json.beginArray()
    text(screen.title, size: "ExtraLarge", isHeading: true)
    if screen.layout == .columns {
      columns(of: screen)
    } else {
      var group = ""
      for section in screen.sections where section.layout != .dialog {
        if screen.layout != .stack, section.group != group, !section.group.isEmpty {
          log.enter(section)
          log.lose(screen.layout == .tabs ? "the role as a tab" : "the role as a step")
          text(section.group, size: "Large", isHeading: true)
        }
        group = section.group
        self.section(section)
      }
    }
    for section in screen.sections where section.layout == .dialog && !opened.contains(section.id) {
      log.enter(section)
      log.lose("the role as a dialog")
      self.section(section)
    }
    json.endArray()
    json.endObject()
  }

  // MARK: - Elements

  mutating func property(_ name: String, _ text: String) {
    json.name(name)
    json.text(text)
  }

  mutating func property(_ name: String, _ flag: Bool) {
    json.name(name)
    json.flag(flag)
  }

  /// Opens an element; a divider before it becomes a line above it.
  mutating func open(_ type: String) {
    json.beginObject()
    property("type", type)
    if isSeparated { property("separator", true) }
    isSeparated = false
  }

  mutating func separate() { isSeparated = true }

  /// Writes a text.
  mutating func text(
    _ words: String, size: String? = nil, isHeading: Bool = false, isStrong: Bool = false,
    isSubtle: Bool = false
  ) {
    open("TextBlock")
    property("text", words)
    if let size { property("size", size) }
    if isHeading {
      property("weight", "Bolder")
      property("style", "heading")
    }
    if isStrong { property("weight", "Bolder") }
    if isSubtle { property("isSubtle", true) }
    property("wrap", true)
    json.endObject()
  }

  /// Writes a container.
  mutating func container(style: String? = nil, _ content: (inout AdaptiveCardWriter) -> Void) {
    open("Container")
    if let style { property("style", style) }
    json.name("items")
    json.beginArray()
    content(&self)
    json.endArray()
    json.endObject()
    isSeparated = false
  }

  /// Writes parts side by side.
  private mutating func columnSet<Part>(
    _ parts: [Part], _ content: (inout AdaptiveCardWriter, Part) -> Void
  ) {
    open("ColumnSet")
    json.name("columns")
    json.beginArray()
    for part in parts {
      json.beginObject()
      property("type", "Column")
      property("width", "stretch")
      json.name("items")
      json.beginArray()
      content(&self, part)
      json.endArray()
      json.endObject()
      isSeparated = false
    }
    json.endArray()
    json.endObject()
  }

  // MARK: - Sections

  private mutating func columns(of screen: Screen) {
    var run: [(name: String, sections: [Section])] = []
    for section in screen.sections where section.layout != .dialog {
      if section.group.isEmpty {
        flush(&run)
        self.section(section)
      } else if run.last?.name == section.group {
        run[run.count - 1].sections.append(section)
      } else {
        run.append((section.group, [section]))
      }
    }
    flush(&run)
  }

  private mutating func flush(_ run: inout [(name: String, sections: [Section])]) {
    guard !run.isEmpty else { return }
    columnSet(run) { writer, column in
      writer.text(column.name, size: "Large", isHeading: true)
      for section in column.sections { writer.section(section) }
    }
    run = []
  }

  private mutating func section(_ section: Section) {
    log.enter(section)
    if section.layout == .disclosure { log.lose("the opening on demand") }
    if section.layout == .grid { log.compose("columns") }
    container(style: section.layout == .card ? "emphasis" : nil) { $0.content(of: section) }
  }

  private mutating func content(of section: Section) {
    if !section.title.isEmpty { text(section.title, size: "Large", isHeading: true) }
    guard section.layout == .row || section.layout == .grid else {
      components(section.elements, in: section)
      return
    }
    columnSet(Array(section.elements.enumerated())) { writer, part in
      writer.enter(part.element, part.offset, section)
      writer.component(part.element.component, name: "\(section.id)-\(part.offset)")
    }
  }

  private mutating func enter(_ element: Element, _ index: Int, _ section: Section) {
    log.enter(section)
    log.enter(element.component.kind, at: index)
    if !element.samples.isEmpty { log.lose("the marking of samples") }
  }

  /// Writes components in order, with adjacent facts as one set and adjacent actions as another.
  private mutating func components(_ elements: [Element], in section: Section) {
    var index = 0
    while index < elements.count {
      enter(elements[index], index, section)
      let kind = elements[index].component.kind
      let isLast = index == elements.count - 1
      switch kind {
      case .divider:
        if isLast { log.lose("the line") } else { separate() }
        index += 1
      case .keyValue: index = facts(from: index, elements, section)
      case .button, .link: index = actions(from: index, elements, section)
      default:
        component(elements[index].component, name: "\(section.id)-\(index)")
        index += 1
      }
    }
  }

  private mutating func facts(from start: Int, _ elements: [Element], _ section: Section) -> Int {
    open("FactSet")
    json.name("facts")
    json.beginArray()
    var index = start
    while index < elements.count, case .keyValue(let fact) = elements[index].component {
      if index > start { enter(elements[index], index, section) }
      self.fact(fact)
      index += 1
    }
    json.endArray()
    json.endObject()
    return index
  }

  mutating func fact(_ fact: Component.KeyValue) {
    log.loseLooks(of: .keyValue(fact))
    json.beginObject()
    property("title", fact.key)
    property("value", fact.value)
    json.endObject()
  }

  private mutating func actions(from start: Int, _ elements: [Element], _ section: Section) -> Int {
    open("ActionSet")
    json.name("actions")
    json.beginArray()
    var index = start
    while index < elements.count {
      if index > start { enter(elements[index], index, section) }
      switch elements[index].component {
      case .button(let button): self.button(button)
      case .link(let link): self.link(link)
      default:
        json.endArray()
        json.endObject()
        return index
      }
      index += 1
    }
    json.endArray()
    json.endObject()
    return index
  }

  // MARK: - Actions

  mutating func button(_ button: Component.Button) {
    log.loseLooks(of: .button(button))
    let dialog = opened.contains(button.opens) ? nil : dialogs[button.opens]
    json.beginObject()
    property("type", dialog == nil ? "Action.Submit" : "Action.ShowCard")
    property("title", button.label)
    switch button.style {
    case .primary: property("style", "positive")
    case .destructive: property("style", "destructive")
    case .plain, .positive: log.lose("the style")
    case .secondary: break
    }
    if !button.action.isEmpty { property("id", button.action) }
    if let dialog {
      opened.insert(button.opens)
      let outer = log
      json.name("card")
      json.beginObject()
      property("type", "AdaptiveCard")
      json.name("body")
      json.beginArray()
      log.enter(dialog)
      content(of: dialog)
      json.endArray()
      json.endObject()
      log.restorePlace(of: outer)
      isSeparated = false
    } else if !button.opens.isEmpty {
      log.lose("the dialog that another button also opens")
    }
    json.endObject()
  }

  mutating func link(_ link: Component.Link) {
    json.beginObject()
    property("type", "Action.OpenUrl")
    property("title", link.label)
    property("url", link.destination)
    json.endObject()
  }
}
