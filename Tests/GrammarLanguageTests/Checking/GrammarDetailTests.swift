import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

@testable import GrammarLanguage

struct GrammarDetailTests {
  private func parsed(
    _ text: String, include: @escaping (String) -> String? = { _ in nil }
  ) -> (grammar: Grammar?, ids: [String]) {
    let (grammar, diagnostics) = Grammar.parse(
      SourceText(name: "mine.grammar", text),
      resolvingIncludes: { name in
        include(name).map { SourceText(name: name, $0) } ?? Grammar.source(named: name)
      })
    return (grammar, diagnostics.filter { $0.severity != .note }.map(\.id))
  }

  @Test(arguments: [(1, true), (16, true), (17, false)])
  func `a component is lowered in sixteen steps and no more`(steps: Int, isAllowed: Bool) {
    let chain = (1...steps).map { step in
      "component s\(step) { t: text } = { "
        + (step == steps ? "heading(text: t)" : "s\(step + 1)(t: t)") + " }"
    }
    let ids = parsed("grammar mine include core\n" + chain.joined(separator: "\n")).ids
    #expect(ids.contains("too-deep") != isAllowed)
  }

  @Test(
    arguments: [
      ("0...100", []), ("0...200", ["may-not-fit"]), ("-5...100", ["may-not-fit"]),
      ("101...200", ["cannot-fit"]),
    ] as [(String, [String])])
  func `a whole number fits a number where both its bounds do`(bounds: String, ids: [String]) {
    let text = """
      grammar mine
      include standard
      component load { n: integer(\(bounds)) "N" } = { progress(label: "Load", percent: n) }
      """
    #expect(parsed(text).ids == ids)
  }

  @Test(arguments: [(12, []), (13, ["cannot-fit"])] as [(Int, [String])])
  func `a list has as many elements as its property takes`(count: Int, ids: [String]) {
    let columns = Array(repeating: "t", count: count).joined(separator: ", ")
    let text = """
      grammar mine
      include standard: heading
      component table "T" { title: text(0...60) "T" columns: 1...12 of text(1...200) "C"
        rows: 0...9 of 1...12 of text(1...9) "R" }
      component wide { t: text } = { table(title: "x", columns: [\(columns)], rows: []) }
      """
    #expect(parsed(text).ids == ids)
  }

  @Test(
    arguments: [("words 5...8", []), ("words 6...8", ["unmeetable-bounds"])] as [(String, [String])]
  )
  func `words of one letter fit in twice their number of characters`(words: String, ids: [String]) {
    let text = "grammar mine include core component heading { text: text(1...9, \(words)) \"T\" }"
    #expect(parsed(text).ids == ids)
  }

  @Test func `a fallback that is not taken over is none`() throws {
    let alone = try #require(parsed("grammar mine include standard: list, heading").grammar)
    #expect(alone.component(named: "list")?.fallback == nil)
    let both = try #require(parsed("grammar mine include standard: list, paragraph").grammar)
    #expect(both.component(named: "list")?.fallback == "paragraph")
  }

  @Test func `the out branch is known by its name`() throws {
    let grammar = try #require(parsed("grammar mine include standard").grammar)
    let out = try #require(grammar.out)
    #expect(grammar.component(named: out.name) == out)
    #expect(grammar.component(named: "nothing-of-this") == nil)
  }

  @Test func `a grammar may be included on two ways, and is no circle`() throws {
    let parts = [
      "base": "grammar base include core", "left": "grammar left include base",
      "right": "grammar right include base include left",
    ]
    let both = parsed("grammar mine include left include right include base") { parts[$0] }
    #expect(both.grammar != nil)
    #expect(both.ids == [])
    let circle = parsed("grammar mine include a") {
      ["a": "grammar a include b", "b": "grammar b include a"][$0]
    }
    #expect(circle.grammar == nil)
  }

  // MARK: Loops

  private static let record = RecordRule(properties: [
    PropertyRule(
      "rows",
      .collection(
        CollectionRule(
          count: 1...3,
          of: .record(
            RecordRule(properties: [
              PropertyRule(
                "cells",
                .collection(CollectionRule(count: 2...4, of: .text(TextRule(length: 1...9)))))
            ])))))
  ])

  @Test(
    arguments: [
      ([], 1...1, 1), ([.parameter("rows")], 1...3, 2),
      ([.parameter("rows"), .item(0, "cells")], 2...12, 5), ([.parameter("none")], 1...1, 0),
      ([.parameter("rows"), .item(1, "cells")], 1...1, 0),
      ([.parameter("rows"), .parameter("rows")], 1...9, 4),
    ] as [([Template.Argument], ClosedRange<Int>, Int)])
  func `a template is filled once for each item of each of its loops`(
    loops: [Template.Argument], bounds: ClosedRange<Int>, turns: Int
  ) {
    let template = Template(component: "badge", loops: loops, arguments: [])
    #expect(template.turns(over: Self.record) == bounds)
    let rows: TreeValue = [["cells": ["a", "b"]], ["cells": ["c", "d", "e"]]]
    #expect(template.turns(with: [TreeMember("other", [1]), TreeMember("rows", rows)]) == turns)
  }

  @Test func `turns are counted to the most components, and no further`() {
    let template = Template(
      component: "badge", loops: [.parameter("rows"), .parameter("rows")], arguments: [])
    let rows = TreeValue(.array(Array(repeating: 1, count: 5000)))
    let turns = template.turns(with: [TreeMember("rows", rows)])
    #expect(turns == Template.maximumComponents)
  }
}
