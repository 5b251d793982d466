public import ScreenCompiler
public import Testing

/// Expects a generator to follow the rules of `GeneratorConformance`; each broken rule is an issue.
///
/// - Parameters:
///   - generator: The generator.
///   - grammars: The grammars to ask it under.
///   - intents: The intents to ask.
///   - sourceLocation: The location of the expectation.
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
