internal import ScreenAnchors
internal import ScreenModel

extension EditSession {
  func using(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let plan = layingOut(tokens) { return plan }
    if let plan = try instead(tokens) { return plan }
    // `show the table as a list`, `use radio buttons for the country`.
    if let (anchor, text) = linked(tokens, "to"),
      let plan = try make(try meant(anchor), text)
    {
      return plan
    }
    if let (text, anchor) = linkedLast(tokens, "with"),
      let plan = try make(try enumerated(anchor), text)
    {
      return plan
    }
    if words.match("indefinite", at: tokens) != nil, let plan = try? insertion(tokens) {
      return plan
    }
    throw Refusal(
      reason: "\(quoted(tokens)) is no layout; there are columns, tabs, a wizard and a stack")
  }

  private func linkedLast(
    _ tokens: ArraySlice<EditToken>, _ meaning: String
  ) -> (ArraySlice<EditToken>, ArraySlice<EditToken>)? {
    for index in tokens.indices.dropFirst().reversed() {
      guard let link = words.match("link", at: tokens[index...]), link.meaning == meaning,
        index + link.count < tokens.endIndex
      else { continue }
      return (tokens[..<index], tokens[(index + link.count)...])
    }
    return nil
  }

  /// The plan of a clause without the kind or the look that its last words say something is not to have:
  /// `show the boats as cards instead of a table`, `the size as chips, not a dropdown`; nil where they say
  /// none.
  func withoutOther(_ clause: EditClause) -> EditPlan? {
    guard clause.verb != "replace", clause.verb != "not" else { return nil }
    let tokens = clause.words
    for index in tokens.indices.dropFirst() where !tokens[index].isQuoted {
      guard
        let word = words.match("instead", at: tokens[index...])
          ?? words.match("not", at: tokens[index...])
      else { continue }
      let other = tokens[(index + word.count)...]
      let isPlace = words.match("place", at: other) != nil
      guard !other.isEmpty,
        isPlace || finder.kinds(named: finder.bare(other)) != nil || isOfLooks(other)
      else { continue }
      var cut = clause
      cut.words = EditClause.withoutTrailing(tokens[..<index], in: words)
      cut.tokens = cut.words
      if let plan = try? plan(of: cut), plan.subject != "insert" { return plan }
    }
    return nil
  }

  /// Whether each of some words says a look: `on off`.
  private func isOfLooks(_ tokens: ArraySlice<EditToken>) -> Bool {
    says(tokens) || tokens.allSatisfy { says([$0]) }
  }

  /// `a date picker instead of the text field`; nil where nothing is put in the place of another.
  func instead(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan? {
    for index in tokens.indices {
      guard let word = words.match("instead", at: tokens[index...]),
        index + word.count < tokens.endIndex
      else { continue }
      // `instead of the photo, a video`.
      let object = tokens[(index + word.count)...]
      guard index > tokens.startIndex else {
        guard let mark = object.firstIndex(where: \.isMark) else { continue }
        return try replace(object[..<mark], with: object[(mark + 1)...])
      }
      return try replace(object, with: tokens[..<index])
    }
    return nil
  }

  /// A layout of the screen, where that is what the last words say and the rest mean the screen.
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

  func layingOut(_ tokens: ArraySlice<EditToken>) -> EditPlan? {
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
    // One section alone has no other beside it: what is in it stands in columns.
    if value.value == Screen.Layout.columns.rawValue, screen.sections.count == 1 {
      let id = screen.sections[0].id
      return EditPlan(
        subject: "set", edits: [.setSection(id, property: "layout", value: "grid")],
        targets: [.section(id)], done: "the layout is a grid now")
    }
    return EditPlan(
      subject: "set", edits: [.setScreen(property: value.property, value: value.value)],
      targets: [.screen], done: "the layout is \(value.value) now")
  }
}
