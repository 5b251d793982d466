/// What a property is, said where a record declares it.
///
/// Code that treats properties differently asks for their meaning and not for their names, so the
/// properties of a new component are read, checked, counted and hidden as those of the others.
package enum PropertyMeaning: Hashable, Sendable {
  // Names
  /// The words above what a component holds.
  case title
  /// What a component, or a record in it, is called.
  case label
  /// A label under a head of its own: the team of a row of standings.
  case headedLabel

  // Texts
  /// Running text.
  case text
  /// Preformatted text.
  case code
  /// A value, as stated.
  case value
  /// What is filled in.
  case entry
  /// A hint at what may be filled in.
  case hint
  /// Words beside a name, as part of what is said.
  case detail
  /// Words beside a name that answer no request for it: a change, a message.
  case remark
  /// The unit of numbers.
  case unit

  // For a host
  /// The name by which a host knows an input.
  case identity
  /// The name of an action that a host carries out.
  case action
  /// The section that a button opens.
  case target
  /// A pattern that an entry matches.
  case pattern
  /// What an entry must fulfil.
  case rule

  // Addresses
  /// An address that a user follows.
  case destination
  /// An address from which a picture, audio or video is loaded.
  case source
  /// The picture of an item.
  case picture

  // Days
  /// A month.
  case month
  /// The first day of something, without which it is nowhere.
  case firstDay
  /// A day.
  case day

  // Numbers
  /// A number that is drawn.
  case quantity
  /// A number from 0 to 100 that is drawn.
  case percentage
  /// The most that a quantity can be.
  case scaleEnd
  /// A number that is written with the name of the property beside it: "8 rounds".
  case count
  /// How long something takes, in seconds.
  case length
  /// Degrees north of the equator.
  case latitude
  /// Degrees east of Greenwich.
  case longitude
  /// A row or a column, by its number.
  case position

  // Choices and flags
  /// The look of a component, by which an intent may ask for it.
  case variant
  /// How strongly something stands out, or how large or in which shape it is drawn.
  case emphasis
  /// The kind of content: the input that a field takes, the language of code.
  case content
  /// The meaning of a state, or the direction of a change.
  case tone
  /// The state of a thing.
  case state
  /// Whether a switch is on.
  case isOn

  // Collections
  /// What a choice is among.
  case options
  /// What of the options is chosen.
  case selection
  /// The heads of columns.
  case columns
  /// The things that a component lists.
  case things
  /// Facts of a thing.
  case facts
  /// Series of numbers.
  case series
  /// The numbers of a series.
  case points
  /// What can be done with a thing.
  case actions
  /// What is marked.
  case marks
}

extension PropertyMeaning {
  /// Whether only a host reads it, and no user sees it.
  package var isHidden: Bool {
    switch self {
    case .identity, .action, .target, .source, .pattern: true
    case .title, .label, .headedLabel, .text, .code, .value, .entry, .hint, .detail, .remark, .unit,
      .rule, .destination, .picture, .month, .firstDay, .day, .quantity, .percentage, .scaleEnd,
      .count, .length, .latitude, .longitude, .position, .variant, .emphasis, .content, .tone,
      .state, .isOn,
      .options, .selection, .columns, .things, .facts, .series, .points, .actions, .marks:
      false
    }
  }

  /// Whether it names a component or a record.
  package var isName: Bool { self == .title || self == .label || self == .headedLabel }

  /// Whether it is a number that a component shows instead of writing it as it was stated.
  package var isQuantity: Bool {
    self == .quantity || self == .percentage || self == .scaleEnd || self == .count
  }

  /// The bounds of a number by its meaning, whatever a grammar allows; nil if there are none.
  package var bounds: ClosedRange<Double>? {
    switch self {
    case .percentage: 0...100
    case .scaleEnd: 1...Double(Int32.max)
    case .latitude: -90...90
    case .longitude: -180...180
    default: nil
    }
  }
}
