import ScreenHTML
import ScreenModel
import Testing

@Suite struct HTMLLookTests {
  private func page(_ components: [Component]) -> String {
    Screen(title: "T", sections: [Section(id: "s", title: "", components: components)]).html()
  }

  @Test(arguments: [
    (Component.heading(.init(text: "A", emphasis: .strong)), "class=\"t2 full big\""),
    (.paragraph(.init(text: "A", emphasis: .muted)), "class=\"p full m sm\""),
    (.keyValue(.init(key: "A", value: "B", tone: .warning)), "<dd class=\"tone warn\">"),
    (.keyValue(.init(key: "A", value: "B", emphasis: .strong)), "<div class=\"kve big\">"),
    (.stat(.init(label: "A", value: "1", tone: .critical)), "<dd class=\"val tone crit\">"),
    (.stat(.init(label: "A", value: "1", emphasis: .strong)), "<div class=\"stat big\">"),
    (.image(.init(description: "A", shape: .round)), "class=\"pic rnd\""),
    (.button(.init(label: "A", style: .primary, width: .full)), "class=\"btn pri wid\""),
  ])
  func `a look is a class of what has it`(_ component: Component, _ markup: String) {
    #expect(page([component]).contains(markup))
  }

  @Test func `a page without looks carries none of their rules`() {
    let plain = page([
      .heading(.init(text: "A")), .stat(.init(label: "A", value: "1")),
      .image(.init(description: "A")), .button(.init(label: "A")),
    ])
    let looks = page([.heading(.init(text: "A", emphasis: .strong))])
    for rule in [".rnd{", ".wid{", ".tone.", ".kve.", ".big{"] {
      #expect(!plain.contains(rule))
      #expect(looks.contains(rule))
    }
  }

  @Test func `an accent is a class with its colours, and no page without one carries them`() {
    let sections = [Section(id: "s", components: [.button(.init(label: "A", style: .primary))])]
    let plain = Screen(title: "T", sections: sections).html()
    let orange = Screen(title: "T", accent: .orange, sections: sections).html()
    #expect(orange.contains("<body class=\"sc a-orange\">"))
    #expect(orange.contains(".sc.a-orange{--acc:light-dark(#a65106,#f9a572)"))
    #expect(!plain.contains("light-dark") && !plain.contains("a-orange"))
  }

  @Test func `a dark screen is dark whatever the user prefers, unless the theme is given`() {
    let sections = [Section(id: "s", components: [.heading(.init(text: "A"))])]
    let dark = Screen(title: "T", appearance: .dark, sections: sections)
    #expect(dark.html().contains("content=\"dark\""))
    #expect(dark.html() == Screen(title: "T", sections: sections).html(HTMLOptions(theme: .dark)))
    #expect(dark.html(HTMLOptions(theme: .light)).contains("content=\"light\""))
  }

  @Test func `a fragment has the class of its appearance, with rules in its style sheet`() {
    let sections = [Section(id: "s", components: [.heading(.init(text: "A"))])]
    let dark = Screen(title: "T", accent: .teal, appearance: .dark, sections: sections)
    #expect(dark.html(HTMLOptions(extent: .fragment)).contains("<section class=\"sc dk a-teal\""))
    let style = HTMLRenderer().stylesheet(for: [dark])
    #expect(style.contains("@media screen{.sc.dk{"))
    #expect(style.contains(".sc.a-teal{--acc:"))
    let plain = HTMLRenderer().stylesheet(for: [Screen(title: "T", sections: sections)])
    #expect(!plain.contains(".sc.dk") && !plain.contains(".sc.a-"))
  }

  @Test func `only a page with a positive button has its rule`() {
    #expect(page([.button(.init(label: "A", style: .positive))]).contains(".pos{"))
    #expect(!page([.button(.init(label: "A"))]).contains(".pos{"))
  }
}
