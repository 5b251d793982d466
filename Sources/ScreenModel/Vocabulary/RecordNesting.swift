/// Which record a visitor is in: what keeps the one recursive record at one level.
///
/// A list's item holds items, which hold none of their own.
struct RecordNesting: Sendable {
  private var type: ObjectIdentifier?
  private var level = 0

  /// The place within a record of a type held by this one; nil where it must not be.
  func entering<Record: PropertyRecord>(_ record: Record.Type) -> RecordNesting? {
    var inner = RecordNesting()
    inner.type = ObjectIdentifier(record)
    inner.level = inner.type == type ? level + 1 : 0
    return inner.level <= 1 ? inner : nil
  }
}
