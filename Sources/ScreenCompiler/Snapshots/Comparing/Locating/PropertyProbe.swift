internal import ScreenModel

/// Lists the non-empty properties of a record, and alters them.
///
/// A text is altered to one of the same shape, so that only the lines that show it change.
struct PropertyProbe: PropertyVisitor {
  /// The target of the alteration.
  enum AlterationTarget: Equatable {
    /// Nothing: the properties are only listed.
    case none
    /// Every text.
    case texts
    /// The property at an index of the list.
    case property(Int)
  }

  /// A non-empty property.
  struct Leaf {
    /// Its path in the record: `options 2`, `items 3 › title`.
    var path: String
    /// Its text, if it is one.
    var text: String?
  }

  let target: AlterationTarget
  /// The number of steps by which a value other than a text is advanced.
  let steps: Int
  private(set) var leaves: [Leaf] = []
  private var prefix = ""

  init(_ target: AlterationTarget = .none, by steps: Int = 1) {
    self.target = target
    self.steps = steps
  }

  /// Adds a property to the list, and returns whether it is to be altered.
  private mutating func isAltered(_ name: String, text: String? = nil) -> Bool {
    leaves.append(Leaf(path: prefix + name, text: text))
    switch target {
    case .none: return false
    case .texts: return text != nil
    case .property(let index): return index == leaves.count - 1
    }
  }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    guard !value.isEmpty, isAltered(name, text: value) else { return }
    value = Self.altered(value)
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    for index in value.indices {
      text("\(name) \(index + 1)", as: meaning, &value[index], default: nil)
    }
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    for index in value.indices { texts("\(name) \(index + 1)", as: meaning, &value[index]) }
  }

  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    guard isAltered(name) else { return }
    value += value >= steps ? -steps : steps
  }

  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    guard var number = value else { return }
    integer(name, as: meaning, &number, default: nil)
    value = number
  }

  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    guard isAltered(name) else { return }
    value += value >= Double(steps) ? -Double(steps) : Double(steps)
  }

  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    guard var number = value else { return }
    self.number(name, as: meaning, &number, default: nil)
    value = number
  }

  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    if isAltered(name), steps == 1 { value.toggle() }
  }

  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    guard isAltered(name) else { return }
    let choices = Array(Choice.allCases)
    let index = choices.firstIndex(of: value) ?? 0
    if steps < choices.count { value = choices[(index + steps) % choices.count] }
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    for index in value.indices { visit("\(name) \(index + 1)", &value[index]) }
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    guard var record = value else { return }
    visit(name, &record)
    value = record
  }

  private mutating func visit(_ name: String, _ record: inout some PropertyRecord) {
    let outer = prefix
    prefix += name + " › "
    record.visitProperties(&self)
    prefix = outer
  }

  /// A text of the same shape that differs in each letter and digit; different texts stay different.
  static func altered(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let value =
        switch scalar {
        case "a"..."y", "A"..."Y", "1"..."8": scalar.value + 1
        case "z", "Z": scalar.value - 25
        case "9": scalar.value - 8
        // The neighbour of a letter beyond ASCII is mostly of the same kind and width.
        case "\u{80}"... where scalar.properties.isAlphabetic: scalar.value ^ 1
        default: scalar.value
        }
      let other = Unicode.Scalar(value) ?? scalar
      result.append(scalar.isASCII || other.properties.isAlphabetic ? other : scalar)
    }
    return String(result)
  }
}
