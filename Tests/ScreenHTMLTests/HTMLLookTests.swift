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
}
