package import ScreenAnchors
internal import ScreenEdits
internal import ScreenModel

extension EditSession {
  /// A layout for the screen, if the last words name one and the rest refer to the screen.
  private func layingOutWords(_ tokens: ArraySlice<EditToken>) -> (
    EditWords.Value, ArraySlice<EditToken>
  )? {
    for start in tokens.indices {
      guard let value = words.value(tokens[start...], of: "screen") else { continue }
      var rest = tokens[..<start]
      while let last = rest.last,
        words.match("place", at: [last][...])?.meaning == "in"
          || words.match("link", at: [last][...])?.meaning == "to"
          || words.match("article", at: [last][...]) != nil
      {
        rest = rest.dropLast()
      }
      return (value, rest)
    }
    return nil
  }

  package func layingOut(_ tokens: ArraySlice<EditToken>) -> EditPlan? {
    guard let (value, rest) = layingOutWords(tokens) else { return nil }
    let bare = finder.bare(rest)
    let present = words.value(bare, of: "screen").map { $0.value == screen.layout.rawValue }
    let them = words.match("them", at: bare)
    let isIt = them?.count == bare.count && (!hasSpoken || latest == [.screen])
    let isScreen =
      bare.isEmpty || present == true || isIt
      || words.match("screen", at: bare)?.count == bare.count
      || words.match("sections", at: bare)?.count == bare.count
      || words.match("all", at: bare).map { $0.count == bare.count } ?? false
      || words.match("part", at: bare).map { $0.meaning == "layout" && $0.count == bare.count }
        ?? false
    guard isScreen else { return nil }
    // A single section cannot be beside another, so its contents are laid out in columns.
    if value.value == Screen.Layout.columns.rawValue, screen.sections.count == 1 {
      let id = screen.sections[0].id
      return EditPlan(
        subject: "set", edits: [.setting(id, .layout, to: "grid")],
        targets: [.section(id)], done: "the layout is a grid now")
    }
    // Groups are parts of columns, tabs and steps; without these, their names are titles.
    let groups =
      value.value != Screen.Layout.stack.rawValue
      ? []
      : screen.sections.filter { !$0.group.isEmpty }.flatMap { section -> [Edit] in
        [.setting(section.id, .group, to: "")]
          + (section.title.isEmpty ? [.setting(section.id, .title, to: section.group)] : [])
      }
    return EditPlan(
      subject: "set", edits: groups + [.setScreen(property: value.property, value: value.value)],
      targets: [.screen], done: "the layout is \(value.value) now")
  }
}
