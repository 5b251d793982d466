internal import ScreenAdmission
public import ScreenBrief
internal import ScreenLedger
public import Sampling
public import ScreenGrammar
internal import ScreenModel
internal import ScreenReading

/// Asks a generator, and declines its proposal if the composer's screen meets more requirements.
///
/// Only requirements that the intent states are counted; those that its kind of screen implies are
/// left to the maker of the screen.
public struct MeasuredGenerator<Asked: ScreenGenerating>: ScreenGenerating {
  /// The generator that is asked.
  public var asked: Asked
  /// The composer that it is measured by.
  public var composer: ComposerGenerator
  /// The name of the generator that is asked.
  public var name: String { asked.name }

  /// Creates the generator.
  public init(_ asked: Asked, by composer: ComposerGenerator) {
    self.asked = asked
    self.composer = composer
  }

  /// Asks the generator; declines if the composer meets more requirements.
  public func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Asked.Failure) -> Generation {
    measured(
      try await asked.generate(brief, under: grammar, sampling: sampling), brief, grammar, sampling)
  }

  private func measured(
    _ generation: Generation, _ brief: Brief, _ grammar: Grammar, _ sampling: SamplingOptions
  ) -> Generation {
    guard case .proposed(let candidate) = generation else { return generation }
    let stated = brief.requirements.count { !$0.isImplied }
    let missing = brief.statedUnmet(by: candidate, under: grammar)
    guard !missing.isEmpty else { return generation }
    let own = composer.compose(brief, under: grammar, sampling: sampling)
    let left = (own.brief ?? brief).statedUnmet(by: own, under: grammar).count
    guard missing.count > left else { return generation }
    let words = missing.map { "\"\($0.words)\" (\($0.subject))" }.joined(separator: ", ")
    return .declined(
      reason: "the reply meets \(stated - missing.count) of \(stated) requirements, the composer "
        + "\(stated - left); missing: \(words)")
  }
}

extension MeasuredGenerator: ImmediateGenerating where Asked: ImmediateGenerating {
  /// Asks the generator; declines if the composer meets more requirements.
  public func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) throws(Asked.Failure) -> Generation {
    measured(
      try asked.propose(brief, under: grammar, sampling: sampling), brief, grammar, sampling)
  }
}

extension Brief {
  /// The requirements stated by the intent that a candidate does not meet.
  fileprivate func statedUnmet(
    by candidate: Candidate, under grammar: Grammar
  ) -> [Ledger.Entry] {
    let admission = grammar.admit(candidate.proposal, data: data)
    let ledger = Ledger.judge(
      self, claims: candidate.claims, admission: admission, under: grammar)
    return zip(ledger.entries, requirements).filter { entry, requirement in
      entry.outcome != .met && !requirement.isImplied
    }.map(\.0)
  }
}

extension ScreenGenerating {
  /// Returns this generator, declining if a composer's screen meets more of a brief.
  public func measured(by composer: ComposerGenerator) -> MeasuredGenerator<Self> {
    MeasuredGenerator(self, by: composer)
  }
}
