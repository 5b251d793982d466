internal import ScreenModel

extension A2UIWriter {
  /// Opens a component: `{"id", "component": "Text"`, or `{"id", "component": {"Text": {` in 0.8.
  mutating func open(_ id: String, _ type: String) {
    json.beginObject()
    json.name("id")
    json.text(id)
    json.name("component")
    if format == .a2ui08 {
      json.beginObject()
      json.name(type)
      json.beginObject()
    } else {
      json.text(type)
    }
  }

  mutating func close() {
    if format == .a2ui08 {
      json.endObject()
      json.endObject()
    }
    json.endObject()
  }

  /// Writes a property whose schema requires a plain value.
  mutating func property(_ name: String, _ text: String) {
    json.name(name)
    json.text(text)
  }

  /// Writes a text to a property that could be bound.
  mutating func dynamic(_ name: String, _ text: String) {
    json.name(name)
    if format == .a2ui08 {
      json.beginObject()
      json.name("literalString")
      json.text(text)
      json.endObject()
    } else {
      json.text(text)
    }
  }

  /// Writes a property bound to the value of an input, and keeps the value for the data.
  mutating func bound(_ property: String, to name: String, _ value: TreeValue) {
    json.name(property)
    json.beginObject()
    json.name("path")
    json.text(JSONPointer(tokens: [name]).description)
    json.endObject()
    data.append((name, value))
  }

  // MARK: - Components of the catalog

  /// Writes a text and returns its id: running text, or a variant as of 0.9; 1.0 writes a heading
  /// of a level in Markdown.
  mutating func text(
    _ id: String, _ words: String, _ variant: String? = nil, heading level: Int? = nil
  ) -> String {
    open(id, "Text")
    if let level, format == .a2ui10 {
      dynamic("text", String(repeating: "#", count: level) + " " + words)
    } else {
      dynamic("text", words)
      if let variant { property(format == .a2ui08 ? "usageHint" : "variant", variant) }
    }
    close()
    return id
  }

  /// Writes an icon and returns its id.
  mutating func icon(_ id: String, _ name: String) -> String {
    open(id, "Icon")
    dynamic("name", name)
    close()
    return id
  }

  /// Writes a container of several components.
  mutating func container(_ id: String, _ type: String, _ children: [String]) {
    open(id, type)
    writeChildren(children)
    close()
  }

  /// Writes a horizontal list.
  mutating func horizontalList(_ id: String, _ children: [String]) {
    open(id, "List")
    writeChildren(children)
    property("direction", "horizontal")
    close()
  }

  private mutating func writeChildren(_ children: [String]) {
    json.name("children")
    if format == .a2ui08 {
      json.beginObject()
      json.name("explicitList")
    }
    json.beginArray()
    for child in children { json.text(child) }
    json.endArray()
    if format == .a2ui08 { json.endObject() }
  }

  /// Writes a container of one component.
  mutating func wrapper(_ id: String, _ type: String, _ child: String) {
    open(id, type)
    property("child", child)
    close()
  }

  mutating func rule(_ id: String, isUpright: Bool) -> String {
    open(id, "Divider")
    if isUpright { property("axis", "vertical") }
    close()
    return id
  }

  mutating func tabs(_ id: String, _ parts: [(title: String, id: String)]) {
    open(id, "Tabs")
    json.name(format == .a2ui08 ? "tabItems" : "tabs")
    json.beginArray()
    for part in parts {
      json.beginObject()
      dynamic("title", part.title)
      property("child", part.id)
      json.endObject()
    }
    json.endArray()
    close()
  }

  mutating func modal(_ id: String, trigger: String, content: String) {
    open(id, "Modal")
    property(format == .a2ui08 ? "entryPointChild" : "trigger", trigger)
    property(format == .a2ui08 ? "contentChild" : "content", content)
    close()
  }
}
