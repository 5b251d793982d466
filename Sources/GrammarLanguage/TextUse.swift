package import ScreenModel

/// What a text is used for, which determines how white space is read and how a long text is
/// repaired.
public enum TextUse: Hashable, Sendable {
  /// A label: one line.
  case label
  /// Running text: lines are kept, and white space within them is folded.
  case prose
  /// Lines kept unchanged, except for control characters.
  case code
  /// A name that a host connects to.
  case slug
  /// An address that a reader follows.
  case destination
  /// An address from which a picture, audio or video is loaded.
  case source
  /// A month, as `2027-03`.
  case month
  /// A day, as `2027-03-14`.
  case date
  /// A pattern: nothing in it is folded, and it is never cut.
  case pattern
}

extension TextUse {
  /// The use of a text property of a component or of a record in it.
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
  /// The greatest length of a slug that the rule allows.
  package var slugLimit: Int { min(Slug.maximumLength, length.upperBound) }
}
