internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel

/// Gathers what a reader of the screen sees of a component: its texts and numbers.
struct VisibleText: PropertyVisitor {
  private(set) var words = PlainWords()
  /// The words that it is named by: those but for what only shows what may be written into it.
  private(set) var names = PlainWords()
  /// The words of what can be done with the items of a list.
  private(set) var actions = PlainWords()
  /// How many elements its largest collection has.
  private(set) var count = 0
  /// What was chosen of its look: `destructive`, `numbered`.
  private(set) var looks: [String] = []

  init(_ component: Component) {
    var component = component
    component.visitProperties(&self)
  }

  /// What a host reads, but no one sees.
  private static func isHidden(_ name: String) -> Bool {
    name == "name" || name == "action" || name == "opens" || name == "source" || name == "pattern"
  }

  /// What is drawn with its own name beside it, which is no text of the component: "8 rounds", the
  /// column of points.
  private static func isNamed(_ name: String) -> Bool {
    name == "rounds" || name == "sets" || name == "reps" || name == "points" || name == "team"
  }

  private mutating func append(_ text: String) {
    words.append(text)
    names.append(text)
  }

  mutating func text(_ name: String, _ value: inout String, default: String?) {
    // A place on a map and a series have a `name` that is seen; a slug repeats a label at worst.
    if name == "placeholder" {
      words.append(value)
    } else if !Self.isHidden(name) || name == "name" {
      append(value)
    }
    if Self.isNamed(name) { append(name) }
    // A picture is seen as one, whatever it shows.
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
    if name != "series" { count = max(count, value.count) }
    for var record in value { record.visitProperties(&self) }
    guard name == "actions" else { return }
    for case let action as Component.ItemAction in value { actions.append(action.label) }
  }

  mutating func record<Record: PropertyRecord>(_ name: String, _ value: inout Record?) {
    value?.visitProperties(&self)
  }
}
