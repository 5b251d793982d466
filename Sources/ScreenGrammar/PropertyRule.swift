public import ScreenModel

/// The rule of a property.
public struct PropertyRule: Hashable, Sendable {
  /// The property's name.
  public var name: String
  /// What it is for: steers a model and documents it; empty for none.
  public var guide: String
  /// The doc comment above it, for people; empty for none.
  public var summary: String
  /// What values it takes.
  public var type: TypeRule
  /// Other names read as this one.
  public var aliases: [String]
  /// Whether it may be left out.
  public var isOptional: Bool
  /// What it has where it is left out; nil for the vocabulary's own default.
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

  /// The bounds on the number of elements, where it is a collection.
  public var count: ClosedRange<Int>? {
    guard case .collection(let rule) = type else { return nil }
    return rule.count
  }

  /// The names of the values it takes, where it is an enumeration.
  public var choices: [String]? {
    guard case .choice(let choices) = type else { return nil }
    return choices.map(\.name)
  }
}

/// What values a property takes.
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
  /// Named values.
  case record(RecordRule)
  /// One of several kinds of named values, distinguished by a tag.
  case union(UnionRule)
}

/// A value of an enumeration.
public struct ChoiceRule: Hashable, Sendable {
  /// The value's name.
  public var name: String
  /// When to use it; empty for none.
  public var guide: String
  /// Other names read as this one.
  public var aliases: [String]
  /// How readily it is chosen among equals, in percent.
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
  /// Emoji are taken off.
  public var isPlain: Bool
  /// Numbering and bullets at the start are taken off.
  public var stripsMarkers: Bool
  /// Digits may be only near the end: "iPhone 15" stays, "Top 10 Cars" goes.
  public var allowsDigitsOnlyAtEnd: Bool
  /// What has too many words or characters is of no use, rather than cut.
  public var isUncut: Bool
  /// The texts that it may not be, whatever their case and the stops at their end.
  public var excluded: [String]
  /// What it is for; nil where its place says so.
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
  /// What each element is.
  public var element: TypeRule
  /// Elements equal but for case are dropped after the first.
  public var isDistinct: Bool
  /// How many elements there must be where some were dropped; fewer are an error.
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
  /// What the value is called; no other union of a document has the name.
  public var name: String
  /// The records by their tags, none of them lowered; ties are decided by their order.
  public var variants: [ComponentRule]
  /// What stands for that which none of the others can say; nil where nothing does.
  public var out: ComponentRule?

  /// Creates a union's rule.
  public init(name: String, variants: [ComponentRule], out: ComponentRule? = nil) {
    self.name = name
    self.variants = variants
    self.out = out
  }

  /// The variants, the out branch the last of them.
  package var all: [ComponentRule] { variants + (out.map { [$0] } ?? []) }
}
