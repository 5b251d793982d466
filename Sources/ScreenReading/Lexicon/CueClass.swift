/// The classes of cues that some rule asks for by name; all others only the weights know.
package enum CueClass: Int, CodingKey, CaseIterable, Sendable {
  case component, section, style, role, count, article, filler, day
  case field, flag, choice, verb, state
  case request, container, ability, negation, relative, copula, narration, hedge

  /// The classes by their names; to ask the enumeration compares each of them.
  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.stringValue, $0) })
}

/// A set of classes of cues.
package struct CueClasses: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the set of some classes.
  package init(_ classes: CueClass...) {
    rawValue = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// The classes that no rule asks for.
  package static let other = CueClasses(rawValue: 1 << 31)
}
