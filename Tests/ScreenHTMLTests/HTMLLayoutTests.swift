import ScreenModel
import ScreenHTML
import Testing

@Suite struct HTMLLayoutTests {
  private func section(
    _ title: String, _ layout: Section.Layout = .stack, group: String = "",
    _ components: [Component] = [.divider(.init())]
  ) -> Section {
    Section(id: title, title: title, layout: layout, group: group, components: components)
  }

  private func section(_ title: String, _ components: [Component]) -> Section {
    section(title, .stack, components)
  }

  private func page(_ layout: Screen.Layout, _ sections: [Section]) -> String {
    Screen(title: "T", layout: layout, sections: sections).html(.init(idPrefix: "p"))
  }

  private func count(_ part: String, in page: String) -> Int { page.ranges(of: part).count }

  @Test func `without groups every section is a tab of its own, named by its title`() {
    let page = page(.tabs, [section("One"), section("Two"), section("")])
    #expect(count("<div class=\"pane\">", in: page) == 3)
    for label in ["One", "Two", "3"] { #expect(page.contains(">\(label)</label>")) }
    #expect(count(" checked>", in: page) == 1)
    #expect(page.contains("<h2 class=\"vh\" id=\"p-One.t\">One</h2>"))
  }

  @Test func `neighbours of one group share a tab, a section without one is outside`() {
    let page = page(
      .tabs,
      [
        section("Intro"), section("A", group: "First"), section("B", group: "First"),
        section("C", group: "Second"),
      ])
    #expect(count("<div class=\"pane\">", in: page) == 2)
    #expect(page.contains(">First</label>") && page.contains(">Second</label>"))
    #expect(!page.contains(">Intro</label>") && !page.contains(">A</label>"))
    #expect(page.contains("<h2 class=\"t2\" id=\"p-A.t\">A</h2>"))
  }

  @Test func `a wizard has its targets first, and ways back and on`() {
    let page = page(.wizard, [section("One"), section("Two"), section("Three")])
    #expect(
      page.contains("<i id=\"p-step0-0\"></i><i id=\"p-step0-1\"></i><i id=\"p-step0-2\"></i>"))
    #expect(count(">Next: ", in: page) == 2 && count(">Back<", in: page) == 2)
    #expect(page.contains("href=\"#p-step0-1\">Next: Two</a>"))
    #expect(page.contains("Step 3 of 3"))
  }

  @Test func `a wizard of a thousand steps draws no thousand marks in each`() {
    let sections = (0..<1000).map { section("S\($0)") }
    let page = page(.wizard, sections)
    #expect(page.utf8.count < 1_500_000)
    #expect(page.contains("Step 1000 of 1000"))
  }

  @Test func `a column that only leads to what is beside it is narrower`() {
    let ways = section("Ways", [.link(.init(label: "Inbox")), .button(.init(label: "Write"))])
    let mail = section("Mail", [.list(.init(title: "", items: [.init(title: "Hello")]))])
    #expect(page(.columns, [ways, mail]).contains("class=\"cols side\""))
    #expect(page(.columns, [mail, ways]).contains("class=\"cols side last\""))
    for sections in [[mail, mail], [ways, ways], [ways, mail, mail]] {
      #expect(!page(.columns, sections).contains("class=\"cols side"))
    }
  }

  @Test func `two columns or four are wider than three`() {
    #expect(page(.columns, [section("A"), section("B")]).contains("class=\"cols two\""))
    #expect(page(.columns, [section("A"), section("B"), section("C")]).contains("class=\"cols\""))
  }

