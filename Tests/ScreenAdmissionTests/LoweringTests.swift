import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

@testable import ScreenAdmission

struct LoweringTests {
  /// The standard grammar with a component of its own.
  private func grammar(_ rule: ComponentRule) -> Grammar {
    var grammar = Grammar.standard
    grammar.components.append(rule)
    return grammar
  }

  private let priceTag = ComponentRule(
    name: "priceTag", kind: nil,
    record: RecordRule(properties: [
      PropertyRule("name", .text(TextRule(length: 1...20))),
      PropertyRule("price", .number(0...1000), aliases: ["cost"]),
    ]),
    lowering: [
      Template(
        component: "keyValue",
        arguments: [
          Template.NamedArgument("key", .parameter("name")),
          Template.NamedArgument("value", .joined([.constant("€ "), .parameter("price")])),
        ]),
      Template(component: "divider", arguments: []),
    ])

  @Test func `a derived component becomes built-in ones`() throws {
    let admission = try admitComponents(
      #"{"type": "priceTag", "name": "Tea", "cost": "3.5"}"#, under: grammar(priceTag))
    #expect(
      admission.components == [
        .keyValue(Component.KeyValue(key: "Tea", value: "€ 3.5")), .divider(Component.Divider()),
      ])
    #expect(admission.ids == ["property-name", "text-as-number"])
    #expect(admission.placements.map(\.admitted.count) == [2])
  }

  @Test(arguments: [
    #"{"type": "priceTag", "name": "Tea"}"#, #"{"type": "priceTag", "price": 3}"#,
    #"{"type": "priceTag", "name": "", "price": 3}"#,
  ])
  func `its own bounds hold before those of what it becomes`(json: String) throws {
    let admission = try admitComponents(json, under: grammar(priceTag))
    #expect(admission.screen == nil)
    #expect(admission.refused.contains("component-dropped"))
  }

