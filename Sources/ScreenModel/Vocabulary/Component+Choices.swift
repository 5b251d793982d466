extension Component {
  /// What a state means.
  public enum Tone: String, Hashable, Sendable, CaseIterable {
    /// Nothing in particular.
    case neutral
    /// Good to know.
    case info
    /// As it should be.
    case success
    /// Something to watch.
    case warning
    /// Something wrong that needs attention now.
    case critical
  }

  /// Which way a figure moved.
  public enum Trend: String, Hashable, Sendable, CaseIterable {
    /// It rose.
    case up
    /// It fell.
    case down
    /// It did not change, or its change is not known.
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

  /// How far a step has come.
  public enum StepState: String, Hashable, Sendable, CaseIterable {
    /// It is finished.
    case done
    /// It is under way.
    case current
    /// It is ahead.
    case upcoming
  }

  /// How a chart is drawn.
  public enum ChartKind: String, Hashable, Sendable, CaseIterable {
    /// A bar for each value.
    case bar
    /// A line through the values.
    case line
    /// A line with the area below it.
    case area
    /// Shares of a whole.
    case pie
  }

  /// What a player plays.
  public enum PlayerKind: String, Hashable, Sendable, CaseIterable {
    /// Sound.
    case audio
    /// Video.
    case video
  }

  /// What kind of text a field takes.
  public enum FieldKind: String, Hashable, Sendable, CaseIterable {
    /// Any line.
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

  /// The weight of a button.
  public enum ButtonStyle: String, Hashable, Sendable, CaseIterable {
    /// The main thing to do here.
    case primary
    /// Another thing to do.
    case secondary
    /// Something that cannot be undone.
    case destructive
    /// A minor thing to do.
    case plain
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
    /// Down from a length drawn at random between two bounds.
    case random
  }
}
