public import ScreenModel

/// What an intent says about a requirement; anything left open is nil or empty.
public struct Details: Hashable, Sendable {
  /// The name of the thing, as a label: "Username", "Revenue".
  public var label: Phrase?
  /// The word that the intent uses for it: "chat" in "a chat with my landlord".
  public var kind: Phrase?
  /// A value that is stated: "$48,200", "dark mode off" → "off", "starting at 4" → "4".
  public var value: Phrase?
  /// The unit of the values: "€", "km", "%".
  public var unit: Phrase?
  /// The target of a figure: "$10,000" in "$6,200 of $10,000".
  public var target: Phrase?
  /// The change of a figure: "up 12%".
  public var change: Phrase?
  /// The period: "the past six months".
  public var timeframe: Phrase?
  /// The dimension by which a whole is split or things are sorted: "region", "points".
  public var dimension: Phrase?
  /// The dimension that a chart has a series for: "region" in "sales by month, a line for each
  /// region".
  public var split: Phrase?
  /// The number of things.
  public var count: Int?
  /// The least value of a slider or a number.
  public var minimum: Double?
  /// The greatest value of a slider or a number.
  public var maximum: Double?
  /// The least number of characters.
  public var minimumLength: Int?
  /// The greatest number of characters.
  public var maximumLength: Int?
  /// The regular expression that the input must match, as in HTML's `pattern`.
  public var pattern: String?
  /// The attributes of each thing: "date and total for each".
  public var columns: [Phrase]
  /// The values of the cells in each of `columns`; shorter than `columns`, or empty, if they are
  /// left open.
  public var columnValues: [ColumnValues] = []
  /// The name of the column that holds the labels of `items`: "Team"; nil if it is left open.
  public var nameColumn: Phrase?
  /// The named things, options, steps, points or rows, in order.
  public var items: [Item]
  /// The kind of text that a field takes, inferred from its label.
  public var fieldKind: Component.FieldKind?
  /// The placeholder of a field: 'the placeholder "Find a boat"'.
  public var hint: Phrase?
  /// The meaning of a state: "degraded" is a warning.
  public var tone: Component.Tone?
  /// The variant requested by name, as the vocabulary spells it: `pie`, `radio`, `destructive`.
  public var variant: String?
  /// Sample values to show the layout where the intent leaves values open, as a row of cells for
  /// each thing; empty if any suitable values will do.
  public var samples: [[String]] = []
  /// Whether it is stated to take a text, so that no word in its label makes it a number.
  public var isText = false
  /// Whether it must be filled in: "required", "optional"; nil if that is not stated.
  public var isRequired: Bool?
  /// Whether it is to stand out: "large", "called out", "prominently".
  public var isEmphasized = false
  /// Whether things are sorted in ascending order.
  public var isAscending = false
  /// Whether the order of `items` only shows the layout, because they are named but nothing ranks
  /// them.
  public var isOrderOpen = false
  /// Whether `items` only show the layout, because they come from the catalog and were not named.
  public var isSample = false
  /// Whether `items` are some of an open set, which the screen says.
  public var isSelection = false

  /// Whether the names of `items` are shown letter by letter, as in pasted rows.
  public var isVerbatim = false

  /// Whether its words are those of a line as they are, so that a sample stands for a value only
  /// where the kind of the value is sure: no person's name for "what is included".
  public var isLiteral = false

  /// Whether each thing of its collection has it, as the text says: "a button in every row".
  public var isOfEach = false

  /// Merges details that the text states later about the same input.
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

  /// The values in the cells of a column.
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
    /// Its name.
    public var label: Phrase
    /// Its values, in the order of `columns` if there are any: "12" in "Mon 12".
    public var values: [Phrase]
    /// Its state: "done", "now", "degraded"; nil if none is stated.
    public var state: Phrase?
    /// The meaning of its state.
    public var tone: Component.Tone?
    /// Its duration in seconds; nil if none is stated.
    public var seconds: Int?
    /// The number of repetitions; nil if none is stated.
    public var times: Int?
    /// Whether it is selected or ticked initially.
    public var isSelected: Bool
    /// The items named below it, in brackets or nested.
    public var items: [Item]
    /// How its row stands out, if that is asked for.
    public var mark: Mark?

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

  /// How a row or a cell stands out: "show the late ones in red".
  public struct Mark: Hashable, Sendable {
    /// What it means.
    public var tone: Component.Tone
    /// The index of the cell, with the name as the first; nil for the whole row.
    public var cell: Int?

    /// Creates a mark.
    public init(_ tone: Component.Tone, cell: Int? = nil) {
      self.tone = tone
      self.cell = cell
    }
  }

  /// Creates details; anything not given is left open.
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