  @Test func `walks over the items of a collection`() throws {
    let menu = ComponentRule(
      name: "menu", kind: nil,
      record: RecordRule(properties: [
        PropertyRule(
          "dishes",
          .collection(
            CollectionRule(
              count: 1...9,
              of: .record(
                RecordRule(properties: [
                  PropertyRule("name", .text(TextRule(length: 1...20)))
                ])))))
      ]),
      lowering: [
        Template(
          component: "heading", loops: [.parameter("dishes")],
          arguments: [Template.NamedArgument("text", .item(0, "name"))]),
        Template(
          component: "list",
          arguments: [
            Template.NamedArgument(
              "items",
              .each(.parameter("dishes"), [Template.NamedArgument("title", .item(0, "name"))]))
          ]),
      ])
    let admission = try admitComponents(
      #"{"type": "menu", "dishes": ["Soup", "Pasta"]}"#, under: grammar(menu))
    #expect(admission.components.map(\.kind) == [.heading, .heading, .list])
    #expect(admission.refused == [])
  }

  @Test func `a grammar that lowers without end is stopped`() throws {
    let loop = ComponentRule(
      name: "loop", kind: nil, record: RecordRule(properties: []),
      lowering: [
        Template(component: "loop", arguments: []), Template(component: "loop", arguments: []),
      ])
    let admission = try admitComponents(
      #"{"type": "loop"}, {"type": "divider"}"#, under: grammar(loop))
    #expect(admission.components.map(\.kind) == [.divider])
    #expect(admission.ids.contains("too-deep"))
  }

  @Test func `a template cannot multiply a collection without end`() throws {
    let inner = Template.Argument.each(
      .parameter("items"),
      [
        Template.NamedArgument("label", .constant("x")),
        Template.NamedArgument(
          "items", .each(.parameter("items"), [Template.NamedArgument("title", .constant("y"))])),
      ])
    let bomb = ComponentRule(
      name: "bomb", kind: nil,
      record: RecordRule(properties: [
        PropertyRule(
          "items",
          .collection(CollectionRule(count: 1...5000, of: .text(TextRule(length: 1...9)))))
      ]),
      lowering: [
        Template(component: "steps", arguments: [Template.NamedArgument("items", inner)])
      ])
    let items = Array(repeating: #""a""#, count: 2000).joined(separator: ",")
    let admission = try admitComponents(
      #"{"type": "bomb", "items": [\#(items)]}"#, under: grammar(bomb))
    #expect(admission.ids.contains("lowering-limit"))
  }

  private let menu = """
    grammar menu
    include standard: keyValue, list, heading
    component courses {
      courses: 1...3 of { name: text aka title, dishes: 1...3 of text }
    } = {
      each course in courses: each dish in course.dishes:
        keyValue(key: course.name, value: course.name + " " + dish)
      list(title: "All", items: each course in courses {
        title: course.name, items: each dish in course.dishes { title: dish, detail: course.name }
      })
    }
    """

  private func parsed(_ text: String) throws -> Grammar {
    try #require(Grammar.parse(SourceText(name: "test", text)).grammar)
  }

  @Test func `loops within loops walk over every part of every item`() throws {
    let admission = try admitComponents(
      """
      {"type": "courses", "courses": [
        {"name": "First", "dishes": ["Soup", "Salad"]}, {"name": "Last", "dishes": ["Cake"]}]}
      """, under: parsed(menu))
    #expect(
      admission.components == [
        .keyValue(Component.KeyValue(key: "First", value: "First Soup")),
        .keyValue(Component.KeyValue(key: "First", value: "First Salad")),
        .keyValue(Component.KeyValue(key: "Last", value: "Last Cake")),
        .list(
          Component.List(
            title: "All",
            items: [
              Component.ListItem(
                title: "First",
                items: [
                  Component.ListItem(title: "Soup", detail: "First"),
                  Component.ListItem(title: "Salad", detail: "First"),
                ]),
              Component.ListItem(
                title: "Last", items: [Component.ListItem(title: "Cake", detail: "Last")]),
            ])),
      ])
    #expect(admission.ids == [])
  }

  @Test func `the origin of each value goes where it is lowered to, past what is dropped`() throws {
    let courses = TreePath([
      .name("sections"), .index(0), .name("components"), .index(0), .name("courses"),
    ])
    func place(_ steps: TreePath.Step...) -> TreePath { TreePath(courses.steps + steps) }
    let admission = try admit(
      """
      {"title": "T", "sections": [{"id": "s", "title": "S", "components": [
        {"type": "courses", "courses": [
          {"name": "", "dishes": ["Nothing"]}, {"title": "Last", "dishes": ["Cake", "Pie"]}]}]}]}
      """, under: parsed(menu),
      origins: [
        PlacedOrigin(place(.index(0), .name("name")), .catalog(topic: "dropped")),
        PlacedOrigin(place(.index(1), .name("title")), .catalog(topic: "courses")),
        PlacedOrigin(place(.index(1), .name("dishes"), .index(1)), .sample),
      ])
    let first = try #require(admission.screen?.sections.first)
    #expect(first.elements.map(\.samples) == [[], ["value"], ["items"]])
    let keys = admission.origins.filter { $0.path.steps.last == .name("key") }
    #expect(keys.map(\.origin) == [.catalog(topic: "courses"), .catalog(topic: "courses")])
    #expect(!admission.origins.contains { $0.origin == .catalog(topic: "dropped") })
  }

  @Test func `a fallback has the origins of what was proposed, not of what it was lowered to`()
    throws
  {
    let text = PropertyRule("text", .text(TextRule(length: 1...20)))
    // What it is lowered to has no label, and is of no use.
    let dud = ComponentRule(
      name: "dud", kind: nil, record: RecordRule(properties: [text]), fallback: "paragraph",
      lowering: [
        Template(
          component: "badge", arguments: [Template.NamedArgument("tone", .constant("info"))])
      ])
    let admission = try admit(
      #"{"title": "T", "sections": [{"components": [{"type": "dud", "text": "A"}]}]}"#,
      under: grammar(dud),
      origins: [
        PlacedOrigin(
          TreePath([
            .name("sections"), .index(0), .name("components"), .index(0), .name("text"),
          ]), .catalog(topic: "said"))
      ])
    #expect(admission.components == [.paragraph(Component.Paragraph(text: "A"))])
    #expect(admission.origins.map(\.origin) == [.catalog(topic: "said")])
  }

  @Test func `a derived component in place of a screen is one`() throws {
    let origin = PlacedOrigin(TreePath([.name("name")]), .sample)
    let admission = try admit(
      #"{"type": "priceTag", "name": "Tea", "price": 3}"#, under: grammar(priceTag),
      origins: [origin])
    #expect(admission.components.map(\.kind) == [.keyValue, .divider])
    #expect(admission.refused == [])
  }

  @Test func `what is a sample as a whole is one in each of its parts`() throws {
    let admission = try admit(
      """
      {"title": "T", "sections": [{"id": "s", "title": "S", "components": [
        {"type": "courses", "courses": [{"name": "First", "dishes": ["Soup"]}]}]}]}
      """, under: parsed(menu),
      origins: [
        PlacedOrigin(
          TreePath([
            .name("sections"), .index(0), .name("components"), .index(0), .name("courses"),
          ]), .sample)
      ])
    let samples = admission.screen?.sections.first?.elements.map(\.samples)
    #expect(samples == [["key", "value"], ["items"]])
  }
}
