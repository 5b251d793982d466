import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenAdmission

struct WholeScreenTests {
  @Test(arguments: [
    (#"[{"type": "heading", "text": "A"}, {"type": "divider"}]"#, "bare-array"),
    (
      #"{"title": "A", "components": [{"type": "heading", "text": "A"}, {"type": "divider"}]}"#,
      "bare-components"
    ),
    (
      #"{"screen": {"title": "A", "sections": [{"components": [{"type": "heading", "text": "A"}, {"type": "divider"}]}]}}"#,
      "screen-wrapper"
    ),
    (
      #"[{"title": "A", "components": [{"type": "heading", "text": "A"}, {"type": "divider"}]}]"#,
      "bare-array"
    ),
    (
      #"{"sections": {"components": [{"type": "heading", "text": "A"}, {"type": "divider"}]}}"#,
      "value-as-array"
    ),
    (#"{"sections": [{"type": "heading", "text": "A"}, {"type": "divider"}]}"#, "bare-components"),
  ])
  func `forgives how the top of a screen is written`(json: String, id: String) throws {
    let admission = try admit(json)
    #expect(admission.ids.contains(id))
    #expect(admission.screen?.title == "A")
    #expect(admission.screen?.sections.count == 1)
    #expect(admission.components.map(\.kind) == [.heading, .divider])
    #expect(admission.refused == [])
  }

  @Test(arguments: [
    "3", #""words""#, "[]", "{}", #"{"sections": []}"#, #"{"sections": [{"components": [3]}]}"#,
  ])
  func `refuses what has not one component of use`(json: String) throws {
    let admission = Grammar.standard.admit(
      Proposal(tree: json == "3" ? 3 : json == #""words""# ? "words" : try tree(json)))
    #expect(admission.screen == nil)
    #expect(admission.diagnostics.last?.severity == .error)
  }

  @Test func `names inputs and actions after their labels, each once`() throws {
    let admission = try admitComponents(
      """
      {"type": "field", "label": "E-mail address", "placeholder": ""},
      {"type": "field", "label": "Città", "placeholder": ""},
      {"type": "field", "label": "名前", "placeholder": ""},
      {"type": "button", "label": "Log in", "style": "primary"},
      {"type": "button", "label": "log in!", "style": "plain"},
      {"type": "button", "label": "Other", "style": "plain", "action": "log-in-2"}
      """)
    #expect(admission.ids == [])
    #expect(
      admission.components.map(slug) == [
        "e-mail-address", "citta", "field-1", "log-in", "log-in-3", "log-in-2",
      ])
  }

  private func slug(_ component: Component) -> String {
    switch component {
    case .field(let field): field.name
    case .button(let button): button.action
    default: ""
    }
  }

  @Test func `a button opens a dialog by its id, and nothing else`() throws {
    let json = """
      {"title": "T", "sections": [
        {"title": "A", "components": [
          {"type": "button", "label": "One", "style": "plain", "opens": "Delete account"},
          {"type": "button", "label": "Two", "style": "plain", "opens": "nowhere"},
          {"type": "button", "label": "Three", "style": "plain", "opens": "a"}]},
        {"title": "Delete account", "layout": "dialog", "components": [{"type": "divider"}]}]}
      """
    let admission = try admit(json)
    #expect(admission.ids == ["opens-name", "dangling-opens", "dangling-opens"])
    #expect(admission.diagnostics.map(\.severity) == [.warning, .error, .error])
    #expect(
      admission.diagnostics[1].message == "'nowhere' cannot be opened: no section has that id")
    #expect(
      admission.diagnostics[2].message == "'a' cannot be opened: that section is not a dialog")
    guard case .button(let button) = admission.components.first else { return }
    #expect(button.opens == "delete-account")
  }

  @Test func `keeps one primary button a section`() throws {
    let admission = try admitComponents(
      #"{"type": "button", "label": "A", "style": "primary"}, {"type": "button", "label": "B", "style": "primary"}"#
    )
    #expect(admission.ids == ["second-primary"])
    #expect(admission.refused == [])
  }

  @Test func `splits a section that is too long while there is room, then drops`() throws {
    func headings(_ count: Int) -> String {
      (1...count).map { #"{"type": "heading", "text": "H\#($0)"}"# }.joined(separator: ",")
    }
    let split = try admitComponents(headings(14), under: .core)
    #expect(split.screen?.sections.map(\.elements.count) == [6, 6, 2])
    #expect(split.refused == [])
    #expect(split.placements.map(\.admitted.first?.description)[6] == "/sections/1/components/0")
    let dropped = try admitComponents(headings(30), under: .core)
    #expect(dropped.screen?.sections.map(\.elements.count) == [6, 6, 6, 6])
    #expect(dropped.refused == ["too-many-elements"])
  }

  @Test func `drops sections beyond the bound and says how many`() throws {
    let section = #"{"title": "S", "components": [{"type": "divider"}]}"#
    let json =
      #"{"title": "T", "sections": [\#(Array(repeating: section, count: 7).joined(separator: ","))]}"#
    let admission = try admit(json, under: .core)
    #expect(admission.screen?.sections.map(\.id) == ["s", "s-2", "s-3", "s-4"])
    #expect(admission.diagnostics.map(\.message) == ["at most 4 are allowed: 3 more are dropped"])
  }

  @Test func `takes a group off a stacked screen`() throws {
    let admission = try admit(
      #"{"title": "T", "sections": [{"title": "S", "group": "G", "components": [{"type": "divider"}]}]}"#
    )
    #expect(admission.ids == ["idle-group"])
    #expect(admission.screen?.sections.first?.group == "")
  }

  @Test func `warns of a general item beside its special case, and keeps both`() throws {
    let admission = try admitComponents(#"{"type": "list", "items": ["Shoes", "Running shoes"]}"#)
    #expect(admission.ids.contains("general-beside-special"))
    #expect(admission.refused == [])
  }

  @Test func `origins follow their values past what is dropped`() throws {
    let json = """
      {"title": "T", "sections": [{"components": [{"type": "heading"},
        {"type": "list", "items": [{"title": ""}, {"title": "Kept"}]}]}]}
      """
    let admission = try admit(
      json,
      origins: [
        PlacedOrigin(TreePath([.name("title")]), .catalog(topic: "x")),
        PlacedOrigin(
          TreePath([
            .name("sections"), .index(0), .name("components"), .index(1), .name("items"),
            .index(1), .name("title"),
          ]), .sample),
      ])
    #expect(
      admission.origins.map(\.path.description) == [
        "/title", "/sections/0/components/0/items/0/title",
      ])
    #expect(admission.screen?.sections.first?.elements.first?.samples == ["items"])
    #expect(admission.placements.map(\.admitted.count) == [0, 1])
  }

  @Test func `origins of events follow them past one without a day`() throws {
    func place(_ index: Int) -> TreePath {
      TreePath([
        .name("sections"), .index(0), .name("components"), .index(0), .name("events"),
        .index(index), .name("label"),
      ])
    }
    let json = """
      {"title": "T", "sections": [{"components": [{"type": "calendar", "month": "2027-03",
        "events": [{"from": "2027-03-01", "label": "A"}, {"from": "soon", "label": "B"},
          {"from": "2027-03-03", "label": "C"}]}]}]}
      """
    let admission = try admit(
      json, origins: (0..<3).map { PlacedOrigin(place($0), .catalog(topic: "\($0)")) })
    #expect(
      admission.origins == [
        PlacedOrigin(place(0), .catalog(topic: "0")), PlacedOrigin(place(1), .catalog(topic: "2")),
      ])
  }
}
