extension Component {
  /// A named fact.
  public struct KeyValue: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .keyValue }
    package enum Property: String, PropertyName { case key, value, tone, emphasis }
    package static let declaration = ComponentDeclaration(
      Self.self, .facts, in: .facts, run: .facts, standIns: [.stat, .paragraph], noun: "Fact",
      data: .figure,
      traits: .isTile)

    /// The fact's name.
    public var key: String = ""
    /// The fact, as shown.
    public var value: String = ""
    /// The meaning of the value.
    public var tone: Tone = .neutral
    /// How strongly it stands out.
    public var emphasis: Emphasis = .regular

    package init() {}

    /// Creates a fact from its properties, in declared order.
    public init(
      key: String, value: String, tone: Tone = .neutral, emphasis: Emphasis = .regular
    ) {
      self.key = key
      self.value = value
      self.tone = tone
      self.emphasis = emphasis
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("key", as: .label, &key, default: nil)
      visitor.text("value", as: .value, &value, default: nil)
      visitor.choice("tone", as: .tone, &tone, default: .neutral)
      visitor.choice("emphasis", as: .emphasis, &emphasis, default: .regular)
    }
  }

  /// An important figure, shown large.
  public struct Stat: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .stat }
    package enum Property: String, PropertyName { case label, value, change, trend, tone, emphasis }
    package static let declaration = ComponentDeclaration(
      Self.self, .facts, in: .figures, run: .figures, standIns: [.keyValue, .paragraph],
      data: .figure,
      traits: .needsLine)

    /// What the figure measures.
    public var label: String = ""
    /// The figure with its unit, as shown.
    public var value: String = ""
    /// The change of the figure, such as `12%`.
    public var change: String = ""
    /// The direction in which the figure moved.
    public var trend: Trend = .flat
    /// The meaning of the figure.
    public var tone: Tone = .neutral
    /// How strongly it stands out among figures.
    public var emphasis: Emphasis = .regular

    package init() {}

    /// Creates a figure from its properties, in declared order.
    public init(
      label: String, value: String = "", change: String = "", trend: Trend = .flat,
      tone: Tone = .neutral, emphasis: Emphasis = .regular
    ) {
      self.label = label
      self.value = value
      self.change = change
      self.trend = trend
      self.tone = tone
      self.emphasis = emphasis
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: "")
      visitor.text("value", as: .value, &value, default: "")
      visitor.text("change", as: .remark, &change, default: "")
      visitor.choice("trend", as: .tone, &trend, default: .flat)
      visitor.choice("tone", as: .tone, &tone, default: .neutral)
      visitor.choice("emphasis", as: .emphasis, &emphasis, default: .regular)
    }
  }

  /// A short state with a tone.
  public struct Badge: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .badge }
    package enum Property: String, PropertyName { case label, tone }
    package static let declaration = ComponentDeclaration(
      Self.self, .facts, in: .states, run: .badges, standIns: [.keyValue, .paragraph],
      noun: "State",
      data: .figure, traits: [.isTile, .isOfSidebars])

    /// The state, in one to three words.
    public var label: String = ""
    /// The meaning of the state.
    public var tone: Tone = .neutral

    package init() {}

    /// Creates a badge from its properties, in declared order.
    public init(label: String, tone: Tone = .neutral) {
      self.label = label
      self.tone = tone
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: nil)
      visitor.choice("tone", as: .tone, &tone, default: nil)
    }
  }

  /// The progress of something that is under way.
  public struct Progress: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .progress }
    package enum Property: String, PropertyName { case label, percent }
    package static let declaration = ComponentDeclaration(
      Self.self, .facts, in: .figures, run: .measures, standIns: [.stat, .keyValue, .paragraph],
      noun: "Progress", data: .figure, traits: .isTile)

    /// What is under way.
    public var label: String = ""
    /// How much of it is done, as a percentage from 0 to 100.
    public var percent: Double = 0

    package init() {}

    /// Creates a progress component from its properties, in declared order.
    public init(label: String, percent: Double) {
      self.label = label
      self.percent = percent
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: "")
      visitor.number("percent", as: .percentage, &percent, default: nil)
    }
  }

  /// A score out of a maximum.
  public struct Rating: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .rating }
    package enum Property: String, PropertyName { case label, score, outOf }
    package static let declaration = ComponentDeclaration(
      Self.self, .facts, in: .figures, run: .measures, standIns: [.stat, .keyValue, .paragraph],
      noun: "Rating", data: .figure, traits: .isTile)

    /// What is rated.
    public var label: String = ""
    /// The score, 0…`outOf`.
    public var score: Double = 0
    /// The best score.
    public var outOf: Int = 5

    package init() {}

    /// Creates a rating from its properties, in declared order.
    public init(label: String, score: Double, outOf: Int = 5) {
      self.label = label
      self.score = score
      self.outOf = outOf
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: "")
      visitor.number("score", as: .quantity, &score, default: nil)
      visitor.integer("outOf", as: .scaleEnd, &outOf, default: 5)
    }
  }
}
