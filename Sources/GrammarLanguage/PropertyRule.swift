public import ScreenModel

/// The rule of a property.
public struct PropertyRule: Hashable, Sendable {
  /// The property's name.
  public var name: String
  /// Its purpose, which guides a model and documents it; empty if none is stated.
  public var guide: String
  /// The doc comment above it, for people; empty for none.
  public var summary: String
  /// The values it takes.
  public var type: TypeRule
  /// Other names that are read as this one.
  public var aliases: [String]
  /// Whether it may be left out.
  public var isOptional: Bool
  /// The value when it is left out; nil for the vocabulary's default.
  public var defaultValue: TreeValue?

  /// Creates a property's rule.
  public init(
    _ name: String, _ type: TypeRule, guide: String = "", aliases: [String] = [],
    isOptional: Bool = false, defaultValue: TreeValue? = nil, summary: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.type = type
    self.guide = guide
    self.aliases = aliases
    self.isOptional = isOptional
    self.defaultValue = defaultValue
  }

  /// The bounds on the number of elements; nil if it is not a collection.
  public var count: ClosedRange<Int>? {
    guard case .collection(let rule) = type else { return nil }
    return rule.count
  }

  /// The names of the values it takes; nil if it is not an enumeration.
  public var choices: [String]? {
    guard case .choice(let choices) = type else { return nil }
    return choices.map(\.name)
  }
}

/// The values that a property takes.
public indirect enum TypeRule: Hashable, Sendable {
  /// A text.
  case text(TextRule)
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// A number within bounds.
  case number(ClosedRange<Double>)
  /// True or false.
  case flag
  /// One of several names, in declared order.
  case choice([ChoiceRule])
  /// Elements of one type.
  case collection(CollectionRule)
  /// A record of named values.
  case record(RecordRule)
  /// One of several kinds of records, distinguished by a tag.
  case union(UnionRule)
}

/// A value of an enumeration.
public struct ChoiceRule: Hashable, Sendable {
  /// The value's name.
  public var name: String
  /// When to use it; empty if that is not stated.
  public var guide: String
  /// Other names that are read as this one.
  public var aliases: [String]
  /// Its weight in a choice among equals, in percent.
  public var weight: Int

  /// Creates a value's rule.
  public init(_ name: String, guide: String = "", aliases: [String] = [], weight: Int = 100) {
    self.name = name
    self.guide = guide
    self.aliases = aliases
    self.weight = weight
  }
}

/// The rule of a text.
public struct TextRule: Hashable, Sendable {
  /// The number of Unicode scalars.
  public var length: ClosedRange<Int>
  /// The number of words; nil for any.
  public var words: ClosedRange<Int>?
  /// Whether emoji are removed.
  public var isPlain: Bool
  /// Whether numbering and bullets at the start are removed.
  public var stripsMarkers: Bool
  /// Whether digits may only be near the end: "iPhone 15" is kept, "Top 10 Cars" is dropped.
  public var allowsDigitsOnlyAtEnd: Bool
  /// Whether a text with too many words or characters is dropped instead of cut.
  public var isUncut: Bool
  /// The texts it must not equal, ignoring case and full stops at the end.
  public var excluded: [String]
  /// What it is used for; nil if its place determines that.
  public var use: TextUse?

  /// Creates a text's rule.
  public init(
    length: ClosedRange<Int>, words: ClosedRange<Int>? = nil, isPlain: Bool = false,
    stripsMarkers: Bool = false, allowsDigitsOnlyAtEnd: Bool = false, isUncut: Bool = false,
    excluding excluded: [String] = [], use: TextUse? = nil
  ) {
    self.length = length
    self.words = words
    self.isPlain = isPlain
    self.stripsMarkers = stripsMarkers
    self.allowsDigitsOnlyAtEnd = allowsDigitsOnlyAtEnd
    self.isUncut = isUncut
    self.excluded = excluded
    self.use = use
  }
}

/// The rule of a collection.
public struct CollectionRule: Hashable, Sendable {
  /// The number of elements.
  public var count: ClosedRange<Int>
  /// The type of each element.
  public var element: TypeRule
  /// Whether elements that differ only in case are dropped after the first.
  public var isDistinct: Bool
  /// How many elements must be left if some were dropped; fewer are an error.
  public var leastLeft: Int

  /// Creates a collection's rule.
  public init(
    count: ClosedRange<Int>, of element: TypeRule, isDistinct: Bool = false,
    leaving leastLeft: Int = 0
  ) {
    self.count = count
    self.element = element
    self.isDistinct = isDistinct
    self.leastLeft = leastLeft
  }
}

/// The rule of a value that is one of several records, distinguished by the member `type`.
public struct UnionRule: Hashable, Sendable {
  /// The name of the value, unique among the unions of a document.
  public var name: String
  /// The records with their tags, in an order that decides ties; none of them is lowered.
  public var variants: [ComponentRule]
  /// The variant for anything that none of the others can express; nil if there is none.
  public var out: ComponentRule?

  /// Creates a union's rule.
  public init(name: String, variants: [ComponentRule], out: ComponentRule? = nil) {
    self.name = name
    self.variants = variants
    self.out = out
  }

  /// The variants, the out branch last.
  package var all: [ComponentRule] { variants + (out.map { [$0] } ?? []) }
}
