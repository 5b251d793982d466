public import ScreenCompiler
public import Testing

/// Expects a generator to keep the rules of `GeneratorConformance`; each that it breaks is an issue.
///
/// - Parameters:
///   - generator: The generator.
///   - grammars: The grammars that it is asked under.
///   - intents: What it is asked.
///   - sourceLocation: Where the expectation is.
public func expectConformance<Generator: ScreenGenerating>(
  of generator: Generator, grammars: [Grammar] = [.standard, .core],
  intents: [String] = ConformanceIntents.all,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) async {
  let suite = GeneratorConformance(generator, grammars: grammars, intents: intents)
  for violation in await suite.violations() {
    Issue.record("\(violation.description)", sourceLocation: sourceLocation)
  }
}
