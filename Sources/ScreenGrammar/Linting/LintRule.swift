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
  /// A name means something else where it stands.
  case shadowingName = "shadowing-name"
}
