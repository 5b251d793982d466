/// The label of a bracket in a reading: what its words mean.
///
/// An element is a thing on the screen; a section holds elements; a title, a layout or an exclusion
/// describes the whole screen; an edit changes an existing screen; and a role is a part of one of
/// these.
public enum TreeLabel: UInt8, Hashable, Sendable, CaseIterable {
  // Learned weights are addressed by the raw values, so a label keeps its own for good: a new one
  // gets the next number.
  // Roles. The first sixteen have the raw values 0 to 15, so that a vector of sixteen scores holds
  // exactly them. A bare item is an item without children: only the chart distinguishes it, and a
  // tree never contains it.
  case kind = 0, label = 1, value = 2, bareItem = 3, item = 4, column = 5, count = 6, unit = 7
  case min = 8, max = 9, target = 10, change = 11, time = 12, by = 13, state = 14, note = 15
  // One more role, which only choices have.
  case option = 16
  // Elements.
  case field = 17, choice = 18, toggle = 19, slider = 20, action = 21, link = 22, stat = 23
  case fact = 24, badge = 25, progress = 26, rating = 27, list = 28, table = 29, ranking = 30
  case chart = 31, calendar = 32, steps = 33, map = 34, image = 35, player = 36, text = 37
  case quote = 38, code = 39, alert = 40, timer = 41, reps = 42, unknown = 43
  // Sections. A side column is written `column`, like the column of a table.
  case section = 44, tab = 45, step = 46, dialog = 47, sideColumn = 48
  // The whole screen.
  case title = 49, layout = 50, not = 51
  // Edits, written `add`, `remove`, `move`, `replace`, `change` and `order`, and their own roles:
  // `what` is already on the screen, and `place`, written `at`, is where something goes.
  case adding = 52, removing = 53, moving = 54, replacing = 55, changing = 56, ordering = 57
  case what = 58, place = 59

  /// The family of a label.
  public enum Family: Hashable, Sendable, CaseIterable {
    /// A self-contained thing on the screen.
    case element
    /// A part of the screen that holds elements.
    case section
    /// A property of the screen as a whole.
    case screen
    /// A change to an existing screen.
    case edit
    /// A part of an element, a section or an edit.
    case role
  }

  /// The family of the label.
  public var family: Family {
    switch self {
    case .field, .choice, .toggle, .slider, .action, .link, .stat, .fact, .badge, .progress,
      .rating, .list, .table, .ranking, .chart, .calendar, .steps, .map, .image, .player, .text,
      .quote, .code, .alert, .timer, .reps, .unknown:
      .element
    case .section, .tab, .step, .dialog, .sideColumn: .section
    case .title, .layout, .not: .screen
    case .adding, .removing, .moving, .replacing, .changing, .ordering: .edit
    case .kind, .label, .value, .option, .item, .bareItem, .column, .count, .unit, .min, .max,
      .target, .change, .time, .by, .state, .note, .what, .place:
      .role
    }
  }

  /// The word that denotes the label in the notation, such as `field`. Both kinds of columns are
  /// `column`; a difference and an edit of the screen are both `change`.
  public var word: String { Self.words[Int(rawValue)] }

  /// The label that appears in trees: `item` for a bare item, otherwise the label itself.
  var written: TreeLabel { self == .bareItem ? .item : self }

  private static let words =
    """
    kind label value item item column count unit min max target change time by state note option field choice \
    toggle slider action link stat fact badge progress rating list table ranking chart calendar steps map \
    image player text quote code alert timer reps unknown section tab step dialog column title layout not \
    add remove move replace change order what at
    """.split(separator: " ").map(String.init)

  /// Creates the label that a word denotes inside a bracket of `parent`, or at the top of a tree
  /// for nil.
  ///
  /// A `column` inside a collection is a column of it, and elsewhere a part of the screen; a
  /// `change` at the top is an edit of the screen.
  package init?(word: some StringProtocol, in parent: TreeLabel?) {
    let candidates = Self.allCases.filter { $0.word == word && $0.written == $0 }
    guard let first = candidates.first else { return nil }
    self = candidates.first { parent.allows($0) } ?? first
  }
}
