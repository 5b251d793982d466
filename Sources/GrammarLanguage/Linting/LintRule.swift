/// The ways in which a valid grammar can be doubtful; each is a warning, named by its id.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// A property does not say what it is for.
  case missingGuide = "missing-guide"
  /// A guide asks for something that cannot be checked, such as "short", and states no bound.
  case wishNotBound = "wish-not-bound"
  /// A collection requires elements, and nothing says what to do if there are none.
  case noEscapeHatch = "no-escape-hatch"
  /// An enumeration has no value for anything that fits none of the others.
  case choiceWithoutOut = "choice-without-out"
  /// A union has no variant for anything that fits none of the others.
  case unionWithoutOut = "union-without-out"
  /// A property has no bound within reach of a reply.
  case missingBound = "missing-bound"
  /// A property that a model may not know has no fallback.
  case missingFallback = "missing-fallback"
  /// A name hides another one, or already means something else.
  case shadowingName = "shadowing-name"

  /// The rules for grammars; the others are for the schemas of typed answers alone.
  public static let ofGrammars: [LintRule] = [
    .missingGuide, .wishNotBound, .noEscapeHatch, .choiceWithoutOut, .shadowingName,
  ]
}
