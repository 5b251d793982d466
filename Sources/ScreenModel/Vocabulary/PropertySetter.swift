internal import ScreenText

/// Sets one property of a record by name, or a property of a nested record by a path of names.
struct PropertySetter: PropertyVisitor {
  /// The names on the path to the property.
  var path: [String]
  let value: TreeValue
  /// Whether the property exists and took the value.
  private(set) var isDone = false

  init(path: [String], value: TreeValue) {
    self.path = path
    self.value = value
  }

  private func isTarget(_ name: String) -> Bool { path.count == 1 && path[0] == name }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    guard isTarget(name), let text = self.value.text else { return }
    value = text
    isDone = true
  }
  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    guard isTarget(name), let numeric, let integer = Int(whole: numeric) else { return }
    value = integer
    isDone = true
  }
  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    guard isTarget(name), let numeric, let integer = Int(whole: numeric) else { return }
    value = integer
    isDone = true
  }
  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    guard isTarget(name), let numeric else { return }
    value = numeric
    isDone = true
  }
  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    guard isTarget(name), let numeric else { return }
    value = numeric
    isDone = true
  }
  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    guard isTarget(name) else { return }
    switch self.value.content {
    case .flag(let flag): value = flag
    case .text(let text) where text == "true" || text == "false": value = text == "true"
    case .null, .number, .text, .array, .object: return
    }
    isDone = true
  }
  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    guard isTarget(name), let choice = self.value.text.flatMap({ Choice(rawValue: $0) }) else {
      return
    }
    value = choice
    isDone = true
  }
  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    guard isTarget(name), let texts = self.value.elements?.compactMap(\.text) else { return }
    value = texts
    isDone = true
  }
  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    guard isTarget(name), let rows = self.value.elements else { return }
    value = rows.map { $0.elements?.compactMap(\.text) ?? [] }
    isDone = true
  }
  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {}
  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    guard path.count > 1, path[0] == name else { return }
    let outer = path
    path.removeFirst()
    var record = value ?? Record()
    record.visitProperties(&self)
    path = outer
    if isDone { value = record == Record() ? nil : record }
  }

  private var numeric: Double? {
    switch value.content {
    case .number(let number): number
    case .text(let text): Double(text)
    case .null, .flag, .array, .object: nil
    }
  }
}

extension Element {
  /// Sets a property, and removes its sample mark.
  ///
  /// - Returns: Whether the component has such a property, and the property accepts the value.
  package mutating func set(_ property: String, to value: TreeValue) -> Bool {
    var setter = PropertySetter(path: property.split(separator: ".").map(String.init), value: value)
    var changed = component
    changed.visitProperties(&setter)
    guard setter.isDone else { return false }
    component = changed
    samples.removeAll { $0 == property }
    return true
  }
}
