public import ScreenLedger
public import ScreenDiagnostics
public import ScreenModel

/// The composer's answer to a brief.
public struct Composition: Hashable, Sendable {
  /// The proposed screen, and the origins of its values.
  public var proposal: Proposal
  /// The answers to the requirements, in the brief's order.
  public var claims: [Claim]
  /// Diagnostics about what did not fit, and about what the grammar cannot express.
  public var diagnostics: [Diagnostic]
  /// Whether it shows only placeholders, because nothing is known about what was asked for.
  public var isDraft = false
  /// Whether it shows a fact without a value, because none is known or samples are withheld.
  public var isOpen = false

  /// Creates a composition.
  public init(proposal: Proposal, claims: [Claim] = [], diagnostics: [Diagnostic] = []) {
    self.proposal = proposal
    self.claims = claims
    self.diagnostics = diagnostics
  }
}

/// What is shown where an intent gives no value.
public enum SamplePolicy: Hashable, Sendable {
  /// A plausible value, marked as a sample.
  case shown
  /// A dash; collections stay empty.
  case withheld
}
