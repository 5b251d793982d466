package import ScreenModel
package import ScreenReading

/// The part that a known word or phrase plays in a sentence; cue files name it as it is spelt here.
package enum CueClass: Int, CodingKey, CaseIterable, Sendable {
  // The grammar of a sentence.
  case article, count, conjunction, alternative, request, container, negation, only, ability
  case relative, copula, of, `for`, by, from, to, `in`, on, at, `as`, per, over, between, toward
  case versus, named, each, question, asking, preset, power, change, filler, ordinal, bound, role
  // Time and measure.
  case recency, period, moment, day, unit, `repeat`, side
  // What a screen is made of.
  case component, section, layout, screen, need, field, choice, flag, columns, type
  // What is said of a thing.
  case verb, state, step, style, drawing, emphasis, order, necessity, beyond, collective
  // What says nothing, wherever it is.
  case hedge
  // What says that a sentence of a longer text states something and asks for nothing.
  case narration
}

/// A set of cue classes.
package struct CueSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt128

  package init(rawValue: UInt128) { self.rawValue = rawValue }

  @inline(__always)
  package init(_ cue: CueClass) { self.rawValue = 1 << UInt128(cue.rawValue) }

  @inline(__always)
  package init(_ first: CueClass, _ second: CueClass, _ rest: CueClass...) {
    self.rawValue = rest.reduce(1 << UInt128(first.rawValue) | 1 << UInt128(second.rawValue)) {
      $0 | 1 << UInt128($1.rawValue)
    }
  }
}

/// One of the meanings of a known word or phrase.
package struct Sense: Hashable, Sendable {
  /// The part it plays.
  package var cue: CueClass
  /// The part's argument as the cue file writes it: `email`, `chart.pie`, `60`; may be empty.
  package var argument: String
  /// The component that the argument names, if it names one.
  package var component: ComponentKind?
  /// The need that the argument names, if it names one.
  package var need: Need?
  /// The part of the argument after its point: `pie` in `chart.pie`.
  package var variant: String?
  /// The number that the argument is; 0 where it is none.
  package var number: Double

  /// Creates a sense from a cue file's words.
  package init(_ cue: CueClass, _ argument: String) {
    self.cue = cue
    self.argument = argument
    let point = argument.utf8.firstIndex(of: UInt8(ascii: "."))
    let name = point.map { String(argument[..<$0]) } ?? argument
    component = cue == .component || cue == .type ? ComponentKind(rawValue: name) : nil
    need = cue == .need || cue == .verb ? Need(rawValue: name) : nil
    variant = point.map { String(argument[argument.utf8.index(after: $0)...]) }
    let isNumber = argument.utf8.first.map(Bytes.isDigit) ?? false
    number = isNumber ? Double(argument) ?? 0 : 0
  }
}
