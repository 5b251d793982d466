import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenSchemas

/// Facts by pointer under a guide.
@Suite struct PointerExportTests {
  /// A document, and whether it is taken with pointers; without them none is.
  struct Case: CustomTestStringConvertible {
    var component: String
    var isTaken = true
    var testDescription: String { component }
  }

  static let cases = [
    Case(component: #"{"type":"heading","text":{"from":"/title"}}"#),
    Case(component: #"{"type":"keyValue","key":"Leader","value":{"from":"/teams/0/name"}}"#),
    Case(component: #"{"type":"heading","text":{"from":""}}"#),
    Case(
      component:
        #"{"type":"standings","title":"T","rows":{"each":"/teams","team":{"from":"/name"},"points":{"from":"/points"}}}"#
    ),
    Case(component: #"{"type":"standings","title":{"from":"/cup"},"rows":{"from":"/teams"}}"#),
    Case(
      component: #"{"type":"standings","title":"T","rows":[{"team":"A","points":{"from":"/a"}}]}"#),
    Case(component: #"{"type":"heading","text":{"from":"title"}}"#, isTaken: false),
    Case(component: #"{"type":"heading","text":{"from":1}}"#, isTaken: false),
    Case(component: #"{"type":"heading","text":{"to":"/title"}}"#, isTaken: false),
    Case(component: #"{"type":"heading","text":{"from":"/title","x":1}}"#, isTaken: false),
    Case(component: #"{"type":{"from":"/kind"},"text":"A"}"#, isTaken: false),
    Case(component: #"{"type":"standings","title":"T","rows":{"each":"/teams"}}"#, isTaken: false),
  ]

  private static func screen(_ component: String) -> String {
    #"{"title":"T","sections":[{"components":[\#(component)]}]}"#
  }

  private static func tree(_ text: String) throws -> TreeValue {
    try #require(JSONReader.read(SourceText(name: "x", text)).tree)
  }

  @Test(arguments: cases)
  func `a component's facts may be pointers, and nothing else may`(_ test: Case) throws {
    let text = Self.screen(test.component)
    let tree = try Self.tree(text)
    for facts in [FactForm.values, .valuesOrPointers] {
      let isTaken = test.isTaken && facts == .valuesOrPointers
      let grammar = try GBNFInterpreter(Grammar.core.export(as: .gbnf(.utf8), facts: facts).text)
      #expect(grammar.accepts(text) == isTaken, "GBNF, \(facts)")
      let schema = try Self.tree(Grammar.core.export(as: .jsonSchema(.full), facts: facts).text)
      #expect(try SchemaValidator(schema).accepts(tree) == isTaken, "JSON Schema, \(facts)")
    }
  }

  @Test(arguments: Grammar.shippedNames)
  func `what is taken without pointers is taken with them`(name: String) throws {
    let grammar = try #require(Grammar.named(name))
    var writer = JSONWriter(.compact)
    writer.tree(ExampleBuilder.example(of: DocumentShape(grammar), called: "exampleScreen"))
    let example = String(decoding: writer.finish().dropLast(), as: UTF8.self)
    let interpreter = try GBNFInterpreter(
      grammar.export(as: .gbnf(.utf8), facts: .valuesOrPointers).text)
    #expect(interpreter.accepts(example))
    #expect(interpreter.greatestRepetition < GBNFWriter.repetitionLimit)
  }
}
