extension Screen {
  /// The screen as JSON, ending in LF: keys in declared order, defaults left out, byte-stable.
  public func json(_ layout: JSONLayout = .indented) -> String {
    String(decoding: jsonUTF8(layout), as: UTF8.self)
  }

  /// The bytes of `json(_:)`.
  public func jsonUTF8(_ layout: JSONLayout = .indented) -> [UInt8] {
    var writer = JSONWriter(layout, capacity: 4096)
    writer.screen(self)
    return writer.finish()
  }
}

extension JSONWriter {
  /// Writes a screen as one value.
  package mutating func screen(_ screen: Screen) {
    beginObject()
    name(Screen.Property.version.rawValue)
    integer(Screen.formatVersion)
    name(Screen.Property.title.rawValue)
    text(screen.title)
    if screen.layout != .stack {
      name(Screen.Property.layout.rawValue)
      text(screen.layout.rawValue)
    }
    if screen.accent != .standard {
      name(Screen.Property.accent.rawValue)
      text(screen.accent.rawValue)
    }
    if screen.appearance != .automatic {
      name(Screen.Property.appearance.rawValue)
      text(screen.appearance.rawValue)
    }
    if screen.isDraft {
      name(Screen.Property.draft.rawValue)
      flag(true)
    }
    name(Screen.Property.sections.rawValue)
    beginArray()
    for section in screen.sections { self.section(section) }
    endArray()
    endObject()
  }

  private mutating func section(_ section: Section) {
    beginObject()
    name(Section.Property.id.rawValue)
    text(section.id)
    if !section.title.isEmpty {
      name(Section.Property.title.rawValue)
      text(section.title)
    }
    if section.layout != .stack {
      name(Section.Property.layout.rawValue)
      text(section.layout.rawValue)
    }
    if !section.group.isEmpty {
      name(Section.Property.group.rawValue)
      text(section.group)
    }
    name(Section.Property.components.rawValue)
    beginArray()
    for element in section.elements { self.element(element) }
    endArray()
    endObject()
  }

  private mutating func element(_ element: Element) {
    beginObject()
    name(Element.tagName)
    text(element.component.kind.rawValue)
    var component = element.component
    component.visitProperties(&self)
    if !element.samples.isEmpty {
      name(Element.samplesName)
      beginArray()
      for sample in element.samples { text(sample) }
      endArray()
    }
    endObject()
  }
}
