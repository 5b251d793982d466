/// What a text is for: how its white space is read, and how it is mended where it is too long.
enum TextUse: Hashable, Sendable {
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
