import ScreenModel
import ScreenRendering
import Testing

/// Every renderer sets sections in the same columns, tabs and steps.
struct ScreenArrangementTests {
  private static func screen(
    _ layout: Screen.Layout, _ sections: [(title: String, group: String)]
  ) -> Screen {
    Screen(
      title: "T", layout: layout,
      sections: sections.map { title, group in
        Section(
          id: title, title: title, layout: title == "Ask" ? .dialog : .stack, group: group,
          components: [.button(.init(label: "Open", opens: "Ask"))])
      })
  }

  /// What stands in each block: the title of a section, or the names of panes with their titles.
  private static func shown(_ screen: Screen) -> [String] {
    ScreenArrangement(screen).blocks.map { block in
      switch block {
      case .section(let index): screen.sections[index].title
      case .panes(let panes):
        panes.map { pane in
          let titles = pane.sections.map { screen.sections[$0].title }
          return pane.name + "(" + titles.joined(separator: ",") + ")"
        }.joined(separator: " ")
      }
    }
  }

  @Test(arguments: [Screen.Layout.columns, .tabs, .wizard])
  func `without groups each section is a pane by its title`(layout: Screen.Layout) {
    #expect(Self.shown(Self.screen(layout, [("One", ""), ("Two", "")])) == ["One(One) Two(Two)"])
  }

  @Test func `neighbours of a group share a pane, and others stand by themselves`() {
    let screen = Self.screen(
      .tabs, [("One", "A"), ("Two", "A"), ("Three", ""), ("Four", "A"), ("Five", "B")])
    #expect(Self.shown(screen) == ["A(One,Two)", "Three", "A(Four) B(Five)"])
  }

  @Test func `a dialog that a button opens stands in no pane, and parts none`() {
    let screen = Self.screen(.tabs, [("One", "A"), ("Ask", "A"), ("Two", "A")])
    #expect(Self.shown(screen) == ["A(One,Two)"])
    #expect(ScreenArrangement(screen).windows == [1])
  }

  @Test(arguments: [Screen.Layout.columns, .tabs, .wizard])
  func `a dialog that nothing opens is not a step and parts none`(layout: Screen.Layout) {
    var screen = Self.screen(layout, [("One", ""), ("Ask", ""), ("Two", "")])
    for index in screen.sections.indices { screen.sections[index].elements = [] }
    #expect(Self.shown(screen) == ["One(One) Two(Two)", "Ask"])
    #expect(ScreenArrangement(screen).windows.isEmpty)
    screen.layout = .stack
    #expect(Self.shown(screen) == ["One", "Ask", "Two"])
  }

  @Test func `a group of which there is only a dialog groups nothing`() {
    let screen = Self.screen(.columns, [("One", ""), ("Ask", "A"), ("Two", "")])
    #expect(Self.shown(screen) == ["One(One) Two(Two)"])
  }

  @Test func `in a stack each section stands by itself`() {
    #expect(Self.shown(Self.screen(.stack, [("One", "A"), ("Two", "A")])) == ["One", "Two"])
  }

  @Test func `nothing is arranged of a screen without sections`() {
    #expect(Self.shown(Self.screen(.tabs, [])).isEmpty)
    #expect(ScreenArrangement().blocks.isEmpty)
  }
}
