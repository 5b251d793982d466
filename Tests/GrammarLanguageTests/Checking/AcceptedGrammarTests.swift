import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import GrammarLanguage

struct AcceptedGrammarTests {
  @Test(arguments: try GrammarFixture.accepted)
  func `a sound grammar is accepted, with the notes that it states`(
    fixture: GrammarFixture
  ) throws {
    let (grammar, diagnostics) = Grammar.parse(
      fixture.source, resolvingIncludes: GrammarFixture.include)
    #expect(grammar != nil)
    #expect(diagnostics.filter { $0.severity != .note }.map(\.message) == [])
  }

  /// The grammar of an accepted fixture.
  private func grammar(_ name: String) throws -> Grammar {
    let fixture = try #require(
      try GrammarFixture.accepted.first { $0.source.name == name + ".grammar" })
    return try #require(Grammar.parse(fixture.source).grammar)
  }

  @Test func `doc comments are kept for people, guides for models`() throws {
    let grammar = try grammar("derived")
    #expect(grammar.summary == "A shop's own words.\nTwo lines of them.")
    let tag = try #require(grammar.component(named: "priceTag"))
    #expect(tag.summary == "A price as shops show it.")
    #expect(tag.record.guide == "What a thing costs")
    #expect(grammar.component(named: "offers")?.record["title"]?.summary == "What is on offer.")
  }

  @Test func `a parameter without bounds takes those of the property that it fills`() throws {
    let tag = try #require(try grammar("derived").component(named: "price"))
    #expect(tag.name == "priceTag")
    #expect(tag.record["name"]?.type == .text(TextRule(length: 1...40)))
    #expect(tag.record["price"]?.type == .text(TextRule(length: 1...80)))
    #expect(tag.weight == 250)
  }

  @Test func `a loop makes a component for each item, joined from its parts`() throws {
    let offers = try #require(try grammar("derived").component(named: "offers"))
    #expect(
      offers.lowering == [
        Template(
          component: "heading",
          arguments: [.init("text", .joined([.constant("Today: "), .parameter("title")]))]),
        Template(
          component: "keyValue", loops: [.parameter("items")],
          arguments: [
            .init("key", .item(0, "name")),
            .init("value", .joined([.item(0, "price"), .constant(" × "), .item(0, "count")])),
          ]),
        Template(component: "divider", arguments: []),
      ])
  }

  @Test func `a loop within an argument makes a record for each item`() throws {
    let winners = try #require(try grammar("derived").component(named: "winners"))
    #expect(
      winners.lowering?.first?.arguments.last
        == .init(
          "rows",
          .each(
            .parameter("teams"),
            [.init("team", .item(0, "name")), .init("points", .item(0, "score"))])
        ))
    let tags = try #require(try grammar("derived").component(named: "tags"))
    #expect(tags.lowering?.first?.arguments.first == .init("label", .item(0)))
    #expect(
      tags.record["names"]?.type
        == .collection(
          CollectionRule(count: 1...6, of: .text(TextRule(length: 1...24)), isDistinct: true)))
  }

  @Test func `an include brings what is listed, in that order, and rules restated win`() throws {
    let grammar = try grammar("override")
    #expect(
      grammar.components.map(\.name)
        == [
          "heading", "button", "picker", "keyValue", "stat", "field", "badge", "alert", "divider",
        ])
    #expect(grammar.componentCount == 2...3)
    #expect(grammar.sectionCount == 1...4)
    #expect(grammar.out?.name == "beyond")
    #expect(grammar.out?.kind == .unclear)

    let button = try #require(grammar.component(.button))
    #expect(button.record["style"]?.choices == ["primary"])
    #expect(button.fallback == "heading")
    #expect(button.record.guide == Grammar.standard.component(.button)?.record.guide)
    #expect(
      button.record.properties.map(\.name) == ["label", "style", "action", "opens", "width"])

    let stat = try #require(grammar.component(.stat))
    #expect(stat.weight == 0)
    #expect(stat.fallback == "keyValue")
    #expect(stat.aliases == ["metric", "kpi", "statistic"])
    let rule = TextRule(
      length: 1...9, words: 1...2, isPlain: true, stripsMarkers: true, allowsDigitsOnlyAtEnd: true)
    #expect(stat.record["value"]?.type == .text(rule))
    #expect(stat.record["value"]?.defaultValue == "1")
  }

  @Test func `an inherited default goes where the new values do not have it`() throws {
    let source = SourceText(
      name: "x", "grammar x include standard component badge { label: text, tone: info | success }")
    let badge = try #require(Grammar.parse(source).grammar?.component(.badge))
    #expect(badge.record["tone"]?.choices == ["info", "success"])
    #expect(badge.record["tone"]?.defaultValue == nil)
  }

  @Test func `adjacent texts are one guide`() throws {
    let list = try #require(try grammar("names").component(.list))
    guard case .collection(let rule)? = list.record["items"]?.type,
      case .record(let item) = rule.element
    else {
      Issue.record("the items are no records")
      return
    }
    #expect(item["title"]?.guide == "A guide that goes on")
  }
}
