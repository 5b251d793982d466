import ScreenGrammar
import ScreenModel
import Testing

@testable import ScreenAdmission

struct SectionSplittingTests {
  private static func headings(_ count: Int) -> String {
    (1...count).map { #"{"type": "heading", "text": "H\#($0)"}"# }.joined(separator: ",")
  }

  @Test func `the parts of a tab that is too long stay in one tab`() throws {
    let admission = try admit(
      """
      {"title": "T", "layout": "tabs", "sections": [
        {"id": "s", "title": "Plans", "components": [\(Self.headings(40))]},
        {"title": "Other", "components": [{"type": "divider"}]}]}
      """)
    let sections = try #require(admission.screen?.sections)
    #expect(sections.map(\.id) == ["s", "plans", "plans-2", "plans-3", "other"])
    #expect(sections.map(\.group) == ["Plans", "Plans", "Plans", "Plans", ""])
    #expect(admission.ids == ["section-split", "section-split", "section-split"])
  }

  @Test func `a dialog is cut and not split, for nothing would open the rest`() throws {
    let admission = try admit(
      """
      {"title": "T", "sections": [
        {"title": "A", "components": [
          {"type": "button", "label": "One", "style": "plain", "opens": "d"}]},
        {"id": "d", "title": "D", "layout": "dialog", "components": [\(Self.headings(40))]}]}
      """)
    #expect(admission.screen?.sections.map(\.elements.count) == [1, 12])
    #expect(admission.refused == ["too-many-components"])
  }

  @Test func `origins of a section go with it past one that is dropped`() throws {
    let steps: [TreePath.Step] = [.name("sections"), .index(1), .name("title")]
    let admission = try admit(
      #"{"title": "T", "sections": [{"title": "E", "components": []}, {"title": "S", "components": [{"type": "divider"}]}]}"#,
      origins: [PlacedOrigin(TreePath(steps), .sample)])
    #expect(admission.origins.map(\.path.description) == ["/sections/0/title"])
  }

  @Test func `inputs and what acts in items are named after their labels`() throws {
    let admission = try admitComponents(
      """
      {"type": "picker", "label": "Colour", "options": ["B"]}, {"type": "toggle", "label": "On"},
      {"type": "slider", "label": "Loud", "minimum": 0, "maximum": 3, "value": 1},
      {"type": "list", "items": [
        {"title": "X", "actions": [{"label": "Book now"}, {"label": "!"}]},
        {"title": "Y", "actions": [{"label": "Book now"}]}]}
      """)
    let names = admission.components.map { component in
      switch component {
      case .picker(let picker): picker.name
      case .toggle(let toggle): toggle.name
      case .slider(let slider): slider.name
      case .list(let list): list.items.flatMap(\.actions).map(\.action).joined(separator: " ")
      default: "-"
      }
    }
    #expect(names == ["colour", "on", "loud", "book-now action-1 book-now-2"])
  }
}
