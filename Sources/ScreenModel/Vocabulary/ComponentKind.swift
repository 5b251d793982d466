/// The kinds of components, in declared order; the raw value is the tag in JSON and in grammars.
public enum ComponentKind: String, Hashable, Sendable, CaseIterable {
  /// A heading that opens a part of a section.
  case heading
  /// Running text.
  case paragraph
  /// A quotation, set apart from the text.
  case quote
  /// Preformatted text in a fixed-width font.
  case code
  /// A line that separates two parts.
  case divider
  /// A named fact.
  case keyValue
  /// An important figure, shown large.
  case stat
  /// A short state with a tone.
  case badge
  /// The progress of something that is under way.
  case progress
  /// A score out of a maximum.
  case rating
  /// A list of items of one kind.
  case list
  /// A list of things to tick off.
  case checklist
  /// A sequence of steps with their states.
  case steps
  /// Records in rows and columns.
  case table
  /// Teams ranked by points.
  case standings
  /// A chart of numbers.
  case chart
  /// A month and its events.
  case calendar
  /// Places on a map.
  case map
  /// A picture.
  case image
  /// Audio or video to play.
  case player
  /// A field to fill in.
  case field
  /// A choice among options.
  case picker
  /// A switch that is on or off.
  case toggle
  /// A value on a scale.
  case slider
  /// A button that triggers an action or opens a dialog.
  case button
  /// A link to another place.
  case link
  /// A message that the user should notice.
  case alert
  /// A part of the intent that could not be expressed.
  case unclear
  /// A timer that runs down or up.
  case timer
  /// An exercise with its sets and repetitions.
  case repetition

  /// The families of the vocabulary, in declared order.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    /// Text.
    case text
    /// Single facts.
    case facts
    /// Several items of one kind.
    case collections
    /// Pictures, audio and video.
    case media
    /// Inputs that the user fills in.
    case input
    /// Actions that the user triggers.
    case action
    /// Messages of the screen about itself.
    case feedback
    /// Exercises and timers that the user carries out.
    case routine
  }
}
