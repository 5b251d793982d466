public import Sampling
public import ScreenCatalog
internal import ScreenComposition
public import ScreenLedger
public import ScreenDiagnostics
public import ScreenGeneration
public import ScreenModel

/// A screen, with an account of how it came about.
public struct Compilation: Sendable {
  /// The screen, admitted under the grammar.
  public var screen: Screen
  /// The text it came from: an intent or a finished screen; diagnostics point into it.
  public var source: SourceText
  /// The language of its words, as a BCP 47 code.
  public var language: String
  /// The name of the grammar.
  public var grammar: String
  /// How choices were made.
  public var sampling: SamplingOptions
  /// The tier that proposed the screen.
  public var tier: Tier
  /// How well the screen is likely to fit the request; high if a finished screen was given.
  public var confidence: Confidence
  /// The outcome of each requirement.
  public var ledger: Ledger
  /// The origins of values, by the path of the value in the screen's JSON.
  public var origins: [PlacedOrigin]
  /// What was changed, dropped or doubtful, in the order of the text.
  public var diagnostics: [Diagnostic]
  /// How the intent was read; nil if a finished screen or only data was given.
  public var interpretation: Interpretation?
  /// The generators that were asked earlier and had no answer.
  public var attempts: [Attempt]
  /// The parts of the intent that matched the catalog, with the reasons.
  public var matches: [Catalog.Match]
  /// Catalog entries that came close to a part of the intent but did not match.
  public var nearMisses: [Catalog.NearMiss] = []
  /// The things that the intent asks to leave out, in its words.
  public var exclusions: [String] = []
  /// The requests to a language model and its answers; nil if none was asked.
  public var transcript: ModelTranscript?
  /// The result without the model; nil if no model answered.
  public var alternative: Alternative?

  /// Whether most of the screen's texts are in the language of the request.
  var speaksLanguage = true

  /// The intent as given; nil if a finished screen was admitted.
  public var intent: String? {
    tier == .finished ? nil : String(decoding: source.utf8, as: UTF8.self)
  }

  /// Whether any value on the screen is a sample.
  public var isDraft: Bool { screen.isDraft }

  /// The standard that a result must meet.
  public enum Standard: Hashable, Sendable {
    /// There is no error among the diagnostics.
    case lenient
    /// In addition, nothing is unmet, no word of the intent is unread and no repair was lossy.
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
