internal import ScreenCatalog
internal import ScreenGrammar
internal import ScreenModel

/// What a grammar allows, in a form that the composer can query without searching rules.
struct AllowedComponents: Sendable {
  /// One of several values that a grammar allows.
  struct Variant: Sendable {
    /// The name, as the vocabulary writes it.
    var name: String
    /// The weight among equal variants, in percent; 100 is neutral.
    var weight: Int

    init(_ rule: ChoiceRule) {
      name = rule.name
      weight = rule.weight
    }
  }

  /// What a grammar allows for a kind of component.
  struct AllowedKind: Sendable {
    /// The kind.
    var kind: ComponentKind
    /// The weight among equal kinds, in percent; 100 is neutral.
    var weight: Int
    /// The properties that may be written.
    var properties: [String]
    /// The properties of an element of its collection, if that holds records.
    var itemProperties: [String]
    /// The most elements that its collections may have.
    var limit: Int
    /// The fewest elements that its collections must have, by property.
    var minima: [(property: String, count: Int)] = []
    /// The allowed variants: the looks of the component, or the kinds of its content.
    var variants: [Variant]

    /// Whether a property may be written.
    func allows(_ property: some PropertyName) -> Bool { allows(named: property.rawValue) }

    /// Whether a property with a name may be written.
    func allows(named name: String) -> Bool { properties.contains(name) }

    /// Whether an item may have a property.
    func allowsItem(_ property: some PropertyName) -> Bool {
      itemProperties.contains(property.rawValue)
    }

    /// Returns the weight of a variant, in percent; nil if it is not allowed.
    func weight(of variant: String) -> Int? { variants.first { $0.name == variant }?.weight }
  }

  private var allowedKinds: [AllowedKind]
  /// The kinds of `allowedKinds`, stored separately so that searching them copies nothing.
  private var kinds: [ComponentKind]
  /// The components that the grammar derives from the built-in ones.
  let derived: [DerivedComponent]
  /// The layouts that a section may have; empty if the grammar gives no choice.
  var sectionLayouts: [Variant]
  /// The layouts that a screen may have; empty if the grammar gives no choice.
  var screenLayouts: [Variant]
  /// The properties that a section may have.
  var sectionProperties: [String]
  /// The most sections that a screen may have.
  var sectionLimit: Int
  /// The most components that a section may have.
  var componentLimit: Int
  /// Whether the grammar has a component for what it cannot express.
  var hasOut: Bool

  /// Creates the lookup of what a grammar allows.
  init(_ grammar: Grammar) {
    allowedKinds = grammar.components.compactMap(Self.allowedKind)
    kinds = allowedKinds.map(\.kind)
    derived = DerivedComponent.all(of: grammar)
    sectionLayouts = Self.choices(grammar.section[Section.Property.layout])
    screenLayouts = Self.choices(grammar.screen[Screen.Property.layout])
    sectionProperties = grammar.section.properties.map(\.name)
    sectionLimit = max(1, grammar.sectionCount.upperBound)
    componentLimit = max(1, grammar.componentCount.upperBound)
    hasOut = grammar.out != nil
  }

  /// What is allowed for a kind; nil if the kind is not allowed.
  subscript(kind: ComponentKind) -> AllowedKind? {
    guard let place = kinds.firstIndex(of: kind) else { return nil }
    return allowedKinds[place]
  }

  /// Whether a component of a kind can be written with some properties, because the kind is allowed
  /// and each collection has enough elements.
  func takes(_ kind: ComponentKind, with members: [TreeMember]) -> Bool {
    guard let allowedKind = self[kind] else { return false }
    return allowedKind.minima.allSatisfy { property, least in
      guard case .array(let elements) = members.first(where: { $0.name == property })?.value.content
      else { return true }
      return elements.count >= least
    }
  }

  /// Returns the derived component with a name.
  func derived(named name: String) -> DerivedComponent? { derived.first { $0.name == name } }

  /// Whether a kind is allowed.
  func allows(_ kind: ComponentKind) -> Bool { kinds.contains(kind) }

  private static func allowedKind(_ rule: ComponentRule) -> AllowedKind? {
    guard let kind = rule.kind, rule.lowering == nil, kind != .unclear else { return nil }
    var allowedKind = AllowedKind(
      kind: kind, weight: rule.weight, properties: rule.record.properties.map(\.name),
      itemProperties: [], limit: .max, variants: [])
    for property in rule.record.properties {
      switch property.type {
      case .collection(let collection):
        allowedKind.limit = min(allowedKind.limit, max(1, collection.count.upperBound))
        if collection.count.lowerBound > 0 {
          allowedKind.minima.append((property.name, collection.count.lowerBound))
        }
        if case .record(let record) = collection.element {
          allowedKind.itemProperties = record.properties.map(\.name)
        }
      case .choice(let choices) where isVariant(property.name, of: kind):
        allowedKind.variants = choices.map(Variant.init)
      default: break
      }
    }
    return allowedKind
  }

  /// Whether a property says the look of a component, or the kind of its content.
  private static func isVariant(_ name: String, of kind: ComponentKind) -> Bool {
    let meaning = kind.properties.first { $0.name == name }?.meaning
    return meaning == .variant || meaning == .content
  }

  private static func choices(_ rule: PropertyRule?) -> [Variant] {
    guard case .choice(let choices) = rule?.type else { return [] }
    return choices.map(Variant.init)
  }
}
