import ScreenModel
import Testing

@testable import ScreenGrammar

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
          component: "heading", each: "dishes",
          arguments: [Template.NamedArgument("text", .parameter("name"))]),
        Template(
          component: "list",
          arguments: [
            Template.NamedArgument(
              "items", .each("dishes", [Template.NamedArgument("title", .parameter("name"))]))
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
      "items",
      [
        Template.NamedArgument("label", .constant("x")),
        Template.NamedArgument(
          "items", .each("items", [Template.NamedArgument("title", .constant("y"))])),
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
}
