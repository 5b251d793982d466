internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenText

extension Admitter {
  /// Reads a whole screen, checks it, and lays it out with its origins.
  package mutating func admit(_ tree: TreeValue) -> Admission {
    var screen = Screen(title: "", sections: [])
    var sections: [SectionDraft] = []
    switch tree.content {
    case .object(let members):
      if members.count == 1, members[0].name == "screen", case .object = members[0].value.content {
        report("screen-wrapper", "the screen is read from 'screen'", .lossless)
        enter(.name("screen"), as: .name("screen"), members[0].value)
        foundDepth = places.count
        read(members[0].value, into: &screen, &sections)
      } else {
        read(tree, into: &screen, &sections)
      }
    case .array:
      report("bare-array", "an array is read as the parts of a screen", .lossless)
      readSections(tree, into: &sections)
    case .null, .flag, .number, .text: break
    }
    let screenOrigins = found
    places = []
    judge(&screen, &sections)
    guard !sections.isEmpty else {
      return Admission(
        screen: nil, diagnostics: log.diagnostics + [Self.refusal(of: tree)],
        placements: placements)
    }
    return layOut(screen, sections, screenOrigins)
  }

  private static func refusal(of tree: TreeValue) -> Diagnostic {
    switch tree.content {
    case .object, .array:
      Diagnostic(
        .error, id: "empty-screen", "the screen has no usable component", at: tree.range)
    case .null, .flag, .number, .text:
      Diagnostic(
        .error, id: "not-a-screen", "a screen must be an object, not \(tree.kindInWords)",
        at: tree.range)
    }
  }

  private mutating func read(
    _ tree: TreeValue, into screen: inout Screen, _ sections: inout [SectionDraft]
  ) {
    guard case .object(let members) = tree.content else { return }
    let outer = open(members, grammar.screen.properties, kind: nil)
    if let section = bareSection(tree, members) {
      report(
        "bare-components", "components outside a section are read as one section", .lossless)
      for index in members.indices where section.members.contains(members[index].name) {
        markRead(index)
      }
      readHead(of: &screen, members)
      close(outer)
      let origins = found
      _ = self.section(section.tree, into: &sections)
      found = origins
      return
    }
    readHead(of: &screen, members)
    let list = rule(Screen.Property.sections.rawValue).flatMap { take($0) }
    close(outer)
    guard let list else { return }
    let origins = found
    enter(.name(list.name), as: .property(Screen.Property.sections), list.value)
    readSections(withoutKeys(list.value), into: &sections)
    leave(isKept: false)
    found = origins
  }

  /// Sections by their names, `{"account": {"components": […]}}`, as a list of sections; one without
  /// a title is titled so.
  private mutating func withoutKeys(_ value: TreeValue) -> TreeValue {
    guard case .object(let named) = value.content, !named.isEmpty, !value.hasComponents,
      named.allSatisfy({ $0.value.hasComponents })
    else { return value }
    report("keyed-elements", "the names in 'sections' are read as their titles", .lossless)
    let sections = named.map { member -> TreeValue in
      guard case .object(let members) = member.value.content, member.value["title"] == nil else {
        return member.value
      }
      let title = TreeMember(
        "title", TreeValue(.text(Self.title(of: member.name)), at: member.nameRange))
      return TreeValue(.object([title] + members), at: member.value.range)
    }
    return TreeValue(.array(sections), at: value.range)
  }

  /// A key as a title: "order_history" is "Order history".
  private static func title(of key: String) -> String {
    LabelText.capitalized(key.replacing("_", with: " ").replacing("-", with: " "))
  }

  private mutating func readHead(of screen: inout Screen, _ members: [TreeMember]) {
    for (index, member) in members.enumerated() {
      if member.name == Screen.Property.draft.rawValue { markRead(index) }
      guard member.name == Screen.Property.version.rawValue else { continue }
      markRead(index)
      guard member.value.content != .number(Double(Screen.formatVersion)) else { continue }
      report(
        "unsupported-version",
        "the version must be \(Screen.formatVersion): the screen is read as that",
        .lossy, at: member.value.range)
    }
    text(Screen.Property.title.rawValue, as: .title, &screen.title, default: nil)
    titles.screen = screen.title
    choice(Screen.Property.layout.rawValue, as: .variant, &screen.layout, default: .stack)
    choice(Screen.Property.accent.rawValue, as: .tone, &screen.accent, default: .standard)
    choice(Screen.Property.appearance.rawValue, as: .tone, &screen.appearance, default: .automatic)
  }

