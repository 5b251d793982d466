import ScreenGrammar
import Testing

@testable import ScreenSchemas

struct GBNFTests {
  @Test(arguments: Grammar.shippedNames)
  func `no repetition reaches what llama refuses`(name: String) throws {
    let grammar = try #require(Grammar.named(name))
    let text = grammar.export(as: .gbnf(.utf8)).text
    #expect(try GBNFInterpreter(text).greatestRepetition < GBNFWriter.repetitionLimit)
    // Only names, classes and single groups are repeated: the limit counts what is inside.
    #expect(!text.contains("){"))
  }

  @Test(arguments: Grammar.shippedNames)
  func `the ASCII variant writes nothing but ASCII`(name: String) throws {
    let grammar = try #require(Grammar.named(name))
    #expect(grammar.export(as: .gbnf(.asciiSafe)).text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    0...0, 0...9, 0...10, 1...60, 7...7, 9...11, 19...21, 99...101, 0...999, 123...4567,
    -999...9999, -12...(-3), -1...1, 0...360_000, -100...(-100), 999...1000,
  ])
  func `a rule of whole numbers takes those within its bounds`(bounds: ClosedRange<Int>) throws {
    let grammar = try Self.grammar(of: .integer(bounds))
    let near = [bounds.lowerBound, bounds.upperBound, 0, 10, 100, 1000].flatMap {
      ($0 - 25)...($0 + 25)
    }
    for number in near {
      #expect(grammar.accepts(#"{"x":\#(number)}"#) == bounds.contains(number), "\(number)")
    }
    for text in ["", "-", "00", "01", "+1", "1.0", "1e3", "--1"] {
      #expect(!grammar.accepts(#"{"x":\#(text)}"#), "\(text)")
    }
  }

  @Test(arguments: [0.0...100, -90...90, 5...10, -3...(-1), 0...1, -180...180])
  func `a rule of numbers takes those within its bounds`(bounds: ClosedRange<Double>) throws {
    let grammar = try Self.grammar(of: .number(bounds))
    for eighth in -1600...1600 {
      let number = Double(eighth) / 8
      let text = number == number.rounded() ? String(Int(number)) : String(number)
      #expect(grammar.accepts(#"{"x":\#(text)}"#) == bounds.contains(number), "\(text)")
    }
  }

  @Test func `free white space, other orders and other members are refused`() throws {
    let grammar = try GBNFInterpreter(Grammar.core.export(as: .gbnf(.utf8)).text)
    let screen = #"{"title":"T","sections":[{"components":[{"type":"heading","text":"A"}]}]}"#
    #expect(grammar.accepts(screen))
    for text in [
      screen + "\n", " " + screen, screen.replacing(",\"sections", with: ", \"sections"),
      #"{"sections":[{"components":[{"type":"divider"}]}],"title":"T"}"#,
      screen.replacing("\"text\":", with: "\"x\":"), String(screen.dropLast()), "", "{}",
    ] {
      #expect(!grammar.accepts(text), "\(text)")
    }
  }

  @Test func `texts are counted in scalars, escapes as one`() throws {
    let (utf8, ascii) = (
      try Self.grammar(of: .text(TextRule(length: 1...2)), .utf8),
      try Self.grammar(of: .text(TextRule(length: 1...2)), .asciiSafe)
    )
    for (content, isTaken) in [
      ("é", true), ("é😀", true), ("\\\"\\\\", true), ("ééé", false), ("", false),
    ] {
      #expect(utf8.accepts(#"{"x":"\#(content)"}"#) == isTaken, "\(content)")
      #expect(ascii.accepts(#"{"x":"\#(content)"}"#.escapedToASCII) == isTaken, "\(content)")
    }
    #expect(!ascii.accepts(#"{"x":"é"}"#))
    #expect(!ascii.accepts(#"{"x":"\ud83d"}"#))
    #expect(!ascii.accepts(#"{"x":"\u0041"}"#))
  }

  /// The grammar of an object with one member.
  private static func grammar(
    of type: TypeRule, _ text: GBNFText = .utf8
  ) throws -> GBNFInterpreter {
    let record = RecordRule(properties: [PropertyRule("x", type)])
    return try GBNFInterpreter(SchemaDescription(name: "x", record: record).gbnf(text).text)
  }
}
