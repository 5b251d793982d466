internal import ScreenAdmission
internal import ScreenGrammar
internal import ScreenModel

/// A property of a typed answer: its name in the reply, its rule and its guide.
///
/// It is also the key to a `Partial`: declare it as a constant to read it while a reply streams in.
public struct Property<Value: Sendable>: Sendable {
  /// The name of the member in the reply: a letter, then letters, digits and `_`.
  public var name: String
  /// The values it takes, and the fallback for a value that is missing or unusable.
  public var rule: ValueRule<Value>
  /// Its purpose; state the bound in words, and the form.
  public var guide: String
  /// Other names that are read as this one.
  public var aliases: [String]

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: The name of the member in the reply.
  ///   - rule: The values it takes.
  ///   - guide: Its purpose; it guides a model and documents the property.
  ///   - aliases: Other names that are read as this one.
  public init(
    _ name: String, _ rule: ValueRule<Value>, _ guide: String, aliases: [String] = []
  ) {
    self.name = name
    self.rule = rule
    self.guide = guide
    self.aliases = aliases
  }

  var description: PropertyRule {
    PropertyRule(
      name, rule.type, guide: guide, aliases: aliases, isOptional: rule.isOptional,
      defaultValue: rule.otherwise)
  }

  /// The value in an admitted answer: the one stated, or else the fallback.
  func value(in answer: TreeValue) throws(Unreadable) -> Value {
    try rule.read(answer[name] ?? rule.otherwise ?? (rule.isOptional ? nil : rule.type.nothing))
  }
}

/// The properties of a type, in the order in which its initializer takes them.
public struct PropertyList<each Value: Sendable>: Sendable {
  let properties: (repeat Property<each Value>)

  /// The rules of the properties.
  var rules: [PropertyRule] {
    var rules: [PropertyRule] = []
    for property in repeat each properties { rules.append(property.description) }
    return rules
  }
}

/// Builds a list of properties in which the compiler knows the type of each.
@resultBuilder
public enum PropertyBuilder {
  /// The properties, in order.
  public static func buildBlock<each Value: Sendable>(
    _ properties: repeat Property<each Value>
  ) -> PropertyList<repeat each Value> {
    PropertyList(properties: (repeat each properties))
  }
}

/// An admitted answer does not match its own schema, because the schema was changed in between.
struct Unreadable: Error {}
