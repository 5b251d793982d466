import Sampling
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenSchemas

/// Every export of every grammar parses, whatever its components are called and however wide their
/// bounds are.
@Suite struct RandomGrammarTests {
  /// Names that rules of exports, or their endings, have too.
  private static let names = [
    "list", "value", "root", "character", "flag", "from", "pointer", "integer", "number",
    "screenList",
    "items", "more", "element", "headingText", "day", "month", "hex", "x", "aList", "aItems",
    "aMore", "aElement", "a", "A", "a-list", "a-more", "Value", "screen-list", "filled", "label1",
    "label12", "label", "fact", "object", "string",
  ]
  /// Bounds around those that llama.cpp counts to.
  private static let bounds = [0, 1, 2, 9, 60, 200, 1998, 1999, 2000, 2001, 4000]

  /// The name of a rule in a grammar that has terminals in capitals, as llguidance makes it.
  private static func inCapitals(_ name: Substring) -> String {
    name.replacing(/([a-z])([A-Z])/) { "\($0.1)_\($0.2)" }.uppercased()
      .replacing("-", with: "_")
  }

  /// The text of a grammar; it need not be a valid one.
  private static func text(_ random: inout SplitMix64) -> String {
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int(random.next(below: UInt64(elements.count)))]
    }
    func range() -> String {
      let (first, second) = (pick(bounds), pick(bounds))
      return "\(min(first, second))...\(max(first, second))"
    }
    func type(_ depth: Int) -> String {
      switch random.next(below: depth > 1 ? 4 : 6) {
      case 0: return "text(\(range()))"
      case 1: return "integer(\(range()))"
      case 2: return "flag"
      case 3: return "\(pick(names)) | \(pick(names))One"
      case 4: return "\(range()) of \(type(depth + 1))"
      default:
        return
          "\(range()) of { \(pick(names)): \(type(depth + 1)) \"A\", b?: \(type(depth + 1)) \"B\" }"
      }
    }
    var text = "grammar random\ninclude core\n"
    var free = names
    for _ in 0..<(1 + random.next(below: 5)) {
      let name = free.remove(at: Int(random.next(below: UInt64(free.count))))
      let (first, second) = (pick(names), pick(names))
      text += "component \(name) \"Something\" {\n  \(first): \(type(0)) \"One\"\n"
      if second != first { text += "  \(second)?: \(type(0)) \"Two\"\n" }
      text += "} = { heading(text: \"Fixed\") }\n"
    }
    return text
  }

  @Test func `every export of a random grammar parses, and llama counts its repetitions`() throws {
    var tried = 0
    for seed in 0..<UInt64(Thoroughness.count(400, slow: 20_000)) {
      var random = SplitMix64(seed: seed)
      let text = Self.text(&random)
      let (parsed, diagnostics) = Grammar.parse(SourceText(name: "random", text))
      guard let grammar = parsed, !diagnostics.contains(where: { $0.severity == .error }) else {
        continue
      }
      tried += 1
      for facts in [FactForm.values, .valuesOrPointers] {
        for form in [GBNFText.utf8, .asciiSafe] {
          let export = grammar.export(as: .gbnf(form), facts: facts).text
          #expect(throws: Never.self, "\(text)") { try GBNFInterpreter(export) }
          #expect(LlamaRepetitions(of: export).greatest < LlamaRepetitions.limit, "\(text)")
          // llguidance refuses it.
          #expect(!export.contains(/\{0(,0)?\}/), "\(text)")
          let names = export.split(separator: "\n").compactMap {
            $0.firstRange(of: " ::=") == nil
              ? nil : $0.split(separator: " ").first
          }
          #expect(Set(names).count == names.count, "\(text)")
          #expect(Set(names.map(Self.inCapitals)).count == names.count, "\(text)")
        }
        for profile in SchemaProfile.allCases {
          let schema = grammar.export(as: .jsonSchema(profile), facts: facts).text
          let reading = JSONReader.read(SourceText(name: "schema", schema))
          #expect(reading.diagnostics.isEmpty, "\(text)")
          let tree = try #require(reading.tree)
          #expect(throws: Never.self, "\(text)") { try SchemaValidator(tree) }
        }
      }
    }
    #expect(tried > 100, "only \(tried) are grammars")
  }

  @Test(arguments: [
    (#"root ::= "a"{0,2000}"#, 2000), (#"root ::= ([a]{0,1999})?"#, 2000),
    (#"root ::= ("\"" [\]]{3} x{2,}){10}"#, 60), (#"root ::= x{0,1999}"#, 1999),
    (#"root ::= "(x){9}" y"#, 0),
  ])
  func `what llama counts is counted`(grammar: String, count: Int) {
    #expect(LlamaRepetitions(of: grammar).greatest == count)
  }
}
