import Sampling
import ScreenCompiler
import Testbed
import Testing

/// Intents with bytes and words of them changed.
private struct MutatedIntent {
  private static let sources = [
    "A login form with username and password and a Login button", "a badge Open",
    "A button called Save", "A list of subscriptions: Netflix −12.99, Spotify −9.99",
    "A dashboard with revenue of $48,200 and a line chart of sales over the past six months",
    "heading \"Welcome\" and a paragraph that says hello", "Skills: C++, Rust, C#",
    "- Milk: 2 l\n- Bread: £1.20", "A picker for size with S, M or L", "timer for 5 minutes",
    "| Item | Price |\n|---|---|\n| Tea | £3.00 |", "A map of Berlin and Oslo", "Tabata 20/10 x 8",
  ]

  /// What is put in place of words: what is not a letter, and what cannot be shown.
  private static let shreds = [
    "\u{0}", "\u{1}", "\u{200B}", "\u{AD}", "\u{2028}", "\u{202E}", "\u{FEFF}", " ", "\n", "\t",
    "\"",
    "“", "\u{301}", "—", "…", "()", "||", ",", ":", "/", "𝕏", "\u{E000}", "0", "-1e999", "n/a",
  ]

  static func text(_ random: inout SplitMix64) -> String {
    let source = sources.randomElement(using: &random) ?? ""
    var words = source.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let place = words.indices.randomElement(using: &random) ?? 0
      let shred = shreds.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<4, using: &random) {
      case 0: words[place] = shred
      case 1: words[place] += shred
      case 2: words.insert(shred, at: place)
      default: if words.count > 1 { words.remove(at: place) }
      }
    }
    return words.joined(separator: " ")
  }
}

@Suite struct MutatedIntentTests {
  private static let grammars: [Grammar] = [.standard, .core]

  @Test(arguments: Thoroughness.seeds(60, slow: 3000))
  func `every text that holds a word becomes a screen`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for grammar in Self.grammars {
      let compiler = Compiler(grammar: grammar)
      for _ in 0..<3 {
        let text = MutatedIntent.text(&random)
        do throws(CompilationError) {
          let result = try compiler.compile(SourceText(text))
          #expect(!result.screen.sections.isEmpty)
        } catch .emptyIntent {
          continue
        } catch {
          Issue.record("\(error) for \(text.debugDescription)")
        }
      }
    }
  }

  @Test(arguments: ["a badge \u{AD}", "badge \"\u{2028}\"", "A button called \"\u{200B}\""])
  func `what has nothing to show is unclear, and nothing else`(intent: String) throws {
    let result = try Compiler().compile(SourceText(intent))
    let kinds = result.screen.sections.flatMap(\.elements).map(\.component.kind)
    #expect(kinds == [.unclear])
    #expect(result.confidence == .low && !result.ledger.isSettled)
  }
}
