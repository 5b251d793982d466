/// How a JSON text is laid out.
public enum JSONLayout: Hashable, Sendable {
  /// Indented by two spaces.
  ///
  /// An object of scalars is on one line. Another object, or an array, is where it fits in
  /// 100 columns and holds nothing nested more than one level deep; if not, it has a line a member.
  case indented
  /// On one line, without spaces.
  case compact
}
