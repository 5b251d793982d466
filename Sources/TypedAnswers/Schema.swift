internal import ScreenAdmission
public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenModel

/// What a value is made of: its initializer, and the properties that it takes.
///
/// The compiler checks that they fit. All else is in `description`, which knows no Swift type.
public struct Schema<Value: Sendable>: Sendable {
  /// The member that holds a value which is no object by itself.
  static var wrapper: String { "answer" }

  /// What a model is told, and its reply held to.
  public let description: SchemaDescription
  /// The rule of the value, wherever it is.
  let type: TypeRule
  /// Makes the value of a tree that was admitted by the rule.
  let read: @Sendable (TreeValue) throws(Unreadable) -> Value

  /// Creates the schema of a type with properties.
  ///
  /// - Parameters:
  ///   - make: The initializer, which takes the properties in their order.
  ///   - name: What the type is called; its own name unless said otherwise.
  ///   - guide: What a value is.
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

  /// Creates the schema of an enumeration, whose cases are distinguished by the member `type`.
  ///
  /// As a whole answer it is in the member `answer`, because models' hosts take objects only.
  ///
  /// - Parameters:
  ///   - name: What the type is called; its own name unless said otherwise.
  ///   - guide: What a value is.
  ///   - variants: The cases; one that is `.out` takes what none of the others can say.
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

/// What came of holding a reply to the schema of a type.
public struct TypedAdmission<Value: Sendable>: Sendable {
  /// The value; nil where the reply is of no use.
  public var value: Value?
  /// What was changed or dropped, in document order; an error where there is no value.
  public var diagnostics: [Diagnostic]

  /// Creates an admission.
  public init(value: Value?, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Schema {
  /// Reads a reply, holds it to the schema, and makes a value of it.
  public func admit(_ reply: String, limits: JSONLimits = .default) -> TypedAdmission<Value> {
    let admission = description.admit(SourceText(name: "reply", reply), limits: limits)
    return TypedAdmission(
      value: admission.tree.flatMap(value(of:)), diagnostics: admission.diagnostics)
  }

  /// What is there of a reply that breaks off.
  public func admitPart(_ beginning: String, limits: JSONLimits = .default) -> Partial<Value> {
    Partial(description.admitPart(SourceText(name: "reply", beginning), limits: limits))
  }

  /// The value of a whole answer that was admitted.
  func value(of answer: TreeValue) -> Value? {
    switch type {
    case .union: answer[Self.wrapper].flatMap { try? read($0) }
    case .text, .integer, .number, .flag, .choice, .collection, .record: try? read(answer)
    }
  }
}
