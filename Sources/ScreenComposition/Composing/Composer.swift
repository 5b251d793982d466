public import Sampling
public import ScreenBrief
internal import ScreenCatalog
public import ScreenGrammar
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenReading

/// The built-in generator, which expresses a brief in a grammar's words, with neither network nor
/// weights.
///
/// For each requirement, the grammar says which components are allowed, a table says how well each
/// expresses it, and the sampler picks one. What the intent names is never sampled away.
public struct Composer: Sendable {
  let allowedComponents: AllowedComponents
  /// What is shown where an intent gives no value.
  public var samples: SamplePolicy

  /// Creates a composer of screens under a grammar.
  public init(grammar: Grammar, samples: SamplePolicy = .shown) {
    allowedComponents = AllowedComponents(grammar)
    self.samples = samples
  }

  /// Composes a screen that answers a brief.
  ///
  /// The same brief and options give the same composition. Each choice has its own random stream,
  /// so adding or removing a requirement leaves the other sections unchanged.
  public func compose(
    _ brief: Brief, sampling: SamplingOptions = .greedy
  ) -> Composition {
    let context = CompositionContext(
      brief: brief, allowedComponents: allowedComponents, book: .embedded.speaking(brief.language),
      samples: samples,
      sampler: Sampler(sampling))
    var outline = SectionPlanner(context: context)
    outline.addRequirements()
    outline.addOptions()
    outline.finish()
    var fitting = Fitting(allowedComponents: allowedComponents, parts: outline.parts)
    fitting.fit()
    var writer = ProposalWriter(
      context: context, parts: fitting.parts, layout: context.brief.layout ?? outline.openLayout)
    var composition = writer.composition(
      absorbed: outline.claims, diagnostics: outline.diagnostics + fitting.diagnostics)
    let drafts = fitting.parts.flatMap(\.drafts)
    let open = drafts.count {
      $0.kind == .keyValue && $0.text(Component.KeyValue.Property.value) == "—"
    }
    composition.isOpen = open > 0
    composition.isDraft =
      Self.isOfUnknownThings(context) || samples == .shown && open > 0 && open == drafts.count
    if composition.isDraft {
      composition.diagnostics.append(
        Diagnostic(
          .warning, id: "unknown-things",
          "nothing is known of '\(brief.title.text)': the items only show the layout"))
    }
    return composition
  }

  /// Whether the brief asks for nothing but collections of things whose names and samples are
  /// unknown.
  private static func isOfUnknownThings(_ context: CompositionContext) -> Bool {
    let requirements = context.brief.requirements
    return context.samples == .shown && !requirements.isEmpty
      && requirements.allSatisfy { requirement in
        requirement.hasThings && requirement.details.items.isEmpty
          && requirement.details.columns.isEmpty
          && !context.book.knowsThings(Wording.withoutKinds(requirement.name.text))
      }
  }
}
