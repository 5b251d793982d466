import ScreenCompiler
import Testbed
import Testing

/// Where a rendering changed, said without the screen of before.
@Suite struct ElementLocatorTests {
  static let formats: [ScreenFormat] = [
    .json, .html, .html(.init(extent: .fragment)), .ansi, .ansi(width: 30),
    .ansi(.init(width: 60, depth: .none)), .ansi(.init(width: 14, glyphs: .ascii)),
  ]

  private static let base = Screen(
    title: "Orders",
    sections: [
      Section(
        id: "today", title: "Today",
        components: [
          .keyValue(.init(key: "Open & late", value: "Seven of twelve")),
          .paragraph(
            .init(text: "A long text that a terminal breaks into several lines of words")),
          .button(.init(label: "Edit", style: .secondary, action: "edit-today")),
        ]),
      Section(
        id: "later", title: "Later",
        components: [
          .badge(.init(label: "Paid", tone: .success)),
          .table(
            .init(
              title: "Visits", columns: ["Name", "Town"],
              rows: [["Ada", "London"], ["Grace", "New York"], ["Edsger", "Nuenen"]])),
          .button(.init(label: "Edit", style: .secondary, action: "edit-later")),
        ]),
    ])

  private func paths(
    _ format: ScreenFormat, _ base: Screen = base, _ change: (inout Screen) -> Void
  ) -> [String] {
    var screen = base
    change(&screen)
    return SnapshotComparison(
      recorded: base.renderedUTF8(as: format), rendered: screen.renderedUTF8(as: format),
      screen: screen
    ) { $0.renderedUTF8(as: format) }.paths
  }

  @Test(arguments: formats)
  func `a property that changed is named, and no other`(format: ScreenFormat) {
    let cases: [(Int, Int, Component, String)] = [
      (
        0, 0, .keyValue(.init(key: "Open & late", value: "Nine")),
        "keyValue \"Open & late\" › value"
      ),
      (
        0, 1,
        .paragraph(
          .init(text: "A long text that a terminal breaks into several rows of words")),
        "paragraph \"A long text that a terminal brea…\" › text"
      ),
      (1, 0, .badge(.init(label: "Open", tone: .success)), "badge \"Open\" › label"),
      (1, 0, .badge(.init(label: "Paid", tone: .warning)), "badge \"Paid\" › tone"),
    ]
    for (section, index, component, path) in cases {
      let paths = paths(format) { $0.sections[section].elements[index].component = component }
      #expect(paths == ["section \(section == 0 ? "today" : "later") › \(path)"])
    }
  }

  @Test(arguments: formats)
  func `a label that is twice is found where it changed`(format: ScreenFormat) {
    let paths = paths(format) {
      $0.sections[1].elements[2].component = .button(
        .init(label: "Change", style: .secondary, action: "edit-later"))
    }
    let label = "section later › button edit-later › label"
    // In HTML the other button is distinguished by its section for those who hear it, no longer now.
    #expect(paths == [label] || paths == ["section today › button edit-today", label])
  }

  @Test(arguments: formats)
  func `a cell of a table is named by row and column`(format: ScreenFormat) {
    let paths = paths(format) {
      guard case .table(var table) = $0.sections[1].elements[1].component else { return }
      table.rows[1][1] = "Arlington"
      $0.sections[1].elements[1].component = .table(table)
    }
    #expect(paths.contains("section later › table \"Visits\" › rows 2 2"))
    #expect(paths.allSatisfy { $0.hasPrefix("section later › table \"Visits\"") }, "\(paths)")
  }

  @Test(arguments: formats)
  func `what is new is named as a whole`(format: ScreenFormat) {
    let intro = Section(id: "intro", components: [.paragraph(.init(text: "Hello there"))])
    #expect(paths(format) { $0.sections.insert(intro, at: 0) } == ["section intro (added)"])
    let note = Element(.quote(.init(text: "Well begun", attribution: "Someone")))
    let added = paths(format) { $0.sections[0].elements.insert(note, at: 1) }
    #expect(added == ["section today › quote \"Well begun\" (added)"])
  }

  @Test(arguments: formats)
  func `what is gone is placed by what was before it`(format: ScreenFormat) {
    let removed = paths(format) { $0.sections[0].elements.remove(at: 1) }
    #expect(removed == ["removed after section today › keyValue \"Open & late\""])
    let last = paths(format) { $0.sections.removeLast() }
    #expect(last == ["removed after section today › button edit-today"])
  }

  @Test func `a great screen is answered coarsely, and soon`() {
    let count = Thoroughness.count(150, slow: 1_000)
    let rows = (0..<count).map { ["Name \($0)", "Town \($0)", "Word \($0)"] }
    var base = Self.base
    base.sections[0].elements[0].component = .table(
      .init(title: "All", columns: ["A", "B", "C"], rows: rows))
    let paths = paths(.html, base) {
      guard case .table(var table) = $0.sections[0].elements[0].component else { return }
      table.rows[count / 2][1] = "Elsewhere"
      $0.sections[0].elements[0].component = .table(table)
    }
    #expect(paths.allSatisfy { $0.hasPrefix("section today › table \"All\"") })
    #expect(!paths.isEmpty)
  }
}
