internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

// The layouts of a screen's sections: stacked, or in columns, tabs or steps.

extension HTMLWriter {
  /// Writes a block of sections.
  mutating func write(_ block: ScreenArrangement.Block, at index: Int, of screen: Screen) {
    switch block {
    case .section(let section):
      writeSections([section], of: screen, named: .byThemselves)
    case .panes(let panes):
      switch screen.layout {
      // A stack has no panes.
      case .stack: break
      case .columns: writeColumns(panes, of: screen)
      case .tabs: writeTabs(panes, at: index, of: screen)
      case .wizard: writeWizard(panes, at: index, of: screen)
      }
    }
  }

  /// How the sections of a pane are titled.
  private enum Naming {
    /// Each by its own title.
    case byThemselves
    /// The first by its group if it has no title.
    case byGroup
    /// The first by a visible label if it has no title; a heading that repeats the label is only
    /// for screen readers.
    case byLabel(String)
  }

  private mutating func writeSections(
    _ sections: [Int], of screen: Screen, named naming: Naming
  ) {
    for index in sections {
      let section = screen.sections[index]
      var title = section.title
      var look = TitleLook.shown
      switch naming {
      case .byThemselves: break
      case .byGroup:
        if index == sections.first, title.isBlank { title = section.group }
      case .byLabel(let label):
        if index == sections.first, title.isBlank { title = label }
        if title == label { look = .heard }
      }
      write(section, at: index, title: title, look: look)
    }
  }

  private mutating func writeColumns(_ panes: [ScreenArrangement.Pane], of screen: Screen) {
    let isEven = panes.count == 2 || panes.count == 4
    switch sidebar(of: panes, in: screen) {
    case .first: out.append("<div class=\"cols side\">\n")
    case .last: out.append("<div class=\"cols side last\">\n")
    case nil: out.append(isEven ? "<div class=\"cols two\">\n" : "<div class=\"cols\">\n")
    }
    for pane in panes {
      guard pane.sections.count > 1 else {
        writeSections(pane.sections, of: screen, named: .byGroup)
        continue
      }
      out.append("<div class=\"col\">\n")
      writeSections(pane.sections, of: screen, named: .byGroup)
      out.append("</div>\n")
    }
    out.append("</div>\n")
  }

  /// Which of two columns is the sidebar.
  private enum Sidebar { case first, last }

  /// Returns the column that only contains navigation and filters for the other one; nil if there
  /// is none.
  private func sidebar(of panes: [ScreenArrangement.Pane], in screen: Screen) -> Sidebar? {
    guard panes.count == 2 else { return nil }
    let areBeside = panes.map { pane in
      pane.sections.allSatisfy { index in
        screen.sections[index].elements.allSatisfy { $0.component.isOfSidebars }
      }
    }
    guard areBeside[0] != areBeside[1] else { return nil }
    return areBeside[0] ? .first : .last
  }

  /// Returns the name of a tab or a step, or else its number.
  private func name(of pane: ScreenArrangement.Pane, at index: Int) -> String {
    pane.name.isBlank ? String(index + 1) : pane.name
  }

  /// Writes tabs as a sequence of radio buttons, labels and panes; the style sheet moves the labels
  /// up.
  private mutating func writeTabs(
    _ panes: [ScreenArrangement.Pane], at index: Int, of screen: Screen
  ) {
    out.append("<fieldset class=\"tabs\">\n<legend class=\"vh\">")
    out.append(words.page.parts)
    out.append("</legend>\n")
    for (number, pane) in panes.enumerated() {
      let name = name(of: pane, at: number)
      out.append("<input type=\"radio\" name=\"")
      writeScreenID("tabs")
      out.append(integer: index)
      out.append("\" id=\"")
      writeScreenID("tab", index, number)
      out.append(number == 0 ? "\" checked>" : "\">")
      out.append("<label class=\"tab\" for=\"")
      writeScreenID("tab", index, number)
      out.append("\">")
      writeIsolated(name)
      out.append("</label>\n<div class=\"pane\">\n")
      writeSections(pane.sections, of: screen, named: .byLabel(name))
      out.append("</div>\n")
    }
    out.append("</fieldset>\n")
  }

  /// Writes a wizard as empty link targets and then the steps; the URL fragment selects the step to
  /// show.
  private mutating func writeWizard(
    _ panes: [ScreenArrangement.Pane], at index: Int, of screen: Screen
  ) {
    out.append("<div class=\"wiz\">\n")
    for number in panes.indices {
      out.append("<i id=\"")
      writeScreenID("step", index, number)
      out.append("\"></i>")
    }
    out.append(UInt8(ascii: "\n"))
    for (number, pane) in panes.enumerated() {
      out.append("<div class=\"card\">\n<div class=\"g\"><p class=\"m sm\">")
      out.append(words.page.step.lead)
      out.append(UInt8(ascii: " "))
      out.append(integer: number + 1)
      writeSpaced(words.page.step.of)
      out.append(integer: panes.count)
      out.append("</p>\n")
      writeSegments(done: number + 1, of: panes.count)
      out.append("</div>\n")
      writeSections(pane.sections, of: screen, named: .byGroup)
      writeWays(from: number, in: panes, at: index)
      out.append("</div>\n")
    }
    out.append("</div>\n")
  }

  /// Draws the progress of a wizard, which the words above it also state.
  private mutating func writeSegments(done: Int, of count: Int) {
    // Each step draws all segments: more than a dozen are useless and take quadratic space.
    guard (2...12).contains(count) else { return }
    out.append("<div class=\"segs\" aria-hidden=\"true\">")
    for number in 1...count { out.append(number <= done ? "<i class=\"on\"></i>" : "<i></i>") }
    out.append("</div>")
  }

  /// Writes the links to the previous and the next step.
  private mutating func writeWays(
    from number: Int, in panes: [ScreenArrangement.Pane], at index: Int
  ) {
    guard panes.count > 1 else { return }
    out.append("<p class=\"acts wnav\">")
    if number > 0 {
      out.append("<a class=\"btn\" href=\"#")
      writeScreenID("step", index, number - 1)
      out.append("\">")
      out.append(words.page.back)
      writeHidden(
        "\(words.page.to) \(name(of: panes[number - 1], at: number - 1))")
      out.append("</a>")
    }
    if number + 1 < panes.count {
      out.append("<a class=\"btn pri\" href=\"#")
      writeScreenID("step", index, number + 1)
      out.append("\">")
      out.append(words.page.next)
      out.append(": ")
      writeIsolated(name(of: panes[number + 1], at: number + 1))
      out.append("</a>")
    }
    out.append("</p>\n")
  }
}
