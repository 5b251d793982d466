public import ScreenBrief
public import ScreenCatalog
internal import ScreenComposition
public import ScreenLedger
public import ScreenDiagnostics
public import ScreenModel

/// The result of asking a generator.
public enum Generation: Hashable, Sendable {
  /// It proposes a screen.
  case proposed(Candidate)
  /// It has nothing to propose and says why in one lower-case sentence; a model adds its reply, cut
  /// to a line.
  case declined(reason: String, reply: String? = nil)
}

/// A proposal, and what its generator states about it.
public struct Candidate: Hashable, Sendable {
  /// The proposal.
  public var proposal: Proposal
  /// The claims of how it answers the requirements of the brief.
  public var claims: [Claim]
  /// The kind of generator that made it.
  public var tier: Tier
  /// How well it is likely to fit.
  public var confidence: Confidence
  /// Remarks on how it was made.
  public var diagnostics: [Diagnostic]
  /// The text that it was read from, if any.
  ///
  /// The ranges of the diagnostics and of the proposal's values then refer to this text and not to
  /// the intent.
  public var reply: SourceText?
  /// The earlier attempts, in order.
  public var attempts: [Attempt]
  /// The parts of the intent that matched the catalog.
  public var matches: [Catalog.Match]
  /// Catalog entries that came close to a part of the intent but did not match.
  public var nearMisses: [Catalog.NearMiss] = []
  /// The requests to a language model and its answers; nil if none was asked.
  public var transcript: ModelTranscript?
  /// The brief that it answers, if the generator understood the intent differently from the reader.
  ///
  /// For example, it may take "all 50 US states" as the states and not as a figure. A reply is
  /// judged by what the reader understood.
  public package(set) var brief: Brief?

  /// Creates a candidate.
  public init(
    _ proposal: Proposal, claims: [Claim] = [], tier: Tier, confidence: Confidence,
    diagnostics: [Diagnostic] = [], reply: SourceText? = nil, attempts: [Attempt] = [],
    matches: [Catalog.Match] = []
  ) {
    self.proposal = proposal
    self.claims = claims
    self.tier = tier
    self.confidence = confidence
    self.diagnostics = diagnostics
    self.reply = reply
    self.attempts = attempts
    self.matches = matches
  }
}

/// The kinds of generators.
public enum Tier: String, Hashable, Sendable, CaseIterable {
  /// The curated catalog.
  case catalog
  /// A language model.
  case model
  /// The built-in composer, which needs neither network nor weights.
  case composer
  /// No generator: a finished screen was given.
  case finished
}

/// How well a candidate is likely to fit the request.
public enum Confidence: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Little was understood: a draft to start from.
  case low
  /// Something was approximated, is missing, or was filled with samples.
  case medium
  /// Every requirement was understood and answered by a component of the right kind.
  case high

  /// Orders confidences from `low` to `high`.
  public static func < (lhs: Confidence, rhs: Confidence) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }
}

/// A generator that was asked and did not propose anything.
public struct Attempt: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It had nothing to propose.
    case declined
    /// It could not answer.
    case failed
  }

  /// The generator: `catalog`, or the name of a model.
  public var generator: String
  /// How it ended.
  public var outcome: Outcome
  /// Why, in one lower-case sentence.
  public var reason: String
  /// The reply of a model, cut to a line of at most 400 characters; nil if there was none.
  public var reply: String?

  /// Creates an attempt.
  public init(
    by generator: String, _ outcome: Outcome, reason: String, reply: String? = nil
  ) {
    self.generator = generator
    self.outcome = outcome
    self.reason = reason
    self.reply = reply
  }
}
