internal import ScreenModel

/// Writes a screen as A2UI messages, one on each line, using only the basic catalog.
///
/// Components are composed of those in the catalog, by the patterns that `Recognizer` reads back.
struct A2UIWriter {
  let format: ExchangeFormat
  var json: JSONWriter
  var log: WritingLog
  /// The values of inputs: the name of the path and the value, in the order of the screen.
  var data: [(name: String, value: TreeValue)] = []
  /// The names of the inputs written so far.
  var names: Set<String> = []
  /// The dialog sections by id, each written with the button that opens it.
  private var dialogs: [String: Section] = [:]
  private var openedDialogs: Set<String> = []

  static let surface = "screen"

  static func write(
    _ screen: Screen, as format: ExchangeFormat, _ log: inout WritingLog
  ) -> [UInt8] {
    var writer = A2UIWriter(format: format, log: log)
    writer.write(screen)
    log = writer.log
    return writer.json.finish()
  }

  private init(format: ExchangeFormat, log: WritingLog) {
    self.format = format
    self.log = log
    json = JSONWriter(.compact, capacity: 8192)
  }

  // MARK: - Messages

  private mutating func write(_ screen: Screen) {
    for section in screen.sections where section.layout == .dialog { dialogs[section.id] = section }
    if format != .a2ui08 {
      begin("createSurface")
      json.name("catalogId")
      json.text(Self.catalog(of: format))
      if format == .a2ui09 { writeTheme(of: screen, as: "theme") }
      endMessage()
    }
    begin(format == .a2ui08 ? "surfaceUpdate" : "updateComponents")
    json.name("components")
    json.beginArray()
    let sections = sections(of: screen) + unopenedDialogs(of: screen)
    let title = [text("root/title", screen.title, format == .a2ui10 ? nil : "h1", heading: 1)]
    container("root", "Column", title + sections)
    json.endArray()
    endMessage()
    if !data.isEmpty { writeData() }
    if format == .a2ui08 {
      begin("beginRendering")
      json.name("root")
      json.text("root")
      writeTheme(of: screen, as: "styles")
      json.endObject()
      json.endObject()
    }
  }

  /// Writes the accent as the primary colour, by which it is read again.
  private mutating func writeTheme(of screen: Screen, as name: String) {
    guard let color = screen.accent.hex else { return }
    json.name(name)
    json.beginObject()
    property("primaryColor", color)
    json.endObject()
  }

  private mutating func begin(_ message: String) {
    json.beginObject()
    if format != .a2ui08 {
      json.name("version")
      json.text(format == .a2ui10 ? "v1.0" : "v0.9")
    }
    json.name(message)
    json.beginObject()
    json.name("surfaceId")
    json.text(Self.surface)
  }

  private mutating func endMessage() {
    json.endObject()
    json.endObject()
    json.breakLine()
  }

  private mutating func writeData() {
    begin(format == .a2ui08 ? "dataModelUpdate" : "updateDataModel")
    if format == .a2ui08 {
      json.name("contents")
      json.beginArray()
      for (name, value) in data { writeEntry(name, value) }
      json.endArray()
    } else {
      json.name("path")
      json.text("/")
      json.name("value")
      json.tree(TreeValue(.object(data.map { TreeMember($0.name, $0.value) })))
    }
    if format == .a2ui08 { endMessage() } else { json.endObject(); json.endObject() }
  }

  /// An entry of 0.8 data; a list is a map with numbers as keys.
  private mutating func writeEntry(_ name: String, _ value: TreeValue) {
    json.beginObject()
    json.name("key")
    json.text(name)
    switch value.content {
    case .flag: json.name("valueBoolean")
    case .number: json.name("valueNumber")
    case .text, .null, .object: json.name("valueString")
    case .array(let elements):
      json.name("valueMap")
      json.beginArray()
      for (index, element) in elements.enumerated() { writeEntry(String(index), element) }
      json.endArray()
    }
    if value.elements == nil { json.tree(value) }
    json.endObject()
  }

