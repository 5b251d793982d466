public import ScreenModel

/// What a screen may be made of: a checked grammar.
///
/// A grammar narrows the built-in vocabulary (components, properties, bounds, values), adds guides
/// and text rules, and may define components of its own that are lowered to built-in ones.
public struct Grammar: Hashable, Sendable {
  /// The name after the keyword `grammar`.
  public var name: String
  /// The doc comment above it; empty for none.
  public var summary: String
  /// The rules of the screen's own properties: `title`, `layout` and `sections`.
  public var screen: RecordRule
  /// The rules of a section's own properties: `title`, `layout`, `group` and `components`.
  public var section: RecordRule
  /// The components that may be used, in declaration order; ties are decided by it.
  public var components: [ComponentRule]
  /// What stands for that which the grammar cannot express; nil where it has no such word.
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

  /// The rule of a component by its name or one of its aliases; nil where it is not allowed.
  public func component(named name: String) -> ComponentRule? {
    components.first { $0.name == name } ?? components.first { $0.aliases.contains(name) }
      ?? (out?.name == name ? out : nil)
  }

  /// The rule of a built-in kind; nil where the grammar does not allow it.
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
  /// What the record is for: steers a model and documents it; empty for none.
  public var guide: String
  /// The properties, in declared order.
  public var properties: [PropertyRule]

  /// Creates the rules of a record.
  public init(guide: String = "", properties: [PropertyRule]) {
    self.guide = guide
    self.properties = properties
  }

  /// The rule of a property; nil where the grammar does not allow it.
  public subscript(name: String) -> PropertyRule? { properties.first { $0.name == name } }
}

/// A component that a grammar allows.
public struct ComponentRule: Hashable, Sendable {
  /// The tag that it is written with.
  public var name: String
  /// The doc comment above it, for people; empty for none.
  public var summary: String
  /// The built-in component that it is, or whose out branch it is; nil for a derived one.
  public var kind: ComponentKind?
  /// Its properties and its guide.
  public var record: RecordRule
  /// Other tags read as this one.
  public var aliases: [String]
  /// How readily it is chosen among equals, in percent; 100 unless said otherwise.
  public var weight: Int
  /// The component that replaces this one where it cannot be used; nil for none.
  public var fallback: String?
  /// What a derived component is lowered to; nil for a built-in one.
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

/// A component that a derived one is lowered to: `keyValue(key: name, value: price)`.
public struct Template: Hashable, Sendable {
  /// What a property of the lowered component is filled with.
  public indirect enum Argument: Hashable, Sendable {
    /// A constant of the grammar.
    case constant(TreeValue)
    /// The value of a property of the derived component.
    case parameter(String)
    /// The item that the `each` at a depth walks over, the outermost at 0; with a name, that
    /// property of it.
    case item(Int, String? = nil)
    /// Texts, numbers and parameters, joined.
    case joined([Argument])
    /// One record for each item of a collection.
    case each(Argument, [NamedArgument])
    /// One record.
    case record([NamedArgument])
    /// A collection of so many elements.
    case list([Argument])
  }

  /// A property's name and what it is filled with.
  public struct NamedArgument: Hashable, Sendable {
    /// The property of the lowered component.
    public var name: String
    /// What it is filled with.
    public var value: Argument

    /// Creates a named argument.
    public init(_ name: String, _ value: Argument) {
      self.name = name
      self.value = value
    }
  }

  /// The name of the component lowered to.
  public var component: String
  /// The collections to make one component for each item of, each loop within the one before;
  /// empty to make just one component.
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
