/// What a bracket of a reading says that its words are.
///
/// An element is on the screen, a section holds elements, a title, a layout or an exclusion
/// speaks of the whole screen, a change says what is to be done to a screen that is there, and a role
/// is a part of one of them.
public enum TreeLabel: UInt8, Hashable, Sendable, CaseIterable {
  // Roles; sixteen of them come first, as vectors of sixteen labels hold them by themselves. A bare
  // item is an item with nothing in it: the chart tells it from others, and a tree never has it.
  case kind, label, value, bareItem, item, column
  case count, unit, min, max, target, change, time, by, state, note
  // One more role, which choices alone have.
  case option
  // Elements.
  case field, choice, toggle, slider, action, link
  case stat, fact, badge, progress, rating
  case list, table, ranking, chart, calendar, steps, map
  case image, player, text, quote, code, alert, timer, reps, unknown
  // Sections. A side column is written `column`, as the column of a table is.
  case section, tab, step, dialog, sideColumn
  // The whole screen.
  case title, layout, not
  // Changes, written `add`, `remove`, `move`, `replace`, `change` and `order`, and their own roles: what is on
  // the screen already, and where something comes, written `at`.
  case adding, removing, moving, replacing, changing, ordering
  case what, place

  /// The kind of thing that a label stands for.
  public enum Family: Hashable, Sendable, CaseIterable {
    /// A thing that is on the screen by itself.
    case element
    /// A part of the screen that holds elements.
    case section
    /// What the words say of the screen as a whole.
    case screen
    /// What is to be done to a screen.
    case edit
    /// A part of an element, of a section or of a change.
    case role
  }

  /// The kind of thing that it stands for.
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

  /// The word that it is written as: `field`; `column` for both kinds of columns, `change` for a difference and
  /// for a change of the screen.
  public var word: String { Self.words[Int(rawValue)] }

  /// The label that a tree has for it: an item, be it bare or not, and itself for any other.
  var written: TreeLabel { self == .bareItem ? .item : self }

  private static let words =
    """
    kind label value item item column count unit min max target change time by state note option field choice \
    toggle slider action link stat fact badge progress rating list table ranking chart calendar steps map \
    image player text quote code alert timer reps unknown section tab step dialog column title layout not \
    add remove move replace change order what at
    """.split(separator: " ").map(String.init)

  /// The label that a word stands for inside a bracket of `parent`, nil at the top of a tree.
  ///
  /// A `column` inside a collection is one of its columns, anywhere else it is a part of the screen; a `change` at
  /// the top is one of the screen.
  package init?(word: some StringProtocol, in parent: TreeLabel?) {
    let candidates = Self.allCases.filter { $0.word == word && $0.written == $0 }
    guard let first = candidates.first else { return nil }
    self = candidates.first { parent.allows($0) } ?? first
  }
}
