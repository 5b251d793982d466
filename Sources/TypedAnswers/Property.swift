internal import ScreenAdmission
internal import ScreenGrammar
internal import ScreenModel

/// A property of a typed answer: its name in the reply, its rule, its guide.
///
/// It is also the key to a `Partial`: declare it as a constant to read it while a reply grows.
public struct Property<Value: Sendable>: Sendable {
  /// The name of the member in the reply: a letter, then letters, digits and `_`.
  public var name: String
  /// What values it takes, and what stands in for one that is missing or of no use.
  public var rule: ValueRule<Value>
  /// What it is for; state the bound in words, and the form.
  public var guide: String
  /// Other names read as this one.
  public var aliases: [String]

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: The name of the member in the reply.
  ///   - rule: What values it takes.
  ///   - guide: What it is for; it steers a model and documents the property.
  ///   - aliases: Other names read as this one.
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

  /// The value in an admitted answer: what was said, else its fallback.
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

/// Lists properties, so that the compiler knows the type of each.
@resultBuilder
public enum PropertyBuilder {
  /// The properties, in order.
  public static func buildBlock<each Value: Sendable>(
    _ properties: repeat Property<each Value>
  ) -> PropertyList<repeat each Value> {
    PropertyList(properties: (repeat each properties))
  }
}

/// An admitted answer is not what its own schema says: the schema was changed in between.
struct Unreadable: Error {}
