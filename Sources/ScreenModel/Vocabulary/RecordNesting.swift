/// The record that a visitor is in, tracked to limit the only recursive record to one level.
///
/// A list item holds items, which hold no further items.
struct RecordNesting: Sendable {
  private var type: ObjectIdentifier?
  private var level = 0

  /// The nesting within a record of a type that this one holds; nil if it must not be there.
  func entering<Record: PropertyRecord>(_ record: Record.Type) -> RecordNesting? {
    var inner = RecordNesting()
    inner.type = ObjectIdentifier(record)
    inner.level = inner.type == type ? level + 1 : 0
    return inner.level <= 1 ? inner : nil
  }
}
