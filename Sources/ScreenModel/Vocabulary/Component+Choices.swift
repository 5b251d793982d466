extension Component {
  /// The meaning of a state.
  public enum Tone: String, Hashable, Sendable, CaseIterable {
    /// Nothing in particular.
    case neutral
    /// Good to know.
    case info
    /// Everything is as it should be.
    case success
    /// Something to watch.
    case warning
    /// Something wrong that needs attention now.
    case critical
  }

  /// How strongly words or a figure stand out.
  public enum Emphasis: String, Hashable, Sendable, CaseIterable {
    /// As much as others of their kind.
    case regular
    /// More than others: larger and bolder.
    case strong
    /// Less than others: smaller and grey.
    case muted
  }

  /// The direction in which a figure moved.
  public enum Trend: String, Hashable, Sendable, CaseIterable {
    /// The figure rose.
    case up
    /// The figure fell.
    case down
    /// The figure did not change, or its change is not known.
    case flat
  }

  /// How the items of a list are arranged.
  public enum ListStyle: String, Hashable, Sendable, CaseIterable {
    /// Rows without a mark.
    case plain
    /// Rows with a bullet.
    case bulleted
    /// Rows with their number.
    case numbered
    /// A card for each.
    case cards
    /// A grid of pictures.
    case gallery
    /// A row that scrolls.
    case carousel
    /// Along a timeline.
    case timeline
    /// As in a conversation.
    case messages
  }

  /// The state of a step.
  public enum StepState: String, Hashable, Sendable, CaseIterable {
    /// The step is finished.
    case done
    /// The step is under way.
    case current
    /// The step has not begun.
    case upcoming
  }

  /// How a chart is drawn.
  public enum ChartKind: String, Hashable, Sendable, CaseIterable {
    /// A bar for each value.
    case bar
    /// A line through the values.
    case line
    /// A line with the area below it filled.
    case area
    /// Shares of a whole.
    case pie
  }

  /// The kind of media that a player plays.
  public enum PlayerKind: String, Hashable, Sendable, CaseIterable {
    /// Sound.
    case audio
    /// Video.
    case video
  }

  /// The kind of input that a field takes.
  public enum FieldKind: String, Hashable, Sendable, CaseIterable {
    /// Any single line.
    case text
    /// An e-mail address.
    case email
    /// A secret, hidden as it is typed.
    case password
    /// A number.
    case number
    /// A telephone number.
    case phone
    /// A web address.
    case url
    /// Words to search for.
    case search
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day and a time.
    case datetime
    /// Several lines.
    case multiline
    /// A file to upload.
    case file
  }

  /// How the options of a picker are shown.
  public enum PickerStyle: String, Hashable, Sendable, CaseIterable {
    /// One option, from a menu.
    case menu
    /// One option, side by side.
    case segmented
    /// One option, each on its own line.
    case radio
    /// Any number of options, each on its own line.
    case multiple
  }

  /// How a toggle is drawn.
  public enum ToggleStyle: String, Hashable, Sendable, CaseIterable {
    /// A switch behind its label: what it sets takes effect at once.
    case `switch`
    /// A box to tick before its label: it is sent with a form.
    case checkbox
  }

  /// The weight of a button.
  public enum ButtonStyle: String, Hashable, Sendable, CaseIterable {
    /// The main action.
    case primary
    /// Another action.
    case secondary
    /// An action that agrees or completes.
    case positive
    /// An action that cannot be undone.
    case destructive
    /// A minor action.
    case plain
  }

  /// How wide a button is.
  public enum ButtonWidth: String, Hashable, Sendable, CaseIterable {
    /// As wide as its label.
    case fitting
    /// As wide as its section.
    case full
  }

  /// The outline of a picture.
  public enum ImageShape: String, Hashable, Sendable, CaseIterable {
    /// The picture as it is.
    case rectangle
    /// A disc, as of a face.
    case round
  }

  /// How a timer runs.
  public enum TimerKind: String, Hashable, Sendable, CaseIterable {
    /// Down to zero.
    case countdown
    /// Up from zero.
    case countup
    /// Down to zero, as a pause.
    case rest
    /// Down to zero, round after round.
    case interval
    /// Down to zero, from a length drawn at random between two bounds.
    case random
  }
}
