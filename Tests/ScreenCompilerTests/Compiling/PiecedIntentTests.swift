import ScreenCompiler
import Testbed
import Testing

/// What nobody would write, and some program does: whatever a text says, what comes of it is whole.
@Suite struct PiecedIntentTests {
  /// Holds a screen to what any has: its grammar takes it, nothing is lost, and it can be shown.
  private func check(_ result: Compilation, _ intent: String) throws {
    #expect(!result.screen.sections.isEmpty, "\(intent)")
    let json = SourceText(name: "<screen>", result.screen.rendered(as: .json))
    let again = try Compiler().admit(json)
    #expect(again.screen == result.screen, "\(intent)")
    #expect(again.diagnostics.filter { $0.severity == .error } == [], "\(intent)")
    #expect(result.screen.rendered(as: .html).hasSuffix("</html>\n"), "\(intent)")
    #expect(!result.screen.rendered(as: .ansi(width: 40)).isEmpty, "\(intent)")
  }

  @Test(arguments: Thoroughness.seeds(2, slow: 40))
  func `pieces of several intents, put together, give a whole screen`(_ seed: UInt64) throws {
    var pieces = Pieces(try Self.intents(), seed: seed)
    let compiler = Compiler()
    for _ in 0..<Thoroughness.count(25, slow: 250) {
      let intent = pieces.intent()
      guard intent.contains(where: { !$0.isWhitespace }) else { continue }
      let sampling = seed % 2 == 0 ? SamplingOptions.greedy : .random(seed: seed)
      let result = try compiler.compile(SourceText(intent), sampling: sampling)
      try check(result, intent)
    }
  }

  @Test(arguments: [
    "a list: Ada, Bo, Ada 3, Cy, all of them late", "a link to tel:, and one to mailto:",
    "tel:.", "a button mailto:)", "40 At the", "rest 60 s at the",
    "a star rating from 1 to 99999999999999999999", "a rating from 99999999999999999999 to 5",
    "how happy are you from 1.5 to 1e30, pick one",
    "on top a figure Sales, on top a figure Orders, on top a figure Costs and a figure Visits",
    "call tel:555-0100, or write to mailto:a@b.example.",
  ])
  func `what is said twice or breaks off gives a whole screen`(
    _ intent: String
  ) throws {
    try check(try Compiler().compile(SourceText(intent)), intent)
  }

  private static func intents() throws -> [String] {
    try IntentSet.all.filter { !$0.isHeldOut }.flatMap { try $0.cases().map(\.intent) }
  }

  /// Draws texts from the words and clauses of others.
  private struct Pieces {
    private let intents: [String]
    private var random: SplitMix64

    init(_ intents: [String], seed: UInt64) {
      self.intents = intents
      random = SplitMix64(seed: seed)
    }

    /// A text of a few pieces, one of them twice, with marks between.
    mutating func intent() -> String {
      let marks = [" ", ", ", "; ", ": ", ". ", "\n", " and ", " (", ") ", " \"", "\" "]
      var parts = (0..<Int.random(in: 1...5, using: &random)).map { _ in piece() }
      if let again = parts.randomElement(using: &random) { parts.append(again) }
      return parts.reduce(into: "") {
        $0 += $1
        $0 += marks.randomElement(using: &random) ?? " "
      }
    }

    /// Figures that are seldom written, and that computing with may not survive.
    private static let figures = [
      "99999999999999999999", "-1", "1e9", "½", "0-0", "22:30–7 pm", "3 x 12", "5 rounds", "30 s",
      "from 5 to 3", "1/2", "2026-02-31", "$-0.5", "100000 hours", "3rd", "24/7",
    ]

    private mutating func piece() -> String {
      if Int.random(in: 0..<6, using: &random) == 0 {
        return Self.figures.randomElement(using: &random) ?? ""
      }
      let words = (intents.randomElement(using: &random) ?? "").split(separator: " ")
      guard !words.isEmpty else { return "" }
      let start = Int.random(in: words.indices, using: &random)
      let end = min(words.count, start + Int.random(in: 1...12, using: &random))
      return words[start..<end].joined(separator: " ")
    }
  }
}
