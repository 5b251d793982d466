internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  /// Whether a section's title is visible, or only for screen readers because a label already shows
  /// it.
  enum TitleLook { case shown, heard }

  /// Writes a section in the page.
  mutating func write(_ section: Section, at index: Int, title: String, look: TitleLook) {
    place = (index, 0)
    sectionTitle = title
    let hasTitle = !title.isBlank
    headingLevel = UInt8(ascii: hasTitle ? "3" : "2")
    switch section.layout {
    case .disclosure:
      out.append("<details class=\"card dis\">\n<summary>")
      if hasTitle { writeHeading(title, look: .shown) } else { out.append(words.page.details) }
      out.append("</summary>\n")
      writeElements(of: section)
      out.append("</details>\n")
    case .stack, .row, .grid: writePlain(section, title: title, look: look, "s")
    case .card, .dialog: writePlain(section, title: title, look: look, "s card")
    }
  }

  private mutating func writePlain(
    _ section: Section, title: String, look: TitleLook, _ style: StaticString
  ) {
    let hasTitle = !title.isBlank
    let isLandmark = hasTitle && takesLandmark(title.readingHash)
    out.append(isLandmark ? "<section class=\"" : "<div class=\"")
    out.append(style)
    if isLandmark {
      out.append("\" aria-labelledby=\"")
      writeSectionID(place.section)
    }
    out.append("\">\n")
    if hasTitle { writeHeading(title, look: look) }
    writeElements(of: section)
    out.append(isLandmark ? "</section>\n" : "</div>\n")
  }

  private mutating func writeHeading(_ title: String, look: TitleLook) {
    out.append(look == .shown ? "<h2 class=\"t2\" id=\"" : "<h2 class=\"vh\" id=\"")
    writeSectionID(place.section)
    out.append("\">")
    writeIsolated(title)
    out.append("</h2>\n")
  }

  /// Writes a section as a dialog that a button opens; Esc and its own buttons close it.
  mutating func writeDialog(_ section: Section, at index: Int) {
    place = (index, 0)
    sectionTitle = section.title
    headingLevel = UInt8(ascii: section.title.isBlank ? "2" : "3")
    openDialog = index
    // The dialog gets the focus when it opens, so that it is announced and Tab continues within it.
    out.append("<div class=\"dlg card\" popover role=\"dialog\" tabindex=\"-1\" autofocus id=\"")
    writeSectionID(index, "w")
    if section.title.isBlank {
      out.append("\" aria-label=\"")
      out.append(words.page.dialog)
      out.append("\">\n")
    } else {
      out.append("\" aria-labelledby=\"")
      writeSectionID(index)
      out.append("\">\n")
      writeHeading(section.title, look: .shown)
    }
    writeElements(of: section)
    let closes = section.elements.contains {
      guard case .button(let button) = $0.component else { return false }
      return button.closesDialog
    }
    if !closes {
      out.append("<div class=\"acts\"><button class=\"btn\" type=\"button\"")
      writePopoverTarget(index, "hide")
      out.append(UInt8(ascii: ">"))
      out.append(words.page.close)
      if !section.title.isBlank { writeHidden(section.title) }
      out.append("</button></div>\n")
    }
    out.append("</div>\n")
    openDialog = nil
  }

  /// Writes the attributes with which a button opens or closes a dialog.
  mutating func writePopoverTarget(_ section: Int, _ action: StaticString) {
    out.append(" popovertarget=\"")
    writeSectionID(section, "w")
    out.append("\" popovertargetaction=\"")
    out.append(action)
    out.append(UInt8(ascii: "\""))
  }

  /// Writes the components of a section in the section's layout.
  ///
  /// Inputs are not inside a `form`: without a script, Enter would only send what was typed,
  /// including passwords, to the page's own URL.
  private mutating func writeElements(of section: Section) {
    let elements = section.elements
    out.append("<div class=\"b")
    switch section.layout {
    case .stack, .card, .disclosure, .dialog: break
    case .row: out.append(" row")
    case .grid: out.append(" grid")
    }
    out.append("\">\n")
    if elements.isEmpty { writeNothing() }
    var index = 0
    while index < elements.count {
      let kind = elements[index].component.kind
      let end = Run.end(in: elements, from: index, in: section.layout)
      let run = Run(of: kind, count: end - index)
      let isTile = section.layout == .grid && kind.has(.isTile)
      if isTile { out.append("<div class=\"card b\">\n") }
      writeRun(run, elements[index..<end])
      if isTile { out.append("</div>\n") }
      index = end
    }
    out.append("</div>\n")
  }

  private mutating func writeRun(_ run: Run, _ elements: ArraySlice<Element>) {
    switch run {
    case .single, .tile: break
    case .facts: out.append("<dl class=\"kv\">\n")
    case .stats: out.append("<dl class=\"facts full\">\n")
    case .badges: out.append("<div class=\"tags\">\n")
    case .actions: out.append("<div class=\"acts\">\n")
    case .toggles: out.append("<div>\n")
    case .routine: out.append("<ul class=\"rt\">\n")
    case .linked:
      if let first = elements.first, let last = elements.last {
        place.element = elements.startIndex
        writeLinked(first, last)
      }
      return
    }
    for index in elements.indices {
      place.element = index
      (samples, looks) = (elements[index].samples, elements[index].looks)
      write(elements[index].component)
    }
    switch run {
    case .single, .tile, .linked: break
    case .facts, .stats: out.append("</dl>\n")
    case .badges, .actions, .toggles: out.append("</div>\n")
    case .routine: out.append("</ul>\n")
    }
  }

  /// Writes a paragraph or a notice with the link that follows it on the same line.
  private mutating func writeLinked(_ first: Element, _ second: Element) {
    guard case .link(let link) = second.component else { return }
    samples = first.samples
    switch first.component {
    case .paragraph(let paragraph): write(paragraph, followedBy: link)
    case .alert(let alert): write(alert, followedBy: link)
    default: break
    }
  }
}
