internal import ScreenCatalog
internal import ScreenModel

/// The texts and figures of a component, for comparison with the values that an intent states.
struct DrawnValues: PropertyVisitor {
  /// The kind of the component.
  let kind: ComponentKind
  /// Its texts, including those that only a host reads.
  private(set) var texts: [String] = []
  /// Its figures, as written on a screen.
  private(set) var numbers: Set<String> = []

  init(_ component: Component) {
    kind = component.kind
    var component = component
    component.visitProperties(&self)
  }

  /// Whether it draws a figure: the number as stated, with its unit next to it.
  func draws(_ figure: StatedFigure) -> Bool {
    guard figure.numbers.count == 1, numbers.contains(figure.numbers[0]) else { return false }
    if figure.unit.isEmpty || figure.unit == "%" && kind == .progress { return true }
    return texts.contains { $0 == figure.unit }
  }

  /// Whether it draws the parts of a figure separately: "4/5" as a rating, "20/10" as timers.
  var drawsParts: Bool { kind.quantityCount > 1 }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    if !value.isEmpty { texts.append(value) }
  }

  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    numbers.insert(String(value))
  }

  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    if let value { numbers.insert(String(value)) }
  }

  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    numbers.insert(Quantity.written(value))
  }

  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    if let value { numbers.insert(Quantity.written(value)) }
  }

  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {}

  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {}

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    texts += value
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    for row in value { texts += row }
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    for var record in value { record.visitProperties(&self) }
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    value?.visitProperties(&self)
  }
}
