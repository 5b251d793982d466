internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

extension Admitter {
  /// Checks the rules that need the whole screen.
  mutating func judge(_ screen: inout Screen, _ sections: inout [SectionDraft]) {
    for index in sections.indices {
      dropRepeated(&sections[index])
      keepOnePrimary(&sections[index])
    }
    judgeGroups(screen.layout, &sections)
    split(screen.layout, &sections)
    guard !sections.isEmpty else { return }
    reportTooFew(sections)
    nameSections(&sections)
    settleTitles(&screen, &sections)
    connectDialogs(&sections)
    nameComponents(&sections)
  }

  /// Reports a change of an element that was read before.
  mutating func report(
    _ id: String, _ message: @autoclosure () -> String, _ repair: Diagnostic.Repair?,
    of draft: Draft, severity: Diagnostic.Severity = .warning
  ) {
    let steps = placements[draft.placement].proposed.steps
    log.report(severity, repair: repair) { severity, repair in
      Diagnostic(
        severity, id: id, message(), at: draft.range, path: Self.display(steps), repair: repair)
    }
  }

  mutating func report(
    _ id: String, _ message: @autoclosure () -> String, _ repair: Diagnostic.Repair?,
    of section: SectionDraft
  ) {
    log.report(.warning, repair: repair) { severity, repair in
      Diagnostic(
        severity, id: id, message(), at: section.range,
        path: Self.display(section.proposed, sectionName: section.section.id), repair: repair)
    }
  }

  /// Drops a component that only repeats its neighbour; exercises and timers may be repeated.
  private mutating func dropRepeated(_ section: inout SectionDraft) {
    var kept: [Draft] = []
    kept.reserveCapacity(section.drafts.count)
    for draft in section.drafts {
      if let last = kept.last, last.component == draft.component,
        draft.component.kind.family != .routine
      {
        report(
          "repeated-component", "this \(draft.component.kind.rawValue) repeats the one before it",
          .lossy, of: draft)
      } else {
        kept.append(draft)
      }
    }
    if kept.count < section.drafts.count { section.drafts = kept }
  }

  /// Keeps only the first of several primary buttons in a section primary.
  private mutating func keepOnePrimary(_ section: inout SectionDraft) {
    var hasPrimary = false
    for index in section.drafts.indices {
      guard case .button(var button) = section.drafts[index].component, button.style == .primary
      else { continue }
      if hasPrimary, allows(.secondary) {
        report(
          "second-primary", "a section can have one primary button: this one becomes secondary",
          .lossless, of: section.drafts[index])
        button.style = .secondary
        section.drafts[index].component = .button(button)
      }
      hasPrimary = true
    }
  }

  private func allows(_ style: Component.ButtonStyle) -> Bool {
    grammar.component(.button)?.record[Component.Button.Property.style]?.choices?.contains(
      style.rawValue) ?? false
  }

  /// Removes groups unless the screen is laid out in columns, tabs or steps.
  private mutating func judgeGroups(_ layout: Screen.Layout, _ sections: inout [SectionDraft]) {
    guard layout == .stack else { return }
    for index in sections.indices where !sections[index].section.group.isEmpty {
      report(
        "idle-group", "a group has no effect on a stacked screen: it is left out", .lossless,
        of: sections[index])
      sections[index].section.group = ""
    }
  }

  /// Splits sections with too many components, as long as there is room for sections.
  private mutating func split(_ layout: Screen.Layout, _ sections: inout [SectionDraft]) {
    let limit = max(1, grammar.componentCount.upperBound)
    guard sections.contains(where: { $0.drafts.count > limit }) else { return }
    var room = max(0, grammar.sectionCount.upperBound - sections.count)
    var result: [SectionDraft] = []
    for var section in sections {
      var rest = section.drafts[...]
      // No button would open the second part of a split dialog.
      let isSplit = rest.count > limit && room > 0 && section.section.layout != .dialog
      if isSplit, layout != .stack, section.section.group.isEmpty {
        section.section.group = group(named: section.section.title)
      }
      section.drafts = Array(rest.prefix(limit))
      rest = rest.dropFirst(limit)
      result.append(section)
      while isSplit, !rest.isEmpty, room > 0 {
        report(
          "section-split", "a section can have at most \(limit) components: it is split", .lossless,
          of: section)
        var next = section
        next.section.id = ""
        next.givenID = ""
        next.origins = []
        if next.section.layout != .disclosure, allowsEmptyTitle { next.section.title = "" }
        next.drafts = Array(rest.prefix(limit))
        rest = rest.dropFirst(limit)
        result.append(next)
        room -= 1
      }
      guard !rest.isEmpty else { continue }
      report(
        "too-many-components",
        "a section can have at most \(limit) components: \(rest.count) more are dropped", .lossy,
        of: section)
    }
    sections = result
  }

  /// A group that keeps the parts of a section in one column, tab or step; empty for none.
  private func group(named title: String) -> String {
    guard let rule = grammar.section[Section.Property.group] else { return "" }
    let cleaning = TextCleaning(title, TextRule(rule.type))
    return cleaning.fault == nil ? cleaning.text : ""
  }

  private var allowsEmptyTitle: Bool {
    guard let title = grammar.section[Section.Property.title] else { return true }
    return title.isOptional || TextRule(title.type).length.lowerBound <= 0
  }

  private mutating func reportTooFew(_ sections: [SectionDraft]) {
    let components = grammar.componentCount.lowerBound
    for section in sections where section.drafts.count < components {
      report(
        "too-few-components", "a section must have at least \(components) components", .lossy,
        of: section)
    }
    let least = grammar.sectionCount.lowerBound
    guard sections.count < least else { return }
    report("too-few-sections", "a screen must have at least \(least) sections", .lossy)
  }

  /// Gives a title to a screen and to sections that must have one but lack it.
  private mutating func settleTitles(_ screen: inout Screen, _ sections: inout [SectionDraft]) {
    if let rule = grammar.section[Section.Property.title], !allowsEmptyTitle {
      for index in sections.indices where sections[index].section.title.isEmpty {
        sections[index].section.title = title(of: sections[index], TextRule(rule.type))
        report(
          "missing-title",
          "a section must have a title: it becomes '\(sections[index].section.title)'", .lossless,
          of: sections[index])
      }
    }
    guard screen.title.isEmpty, let rule = grammar.screen[Screen.Property.title], !rule.isOptional,
      TextRule(rule.type).length.lowerBound > 0
    else { return }
    let words = sections.lazy.map(\.section.title).first { !$0.isEmpty }
    screen.title =
      words.map { TextCleaning($0, TextRule(rule.type)) }.flatMap {
        $0.fault == nil ? $0.text : nil
      }
      ?? title(of: sections[0], TextRule(rule.type))
    report("missing-title", "a screen must have a title: it becomes '\(screen.title)'", .lossless)
  }

  private func title(of section: SectionDraft, _ rule: TextRule) -> String {
    for draft in section.drafts {
      let cleaning = TextCleaning(RecordWords.first(of: draft.component), rule)
      if cleaning.fault == nil, !cleaning.text.isEmpty { return cleaning.text }
    }
    return "Untitled"
  }
}
