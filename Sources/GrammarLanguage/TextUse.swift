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
  /// The use of a text by its meaning in the vocabulary.
  package init(_ meaning: PropertyMeaning) {
    switch meaning {
    case .code: self = .code
    case .text, .entry: self = .prose
    case .identity, .action: self = .slug
    case .destination: self = .destination
    case .source: self = .source
    case .month: self = .month
    case .firstDay, .day: self = .date
    case .pattern: self = .pattern
    default: self = .label
    }
  }
}

extension TextRule {
  /// The greatest length of a slug that the rule allows.
  package var slugLimit: Int { min(Slug.maximumLength, length.upperBound) }
}
