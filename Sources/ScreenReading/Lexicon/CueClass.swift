/// The cue classes that rules refer to by name; only the weights use any others.
package enum CueClass: Int, CodingKey, CaseIterable, Sendable {
  case component, section, style, role, count, article, filler, day
  case field, flag, choice, verb, state
  case request, container, ability, negation, relative, copula, narration, hedge
}

/// A set of cue classes.
package struct CueClasses: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a set of the given classes.
  package init(_ classes: CueClass...) {
    rawValue = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// A bit that stands for all classes to which no rule refers.
  package static let other = CueClasses(rawValue: 1 << 31)
}
