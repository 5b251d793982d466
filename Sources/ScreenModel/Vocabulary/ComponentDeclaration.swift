/// The declaration of a kind of component: what it is, whatever its properties hold.
///
/// Each kind states one next to its properties. The passes ask it, instead of listing the kinds that
/// something is true of, so a new kind answers all of them as soon as it is declared.
package struct ComponentDeclaration: Hashable, Sendable {
  /// The properties, in declared order, without `type` and `sample`.
  package let properties: [PropertyDeclaration]
  /// The number of quantities that it draws, besides those of its records.
  package let quantityCount: Int
  /// Whether a host knows it, or what it lists, by a name.
  package let holdsNames: Bool
  /// The family of the vocabulary.
  package let family: ComponentKind.Family
  /// The role of a section of such components.
  package let section: SectionRole
  /// The neighbours that renderers set it together with.
  package let run: RunKind
  /// The kinds that can stand in for it in a grammar that lacks it, the nearest first.
  package let standIns: [ComponentKind]
  /// What it is called if nothing names it; nil if the title of the screen does.
  package let noun: String?
  /// What a user's data fills in it; nil if data fills nothing.
  package let data: DataUse?
  /// What one of the things that it lists is called; nil if it lists none.
  package let thing: String?
  /// What else is true of it.
  package let traits: Traits

  init<Record: ComponentRecord>(
    _ record: Record.Type, _ family: ComponentKind.Family, in section: SectionRole,
    run: RunKind = .alone,
    standIns: [ComponentKind] = [], noun: String? = nil, data: DataUse? = nil,
    thing: String? = nil,
    traits: Traits = []
  ) {
    properties = PropertyDescriber.declarations(of: record, in: RecordNesting())
    quantityCount = properties.count { $0.meaning.isQuantity }
    holdsNames = properties.contains { $0.holdsNames }
    self.family = family
    self.section = section
    self.run = run
    self.standIns = standIns
    self.noun = noun
    self.data = data
    self.thing = thing
    self.traits = traits
  }

  /// Truths about a kind.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Alone in its section, it lends it its title.
    package static let givesTitle = Traits(rawValue: 1)
    /// A page sets it on a surface of its own in a grid; others take the whole width.
    package static let isTile = Traits(rawValue: 2)
    /// A terminal gives it a whole line of a grid.
    package static let needsLine = Traits(rawValue: 4)
    /// It leads to other content, or narrows it, as sidebars do.
    package static let isOfSidebars = Traits(rawValue: 8)
  }

  /// What a user's data fills in a component.
  package enum DataUse: Hashable, Sendable {
    /// A single value.
    case figure
    /// The numbers of the parts of a whole.
    case numbers
    /// Records, as the things that it lists.
    case records
    /// Things, unless the intent names them.
    case things
    /// Options, unless the intent names them.
    case options
  }
}

/// A record that is the properties of a kind of component.
package protocol ComponentRecord: PropertyRecord {
  /// The kind whose properties these are.
  static var kind: ComponentKind { get }
  /// What the kind is.
  static var declaration: ComponentDeclaration { get }
}

extension ComponentKind {
  /// The family that the kind belongs to.
  public var family: Family { declaration.family }

  /// The kinds that can stand in for this one in a grammar that lacks it, the nearest first.
  package var standIns: [ComponentKind] { declaration.standIns }

  /// The neighbours that renderers set a component together with.
  package var run: RunKind { declaration.run }

  /// Whether the kind has a trait.
  package func has(_ trait: ComponentDeclaration.Traits) -> Bool {
    declaration.traits.contains(trait)
  }

  /// The properties of the kind, in declared order, without `type` and `sample`.
  package var properties: [PropertyDeclaration] { declaration.properties }

  /// The number of quantities that a component of this kind draws, besides those of its records.
  package var quantityCount: Int { declaration.quantityCount }

  /// Whether a host knows components of this kind, or what they list, by a name.
  package var holdsNames: Bool { declaration.holdsNames }

  /// The words for the looks of the kind; empty if there is one look.
  package var variants: [String] {
    guard case .choice(let words)? = properties.first(where: { $0.meaning == .variant })?.type
    else { return [] }
    return words
  }

  /// Whether a component of this kind is a single thing with its own name, so that it answers one
  /// requirement and no title above names it.
  package var isSingle: Bool {
    switch family {
    case .facts, .input, .action, .routine: true
    case .text, .collections, .media, .feedback: false
    }
  }
}
