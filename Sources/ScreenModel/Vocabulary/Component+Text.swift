extension Component {
  /// A heading that opens a part of a section.
  public struct Heading: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .heading }
    package enum Property: String, PropertyName { case text, emphasis }
    package static let declaration = ComponentDeclaration(
      Self.self, .text, in: .prose, standIns: [.paragraph], traits: [.needsLine, .isOfSidebars])

    /// The words, without markup.
    public var text: String = ""
    /// How strongly it stands out.
    public var emphasis: Emphasis = .regular

    package init() {}

    /// Creates a heading from its properties, in declared order.
    public init(text: String, emphasis: Emphasis = .regular) {
      self.text = text
      self.emphasis = emphasis
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("text", as: .label, &text, default: nil)
      visitor.choice("emphasis", as: .emphasis, &emphasis, default: .regular)
    }
  }

  /// Running text.
  public struct Paragraph: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .paragraph }
    package enum Property: String, PropertyName { case text, emphasis }
    package static let declaration = ComponentDeclaration(
      Self.self, .text, in: .prose, run: .texts, standIns: [.heading])

    /// The words, without markup.
    public var text: String = ""
    /// How strongly it stands out.
    public var emphasis: Emphasis = .regular

    package init() {}

    /// Creates a paragraph from its properties, in declared order.
    public init(text: String, emphasis: Emphasis = .regular) {
      self.text = text
      self.emphasis = emphasis
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("text", as: .text, &text, default: nil)
      visitor.choice("emphasis", as: .emphasis, &emphasis, default: .regular)
    }
  }

  /// A quotation, set apart from the text.
  public struct Quote: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .quote }
    package enum Property: String, PropertyName { case text, attribution }
    package static let declaration = ComponentDeclaration(
      Self.self, .text, in: .prose, standIns: [.paragraph], traits: .isTile)

    /// The words quoted, without quotation marks.
    public var text: String = ""
    /// Who said the words, and where.
    public var attribution: String = ""

    package init() {}

    /// Creates a quote from its properties, in declared order.
    public init(text: String, attribution: String = "") {
      self.text = text
      self.attribution = attribution
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("text", as: .text, &text, default: "")
      visitor.text("attribution", as: .detail, &attribution, default: "")
    }
  }

  /// Preformatted text in a fixed-width font.
  public struct Code: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .code }
    package enum Property: String, PropertyName { case text, language }
    package static let declaration = ComponentDeclaration(
      Self.self, .text, in: .prose, standIns: [.paragraph], traits: .isTile)

    /// The lines, separated by LF.
    public var text: String = ""
    /// The language's name, such as `swift`.
    public var language: String = ""

    package init() {}

    /// Creates a code block from its properties, in declared order.
    public init(text: String, language: String = "") {
      self.text = text
      self.language = language
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("text", as: .code, &text, default: "")
      visitor.text("language", as: .content, &language, default: "")
    }
  }

  /// A line that separates two parts.
  public struct Divider: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .divider }
    package enum Property: PropertyName {
      package init?(rawValue: String) { nil }
      package var rawValue: String { switch self {} }
    }
    package static let declaration = ComponentDeclaration(
      Self.self, .text, in: .prose, traits: [.needsLine, .isOfSidebars])

    /// Creates a divider, which has no properties.
    public init() {}

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {}
  }
}
