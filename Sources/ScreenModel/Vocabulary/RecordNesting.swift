/// The nesting of the record that a visitor is in, which limits the only recursive record to one
/// level: the items nested in a list item hold no further items.
struct RecordNesting: Sendable {
  private var type: ObjectIdentifier?
  private var level = 0

  /// Returns the nesting inside a record of a type; nil if the record is nested too deep.
  func entering<Record: PropertyRecord>(_ record: Record.Type) -> RecordNesting? {
    var inner = RecordNesting()
    inner.type = ObjectIdentifier(record)
    inner.level = inner.type == type ? level + 1 : 0
    return inner.level <= 1 ? inner : nil
  }
}
