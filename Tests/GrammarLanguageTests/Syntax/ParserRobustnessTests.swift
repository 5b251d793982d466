import ScreenDiagnostics
import ScreenGrammar
import Testbed
import Testing

@testable import GrammarLanguage

/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

struct ParserRobustnessTests {
  private static func sources() throws -> [SourceText] {
    try (GrammarFixture.accepted + GrammarFixture.rejected).map(\.source)
      + [Grammar.source(named: "core")].compactMap(\.self)
  }

  private static let signs = Array("{}()[]:,.?=|+\"/- \n1a\\".utf8) + [0, 0x80, 0xFF]
  private static let words = ["component x ", "... ", " of ", "each a in b: ", "// ", "aka ", "{"]

  /// A source after some small changes, each of which may break it anywhere.
  private func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2:
        let sign = Self.signs[Int.random(in: 0..<Self.signs.count, using: &random)]
        bytes.insert(sign, at: place)
      default:
        let word = Self.words[Int.random(in: 0..<Self.words.count, using: &random)]
        bytes.insert(contentsOf: word.utf8, at: place)
      }
    }
    return bytes
  }

  @Test(arguments: try sources())
  func `a mutated grammar gives a grammar or an error, with ranges inside it`(
    source: SourceText
  ) {
    var random = SplitMix64(state: 7)
    for _ in 0..<Thoroughness.count(20, slow: 100) {
      let text = SourceText(name: "mutant", utf8: mutated(source.utf8, &random))
      let (grammar, diagnostics) = Grammar.parse(
        text, resolvingIncludes: GrammarFixture.include)
      #expect((grammar == nil) == diagnostics.contains { $0.severity == .error })
      for diagnostic in diagnostics {
        let ranges =
          [diagnostic.range].compactMap(\.self) + diagnostic.notes.compactMap(\.range)
          + diagnostic.fixIts.flatMap(\.edits).map(\.range)
        #expect(ranges.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= text.utf8.count })
        #expect(diagnostic.range != nil || diagnostic.id == "too-many-faults")
      }
    }
  }

  @Test(arguments: ["{", "(", "[", "1...2 of ", "a + ", "{ a: ", "= { x("])
  func `nesting without end is an error, not a crash`(opening: String) throws {
    let text =
      "grammar deep include core component heading { text: "
      + String(repeating: opening, count: 50_000)
    let (grammar, diagnostics) = Grammar.parse(SourceText(name: "deep", text))
    #expect(grammar == nil)
    #expect(diagnostics.count <= 1_001)
  }

  @Test(arguments: ["{", "["])
  func `a value nested without end is an error, not a crash`(opening: String) throws {
    let text =
      "grammar deep include core component x { a: text = "
      + String(repeating: opening == "{" ? "{ a: " : opening, count: 50_000)
    let (grammar, diagnostics) = Grammar.parse(SourceText(name: "deep", text))
    #expect(grammar == nil)
    #expect(diagnostics.contains { $0.id == "too-deep" })
  }

  @Test func `a grammar beyond the limit is not read`() {
    let source = SourceText(name: "big", utf8: Array(repeating: 0x20, count: 10 << 20))
    let (grammar, diagnostics) = Grammar.parse(source)
    #expect(grammar == nil)
    #expect(diagnostics.map(\.id) == ["too-large"])
  }

  @Test func `what is included counts towards the limit`() {
    let text = Array(repeating: UInt8(ascii: "\n"), count: 3 << 20)
    let (grammar, diagnostics) = Grammar.parse(
      SourceText(name: "big", "grammar big include core include a include b"),
      resolvingIncludes: {
        $0 == "core" ? Grammar.source(named: $0) : SourceText(name: $0, utf8: text)
      })
    #expect(grammar == nil)
    #expect(diagnostics.filter { $0.severity == .error }.map(\.id) == ["faulty-include"])
    #expect(diagnostics.flatMap(\.notes).contains { $0.message.contains("4 MB") })
  }

  @Test func `warnings without end do not refuse a grammar`() {
    var text = "grammar warned include core\n"
    for index in 0..<1_500 { text += "component c\(index) { a: text } = { divider }\n" }
    let (grammar, diagnostics) = Grammar.parse(SourceText(name: "warned", text))
    #expect(grammar?.components.count == 1_508)
    #expect(diagnostics.count == 1_001)
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func `of a file that is all faults a thousand are shown`() {
    let source = SourceText(name: "bad", String(repeating: "component ! ", count: 20_000))
    let diagnostics = Grammar.parse(source).diagnostics
    #expect(diagnostics.count == 1_001)
    #expect(diagnostics.last?.id == "too-many-faults")
  }

  @Test func `a thousand includes are an error`() {
    let includes = (0..<1_000).map { "include g\($0)\n" }.joined()
    let (grammar, diagnostics) = Grammar.parse(
      SourceText(name: "many", "grammar many\n" + includes),
      resolvingIncludes: { SourceText(name: $0, "grammar \($0) include core") })
    #expect(grammar == nil)
    #expect(diagnostics.contains { $0.id == "too-many-includes" })
  }

  @Test func `a chain of includes is followed to the limit, not to the end of the stack`() {
    let (grammar, diagnostics) = Grammar.parse(
      SourceText(name: "chain", "grammar chain include n1"),
      resolvingIncludes: { name in
        let next = (Int(name.dropFirst()) ?? 0) + 1
        return SourceText(name: name, "grammar \(name) include n\(next)")
      })
    #expect(grammar == nil)
    #expect(diagnostics.contains { $0.id == "faulty-include" })
  }

  @Test func `a long chain of derived components is too deep, and found without recursion`() {
    var text = "grammar chain include core\n"
    text += "component d0 { t: text } = { heading(text: t) }\n"
    for index in 1..<5_000 {
      text += "component d\(index) { t: text } = { d\(index - 1)(t: t) }\n"
    }
    let diagnostics = Grammar.parse(SourceText(name: "chain", text)).diagnostics
    #expect(diagnostics.contains { $0.id == "too-deep" })
    #expect(!diagnostics.contains { $0.id == "endless-lowering" })
  }

  @Test func `doubling derived components cannot fit a section`() {
    var text = "grammar doubling include core\ncomponent d0 { t: text } = { heading(text: t) }\n"
    for index in 1..<16 {
      text += "component d\(index) { t: text } = { d\(index - 1)(t: t) d\(index - 1)(t: t) }\n"
    }
    let faults = Grammar.parse(SourceText(name: "doubling", text)).diagnostics
    #expect(faults.filter { $0.id == "cannot-fit" }.count == 13)
  }
}
