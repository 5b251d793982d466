import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

@testable import ScreenAdmission

struct RuleDetailTests {
  private static func grammar(_ declarations: String) throws -> Grammar {
    let text = "grammar test\ninclude standard: heading, keyValue\n" + declarations
    return try #require(Grammar.parse(SourceText(name: "test", text)).grammar)
  }

  @Test func `what is lowered bears the name of the component that was proposed`() throws {
    let grammar = try Self.grammar(
      """
      component courses { courses: 1...3 of { name: text(1...20) } } = {
        each course in courses: keyValue(key: course.name, value: course.name)
      }
      """)
    let admission = try admitComponents(
      """
      {"type": "courses", "courses": [{"name": "Soup"}, {"name": "Cake"}]},
      {"type": "keyValue", "key": "A", "value": "B"}
      """, under: grammar)
    #expect(admission.placements.map(\.derived) == ["courses", nil])
    #expect(admission.placements.map(\.admitted.count) == [2, 1])
  }

  @Test func `a value that is left out is the first that the grammar allows`() throws {
    let grammar = try Self.grammar(
      #"component badge "A state" { label: text(1...30) "Words" tone?: info | success "Its meaning" }"#
    )
    let admission = try admitComponents(
      """
      {"type": "badge", "label": "A"}, {"type": "badge", "label": "B", "tone": "critical"},
      {"type": "badge", "label": "C", "tone": "success"}
      """, under: grammar)
    let tones = admission.components.map { component in
      if case .badge(let badge) = component { badge.tone.rawValue } else { "-" }
    }
    #expect(tones == ["info", "info", "success"])
    #expect(admission.ids == ["unknown-value"])
  }

  @Test func `a property that is left out has the value that the grammar states`() throws {
    let grammar = try Self.grammar(
      """
      component badge "A state" {
        label: text(1...30) = "New" "Words" tone: info | success = success "Its meaning"
      }
      """)
    let admission = try admitComponents(#"{"type": "badge"}"#, under: grammar)
    #expect(admission.components == [.badge(Component.Badge(label: "New", tone: .success))])
    #expect(admission.ids == [])
  }

  @Test(arguments: [(10, ["", ""]), (24, ["water-the-plants", "water-the-plants-2"])])
  func `derived names leave room for a number within their bound`(
    bound: Int, names: [String]
  ) throws {
    let grammar = try Self.grammar(
      #"component toggle "A switch" { label: text(1...80) "Words" name?: text(0...\#(bound)) "Slug" }"#
    )
    let admission = try admitComponents(
      """
      {"type": "toggle", "label": "Water the plants upstairs"},
      {"type": "toggle", "label": "Water the plants of others"}
      """, under: grammar)
    #expect(Self.names(admission) == names)
  }

  @Test func `names that are given twice stay within their bound`() throws {
    let grammar = try Self.grammar(
      #"component toggle "A switch" { label: text(1...80) "Words" name?: text(0...12) "Slug" }"#)
    let admission = try admitComponents(
      """
      {"type": "toggle", "label": "A", "name": "twelve-bytes"},
      {"type": "toggle", "label": "B", "name": "twelve-bytes"}
      """, under: grammar)
    let names = Self.names(admission)
    #expect(Set(names).count == 2)
    #expect(names.allSatisfy { (1...12).contains($0.utf8.count) })
    #expect(admission.ids == ["duplicate-name"])
  }

  private static func names(_ admission: Admission) -> [String] {
    admission.components.map { component in
      if case .toggle(let toggle) = component { toggle.name } else { "-" }
    }
  }

  @Test(arguments: [
    (#""sample": "value""#, ["value"], 0), (#""samples": ["value", "key"]"#, ["key", "value"], 0),
    (#""sample": ["key", "colour", 3, "key"]"#, ["key"], 2), (#""sample": []"#, [], 0),
    (#""sample": {"key": true}"#, [], 0), (#""draft": true"#, [], 0),
  ])
  func `samples are the names of properties, in their order`(
    mark: String, samples: [String], unknown: Int
  ) throws {
    let admission = try admitComponents(
      #"{"type": "keyValue", "key": "A", "value": "B", \#(mark)}"#)
    #expect(admission.screen?.sections.first?.elements.map(\.samples) == [samples])
    #expect(admission.ids == Array(repeating: "unknown-sample", count: unknown))
    #expect(admission.refused == [])
  }

  @Test func `of distinct texts each is kept once, whatever its case`() throws {
    let admission = try admitComponents(
      #"{"type": "picker", "label": "A", "options": ["B", "C"], "selected": ["C", "c"]}"#)
    #expect(admission.ids == ["duplicate-element"])
    guard case .picker(let picker) = admission.components.first else { return }
    #expect(picker.selected == ["C"])
  }

  @Test func `three of the texts that are said twice are named where too few are left`() throws {
    let grammar = try Self.grammar(
      """
      component picker "A choice" {
        label: text(1...30) "Words" options: 3...60 of distinct text(1...60) "Each"
      }
      """)
    let admission = try admitComponents(
      """
      {"type": "heading", "text": "x"},
      {"type": "picker", "label": "L", "options": ["A", "a", "B", "b", "A", "A", "A"]}
      """, under: grammar)
    let message = admission.diagnostics.first { $0.id == "too-few-elements" }?.message
    #expect(message == "at least 3 are needed: 2 are usable; repeated: 'a', 'b', 'A'")
  }

  @Test(
    arguments: [
      ([], "s", nil), ([.name("sections")], "s", "sections"),
      ([.name("sections"), .index(0)], "s", "sections/s"),
      ([.name("sections"), .index(0)], "", "sections/0"),
      (
        [.name("sections"), .index(1), .name("components"), .index(1)], "s",
        "sections/s/components/1"
      ),
      ([.index(3), .name("a")], "s", "3/a"),
    ] as [([TreePath.Step], String, String?)])
  func `a path is shown with the name of its section`(
    steps: [TreePath.Step], section: String, shown: String?
  ) {
    #expect(Admitter.display(steps, sectionName: section) == shown)
  }

  @Test func `a kind that an answer does not know becomes the out branch, and is told`() throws {
    func rule(_ name: String, _ property: String) -> ComponentRule {
      ComponentRule(
        name: name, kind: nil,
        record: RecordRule(properties: [PropertyRule(property, .text(TextRule(length: 1...80)))]))
    }
    for out in [rule("other", "reason"), nil] {
      let union = UnionRule(name: "Part", variants: [rule("word", "text")], out: out)
      let schema = SchemaDescription(
        name: "answer", record: RecordRule(properties: [PropertyRule("part", .union(union))]))
      let json = #"{"part": {"type": "wort", "text": "x"}}"#
      let tree = try #require(JSONReader.read(SourceText(name: "answer", json)).tree)
      let admission = schema.admit(tree)
      #expect(admission.diagnostics.first { $0.id == "unknown-variant" }?.notes.count == 1)
      #expect((admission.tree == nil) == (out == nil))
    }
  }
}
