package import ScreenModel

/// What a text is for: how its white space is read, and how it is mended where it is too long.
public enum TextUse: Hashable, Sendable {
  /// A label: one line.
  case label
  /// Running text: lines are kept, the white space within them is folded.
  case prose
  /// Lines kept as they are but for control characters.
  case code
  /// A name that a host wires to.
  case slug
  /// An address that a reader follows.
  case destination
  /// An address that a picture, sound or film is loaded from.
  case source
  /// A month, as `2027-03`.
  case month
  /// A day, as `2027-03-14`.
  case date
  /// A pattern: nothing in it is folded, and it is never cut.
  case pattern
}

extension TextUse {
  /// What a property of a component, or of a record in it, is for.
  package init(of name: String, in kind: ComponentKind?) {
    switch (name, kind) {
    case ("text", .code): self = .code
    case ("text", .paragraph), ("text", .quote), ("value", .field): self = .prose
    case ("name", .field), ("name", .picker), ("name", .toggle), ("name", .slider): self = .slug
    case ("action", _): self = .slug
    case ("destination", _): self = .destination
    case ("source", _): self = .source
    case ("month", _): self = .month
    case ("from", .calendar), ("to", .calendar): self = .date
    case ("pattern", .field): self = .pattern
    default: self = .label
    }
  }
}

extension TextRule {
  /// The greatest length of a slug under the rule.
  package var slugLimit: Int { min(Slug.maximumLength, length.upperBound) }
}
