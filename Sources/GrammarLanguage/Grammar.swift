public import ScreenModel

/// A checked grammar, which says what a screen may be made of.
///
/// A grammar narrows the built-in vocabulary (components, properties, bounds, values) and adds
/// guides and text rules. It may also define its own components, which are lowered to built-in
/// ones.
public struct Grammar: Hashable, Sendable {
  /// The name after the keyword `grammar`.
  public var name: String
  /// The doc comment above it; empty for none.
  public var summary: String
  /// The rules of the screen's own properties: `title`, `layout` and `sections`.
  public var screen: RecordRule
  /// The rules of a section's own properties: `title`, `layout`, `group` and `components`.
  public var section: RecordRule
  /// The components that may be used, in declaration order, which decides ties.
  public var components: [ComponentRule]
  /// The component for anything the grammar cannot express; nil if it has none.
  public var out: ComponentRule?

  /// Creates a grammar.
  public init(
    name: String, summary: String = "", screen: RecordRule, section: RecordRule,
    components: [ComponentRule], out: ComponentRule? = nil
  ) {
    self.name = name
    self.summary = summary
    self.screen = screen
    self.section = section
    self.components = components
    self.out = out
  }

  /// The rule of a component by its name or one of its aliases; nil if the grammar does not allow
  /// it.
  public func component(named name: String) -> ComponentRule? {
    components.first { $0.name == name } ?? components.first { $0.aliases.contains(name) }
      ?? (out?.name == name ? out : nil)
  }

  /// The rule of a built-in kind; nil if the grammar does not allow it.
  public func component(_ kind: ComponentKind) -> ComponentRule? {
    components.first { $0.kind == kind && $0.lowering == nil } ?? (out?.kind == kind ? out : nil)
  }

  /// The bounds on the number of sections.
  public var sectionCount: ClosedRange<Int> { screen["sections"]?.count ?? 1...1 }

  /// The bounds on the number of components in a section.
  public var componentCount: ClosedRange<Int> { section["components"]?.count ?? 1...1 }
}

/// The rules of a record's properties.
public struct RecordRule: Hashable, Sendable {
  /// The purpose of the record, which guides a model and documents it; empty if none is stated.
  public var guide: String
  /// The properties, in declared order.
  public var properties: [PropertyRule]

  /// Creates the rules of a record.
  public init(guide: String = "", properties: [PropertyRule]) {
    self.guide = guide
    self.properties = properties
  }

  /// The rule of a property; nil if the grammar does not allow it.
  public subscript(name: String) -> PropertyRule? { properties.first { $0.name == name } }

  /// The rule of a property of the vocabulary; nil if the grammar does not allow it.
  package subscript(property: some PropertyName) -> PropertyRule? { self[property.rawValue] }
}

/// A component that a grammar allows.
public struct ComponentRule: Hashable, Sendable {
  /// The tag it is written with.
  public var name: String
  /// The doc comment above it, for people; empty for none.
  public var summary: String
  /// The built-in component that it is, or that it is the out branch of; nil for a derived one.
  public var kind: ComponentKind?
  /// Its properties and its guide.
  public var record: RecordRule
  /// Other tags that are read as this one.
  public var aliases: [String]
  /// Its weight in a choice among equals, in percent; 100 by default.
  public var weight: Int
  /// The component that replaces this one when it cannot be used; nil if there is none.
  public var fallback: String?
  /// The templates that a derived component is lowered to; nil for a built-in one.
  public var lowering: [Template]?

  /// Creates a component's rule.
  public init(
    name: String, kind: ComponentKind?, record: RecordRule, aliases: [String] = [],
    weight: Int = 100, fallback: String? = nil, lowering: [Template]? = nil, summary: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.record = record
    self.aliases = aliases
    self.weight = weight
    self.fallback = fallback
    self.lowering = lowering
  }
}

/// A template for a component that a derived one is lowered to: `keyValue(key: name, value:
/// price)`.
public struct Template: Hashable, Sendable {
  /// The value for a property of the lowered component.
  public indirect enum Argument: Hashable, Sendable {
    /// A constant of the grammar.
    case constant(TreeValue)
    /// The value of a property of the derived component.
    case parameter(String)
    /// The current item of the `each` at a depth, the outermost being 0; with a name, that property
    /// of it.
    case item(Int, String? = nil)
    /// Texts, numbers and parameters, joined.
    case joined([Argument])
    /// One record for each item of a collection.
    case each(Argument, [NamedArgument])
    /// One record.
    case record([NamedArgument])
    /// A collection with these elements.
    case list([Argument])
  }

  /// The name of a property and its value.
  public struct NamedArgument: Hashable, Sendable {
    /// The property of the lowered component.
    public var name: String
    /// The value.
    public var value: Argument

    /// Creates a named argument.
    public init(_ name: String, _ value: Argument) {
      self.name = name
      self.value = value
    }
  }

  /// The name of the component to lower to.
  public var component: String
  /// The collections to loop over, making one component for each item; each loop is nested in the
  /// one before.
  ///
  /// Without loops, the template makes a single component.
  public var loops: [Argument]
  /// Its properties.
  public var arguments: [NamedArgument]

  /// Creates a template.
  public init(component: String, loops: [Argument] = [], arguments: [NamedArgument]) {
    self.component = component
    self.loops = loops
    self.arguments = arguments
  }
}
