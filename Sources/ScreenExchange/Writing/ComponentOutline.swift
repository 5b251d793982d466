internal import ScreenModel

/// What a component says without its form: a name, texts and numbers beside it, and the same of the
/// records that it lists.
///
/// What its properties mean decides which is which, so a format that knows nothing of a kind can
/// still say all that a user sees of it.
struct ComponentOutline: PropertyVisitor {
  /// The texts that name it, or are its text.
  private(set) var name = ""
  /// What else it says, in declared order.
  private(set) var details: [String] = []
  /// The records that it lists.
  private(set) var records: [ComponentOutline] = []

  /// Outlines a component.
  init(_ component: Component) {
    var component = component
    component.visitProperties(&self)
  }

  private init(_ record: some PropertyRecord) {
    var record = record
    record.visitProperties(&self)
  }

  /// All that it says, on one line.
  private var line: String {
    ([name] + details + records.map(\.line)).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The simplest component that says the same, with its name.
  var component: (component: Component, named: StaticString) {
    if !records.isEmpty {
      let items = records.map { record in
        Component.ListItem(
          title: record.name,
          detail: (record.details + record.records.map(\.line)).joined(separator: " · "))
      }
      let title = ([name] + details).filter { !$0.isEmpty }.joined(separator: ", ")
      return (.list(Component.List(title: title, items: items)), "a list")
    }
    guard !details.isEmpty else { return (.paragraph(Component.Paragraph(text: name)), "a text") }
    let value = details.joined(separator: ", ")
    return (.keyValue(Component.KeyValue(key: name, value: value)), "a fact")
  }

  private mutating func add(_ text: String, _ meaning: PropertyMeaning) {
    guard !text.isEmpty, !meaning.isHidden else { return }
    if name.isEmpty, meaning.isName || meaning == .text || meaning == .code {
      name = text
    } else {
      details.append(text)
    }
  }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    add(value, meaning)
  }

  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    if value != `default` { add(String(value), meaning) }
  }

  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    if let value { add(String(value), meaning) }
  }

  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    if value != `default` { add(Component.shown(value), meaning) }
  }

  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    if let value { add(Component.shown(value), meaning) }
  }

  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    if meaning == .state || meaning == .isOn { details.append(value ? "☑" : "☐") }
  }

  // A look says nothing of its own; a tone or a state does.
  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  ) where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    if meaning == .tone || meaning == .state, value != `default` { details.append(value.rawValue) }
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    for text in value { add(text, meaning) }
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    for row in value { add(row.joined(separator: ", "), meaning) }
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    if meaning != .marks { records += value.map { ComponentOutline($0) } }
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    if let value, meaning != .rule { records.append(ComponentOutline(value)) }
  }
}
