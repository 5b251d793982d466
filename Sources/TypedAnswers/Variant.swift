internal import ScreenGrammar
internal import ScreenModel

/// A case of an enumeration as an answer: its tag, its guide, what it is made of.
public struct Variant<Value: Sendable>: Sendable {
  /// What a case is for.
  public enum Role: Hashable, Sendable {
    /// It is one of several answers.
    case plain
    /// It takes what none of the other cases can say.
    case out
  }

  let rule: ComponentRule
  let role: Role
  /// Makes the value of an admitted tree.
  let read: @Sendable (TreeValue) throws(Unreadable) -> Value

  /// Creates a case with values of its own.
  ///
  /// - Parameters:
  ///   - tag: The value of the member `type` in the reply.
  ///   - make: The case, which takes the properties in their order.
  ///   - guide: When the case is meant.
  ///   - role: Whether it takes what none of the others can say. Its first text then gives the
  ///     reason where a reply is of no kind that there is.
  ///   - properties: The properties, in the order in which a model is to write them.
  public init<each Field: Sendable>(
    _ tag: String, _ make: @escaping @Sendable (repeat each Field) -> Value, _ guide: String,
    _ role: Role = .plain,
    @PropertyBuilder _ properties: () -> PropertyList<repeat each Field>
  ) {
    let list = properties()
    rule = ComponentRule(
      name: tag, kind: nil, record: RecordRule(guide: guide, properties: list.rules))
    self.role = role
    read = { tree throws(Unreadable) in
      try make(repeat (each list.properties).value(in: tree))
    }
  }

  /// Creates a case that holds a value of another type, whose members are beside the tag.
  ///
  /// - Parameters:
  ///   - tag: The value of the member `type` in the reply.
  ///   - make: The case, which takes the value.
  ///   - guide: When the case is meant.
  public init<Payload: Generable>(
    _ tag: String, _ make: @escaping @Sendable (Payload) -> Value, _ guide: String
  ) {
    let schema = Payload.schema
    // Of a union the record has one member, which holds it: one tag cannot be beside another.
    var record = schema.description.record
    record.guide = guide
    rule = ComponentRule(name: tag, kind: nil, record: record)
    role = .plain
    read = { tree throws(Unreadable) in
      guard let payload = schema.value(of: tree) else { throw Unreadable() }
      return make(payload)
    }
  }
}

/// Lists the cases of an enumeration.
@resultBuilder
public enum VariantBuilder<Value: Sendable> {
  /// The cases, in order.
  public static func buildBlock(_ variants: Variant<Value>...) -> [Variant<Value>] { variants }
}
