extension Screen {
  /// The screen as the tree of its JSON; nothing in it has a range.
  package var tree: TreeValue {
    var writer = TreeWriter()
    writer.add("version", .number(Double(Screen.formatVersion)))
    writer.add("title", .text(title))
    if layout != .stack { writer.add("layout", .text(layout.rawValue)) }
    if isDraft { writer.add("draft", .flag(true)) }
    writer.add("sections", .array(sections.map(\.tree)))
    return TreeValue(.object(writer.members))
  }
}

extension Section {
  fileprivate var tree: TreeValue {
    var writer = TreeWriter()
    writer.add("id", .text(id))
    if !title.isEmpty { writer.add("title", .text(title)) }
    if layout != .stack { writer.add("layout", .text(layout.rawValue)) }
    if !group.isEmpty { writer.add("group", .text(group)) }
    writer.add("components", .array(elements.map(\.tree)))
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
