internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  mutating func write(_ list: Component.List) {
    out.append("<div class=\"g\">\n")
    writeCollectionTitle(list.title, Component.List.Property.items)
    guard !list.items.isEmpty else {
      writeNothing()
      out.append("</div>\n")
      return
    }
    let isOrdered = list.style == .numbered || list.style == .timeline
    out.append(isOrdered ? "<ol class=\"list" : "<ul class=\"list")
    switch list.style {
    case .plain: break
    case .bulleted: out.append(" bulleted")
    case .numbered: out.append(" numbered")
    case .cards: out.append(" cards")
    case .gallery: out.append(" gallery")
    case .carousel: out.append(" carousel")
    case .timeline: out.append(" timeline")
    case .messages: out.append(" messages")
    }
    out.append(list.style == .carousel ? "\" tabindex=\"0\"" : "\"")
    writeLabel(name(of: list.title), words.nouns.list)
    out.append(">\n")
    for item in list.items { write(item, at: .outer) }
    out.append(isOrdered ? "</ol>\n</div>\n" : "</ul>\n</div>\n")
  }

  /// The level of an item: items may contain items, but no deeper levels.
  private enum Level { case outer, inner }

  private mutating func write(_ item: Component.ListItem, at level: Level) {
    out.append("<li>")
    if !item.image.isBlank { writeMosaic(of: item.image) }
    out.append("<div class=\"it\"><div><b>")
    write(item.title)
    out.append("</b>")
    if !item.detail.isBlank {
      out.append("<p")
      writeDirection(of: item.detail)
      out.append(UInt8(ascii: ">"))
      writeBlock(item.detail)
      out.append("</p>")
    }
    if !item.facts.isEmpty { write(item.facts) }
    out.append("</div>")
    if !item.badge.isBlank { writeBadge(item.badge) }
    out.append("</div>")
    if !item.actions.isEmpty {
      out.append("<div class=\"acts\">")
      for action in item.actions { write(action, of: item.title) }
      out.append("</div>")
    }
    if level == .outer, !item.items.isEmpty {
      out.append("<ul class=\"list\">\n")
      for inner in item.items { write(inner, at: .inner) }
      out.append("</ul>")
    }
    out.append("</li>\n")
  }

  private mutating func write(_ facts: [Component.Fact]) {
    out.append("<dl class=\"fx\">")
    for fact in facts {
      out.append("<div><dt>")
      write(fact.key)
      out.append("</dt><dd>")
      write(fact.value)
      out.append("</dd></div>")
    }
    out.append("</dl>")
  }

  /// Writes an action of an item or a row, with its name for screen readers, as others have the same
  /// actions.
  mutating func write(_ action: Component.ItemAction, of item: String) {
    out.append("<button class=\"btn\" type=\"button\"")
    writeAction(action.action)
    out.append(UInt8(ascii: ">"))
    if action.label.isBlank {
      out.append(words.controls.open)
    } else {
      writeIsolated(action.label)
    }
    if !item.isBlank { writeHidden(item) }
    out.append("</button>")
  }

  mutating func write(_ checklist: Component.Checklist) {
    let name = name(of: checklist.title)
    if isSample(Component.Checklist.Property.items) {
      writeCollectionTitle("", Component.Checklist.Property.items)
    }
    out.append("<fieldset><legend")
    // A legend that repeats the section's title is only for screen readers.
    out.append(checklist.title.isBlank || name == sectionTitle ? " class=\"vh\">" : ">")
    if name.isBlank { out.append(words.nouns.checklist) } else { writeIsolated(name) }
    out.append("</legend>\n")
    if checklist.items.isEmpty { writeNothing() }
    for (index, item) in checklist.items.enumerated() {
      out.append("<label class=\"opt done\"><input type=\"checkbox\" id=\"")
      writeID("-", index)
      out.append("\" name=\"")
      writeID()
      out.append("\" value=\"")
      out.append(integer: index + 1)
      out.append(item.checked ? "\" checked><span>" : "\"><span>")
      write(item.label)
      out.append("</span></label>\n")
    }
    out.append("</fieldset>\n")
  }

  mutating func write(_ steps: Component.Steps) {
    out.append("<div class=\"g\">\n")
    writeCollectionTitle(steps.title, Component.Steps.Property.items)
    guard !steps.items.isEmpty else {
      writeNothing()
      out.append("</div>\n")
      return
    }
    out.append("<ol class=\"steps\"")
    writeLabel(name(of: steps.title), words.nouns.steps)
    out.append(">\n")
    for (index, step) in steps.items.enumerated() {
      switch step.state {
      case .done: out.append("<li class=\"ok\"><span class=\"num\" aria-hidden=\"true\">✓</span>")
      case .current:
        out.append(
          "<li class=\"now\" aria-current=\"step\"><span class=\"num\" aria-hidden=\"true\">")
        out.append(integer: index + 1)
        out.append("</span>")
      case .upcoming:
        out.append("<li><span class=\"num\" aria-hidden=\"true\">")
        out.append(integer: index + 1)
        out.append("</span>")
      }
      out.append("<div><b>")
      write(step.label)
      out.append("</b>")
      if step.state == .done {
        out.append("<span class=\"vh\"> ")
        out.append(words.facts.done)
        out.append("</span>")
      }
      if !step.detail.isBlank {
        out.append("<p")
        writeDirection(of: step.detail)
        out.append(UInt8(ascii: ">"))
        writeBlock(step.detail)
        out.append("</p>")
      }
      out.append("</div></li>\n")
    }
    out.append("</ol>\n</div>\n")
  }
}
