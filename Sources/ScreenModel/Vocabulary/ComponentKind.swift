/// The kinds of component, in declared order; the raw value is the tag in JSON and in grammars.
public enum ComponentKind: String, Hashable, Sendable, CaseIterable {
  /// Opens a part of a section.
  case heading
  /// Running text.
  case paragraph
  /// Somebody's words, set apart.
  case quote
  /// Text shown as it is, in a fixed-width face.
  case code
  /// A line between two parts.
  case divider
  /// A fact and its name.
  case keyValue
  /// A figure that matters, large.
  case stat
  /// A short state, toned.
  case badge
  /// How far something has come.
  case progress
  /// A score out of a few.
  case rating
  /// Items of one kind.
  case list
  /// Things to tick off.
  case checklist
  /// A sequence with its state.
  case steps
  /// Records in rows and columns.
  case table
  /// Teams ranked by points.
  case standings
  /// Numbers drawn.
  case chart
  /// A month and its events.
  case calendar
  /// Places on a map.
  case map
  /// A picture.
  case image
  /// Sound or film to play.
  case player
  /// A box to fill in.
  case field
  /// A choice among options.
  case picker
  /// Something on or off.
  case toggle
  /// A value on a scale.
  case slider
  /// Something to do.
  case button
  /// A way to another place.
  case link
  /// Something to notice.
  case alert
  /// What could not be expressed.
  case unclear
  /// A stretch of time.
  case timer
  /// An exercise counted.
  case repetition

  /// The families of the vocabulary, in declared order.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    /// Words.
    case text
    /// Single facts.
    case facts
    /// Several things of one kind.
    case collections
    /// Pictures, sound and film.
    case media
    /// What the user fills in.
    case input
    /// What the user sets off.
    case action
    /// What the screen says of itself.
    case feedback
    /// What the user carries out.
    case routine
  }

  /// The family that the kind belongs to.
  public var family: Family {
    switch self {
    case .heading, .paragraph, .quote, .code, .divider: .text
    case .keyValue, .stat, .badge, .progress, .rating: .facts
    case .list, .checklist, .steps, .table, .standings, .chart, .calendar, .map: .collections
    case .image, .player: .media
    case .field, .picker, .toggle, .slider: .input
    case .button, .link: .action
    case .alert, .unclear: .feedback
    case .timer, .repetition: .routine
    }
  }
}
