public import ScreenModel

/// What an intent says of a requirement; what it leaves open is nil or empty.
public struct Details: Hashable, Sendable {
  /// What the thing is called, as a label: "Username", "Revenue".
  public var label: Phrase?
  /// What the intent calls it, in its words: "chat" in "a chat with my landlord".
  public var kind: Phrase?
  /// A value given outright: "$48,200", "dark mode off" → "off", "starting at 4" → "4".
  public var value: Phrase?
  /// The unit of the values: "€", "km", "%".
  public var unit: Phrase?
  /// What a figure is measured against: "$10,000" in "$6,200 of $10,000".
  public var target: Phrase?
  /// How a figure moved: "up 12%".
  public var change: Phrase?
  /// Over which time: "the past six months".
  public var timeframe: Phrase?
  /// By what a whole is split or things are sorted: "region", "points".
  public var dimension: Phrase?
  /// What a chart has a series for each of: "region" in "sales by month, a line for each region".
  public var split: Phrase?
  /// How many things there are to be.
  public var count: Int?
  /// The least and the greatest value, of a slider or a number.
  public var minimum: Double?
  /// The greatest value, where it is said.
  public var maximum: Double?
  /// The least number of characters.
  public var minimumLength: Int?
  /// The greatest number of characters.
  public var maximumLength: Int?
  /// The regular expression that what is filled in must match, as HTML's `pattern`.
  public var pattern: String?
  /// What each thing has: "date and total for each".
  public var columns: [Phrase]
  /// What the cells of each of `columns` hold where that is said; fewer than `columns` or none where it
  /// is open.
  public var columnValues: [ColumnValues] = []
  /// What the labels of `items` are, beside `columns`: "Team"; nil where that is left open.
  public var nameColumn: Phrase?
  /// The things, options, steps, points or rows that are named, in order.
  public var items: [Item]
  /// What kind of text a field takes, by the meaning of its label.
  public var fieldKind: Component.FieldKind?
  /// What a field shows before anything is written in it: 'the placeholder "Find a boat"'.
  public var hint: Phrase?
  /// What a state means: "degraded" warns.
  public var tone: Component.Tone?
  /// The variant requested by name, as the vocabulary writes it: `pie`, `radio`, `destructive`.
  public var variant: String?
  /// What shows the layout where the intent leaves the values open: a row of cells for each thing;
  /// empty where any values of its meaning will do.
  public var samples: [[String]] = []
  /// Whether it is said to take a text, so that no word of its label makes it a number.
  public var isText = false
  /// Whether it must be filled in: "required", "optional"; nil where it is not said.
  public var isRequired: Bool?
  /// Whether it is to stand out: "large", "called out", "prominently".
  public var isEmphasized = false
  /// Whether things are sorted from least to greatest rather than the other way.
  public var isAscending = false
  /// Whether the order of `items` only shows the layout: they are named, and nothing ranks them.
  public var isOrderOpen = false
  /// Whether `items` only show the layout: the catalog's, of things that nobody named.
  public var isSample = false

  /// Takes in what is said of the same input later.
  package mutating func add(_ later: Details) {
    value = later.value ?? value
    unit = later.unit ?? unit
    minimum = later.minimum ?? minimum
    maximum = later.maximum ?? maximum
    fieldKind = later.fieldKind ?? fieldKind
    hint = later.hint ?? hint
    variant = later.variant ?? variant
    isRequired = later.isRequired ?? isRequired
    isEmphasized = isEmphasized || later.isEmphasized
  }

  /// What the cells of a column hold.
  public enum ColumnValues: Hashable, Sendable {
    /// Anything that suits the column's name.
    case open
    /// Numbers.
    case numbers
    /// Days.
    case dates
    /// Some of these.
    case some([String])
  }

  /// Something named in a requirement.
  public struct Item: Hashable, Sendable {
    /// What it is called.
    public var label: Phrase
    /// Its values, in the order of `columns` where there are any: "12" in "Mon 12".
    public var values: [Phrase]
    /// The state it is in: "done", "now", "degraded"; nil where it is not said.
    public var state: Phrase?
    /// What its state means.
    public var tone: Component.Tone?
    /// How long it lasts, in seconds; nil where it is not said.
    public var seconds: Int?
    /// How often it is repeated; nil where it is not said.
    public var times: Int?
    /// Whether it is chosen or ticked at first.
    public var isSelected: Bool
    /// What is named below it, in brackets or nested.
    public var items: [Item]

    /// Creates an item.
    public init(
      _ label: Phrase, values: [Phrase] = [], state: Phrase? = nil, tone: Component.Tone? = nil,
      seconds: Int? = nil, times: Int? = nil, isSelected: Bool = false, items: [Item] = []
    ) {
      self.label = label
      self.values = values
      self.state = state
      self.tone = tone
      self.seconds = seconds
      self.times = times
      self.isSelected = isSelected
      self.items = items
    }
  }

  /// Creates details; what is not given is left open.
  public init(
    label: Phrase? = nil, value: Phrase? = nil, count: Int? = nil, columns: [Phrase] = [],
    items: [Item] = []
  ) {
    self.label = label
    self.value = value
    self.count = count
    self.columns = columns
    self.items = items
  }
}
