internal import ScreenAdmission
public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenModel

/// The structure of a value: its initializer, and the properties that the initializer takes.
///
/// The compiler checks that they fit. Everything else is in `description`, which knows no Swift
/// types.
public struct Schema<Value: Sendable>: Sendable {
  /// The member that holds a value that is not an object by itself.
  static var wrapper: String { "answer" }

  /// The description that a model is given and its reply is checked against.
  public let description: SchemaDescription
  /// The rule of the value, wherever it occurs.
  let type: TypeRule
  /// Makes the value from a tree that the rule admitted.
  let read: @Sendable (TreeValue) throws(Unreadable) -> Value

  /// Creates the schema of a type with properties.
  ///
  /// - Parameters:
  ///   - make: The initializer, which takes the properties in their order.
  ///   - name: The name of the type; by default, its Swift name.
  ///   - guide: What a value represents.
  ///   - properties: The properties, in the order in which a model is to write them.
  public init<each Field: Sendable>(
    _ make: @escaping @Sendable (repeat each Field) -> Value, name: String? = nil,
    guide: String = "",
    @PropertyBuilder _ properties: () -> PropertyList<repeat each Field>
  ) {
    let list = properties()
    let record = RecordRule(guide: guide, properties: list.rules)
    description = SchemaDescription(
      name: name ?? String(describing: Value.self), record: record)
    type = .record(record)
    read = { tree throws(Unreadable) in
      try make(repeat (each list.properties).value(in: tree))
    }
  }

  /// Creates the schema of an enumeration, in which the member `type` tells the cases apart.
  ///
  /// As a whole answer it is wrapped in the member `answer`, because the hosts of models accept
  /// only objects.
  ///
  /// - Parameters:
  ///   - name: The name of the type; by default, its Swift name.
  ///   - guide: What a value represents.
  ///   - variants: The cases; one with the role `.out` takes what none of the others can express.
  public init(
    name: String? = nil, guide: String = "",
    @VariantBuilder<Value> oneOf variants: () -> [Variant<Value>]
  ) {
    let list = variants()
    let name = name ?? String(describing: Value.self)
    let union = UnionRule(
      name: name, variants: list.filter { $0.role == .plain }.map(\.rule),
      out: list.first { $0.role == .out }?.rule)
    type = .union(union)
    let answer = PropertyRule(
      Self.wrapper, .union(union), guide: guide.isEmpty ? "The answer, of one kind" : guide)
    description = SchemaDescription(
      name: name, record: RecordRule(guide: guide, properties: [answer]))
    read = { tree throws(Unreadable) in
      guard let tag = tree[Element.tagName]?.text,
        let variant = list.first(where: { $0.rule.name == tag })
      else { throw Unreadable() }
      return try variant.read(tree)
    }
  }
}

/// The result of checking a reply against the schema of a type.
public struct TypedAdmission<Value: Sendable>: Sendable {
  /// The value; nil if the reply is unusable.
  public var value: Value?
  /// What was changed or dropped, in document order; includes an error if there is no value.
  public var diagnostics: [Diagnostic]

  /// Creates an admission.
  public init(value: Value?, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Schema {
  /// Reads a reply, checks it against the schema, and makes a value from it.
  public func admit(_ reply: String, limits: JSONLimits = .default) -> TypedAdmission<Value> {
    let admission = description.admit(SourceText(name: "reply", reply), limits: limits)
    return TypedAdmission(
      value: admission.tree.flatMap(value(of:)), diagnostics: admission.diagnostics)
  }

  /// Reads the beginning of a reply that is not complete.
  public func admitPart(_ beginning: String, limits: JSONLimits = .default) -> Partial<Value> {
    Partial(description.admitPart(SourceText(name: "reply", beginning), limits: limits))
  }

  /// The value of a complete answer that was admitted.
  func value(of answer: TreeValue) -> Value? {
    switch type {
    case .union: answer[Self.wrapper].flatMap { try? read($0) }
    case .text, .integer, .number, .flag, .choice, .collection, .record: try? read(answer)
    }
  }
}
