internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel

/// Gathers the texts and numbers of a component that a user of the screen sees.
struct VisibleText: PropertyVisitor {
  private(set) var words = PlainWords()
  /// The words that name it, without placeholders.
  private(set) var names = PlainWords()
  /// The words of the actions on a list's items.
  private(set) var actions = PlainWords()
  /// The number of elements in its largest collection.
  private(set) var count = 0
  /// The chosen looks: `destructive`, `numbered`.
  private(set) var looks: [String] = []
  /// The words of a collection's own title.
  private(set) var title = PlainWords()
  /// The words of the heads of its columns.
  private(set) var columns = PlainWords()
  /// The words of each of its rows, items or points.
  private(set) var rows: [PlainWords] = []
  /// Whether the properties of a record are visited rather than those of the component.
  private var isInRecord = false

  init(_ component: Component) {
    var component = component
    component.visitProperties(&self)
  }

  /// Whether a property is drawn with its name next to it, although the name is not a text of the
  /// component: "8 rounds", the column of points.
  private static func isNamed(_ meaning: PropertyMeaning) -> Bool {
    meaning == .count || meaning == .headedLabel
  }

  /// Whether a user sees a text that does not name the component: a hint, what is filled in, an
  /// address.
  private static func isUnnaming(_ meaning: PropertyMeaning) -> Bool {
    meaning == .hint || meaning == .remark || meaning == .destination || meaning == .entry
  }

  private mutating func append(_ text: String) {
    words.append(text)
    names.append(text)
    if isInRecord { rows[rows.count - 1].append(text) }
  }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    if Self.isUnnaming(meaning) {
      words.append(value)
    } else if !meaning.isHidden {
      append(value)
    }
    if meaning == .title { title.append(value) }
    if Self.isNamed(meaning) { append(name) }
    // A picture is recognised as a picture, whatever it shows.
    if meaning == .picture, !value.isEmpty { append("photo picture image") }
  }

  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    append(String(value))
    if Self.isNamed(meaning) { append(name) }
  }

  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    if let value { append(String(value)) }
  }

  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    append(Quantity.written(value))
  }

  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    if let value { append(Quantity.written(value)) }
  }

  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    if meaning == .isOn { append(value ? "on" : "off") }
  }

  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    looks.append(value.rawValue)
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    for text in value { append(text) }
    guard meaning == .columns else {
      count = max(count, value.count)
      return
    }
    for text in value { columns.append(text) }
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    for row in value {
      rows.append(PlainWords())
      for text in row {
        append(text)
        rows[rows.count - 1].append(text)
      }
    }
    count = max(count, value.count)
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    // A mark shows where something is, and nothing of its own.
    guard meaning != .marks else { return }
    if meaning != .series { count = max(count, value.count) }
    for var record in value { visit { record.visitProperties(&$0) } }
    guard meaning == .actions else { return }
    for case let action as Component.ItemAction in value { actions.append(action.label) }
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    guard var record = value else { return }
    visit { record.visitProperties(&$0) }
  }

  /// Visits a record. What it holds in records of its own belongs to its row.
  private mutating func visit(_ record: (inout Self) -> Void) {
    let wasInRecord = isInRecord
    if !wasInRecord { rows.append(PlainWords()) }
    isInRecord = true
    record(&self)
    isInRecord = wasInRecord
  }
}
