/// What a component has in common with neighbours that renderers set together.
package enum RunKind: Hashable, Sendable {
  /// Nothing: it stands by itself.
  case alone
  /// Facts, as pairs of a key and a value.
  case facts
  /// Figures, side by side.
  case figures
  /// Badges, side by side.
  case badges
  /// Fields to fill in.
  case fields
  /// Toggles, one below the other.
  case toggles
  /// Buttons, side by side.
  case buttons
  /// Links.
  case links
  /// Timers and repetitions, as one list.
  case exercises
  /// Measures, which share a tile of a grid.
  case measures
  /// A text or a notice, which may have a link behind it.
  case texts

  /// Whether it is something to press.
  package var isAction: Bool { self == .buttons || self == .links }
}
