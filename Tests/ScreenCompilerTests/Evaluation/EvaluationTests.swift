import ScreenCompiler
import Testbed
import Testing

@Suite struct EvaluationTests {
  @Test(arguments: [
    ("{", "needs an 'intent'"), ("{\"kind\": \"form\"}", "needs an 'intent'"),
    ("{\"intent\": \"a\"}", "needs an 'expect'"),
    ("{\"intent\": \"a\", \"expects\": {}, \"expect\": {}}", "a case has no 'expects'"),
    ("{\"intent\": \"a\", \"expect\": {\"colour\": 1}}", "unknown expectation 'colour'"),
    (
      "{\"intent\": \"a\", \"expect\": {\"components\": {\"feild\": 1}}}",
      "unknown component 'feild'; did you mean 'field'?"
    ),
    (
      "{\"intent\": \"a\", \"expect\": {\"properties\": [{\"type\": \"button\", \"stile\": \"a\"}]}}",
      "a button has no 'stile'; did you mean 'style'?"
    ),
    (
      "{\"intent\": \"a\", \"expect\": {\"items\": {\"min\": 3, \"max\": 2}}}",
      "the minimum is above the maximum"
    ),
  ])
  func `a line that says nothing that can be held to is an error at its place`(
    line: String, message: String
  ) {
    let first = "{\"intent\": \"a form\", \"expect\": {}}\n"
    let source = SourceText(name: "cases.jsonl", first + line)
    let (_, diagnostics) = EvaluationCase.read(source)
    #expect(diagnostics.contains { $0.message.contains(message) })
    #expect(diagnostics.allSatisfy { ($0.range?.lowerBound ?? 0) >= first.utf8.count })
  }

  @Test(arguments: [
    "components", "noComponents", "minComponents", "anyOf", "properties", "text", "absent", "order",
    "options", "pairs", "points", "items", "cleanItems", "columns", "title", "layout",
    "sectionLayout", "ledger", "ledgerCount",
  ])
  func `no expectation passes over a value of another shape`(name: String) {
    let shapes = ["true", "null", "-1.5", "[{}]", "{\"field\": [true]}"]
    for shape in shapes {
      let line = "{\"intent\": \"a\", \"expect\": {\"\(name)\": \(shape)}}"
      let (_, diagnostics) = EvaluationCase.read(SourceText(name: "cases.jsonl", line))
      #expect(!diagnostics.isEmpty, "\(line)")
    }
  }

  @Test func `what is missing on a screen is counted as missing`() {
    let screen = Screen(
      title: "Log in",
      sections: [
        Section(
          id: "account", title: "Account",
          components: [
            .field(.init(label: "Username", placeholder: "")),
            .picker(.init(label: "Size", options: ["S", "M"])),
          ])
      ])
    let examination = ScreenChecker(screen, ledger: Ledger(entries: []))
    #expect(examination.meets(.count(.field, 1...1)))
    #expect(!examination.meets(.count(.button, 1...1)))
    #expect(examination.meets(.options(label: "size", ["s", "m"])))
    #expect(!examination.meets(.options(label: "size", ["s", "m", "l"])))
    #expect(examination.meets(.text("username")))
    #expect(!examination.meets(.text("password")))
    #expect(examination.meets(.order(["Log in", "Username", "Size"])))
    #expect(!examination.meets(.order(["Size", "Username"])))
    #expect(!examination.meets(.absent("Account")))
  }

  @Test func `figures alone say nothing of what is in the cases`() {
    let evaluation = Self.failed
    let figures = evaluation.summary(.figures)
    #expect(
      figures == """
        form   0 of 1 cases in full, 0.0 %  1 of 2 expectations, 50.0 %
        vague  0 of 1 cases in full, 0.0 %  0 of 1 expectations, 0.0 %

        by the length of the intent, in characters
        under 60  0 of 2 cases in full, 0.0 %  1 of 3 expectations, 33.3 %

        by the confidence that the screen claims
        high  0 of 1 cases in full, 0.0 %  1 of 2 expectations, 50.0 %

        0 of 2 cases in full, 0.0 %; 1 of 3 expectations, 33.3 %

        """)
    #expect(evaluation.summary(.failures).hasSuffix("\n\n" + figures))
    #expect(evaluation.summary().contains("case 1 (form): a secret form\n  expected "))
    #expect(evaluation.summary().contains("case 2 (vague): a second secret\n  no screen\n"))
    for detail in [Evaluation.Detail.figures, .failures] {
      let json = String(decoding: evaluation.json(detail), as: UTF8.self)
      #expect(json.contains("secret") == (detail == .failures))
      #expect(json.contains("\"failures\"") == (detail == .failures))
      #expect(json.contains("\"casesMet\": 0"))
    }
  }

  @Test func `a case without a screen is not met, though it expects nothing`() {
    var evaluation = Evaluation()
    let item = EvaluationCase(kind: "odd", intent: "?", expectations: [])
    evaluation.add(item, screen: nil, ledger: Ledger(entries: []))
    #expect(evaluation.overall.casesMet == 0)
    #expect(evaluation.failures.count == 1)
  }

  /// Two cases that fail: one in one of its two expectations, the other without a screen.
  private static var failed: Evaluation {
    var evaluation = Evaluation()
    let screen = Screen(
      title: "Log in",
      sections: [Section(id: "a", title: "", components: [.heading(.init(text: "Hello"))])])
    evaluation.add(
      EvaluationCase(
        kind: "form", intent: "a secret form",
        expectations: [.count(.heading, 1...1), .text("secret")]),
      screen: screen, ledger: Ledger(entries: []), confidence: .high)
    evaluation.add(
      EvaluationCase(
        kind: "vague", intent: "a second secret", expectations: [.text("anything")]),
      screen: nil, ledger: Ledger(entries: []))
    return evaluation
  }
}
