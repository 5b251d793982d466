extension Screen {
  /// The screen as the tree of its JSON; nothing in it has a range.
  package var tree: TreeValue {
    var writer = TreeWriter()
    writer.add(Property.version.rawValue, .number(Double(Screen.formatVersion)))
    writer.add(Property.title.rawValue, .text(title))
    if layout != .stack { writer.add(Property.layout.rawValue, .text(layout.rawValue)) }
    if accent != .standard { writer.add(Property.accent.rawValue, .text(accent.rawValue)) }
    if appearance != .automatic {
      writer.add(Property.appearance.rawValue, .text(appearance.rawValue))
    }
    if isDraft { writer.add(Property.draft.rawValue, .flag(true)) }
    writer.add(Property.sections.rawValue, .array(sections.map(\.tree)))
    return TreeValue(.object(writer.members))
  }
}

extension Section {
  fileprivate var tree: TreeValue {
    var writer = TreeWriter()
    writer.add(Property.id.rawValue, .text(id))
    if !title.isEmpty { writer.add(Property.title.rawValue, .text(title)) }
    if layout != .stack { writer.add(Property.layout.rawValue, .text(layout.rawValue)) }
    if !group.isEmpty { writer.add(Property.group.rawValue, .text(group)) }
    writer.add(Property.components.rawValue, .array(elements.map(\.tree)))
    return TreeValue(.object(writer.members))
  }
}

extension Element {
  /// The component as the tree of its JSON; nothing in it has a range.
  package var tree: TreeValue {
    var writer = TreeWriter()
    writer.add(Element.tagName, .text(component.kind.rawValue))
    var component = component
    component.visitProperties(&writer)
    if !samples.isEmpty { writer.add(Element.samplesName, texts: samples) }
    return TreeValue(.object(writer.members))
  }
}
