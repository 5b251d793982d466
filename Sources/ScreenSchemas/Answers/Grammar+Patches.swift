public import ScreenGrammar

extension Grammar {
  /// The schema of patches (RFC 6902) for the grammar's screens, to which a model's answer can be
  /// held.
  ///
  /// A mask tells values apart by a tag, so the first member of each operation, `type`, says what
  /// its value is. RFC 6902 requires that such a member be ignored when a patch is applied, so the
  /// answer's `patch` is a valid patch as it stands. Only applying it shows whether an operation
  /// points to nothing or makes something that is not a screen of the grammar.
  public var patches: SchemaDescription {
    let operations = UnionRule(
      name: "operation",
      variants: [
        operation("text", "Sets a text", adding: .text(Self.text)),
        operation("number", "Sets a number", adding: .number(-1e15...1e15)),
        operation("flag", "Sets what is true or false", adding: .flag),
        operation(
          "texts", "Sets options, columns, or the cells of a row",
          adding: .collection(CollectionRule(count: 0...200, of: .text(Self.text)))),
        operation("component", "Puts in a component", adding: .union(component)),
        operation("item", "Puts in an item, a step, a task, an event", adding: .record(Self.item)),
        operation("section", "Puts in a section", adding: .record(wholeSection)),
        operation("rules", "Sets what a field demands", adding: .record(Self.rules)),
        ComponentRule(
          name: "remove", kind: nil,
          record: RecordRule(
            guide: "Takes out what the path leads to",
            properties: [Self.op(["remove"]), Self.pointer("path", "What goes")])),
        ComponentRule(
          name: "transfer", kind: nil,
          record: RecordRule(
            guide: "Moves or copies what is there",
            properties: [
              Self.op(["move", "copy"]), Self.pointer("from", "Where it is"),
              Self.pointer("path", "Where it goes, counted without it where it moves"),
            ])),
      ])
    return SchemaDescription(
      name: "change",
      record: RecordRule(
        guide: "The change of a screen, as a JSON Patch (RFC 6902)",
        properties: [
          PropertyRule(
            "patch", .collection(CollectionRule(count: 1...60, of: .union(operations))),
            guide: "The operations, done one after the other; no more than was asked for")
        ]))
  }

  /// An operation that adds a value.
  private func operation(_ name: String, _ guide: String, adding value: TypeRule) -> ComponentRule {
    ComponentRule(
      name: name, kind: nil,
      record: RecordRule(
        guide: guide,
        properties: [
          Self.op(["add", "replace", "test"]),
          Self.pointer("path", "Where: an index counts from 0, - is behind the last"),
          PropertyRule("value", value),
        ]))
  }

  private static func op(_ names: [String]) -> PropertyRule {
    PropertyRule("op", .choice(names.map { ChoiceRule($0) }))
  }

  private static func pointer(_ name: String, _ guide: String) -> PropertyRule {
    PropertyRule(name, .text(TextRule(length: 1...200)), guide: guide)
  }

  private static let text = TextRule(length: 0...2_000)

  /// A component that is not derived from others.
  private var component: UnionRule {
    UnionRule(name: "component", variants: components.filter { $0.lowering == nil })
  }

  private var wholeSection: RecordRule {
    var rule = section
    let id = PropertyRule(
      "id", .text(TextRule(length: 0...60)), guide: "A slug of its own", isOptional: true)
    rule.properties = [id] + rule.properties.filter { $0.name != "components" && $0.name != "id" }
    let count = 1...max(1, componentCount.upperBound)
    rule.properties.append(
      PropertyRule(
        "components", .collection(CollectionRule(count: count, of: .union(component)))))
    return rule
  }

  /// Everything that an item of a collection may have; admission decides by the grammar which of it
  /// an item has.
  private static let item: RecordRule = {
    func named(_ name: String) -> PropertyRule {
      PropertyRule(name, .text(text), isOptional: true)
    }
    let texts = [
      "title", "label", "detail", "badge", "team", "key", "value", "from", "to", "name",
    ]
    let states = ["done", "current", "upcoming"].map { ChoiceRule($0) }
    return RecordRule(
      properties: texts.map(named) + [
        PropertyRule("points", .integer(0...1_000_000), isOptional: true),
        PropertyRule("checked", .flag, isOptional: true),
        PropertyRule("state", .choice(states), isOptional: true),
      ])
  }()

  private static let rules = RecordRule(
    properties: [
      PropertyRule("required", .flag, isOptional: true),
      PropertyRule("minLength", .integer(0...100_000), isOptional: true),
      PropertyRule("maxLength", .integer(0...100_000), isOptional: true),
      PropertyRule("minimum", .number(-1e15...1e15), isOptional: true),
      PropertyRule("maximum", .number(-1e15...1e15), isOptional: true),
      PropertyRule("pattern", .text(TextRule(length: 0...200)), isOptional: true),
      PropertyRule("message", .text(TextRule(length: 0...200)), isOptional: true),
    ])
}
