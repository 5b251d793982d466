public import Sampling
public import ScreenCatalog
internal import ScreenComposition
public import ScreenLedger
public import ScreenDiagnostics
public import ScreenGeneration
public import ScreenModel

/// A screen, and the account of how it came about.
public struct Compilation: Sendable {
  /// The screen, admitted under the grammar.
  public var screen: Screen
  /// The text that it came from: an intent, or a finished screen; diagnostics point into it.
  public var source: SourceText
  /// The language of its words, as a BCP 47 code.
  public var language: String
  /// The name of the grammar.
  public var grammar: String
  /// How choices were made.
  public var sampling: SamplingOptions
  /// What proposed the screen.
  public var tier: Tier
  /// How well the screen is likely to fit what was asked; high where a finished one was given.
  public var confidence: Confidence
  /// What became of each requirement.
  public var ledger: Ledger
  /// Where values came from, by the path of the value in the screen's JSON.
  public var origins: [PlacedOrigin]
  /// What was changed, dropped or doubtful, in the order of the text.
  public var diagnostics: [Diagnostic]
  /// By whom the intent was read; nil where a finished screen or data alone was given.
  public var interpretation: Interpretation?
  /// The generators that were asked before, and had no answer.
  public var attempts: [Attempt]
  /// What of the intent was matched with the catalog, and why.
  public var matches: [Catalog.Match]
  /// What of the catalog came near to a part of the intent, and was not taken for it.
  public var nearMisses: [Catalog.NearMiss] = []
  /// What the intent asks to leave out, in its words.
  public var exclusions: [String] = []
  /// What a language model was asked for the screen, and what it answered; nil where none was.
  public var transcript: ModelTranscript?
  /// What would be there without the model; nil where none answered.
  public var alternative: Alternative?

  /// The intent as it was given; nil where a finished screen was admitted.
  public var intent: String? {
    tier == .finished ? nil : String(decoding: source.utf8, as: UTF8.self)
  }

  /// Whether any value on the screen is a sample.
  public var isDraft: Bool { screen.isDraft }

  /// What a result is held to.
  public enum Standard: Hashable, Sendable {
    /// No error among the diagnostics.
    case lenient
    /// Beyond that, nothing unmet, no word of the intent unread and nothing lost in repair.
    case strict
  }

  /// Whether the result is acceptable under `standard`.
  public func isAcceptable(_ standard: Standard) -> Bool {
    switch standard {
    case .lenient: !diagnostics.contains { $0.severity == .error }
    case .strict: ledger.isComplete && !diagnostics.contains(where: \.isRefusedWhenStrict)
    }
  }
}
