/// What a typed answer may be: a plain value, whatever the type that it is read into.
///
/// One description says what a model is told (JSON Schema, GBNF, prompt) and what its reply is held
/// to, by the rules that screens are held to.
public struct SchemaDescription: Hashable, Sendable {
  /// What the answer is called: the name of its type.
  public var name: String
  /// The members of the answer, which is always an object, and what it is for.
  public var record: RecordRule

  /// Creates a description.
  public init(name: String, record: RecordRule) {
    self.name = name
    self.record = record
  }
}
