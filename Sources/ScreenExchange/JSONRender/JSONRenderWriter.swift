internal import ScreenModel

/// Writes a screen as a json-render document, in its second dialect, with the names of its shadcn
/// library.
struct JSONRenderWriter {
  var json: JSONWriter
  var log: WritingLog
  /// The values of inputs, by name.
  var state: [TreeMember] = []
  /// The names of the inputs written so far.
  var names: Set<String> = []

  static func write(_ screen: Screen, _ layout: JSONLayout, _ log: inout WritingLog) -> [UInt8] {
    var writer = JSONRenderWriter(json: JSONWriter(layout, capacity: 8192), log: log)
    writer.write(screen)
    log = writer.log
    return writer.json.finish()
  }

  private mutating func write(_ screen: Screen) {
    json.beginObject()
    json.name("root")
    json.text("root")
    json.name("elements")
    json.beginObject()
    var children = [element("root/title", "Heading", ["text": screen.title, "level": "h1"])]
    children += sections(of: screen)
    container("root", "Stack", ["direction": "vertical"], children)
    json.endObject()
    json.name("state")
    json.tree(TreeValue(.object(state)))
    json.endObject()
  }

  // MARK: - Elements

  /// Writes an element with text properties and no children, and returns its key.
  mutating func element(_ key: String, _ type: String, _ texts: KeyValuePairs<String, String>)
    -> String
  {
    open(key, type)
    for (name, text) in texts { property(name, text) }
    close()
    return key
  }

  /// Writes an element with children.
  mutating func container(
    _ key: String, _ type: String, _ texts: KeyValuePairs<String, String>, _ children: [String]
  ) {
    open(key, type)
    for (name, text) in texts { property(name, text) }
    close(children)
  }

  mutating func open(_ key: String, _ type: String) {
    json.name(key)
    json.beginObject()
    json.name("type")
    json.text(type)
    json.name("props")
    json.beginObject()
  }

  mutating func property(_ name: String, _ text: String) {
    json.name(name)
    json.text(text)
  }

  mutating func property(_ name: String, _ texts: [String]) {
    json.name(name)
    json.beginArray()
    for text in texts { json.text(text) }
    json.endArray()
  }

  mutating func property(_ name: String, _ number: Double) {
    json.name(name)
    json.number(number)
  }

  /// Writes a property bound to the value of an input, and keeps the value for the state.
  mutating func bound(_ name: String, to input: String, _ value: TreeValue) {
    json.name(name)
    json.beginObject()
    json.name("$bindState")
    json.text(JSONPointer(tokens: [input]).description)
    json.endObject()
    state.append(TreeMember(input, value))
  }

  mutating func close(_ children: [String] = []) {
    json.endObject()
    if !children.isEmpty {
      json.name("children")
      json.beginArray()
      for child in children { json.text(child) }
      json.endArray()
    }
    json.endObject()
  }

  // MARK: - Sections

  private mutating func sections(of screen: Screen) -> [String] {
    var keys: [String] = []
    /// The groups by their keys, because the same name may occur in two places.
    var groups: [String: String] = [:]
    var index = 0
    while index < screen.sections.count {
      let group = screen.sections[index].group
      let end =
        screen.layout == .stack
        ? index + 1
        : screen.sections[index...].firstIndex { $0.group != group } ?? screen.sections.count
      let run = screen.sections[index..<end]
      index = end
      guard screen.layout != .stack, !group.isEmpty else {
        keys += run.map { section($0) }
        continue
      }
      let key = "root/group-\(groups.count)"
      groups[key] = group
      var children = run.map { section($0) }
      if screen.layout == .columns {
        let title = element(key + "/title", "Heading", ["text": group, "level": "h2"])
        children.insert(title, at: 0)
      }
      container(key, "Stack", ["direction": "vertical"], children)
      keys.append(key)
    }
    return groups.isEmpty ? keys : grouped(keys, groups, screen)
  }

  /// Arranges the groups of a screen as tabs or side by side; sections without a group stay in
  /// place.
  private mutating func grouped(
    _ keys: [String], _ groups: [String: String], _ screen: Screen
  ) -> [String] {
    var result: [String] = []
    var run: [String] = []
    func flush(_ writer: inout JSONRenderWriter) {
      guard !run.isEmpty else { return }
      let key = "root/groups-\(result.count)"
      if screen.layout == .columns {
        writer.container(key, "Stack", ["direction": "horizontal"], run)
      } else {
        writer.tabs(key, run.map { groups[$0] ?? "" }, run)
      }
      result.append(key)
      run = []
    }
    if screen.layout == .wizard, let first = screen.sections.first {
      log.enter(first)
      log.lose("the role as a step")
    }
    for key in keys {
      if groups[key] != nil {
        run.append(key)
      } else {
        flush(&self)
        result.append(key)
      }
    }
    flush(&self)
    return result
  }

  private mutating func tabs(_ key: String, _ names: [String], _ children: [String]) {
    open(key, "Tabs")
    json.name("tabs")
    json.beginArray()
    for name in names {
      json.beginObject()
      property("label", name)
      property("value", name)
      json.endObject()
    }
    json.endArray()
    close(children)
  }

  private mutating func section(_ section: Section) -> String {
    log.enter(section)
    let key = section.id + "/section"
    var children: [String] = []
    for (index, element) in section.elements.enumerated() {
      log.enter(element.component.kind, at: index)
      if !element.samples.isEmpty { log.lose("the marking of samples") }
      children.append(component(element.component, "\(section.id)/\(index)"))
    }
    switch section.layout {
    case .card: container(key, "Card", ["title": section.title], children)
    case .disclosure: container(key, "Collapsible", ["title": section.title], children)
    case .dialog:
      open(key, "Dialog")
      property("title", section.title)
      property("openPath", "/open-" + section.id)
      close(children)
      state.append(TreeMember("open-" + section.id, false))
    case .grid, .row, .stack:
      if section.layout == .grid {
        container(key + "/grid", "Grid", [:], children)
        children = [key + "/grid"]
      } else if section.layout == .row {
        container(key + "/row", "Stack", ["direction": "horizontal"], children)
        children = [key + "/row"]
      }
      if !section.title.isEmpty {
        let title = element(key + "/title", "Heading", ["text": section.title, "level": "h2"])
        children.insert(title, at: 0)
      }
      container(key, "Stack", ["direction": "vertical"], children)
    }
    return key
  }
}