  private static func catalog(of format: ExchangeFormat) -> String {
    let version = format == .a2ui10 ? "v1_0" : "v0_9"
    return "https://a2ui.org/specification/\(version)/catalogs/basic/catalog.json"
  }

  // MARK: - Sections

  /// The ids of the root's children below the title.
  private mutating func sections(of screen: Screen) -> [String] {
    switch screen.layout {
    case .stack: return screen.sections.compactMap { section($0) }
    case .tabs, .wizard: return grouped(screen, as: "Tabs")
    case .columns: return grouped(screen, as: "Row")
    }
  }

  /// Adjacent sections of one group as a tab or a column; sections without a group are outside of
  /// them.
  private mutating func grouped(_ screen: Screen, as type: String) -> [String] {
    var ids: [String] = []
    var parts: [(title: String, id: String)] = []
    var number = 0
    func flush(_ writer: inout A2UIWriter) {
      guard !parts.isEmpty else { return }
      let id = "root/\(type)-\(number)"
      number += 1
      if type == "Tabs" {
        writer.tabs(id, parts)
      } else {
        writer.container(id, "Row", parts.map(\.id))
      }
      ids.append(id)
      parts = []
    }
    var index = 0
    while index < screen.sections.count {
      let group = screen.sections[index].group
      let end =
        screen.sections[index...].firstIndex { $0.group != group } ?? screen.sections.count
      let run = screen.sections[index..<end]
      log.enter(screen.sections[index])
      if screen.layout == .wizard, index == 0 { log.lose("the role as a step") }
      index = end
      if group.isEmpty {
        flush(&self)
        ids += run.compactMap { section($0) }
        continue
      }
      let id = "root/group-\(parts.count)-\(number)"
      var children = run.compactMap { section($0) }
      if type == "Row" { children.insert(text(id + "/title", group, "h2", heading: 2), at: 0) }
      container(id, "Column", children)
      parts.append((group, id))
    }
    flush(&self)
    return ids
  }

  /// Writes a section; nil for a dialog, which the button that opens it writes.
  private mutating func section(_ section: Section) -> String? {
    guard section.layout != .dialog else { return nil }
    return body(of: section, level: section.group.isEmpty ? 2 : 3)
  }

  /// Writes the dialogs that nothing opens as sections.
  private mutating func unopenedDialogs(of screen: Screen) -> [String] {
    var ids: [String] = []
    for section in screen.sections where section.layout == .dialog {
      guard openedDialogs.insert(section.id).inserted else { continue }
      log.enter(section)
      log.lose("the role as a dialog")
      ids.append(body(of: section, level: 2))
    }
    return ids
  }

  private mutating func body(of section: Section, level: Int) -> String {
    log.enter(section)
    let id = section.id + "/section"
    if section.layout == .disclosure { log.lose("the opening on demand") }
    if section.layout == .grid { log.compose("a row") }
    var children: [String] = []
    for (index, element) in section.elements.enumerated() {
      log.enter(element.component.kind, at: index)
      if !element.samples.isEmpty { log.lose("the marking of samples") }
      children.append(component(element.component, "\(section.id)/\(index)"))
    }
    if section.layout == .row || section.layout == .grid {
      container(id + "/row", "Row", children)
      children = [id + "/row"]
    }
    if !section.title.isEmpty {
      children.insert(text(id + "/title", section.title, "h\(level)", heading: level), at: 0)
    }
    if section.layout == .card {
      container(id + "/column", "Column", children)
      wrapper(id, "Card", id + "/column")
    } else {
      container(id, "Column", children)
    }
    return id
  }

  /// Writes the dialog that a button opens around it; nil if there is none, or if it is already
  /// written.
  mutating func dialog(_ name: String, opener: String, _ id: String) -> String? {
    guard let section = dialogs[name], openedDialogs.insert(name).inserted else { return nil }
    let outer = log
    let content = body(of: section, level: 2)
    log.restorePlace(of: outer)
    modal(id, trigger: opener, content: content)
    return id
  }
}
