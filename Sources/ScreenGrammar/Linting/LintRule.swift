/// What is doubtful about a grammar that is not wrong: each a warning, by its id.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// A property says nothing of what it is for.
  case missingGuide = "missing-guide"
  /// A guide asks for something that cannot be checked, such as "short", and states no bound.
  case wishNotBound = "wish-not-bound"
  /// A collection demands elements, and nothing says what to do without any.
  case noEscapeHatch = "no-escape-hatch"
  /// An enumeration has no value for what fits none of the others.
  case choiceWithoutOut = "choice-without-out"
  /// A union has no variant for what fits none of the others.
  case unionWithoutOut = "union-without-out"
  /// A property has no bound that a reply could ever reach.
  case missingBound = "missing-bound"
  /// A property that a model may not know has nothing to stand in for it.
  case missingFallback = "missing-fallback"
  /// A name means something else where it is.
  case shadowingName = "shadowing-name"
}
