import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

@testable import ScreenAdmission

/// How much a template makes, whatever a grammar says.
struct LoweringLimitTests {
  /// A way to put an argument into another one.
  struct Nesting: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let around: @Sendable (Template.Argument) -> Template.Argument
  }

  static let nestings = [
    Nesting(testDescription: "joined") { .joined([$0]) },
    Nesting(testDescription: "a list") { .list([$0]) },
    Nesting(testDescription: "a record") { .record([Template.NamedArgument("a", $0)]) },
    Nesting(testDescription: "each") { .each(.constant([1]), [Template.NamedArgument("a", $0)]) },
    Nesting(testDescription: "a collection") { .each($0, []) },
  ]

  private static func lowering(
    of argument: Template.Argument, loops: [Template.Argument] = []
  ) -> (lowering: Lowering, made: [Lowering.Lowered]) {
    let arguments = [Template.NamedArgument("text", argument)]
    let template = Template(component: "heading", loops: loops, arguments: arguments)
    var lowering = Lowering(parameters: [])
    var origins = OriginTree([])
    let made = lowering.components(of: template, &origins)
    return (lowering, made)
  }

  @Test(arguments: nestings)
  func `arguments nest sixteen deep and no deeper`(_ nesting: Nesting) {
    for depth in [0, 1, 16, 17, 40] {
      var argument = Template.Argument.constant(["x"])
      for _ in 0..<depth { argument = nesting.around(argument) }
      #expect(Self.lowering(of: argument).lowering.isCut == (depth > 16), "\(depth)")
    }
  }

  @Test func `twenty thousand values are made and no more`() {
    func list(_ count: Int) -> Template.Argument {
      .list(Array(repeating: .constant(1), count: count))
    }
    func each(_ count: Int) -> Template.Argument {
      .each(.constant(TreeValue(.array(Array(repeating: 1, count: count)))), [])
    }
    // The list itself is one of them; so are a loop and what it walks over.
    for (argument, count) in [
      (list(19_999), 19_999), (list(20_000), 19_999), (each(19_998), 19_998),
      (each(19_999), 19_998),
    ] {
      let made = Self.lowering(of: argument)
      #expect(made.made.first?.tree["text"]?.elements?.count == count)
      let isWhole = argument == list(19_999) || argument == each(19_998)
      #expect(made.lowering.isCut != isWhole)
    }
  }

  @Test(arguments: [64, 65])
  func `a loop makes 64 components and no more`(count: Int) {
    let items = Template.Argument.constant(TreeValue(.array(Array(repeating: "x", count: count))))
    let made = Self.lowering(of: .item(0), loops: [items])
    #expect(made.made.count == 64)
    #expect(made.lowering.isCut == (count > 64))
  }

  @Test func `texts are joined until they are too long for any use`() {
    let part = Template.Argument.constant(
      TreeValue(.text(String(repeating: "x", count: Lowering.maximumBytes - 1))))
    let made = Self.lowering(of: .joined([part, part, part]))
    let text = made.made.first?.tree["text"]?.text
    #expect(text?.utf8.count == 2 * Lowering.maximumBytes - 2)
  }

  @Test func `what several templates make beyond 64 components is told`() throws {
    let items = Template.Argument.parameter("items")
    let heading = Template(
      component: "heading", loops: [items], arguments: [Template.NamedArgument("text", .item(0))])
    let badge = Template(
      component: "badge", loops: [items], arguments: [Template.NamedArgument("label", .item(0))])
    var grammar = Grammar.standard
    grammar.components.append(
      ComponentRule(
        name: "pairs", kind: nil,
        record: RecordRule(properties: [
          PropertyRule(
            "items",
            .collection(CollectionRule(count: 1...99, of: .text(TextRule(length: 1...9)))))
        ]), lowering: [heading, badge]))
    for count in [32, 33] {
      let texts = (0..<count).map { "\"x\($0)\"" }.joined(separator: ",")
      let admission = try admitComponents(
        #"{"type": "pairs", "items": [\#(texts)]}"#, under: grammar)
      #expect(admission.components.count == 64)
      #expect(admission.refused == (count > 32 ? ["lowering-limit"] : []))
    }
  }
}
