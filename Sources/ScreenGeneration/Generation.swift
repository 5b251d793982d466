public import ScreenBrief
public import ScreenCatalog
internal import ScreenComposition
public import ScreenLedger
public import ScreenDiagnostics
public import ScreenModel

/// What came of asking a generator.
public enum Generation: Hashable, Sendable {
  /// It proposes a screen.
  case proposed(Candidate)
  /// It has nothing to propose, and says why in one lower-case sentence; where it is a model that
  /// replied, with what it replied, cut to a line.
  case declined(reason: String, reply: String? = nil)
}

/// A proposal, and what its generator says of it.
public struct Candidate: Hashable, Sendable {
  /// The proposal.
  public var proposal: Proposal
  /// How it answers the requirements of the brief.
  public var claims: [Claim]
  /// What made it.
  public var tier: Tier
  /// How well it is likely to fit.
  public var confidence: Confidence
  /// Remarks on how it was made.
  public var diagnostics: [Diagnostic]
  /// The text that it was read from, if it was read from one: the ranges of the diagnostics and of
  /// the proposal's values are of it, and not of the intent.
  public var reply: SourceText?
  /// What was tried before it, in order.
  public var attempts: [Attempt]
  /// What of the intent was matched with the catalog.
  public var matches: [Catalog.Match]
  /// What of the catalog came near to a part of the intent, and was not taken for it.
  public var nearMisses: [Catalog.NearMiss] = []
  /// What a language model was asked for it, and what it answered; nil where none was.
  public var transcript: ModelTranscript?
  /// The brief that it answers, where the generator understands it otherwise: "all 50 US states" as
  /// the states and not as a figure. A reply is held to what the reader understood.
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

/// The kinds of generator.
public enum Tier: String, Hashable, Sendable, CaseIterable {
  /// The curated catalog.
  case catalog
  /// A language model.
  case model
  /// The built-in composer, which needs neither network nor weights.
  case composer
  /// Nothing: a finished screen was given.
  case finished
}

/// How well a candidate is likely to fit what was asked.
public enum Confidence: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Little was understood: a draft to start from.
  case low
  /// Something was approximated, is missing, or was filled with samples.
  case medium
  /// Every requirement was understood and answered in kind.
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

/// A generator that was asked and did not propose.
public struct Attempt: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It had nothing to propose.
    case declined
    /// It could not answer.
    case failed
  }

  /// Who tried: `catalog`, or the name of a model.
  public var generator: String
  /// How it ended.
  public var outcome: Outcome
  /// Why, in one lower-case sentence.
  public var reason: String
  /// What a model replied, cut to a line of 400 characters at most; nil where nothing came.
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
