import ScreenModel
import Testing

@Suite struct SectionNamingTests {
  private func ids(_ sections: Section...) -> [String] {
    Screen(title: "Any", sections: sections).sections.map(\.id)
  }

  private let heading = Component.heading(.init(text: "Ärzte & Zeiten"))

  @Test func `a section without an id takes its title, its group or its first words`() {
    #expect(
      ids(
        Section(title: "Billing address", components: []),
        Section(group: "Step two", components: [heading]),
        Section(components: [.divider(.init()), heading])) == [
          "billing-address", "step-two", "arzte-zeiten",
        ])
  }

  @Test func `a section without a word takes its number`() {
    #expect(
      ids(Section(components: []), Section(components: [.divider(.init())])) == [
        "section-1", "section-2",
      ])
  }

  @Test func `an id that is given stays, and no derived one repeats it`() {
    #expect(
      ids(
        Section(title: "Home", components: []), Section(id: "home", components: []),
        Section(title: "Home", components: [])) == ["home-2", "home", "home-3"])
  }

  @Test func `ids that are given are not judged`() {
    #expect(ids(Section(id: "a", components: []), Section(id: "a", components: [])) == ["a", "a"])
  }
}
