/// How a JSON text is laid out.
public enum JSONLayout: Hashable, Sendable {
  /// Indented by two spaces.
  ///
  /// An object or array stands on one line where it fits in 100 columns and holds nothing nested
  /// more than one level deep; any other has a line for each member.
  case indented
  /// On one line, without spaces.
  case compact
}
