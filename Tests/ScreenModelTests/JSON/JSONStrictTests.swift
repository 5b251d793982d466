import Sampling
import ScreenDiagnostics
import ScreenModel
import Testbed
import Testing

/// Strict reading takes what RFC 8259 calls JSON and nothing else.
@Suite struct JSONStrictTests {
  /// What is JSON and cannot be held as it is written; the rest of what is mended is not JSON.
  private static let unheld: Set = [
    "duplicate-key", "number-out-of-range", "number-too-precise", "nul-character",
  ]

  private static func read(_ text: String) -> JSONReading {
    JSONReader.read(SourceText(name: "strict.json", text), .strict)
  }

  @Test(
    arguments: [
      ("1", "1"), (" -0.5e+2\n", "-50"), ("\"a\"", "\"a\""), ("null", "null"), ("true", "true"),
      ("[]", "[]"), ("\u{FEFF}{}", "{}"), ("[1e400]", "[999999999999999]"),
      (#"{"a":1,"a":2}"#, #"{"a":1}"#), (#"["\u0000"]"#, "[\"\u{FFFD}\"]"),
      ("[\"\u{7F}\u{2028}\"]", #"["\u007f\u2028"]"#), (#"["\ud83d\ude80\/"]"#, #"["🚀/"]"#),
    ] as [(TextCase, String)])
  func `a text is one value, whatever its kind`(_ text: TextCase, _ json: String) {
    #expect(Self.read(text.text).tree?.json == json)
  }

  static let refused: [MarkedText] = [
    "[1⟦,⟧]", "[1,⟦,⟧2]", "[⟦,⟧1]", "[1 ⟦2⟧]", "{\"a\" ⟦1⟧}", "{⟦a⟧:1}", "{⟦\"a\"⟧:}", "{⟦\"a\"⟧}",
    "{⟦'a'⟧:1}", "[⟦“a”⟧]", "[⟦True⟧]", "[⟦nul⟧]", "[⟦NaN⟧]", "[⟦-Infinity⟧]", "[⟦-⟧]", "[⟦+1⟧]",
    "[⟦01⟧]", "[⟦-01⟧]", "[⟦00e400⟧]", "[⟦1.⟧]", "[⟦.5⟧]", "[⟦1.e5⟧]", "[⟦1e⟧]", "[⟦0x1F⟧]",
    "[⟦1_000⟧]",
    "[1 ⟦// one⟧\n]", "[1 ⟦/* one */⟧]", "[1 ⟦# one⟧\n]", "[⟦\u{A0}⟧1]", "[⟦\u{FEFF}⟧1]",
    "[\"⟦\t⟧\"]", "[\"⟦\u{0}⟧\"]", #"["⟦\⟧x"]"#, #"["⟦\'⟧"]"#, #"["⟦\⟧u12G4"]"#, #"["⟦\ud800⟧"]"#,
    "[1⟦⟧", "{\"a\":⟦⟧", "[\"a⟦⟧", "[1⟦}⟧]", "[]⟦[]⟧", "{}⟦}⟧", "1 ⟦2⟧", "⟦Sorry⟧, I cannot.",
    "⟦```⟧", "⟦*⟧", "[1]⟦\u{0}⟧",
  ]

  @Test(arguments: refused)
  func `what is not JSON is refused at its first fault`(_ text: MarkedText) throws {
    let reading = JSONReader.read(text.source, .strict)
    #expect(reading.tree == nil)
    #expect(reading.diagnostics.map(\.severity) == [.error])
    #expect(reading.diagnostics.first?.range?.lowerBound == text.ranges.first?.lowerBound)
    // Whoever reads of a fault does not read that it was mended.
    let message = try #require(reading.diagnostics.first?.message)
    for word in ["left out", "is read as", "are shown as"] { #expect(!message.contains(word)) }
  }

  @Test(arguments: ["", " \n\t", "\u{FEFF}"] as [TextCase])
  func `nothing is not a value`(_ text: TextCase) {
    #expect(Self.read(text.text).diagnostics.map(\.id) == ["no-value"])
  }

  @Test(arguments: try Fixture.files(in: "JSON/accepted", extension: "json"))
  func `what the lenient rules take without a word is taken`(_ file: Fixture) throws {
    let source = try file.source()
    #expect(JSONReader.read(source, .strict) == JSONReader.read(source))
  }

  @Test func `of any text it takes what the lenient rules need not mend`() {
    var random = SplitMix64(seed: 3)
    let pieces = [
      "[", "]", "{", "}", ",", ":", "1", "-0.5e3", "07", "\"a\"", "\"b\":", "\"a\":2", "null",
      "tru",
      " ", "\n", "'", "//", "\\", "\"\\u0000\"", "\"\\ud800\"", "é", "\u{0}", "[]", "{}",
    ]
    var taken = 0
    for _ in 0..<20_000 {
      let middle = (0..<Int.random(in: 0...5, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let source = SourceText(name: "any", "[" + middle + "]")
      let (strict, lenient) = (JSONReader.read(source, .strict), JSONReader.read(source))
      let isMended = lenient.diagnostics.contains { !Self.unheld.contains($0.id) }
      #expect((strict.tree == nil) == isMended, "[\(middle)]")
      #expect((strict.tree == nil) == strict.diagnostics.contains { $0.severity == .error })
      if let tree = strict.tree { #expect(tree == lenient.tree) }
      for diagnostic in strict.diagnostics {
        #expect((diagnostic.range?.upperBound ?? 0) <= source.utf8.count)
      }
      taken += strict.tree == nil ? 0 : 1
    }
    #expect(taken > 1_000)
  }

  @Test func `of JSON Lines each line is a value, with its place in the whole`() {
    let source = SourceText(name: "lines.jsonl", "{\"a\": 1}\r\n\n 2 \n\"three\"")
    let reading = JSONReader.readLines(source)
    #expect(reading.tree?.json == #"[{"a":1},2,"three"]"#)
    #expect(reading.tree?.elements?.map(\.range).last == SourceRange(15, 22))
    #expect(reading.diagnostics.isEmpty)
  }

  static let badLines: [MarkedText] = [
    "1\n⟦x⟧\n2", "{\"a\":⟦⟧\n1}", "1\n2 ⟦3⟧\n4", "[1⟦,⟧]\n[1,]", "⟦⟧", "⟦⟧\n\r\n \t",
    "1\n⟦\u{FEFF}⟧2",
  ]

  @Test(arguments: badLines)
  func `a line that is not a value is refused in its place`(_ text: MarkedText) {
    let reading = JSONReader.readLines(text.source)
    #expect(reading.tree == nil)
    #expect(reading.diagnostics.map(\.range?.lowerBound) == [text.ranges.first?.lowerBound])
  }

  @Test func `a fault below a hundred warnings has its place`() {
    let lines = String(repeating: #"{"a":1,"a":2}"# + "\n", count: 150)
    #expect(JSONReader.readLines(SourceText(name: "l", lines)).tree?.elements?.count == 150)
    let last = JSONReader.readLines(SourceText(name: "l", lines + "x")).diagnostics.last
    #expect(last?.severity == .error && last?.range?.lowerBound == lines.utf8.count)
  }

  @Test func `limits hold for all lines together`() {
    let source = SourceText(name: "lines.jsonl", "[1]\n[2]\n[3]")
    #expect(JSONReader.readLines(source, limits: JSONLimits(values: 6)).tree != nil)
    #expect(
      JSONReader.readLines(source, limits: JSONLimits(values: 5)).diagnostics.map(\.id)
        == ["too-many-values"])
    #expect(
      JSONReader.readLines(source, limits: JSONLimits(bytes: 10)).diagnostics.map(\.id)
        == ["too-large"])
  }
}
