internal import ScreenGrammar
internal import ScreenModel

/// A case of an enumeration as an answer: its tag, its guide and its properties.
public struct Variant<Value: Sendable>: Sendable {
  /// The role of a case.
  public enum Role: Hashable, Sendable {
    /// It is one of several answers.
    case plain
    /// It takes what none of the other cases can express.
    case out
  }

  let rule: ComponentRule
  let role: Role
  /// Makes the value from an admitted tree.
  let read: @Sendable (TreeValue) throws(Unreadable) -> Value

  /// Creates a case with values of its own.
  ///
  /// - Parameters:
  ///   - tag: The value of the member `type` in the reply.
  ///   - make: The case, which takes the properties in their order.
  ///   - guide: When to choose the case.
  ///   - role: Whether it takes what none of the others can express. If a reply has an unknown tag,
  ///     the first text of such a case then holds the reason.
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

  /// Creates a case that holds a value of another type, with that type's members next to the tag.
  ///
  /// - Parameters:
  ///   - tag: The value of the member `type` in the reply.
  ///   - make: The case, which takes the value.
  ///   - guide: When to choose the case.
  public init<Payload: TypedAnswer>(
    _ tag: String, _ make: @escaping @Sendable (Payload) -> Value, _ guide: String
  ) {
    let schema = Payload.schema
    // The record of a union has one member that holds it, because one object cannot have two tags.
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
