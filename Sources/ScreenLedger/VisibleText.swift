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

  init(_ component: Component) {
    var component = component
    component.visitProperties(&self)
  }

  /// Whether only a host reads a property, and no user sees it.
  private static func isHidden(_ name: String) -> Bool {
    name == "name" || name == "action" || name == "opens" || name == "source" || name == "pattern"
  }

  /// Whether a property is drawn with its name next to it, although the name is not a text of the
  /// component: "8 rounds", the column of points.
  private static func isNamed(_ name: String) -> Bool {
    name == "rounds" || name == "sets" || name == "reps" || name == "points" || name == "team"
  }

  private mutating func append(_ text: String) {
    words.append(text)
    names.append(text)
  }

  mutating func text(_ name: String, _ value: inout String, default: String?) {
    // A place on a map and a series have a visible `name`; a slug at worst repeats a label.
    if name == "placeholder" {
      words.append(value)
    } else if !Self.isHidden(name) || name == "name" {
      append(value)
    }
    if Self.isNamed(name) { append(name) }
    // A picture is recognised as a picture, whatever it shows.
    if name == "image", !value.isEmpty { append("photo picture image") }
  }

  mutating func integer(_ name: String, _ value: inout Int, default: Int?) {
    append(String(value))
    if Self.isNamed(name) { append(name) }
  }

  mutating func integer(_ name: String, _ value: inout Int?) {
    if let value { append(String(value)) }
  }

  mutating func number(_ name: String, _ value: inout Double, default: Double?) {
    append(Quantity.written(value))
  }

  mutating func number(_ name: String, _ value: inout Double?) {
    if let value { append(Quantity.written(value)) }
  }

  mutating func flag(_ name: String, _ value: inout Bool) {
    if name == "isOn" { append(value ? "on" : "off") }
  }

  mutating func choice<Choice>(_ name: String, _ value: inout Choice, default: Choice?)
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    looks.append(value.rawValue)
  }

  mutating func texts(_ name: String, _ value: inout [String]) {
    for text in value { append(text) }
    if name != "columns" { count = max(count, value.count) }
  }

  mutating func grid(_ name: String, _ value: inout [[String]]) {
    for row in value { for text in row { append(text) } }
    count = max(count, value.count)
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, _ value: inout [Record], isRequired: Bool
  ) {
    // A mark shows where something is, and nothing of its own.
    guard name != "marks" else { return }
    if name != "series" { count = max(count, value.count) }
    for var record in value { record.visitProperties(&self) }
    guard name == "actions" else { return }
    for case let action as Component.ItemAction in value { actions.append(action.label) }
  }

  mutating func record<Record: PropertyRecord>(_ name: String, _ value: inout Record?) {
    value?.visitProperties(&self)
  }
}
