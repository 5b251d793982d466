import GrammarLanguage
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

struct CoreGrammarTests {
  @Test func `core has the eight components and the out branch, and no more`() {
    #expect(
      Grammar.core.components.map(\.name) == [
        "heading", "paragraph", "keyValue", "badge", "field", "button", "standings", "divider",
      ])
    #expect(Grammar.core.out?.kind == .unclear)
    #expect(Grammar.core.sectionCount == 1...4)
    #expect(Grammar.core.componentCount == 1...6)
    #expect(Grammar.core.summary == "The eight components that the project started from.")
  }

  @Test func `standard has the whole vocabulary, in its order, property by property`() throws {
    let standard = Grammar.standard
    let kinds = standard.components.map(\.kind) + [standard.out?.kind]
    #expect(Set(kinds) == Set(ComponentKind.allCases))
    #expect(kinds.count == ComponentKind.allCases.count)
    for kind in ComponentKind.allCases {
      let rule = try #require(standard.component(kind))
      #expect(rule.record.properties.map(\.name) == kind.properties.map(\.name))
      for property in kind.properties {
        guard case .choice(let names) = property.type else { continue }
        #expect(rule.record[property.name]?.choices == names)
      }
    }
    #expect(standard.sectionCount == 1...12)
    #expect(standard.componentCount == 1...12)
    #expect(standard.screen["layout"]?.choices == ["stack", "columns", "tabs", "wizard"])
    #expect(standard.section["layout"]?.choices?.count == 6)
  }

  @Test func `every component and property of standard has a guide`() {
    let components = Grammar.standard.components + [Grammar.standard.out].compactMap(\.self)
    for component in components {
      #expect(!component.record.guide.isEmpty, "\(component.name)")
      expectGuides(component.record, component.name)
    }
    expectGuides(Grammar.standard.screen, "screen")
    expectGuides(Grammar.standard.section, "section")
  }

  private func expectGuides(_ record: RecordRule, _ path: String) {
    for property in record.properties {
      #expect(!property.guide.isEmpty, "\(path).\(property.name)")
      var type = property.type
      while case .collection(let rule) = type { type = rule.element }
      if case .record(let inner) = type { expectGuides(inner, "\(path).\(property.name)") }
    }
  }

  @Test(arguments: [
    ("paragraph", "body", "text"), ("paragraph", "message", "text"),
    ("timer", "duration", "seconds"), ("timer", "durationSeconds", "seconds"),
    ("player", "durationSeconds", "seconds"),
  ])
  func `the names that models use instead are aliases`(
    component: String, alias: String, property: String
  ) {
    let rule = Grammar.standard.component(named: component)?.record[property]
    #expect(rule?.aliases.contains(alias) == true)
  }

  @Test func `a name that is not shipped has no grammar`() {
    #expect(Grammar.named("nonesuch") == nil)
    #expect(Grammar.source(named: "../core") == nil)
    #expect(Grammar.shippedNames.contains("core"))
    #expect(Grammar.shippedNames == Grammar.shippedNames.sorted())
    #expect(Grammar.named("core") == Grammar.core)
  }

  @Test func `the sketch of the design is valid as it is written`() throws {
    let sketch = #"""
      /// The eight components that the project started from.
      grammar core

      screen  { title: text(1...60)  "Screen title, shown at the top"
                sections: 1...4      "Sections grouping related components" }
      section { title: text(0...40)  "Short section title, 1-3 words"
                components: 1...6    "In display order" }

      component heading   "Opens a part of the screen" { text: text(1...80) "Plain text, no markup" }
      component badge     { label: text(1...24), tone: neutral | info | success | warning | critical }
      component standings { title: text(1...60), rows: 1...20 of { team: text "Team name", points: integer(0...999) } }
      out unclear "Input too vague, or beyond this vocabulary"
      """#
    let (grammar, diagnostics) = Grammar.parse(SourceText(name: "sketch", sketch))
    #expect(diagnostics.map(\.message) == [])
    #expect(grammar?.component(named: "badge")?.record["tone"]?.choices?.count == 5)
    #expect(grammar?.out?.record["reason"] != nil)
  }
}
