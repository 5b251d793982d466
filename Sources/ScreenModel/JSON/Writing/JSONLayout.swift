/// The layout of a JSON text.
public enum JSONLayout: Hashable, Sendable {
  /// Indented by two spaces.
  ///
  /// An object of scalars is on one line. Any other object or array is on one line if it fits in
  /// 100 columns and nests at most one level deep; if not, each member has a line of its own.
  case indented
  /// On one line, without spaces.
  case compact
}
