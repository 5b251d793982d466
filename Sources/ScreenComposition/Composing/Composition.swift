public import ScreenLedger
public import ScreenDiagnostics
public import ScreenModel

/// What the composer makes of a brief.
public struct Composition: Hashable, Sendable {
  /// The screen it proposes, and where its values come from.
  public var proposal: Proposal
  /// How it answered each requirement, in the brief's order.
  public var claims: [Claim]
  /// What did not fit, and what is beyond the grammar.
  public var diagnostics: [Diagnostic]
  /// Whether it lists nothing but made-up things, for want of anything known of them.
  public var isDraft = false
  /// Whether it leaves a fact open, for want of a value and of anything known of it.
  public var isOpen = false

  /// Creates a composition.
  public init(proposal: Proposal, claims: [Claim] = [], diagnostics: [Diagnostic] = []) {
    self.proposal = proposal
    self.claims = claims
    self.diagnostics = diagnostics
  }
}

/// What is put where an intent gives no value.
public enum SamplePolicy: Hashable, Sendable {
  /// A plausible value, marked as a sample.
  case shown
  /// A dash; collections stay empty.
  case withheld
}
