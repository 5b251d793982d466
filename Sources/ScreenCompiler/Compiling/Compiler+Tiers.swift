public import Sampling
public import ScreenComposition
public import ScreenDiagnostics
public import ScreenGeneration
public import ScreenModel

/// A tier to ask on its own.
public enum TierChoice: String, Hashable, Sendable, CaseIterable {
  /// The curated catalog.
  case catalog
  /// A language model.
  case model
  /// The built-in composer.
  case composer
}

extension Compiler {
  /// Compiles an intent with the requested tiers, without suspending.
  ///
  /// - Parameters:
  ///   - intent: A sentence or a longer text; diagnostics point into it.
  ///   - sampling: How choices are made.
  ///   - samples: What to show if neither the intent nor the data gives a value.
  ///   - data: The source of facts.
  ///   - model: The model to ask between catalog and composer; nil for none.
  ///   - tier: The only tier to ask; nil for all of them.
  /// - Returns: The compilation.
  /// - Throws: `CompilationError.unanswered` if the only tier has no answer; others if the intent
  ///   is empty or nothing of the proposal is admitted.
  public func compile(
    _ intent: SourceText, sampling: SamplingOptions = .greedy, samples: SamplePolicy = .shown,
    data: TreeValue? = nil, model: (any ImmediateGenerating)?, only tier: TierChoice? = nil
  ) throws(CompilationError) -> Compilation {
    let composer = composerTier(samples: samples)
    switch (tier, model) {
    case (nil, nil):
      return try compile(intent, sampling: sampling, samples: samples, data: data)
    case (nil, let model?):
      return try compile(intent, sampling: sampling, samples: samples, data: data, asking: model)
    case (.catalog, _):
      let catalog = CatalogGenerator(composer: composer)
      return try compile(intent, sampling: sampling, data: data, only: catalog)
    case (.composer, _):
      return try compile(intent, sampling: sampling, data: data, only: composer)
    case (.model, let model?):
      return try compile(intent, sampling: sampling, data: data, only: model)
    case (.model, nil): throw .unanswered(reason: "no model is named")
    }
  }

  private func compile(
    _ intent: SourceText, sampling: SamplingOptions, samples: SamplePolicy, data: TreeValue?,
    asking model: some ImmediateGenerating
  ) throws(CompilationError) -> Compilation {
    let tiers = tiers(asking: model, samples: samples)
    return try compile(intent, sampling: sampling, data: data, only: tiers)
  }

  /// The built-in tiers, which need nothing external.
  public typealias BuiltInTiers = FallingBackGenerator<CatalogGenerator, ComposerGenerator>

  /// The built-in tiers: the catalog if it knows a part, or else the composer.
  public func tiers(samples: SamplePolicy = .shown) -> BuiltInTiers {
    let composer = composerTier(samples: samples)
    return CatalogGenerator(composer: composer).falling(backTo: composer)
  }

  /// The tiers around an external generator, such as a language model.
  ///
  /// The catalog comes first, if it answers everything; then the generator, if it meets as much as
  /// the composer; then the composer.
  public func tiers<Generator: ScreenGenerating>(
    asking generator: Generator, samples: SamplePolicy = .shown
  ) -> FallingBackGenerator<
    CatalogGenerator, FallingBackGenerator<MeasuredGenerator<Generator>, ComposerGenerator>
  > {
    let composer = composerTier(samples: samples)
    return CatalogGenerator(composer: composer, answering: .wholes)
      .falling(backTo: generator.measured(by: composer).falling(backTo: composer))
  }

  /// The last tier, with a composer prepared for the grammar.
  func composerTier(samples: SamplePolicy = .shown) -> ComposerGenerator {
    ComposerGenerator(composer, samples: samples)
  }
}