  /// The value to read as a section if a screen has components instead of sections, or is a
  /// component.
  private func bareSection(
    _ tree: TreeValue, _ members: [TreeMember]
  ) -> (tree: TreeValue, members: [String])? {
    let hasSections = members.contains {
      Self.isSame($0.name, Screen.Property.sections.rawValue) && $0.value.content != .null
    }
    guard !hasSections else { return nil }
    if let list = members.first(where: {
      Self.isSame($0.name, Section.Property.components.rawValue)
    }) {
      var names = [list.name, Section.Property.id.rawValue, Section.Property.group.rawValue]
      if let layout = tree[Section.Property.layout]?.text, Screen.Layout(rawValue: layout) == nil {
        names.append(Section.Property.layout.rawValue)
      }
      let own = members.filter { names.contains($0.name) }
      return (TreeValue(.object(own), at: tree.range), names)
    }
    guard let tag = tags.tag(of: tree), tags.names(tag.name) else { return nil }
    return (tree, members.map(\.name))
  }

  /// Reads sections, and components among them; a run of components becomes a section.
  private mutating func readSections(_ value: TreeValue, into sections: inout [SectionDraft]) {
    walk(value, upTo: grammar.sectionCount.upperBound) { admitter, element in
      admitter.section(element, into: &sections)
    }
  }

  /// Reads a section at the current place.
  ///
  /// - Returns: Whether it added a section.
  private mutating func section(
    _ proposed: TreeValue, into sections: inout [SectionDraft]
  ) -> Bool {
    guard let value = resolved(proposed) else { return false }
    let count = sections.count
    sectionName = ""
    titles.section = ""
    drafts = []
    found = []
    let outerDepth = foundDepth
    foundDepth = places.count
    defer {
      foundDepth = outerDepth
      if !places.isEmpty { places[places.count - 1].origin = nil }
      sectionName = ""
    }
    if !value.hasComponents, let tag = tags.tag(of: value), tags.names(tag.name) {
      let isKept = component(value)
      if isKept { appendRun(to: &sections) }
      return sections.count > count
    }
    guard case .object(let members) = value.content else {
      if value.elements != nil {
        components(value)
        if !drafts.isEmpty { appendRun(to: &sections) }
      } else if component(value) {
        appendRun(to: &sections)
      }
      return sections.count > count
    }
    var draft = SectionDraft(
      section: Section(id: "", elements: []), proposed: places.map(\.proposed),
      range: places.last?.range ?? value.range)
    let outer = open(members, grammar.section.properties, kind: nil)
    readHead(of: &draft, members)
    let list = rule(Section.Property.components.rawValue).flatMap { take($0) }
    close(outer)
    draft.origins = found
    if let list {
      enter(.name(list.name), as: .property(Section.Property.components), list.value)
      components(list.value)
      leave(isKept: false)
    }
    draft.drafts = drafts
    if drafts.isEmpty {
      report("empty-section", "this section is dropped: it has no usable content", .lossy)
      return false
    }
    sections.append(draft)
    return true
  }

  private mutating func readHead(of draft: inout SectionDraft, _ members: [TreeMember]) {
    for (index, member) in members.enumerated() where member.name == Section.Property.id.rawValue {
      markRead(index)
      switch member.value.content {
      case .null, .text(""): continue
      case .text, .flag, .number, .array, .object: break
      }
      let id = member.value.text ?? ""
      draft.givenID = id
      let limit = grammar.section[Section.Property.id].map { TextRule($0.type).slugLimit }
      if Slug.isSlug(id), id.utf8.count <= limit ?? Slug.maximumLength {
        draft.section.id = id
        sectionName = id
      } else {
        report(
          "bad-slug",
          "an id must be a slug: a new one is made", .lossless, at: member.value.range)
      }
    }
    text(Section.Property.title.rawValue, as: .title, &draft.section.title, default: "")
    titles.section = draft.section.title
    choice(Section.Property.layout.rawValue, as: .variant, &draft.section.layout, default: .stack)
    text(Section.Property.group.rawValue, as: .title, &draft.section.group, default: "")
  }

  private mutating func appendRun(to sections: inout [SectionDraft]) {
    report("bare-components", "components outside a section are put in one", .lossless)
    if let last = sections.indices.last, sections[last].isRun {
      sections[last].drafts += drafts
      return
    }
    sections.append(
      SectionDraft(
        section: Section(id: "", elements: []), drafts: drafts, proposed: places.map(\.proposed),
        range: places.last?.range, isRun: true))
  }

  /// Reads the components of a section.
  private mutating func components(_ value: TreeValue) {
    walk(value, upTo: draftLimit) { admitter, component in admitter.component(component) }
  }
}

extension TreeValue {
  /// Whether it has a member for components, ignoring the case of its name.
  fileprivate var hasComponents: Bool {
    guard case .object(let members) = content else { return false }
    return members.contains { Admitter.isSame($0.name, Section.Property.components.rawValue) }
  }
}
