public import ScreenComposition
public import ScreenGeneration

/// A tier to ask on its own.
public enum TierChoice: String, Hashable, Sendable, CaseIterable {
  /// The curated catalog.
  case catalog
  /// A language model, or another generator of your own.
  case model
  /// The built-in composer.
  case composer
}

extension Compiler {
  /// The built-in tiers, which need nothing external.
  public typealias BuiltInTiers = FallbackGenerator<CatalogGenerator, ComposerGenerator>

  /// The built-in tiers: the catalog if it knows a part, or else the composer.
  public func tiers(samples: SamplePolicy = .shown) -> BuiltInTiers {
    let composer = composerTier(samples: samples)
    return CatalogGenerator(composer: composer).falling(backTo: composer)
  }

  /// The requested tiers, all of which answer at once.
  func tiers(
    asking generator: (any ImmediateGenerating)?, only tier: TierChoice?, samples: SamplePolicy
  ) throws(CompilationError) -> any ImmediateGenerating {
    switch (tier, generator) {
    case (nil, nil): tiers(samples: samples)
    case (nil, let generator?): immediate(generator, samples: samples)
    case (.model, nil): throw .unanswered(reason: "no model is named")
    case (.model, let generator?): generator
    case (.catalog, _): CatalogGenerator(composer: composerTier(samples: samples))
    case (.composer, _): composerTier(samples: samples)
    }
  }

  /// The requested tiers, with a generator that takes its time.
  func tiers(
    asking generator: some ScreenGenerating, only tier: TierChoice?, samples: SamplePolicy
  ) -> any ScreenGenerating {
    switch tier {
    case nil: around(generator, samples: samples)
    case .model: generator
    case .catalog: CatalogGenerator(composer: composerTier(samples: samples))
    case .composer: composerTier(samples: samples)
    }
  }

  private func immediate(
    _ generator: some ImmediateGenerating, samples: SamplePolicy
  ) -> any ImmediateGenerating { around(generator, samples: samples) }

  /// The tiers around an external generator, such as a language model.
  ///
  /// The catalog comes first, if it answers everything; then the generator, if it meets as much as
  /// the composer; then the composer.
  private func around<Generator: ScreenGenerating>(
    _ generator: Generator, samples: SamplePolicy
  ) -> FallbackGenerator<
    CatalogGenerator, FallbackGenerator<MeasuredGenerator<Generator>, ComposerGenerator>
  > {
    let composer = composerTier(samples: samples)
    return CatalogGenerator(composer: composer, answering: .complete)
      .falling(backTo: generator.measured(by: composer).falling(backTo: composer))
  }

  /// The last tier, with a composer prepared for the grammar.
  func composerTier(samples: SamplePolicy = .shown) -> ComposerGenerator {
    ComposerGenerator(composer, samples: samples)
  }
}
