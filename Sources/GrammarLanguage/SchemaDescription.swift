/// The description of a typed answer: a plain value, independent of the Swift type it is read into.
///
/// The same description is given to a model (as JSON Schema, GBNF or a prompt) and used to check
/// its reply, by the same rules as for screens.
public struct SchemaDescription: Hashable, Sendable {
  /// The name of the answer: that of its type.
  public var name: String
  /// The members of the answer, which is always an object, and its guide.
  public var record: RecordRule

  /// Creates a description.
  public init(name: String, record: RecordRule) {
    self.name = name
    self.record = record
  }
}
