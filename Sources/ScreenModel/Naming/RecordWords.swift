internal import ScreenText

/// Collects the texts and numbers of a record, to tell whether two records say the same.
package struct RecordWords: PropertyVisitor {
  private var words = UTF8Buffer()

  /// Returns the texts and numbers of a record, separated by U+001F, which texts do not contain.
  package static func of(_ record: some PropertyRecord) -> String {
    var visitor = RecordWords()
    var record = record
    record.visitProperties(&visitor)
    return visitor.words.string
  }

  /// Returns the texts and numbers of a component, each on its own line.
  package static func of(_ component: Component) -> String {
    var visitor = RecordWords()
    var component = component
    component.visitProperties(&visitor)
    let lines = visitor.words.bytes.map { $0 == 0x1F ? UInt8(ascii: "\n") : $0 }
    return String(decoding: lines, as: UTF8.self)
  }

  /// Returns the first non-empty text or number of a component, mostly its label.
  package static func first(of component: Component) -> String {
    var visitor = RecordWords()
    var component = component
    component.visitProperties(&visitor)
    let words = visitor.words.bytes.split(separator: 0x1F, maxSplits: 1).first ?? []
    return String(decoding: words, as: UTF8.self)
  }

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if words.count > 0 { words.append(0x1F) }
    words.append(verbatim: text)
  }

  private mutating func add(_ number: Double) {
    words.append(0x1F)
    words.append(number: number)
  }

  package mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) { add(value) }

  package mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    add(Double(value))
  }

  package mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    if let value { add(Double(value)) }
  }

  package mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    add(value)
  }

  package mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?)
  {
    if let value { add(value) }
  }

  // A flag, such as a tick, does not make two records different; nor does a choice.
  package mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {}

  package mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {}

  package mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String])
  { value.forEach { add($0) } }

  package mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]])
  {
    for row in value { row.forEach { add($0) } }
  }

  package mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    for record in value { add(Self.of(record)) }
  }

  package mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    if let value { add(Self.of(value)) }
  }
}