  @Test func `a dialog is a window if a button opens it, else it is in its place`() {
    let dialog = section("Sure?", .dialog)
    let opener = section("A", [.button(.init(label: "Go", opens: "Sure?"))])
    let opened = page(.stack, [opener, dialog])
    #expect(opened.contains("popovertarget=\"p-1.w\" popovertargetaction=\"show\">Go</button>"))
    #expect(
      opened.contains(
        "popover role=\"dialog\" tabindex=\"-1\" autofocus id=\"p-1.w\" aria-labelledby=\"p-1.t\""))
    #expect(opened.contains(">Close<span class=\"vh\"> Sure?</span></button>"))
    let alone = page(.stack, [dialog])
    #expect(!alone.contains(" popover") && alone.contains(">Sure?</h2>"))
    let dangling = page(.stack, [section("A", [.button(.init(label: "Go", opens: "zzz"))])])
    #expect(!dangling.contains(" popover"))
  }

  @Test func `a dialog's ways out close it, what it is there for does not`() {
    let dialog = section(
      "Sure?", .dialog,
      [
        .button(.init(label: "Delete", style: .destructive)), .button(.init(label: "Keep")),
      ])
    let page = page(.stack, [section("A", [.button(.init(label: "Go", opens: "Sure?"))]), dialog])
    #expect(page.contains("popovertargetaction=\"hide\">Keep</button>"))
    #expect(page.contains("type=\"button\">Delete</button>"))
    #expect(!page.contains(">Close"))
  }

  @Test func `the rows of a table with buttons can be records, and of no other`() {
    var table = Component.Table(
      title: "", columns: ["Order", "Total", ""], rows: [["#1", "\"£34\"", "x"], ["#2"]])
    func page(_ table: Component.Table) -> String {
      Screen(title: "T", sections: [Section(id: "s", components: [.table(table)])]).html()
    }
    #expect(!page(table).contains("data-l") && !page(table).contains(".rec"))
    table.actions = [.init(label: "Edit")]
    let cells = Markup(Array(page(table).utf8)).tags.filter { $0["data-l"] != nil }
    #expect(cells.map { $0["data-l"] } == ["Total", "Total"])
    #expect(page(table).contains("<div class=\"tw rec\""))
  }

  @Test func `closed parts are printed, and buttons leave no room`() {
    let page = Screen(title: "T", sections: [Section(id: "s", components: [])]).html()
    let print = page.split(separator: "@media print").map(String.init).joined(separator: "\n")
    #expect(print.contains("details::details-content{content-visibility:visible"))
    #expect(print.contains(".acts:not(:has(>:not(.btn)))"))
  }

  @Test func `two sections of one title are not two landmarks`() {
    let page = page(.stack, [section("Same"), section("same "), section("Other"), section("")])
    #expect(count("<section ", in: page) == 2)
    #expect(count("<h2 ", in: page) == 3)
  }

  @Test func `a disclosure is closed, named by its title`() {
    let page = page(.stack, [section("More", .disclosure), section("", .disclosure)])
    #expect(
      page.contains("<details class=\"card dis\">\n<summary><h2 class=\"t2\" id=\"p-More.t\">More"))
    #expect(page.contains("<summary>Details</summary>"))
  }

  @Test func `neighbours that belong together share a container`() {
    let page = page(
      .stack,
      [
        section(
          "A",
          [
            .keyValue(.init(key: "a", value: "1")), .keyValue(.init(key: "b", value: "2")),
            .button(.init(label: "One")), .link(.init(label: "Two", destination: "/")),
            .paragraph(.init(text: "Words.")), .link(.init(label: "More", destination: "/more")),
          ])
      ])
    #expect(count("<dl class=\"kv\">", in: page) == 1)
    #expect(count("<div class=\"acts\">", in: page) == 1)
    #expect(page.contains("Words. <a class=\"lnk\" href=\"/more\">More</a></p>"))
  }

  @Test func `a heading in a section without a title takes the title's level`() {
    let heading = Component.heading(.init(text: "H"))
    #expect(page(.stack, [section("A", [heading])]).contains("<h3 class=\"t3 full\">H</h3>"))
    #expect(page(.stack, [section("", [heading])]).contains("<h2 class=\"t2 full\">H</h2>"))
  }

  @Test(arguments: [
    (Screen.Layout.stack, Section.Layout.card, 1, "w narrow"), (.stack, .stack, 2, "w"),
    (.wizard, .stack, 3, "w narrow"), (.stack, .grid, 1, "w wide"), (.columns, .stack, 2, "w wide"),
  ])
  func `the width follows what the page is for`(
    screen: Screen.Layout, layout: Section.Layout, sections: Int, width: String
  ) {
    let field = Component.field(.init(label: "F", placeholder: ""))
    let kind: Component = layout == .grid ? .badge(.init(label: "B")) : field
    let page = page(screen, (0..<sections).map { section("S\($0)", layout, [kind]) })
    #expect(page.contains("<main class=\"\(width)\">"))
  }

  @Test func `an empty screen, section, title and value still say something`() {
    let nothing = Screen(title: " ", sections: []).html()
    #expect(nothing.contains("<title>Untitled</title>") && nothing.contains("Nothing here yet"))
    #expect(page(.stack, [section("A", [])]).contains("Nothing here yet"))
    let blank = page(.stack, [section("A", [.keyValue(.init(key: "K", value: ""))])])
    #expect(blank.contains("<dd><span class=\"m\">—</span></dd>"))
  }
}
