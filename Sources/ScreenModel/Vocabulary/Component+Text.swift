extension Component {
  /// A heading that opens a part of a section.
  public struct Heading: Hashable, Sendable, PropertyRecord {
    /// The words, without markup.
    public var text: String = ""

    package init() {}

    /// Creates it from its properties, in declared order.
    public init(text: String) {
      self.text = text
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("text", &text, default: nil)
    }
  }

  /// Running text.
  public struct Paragraph: Hashable, Sendable, PropertyRecord {
    /// The words, without markup.
    public var text: String = ""

    package init() {}

    /// Creates it from its properties, in declared order.
    public init(text: String) {
      self.text = text
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("text", &text, default: nil)
    }
  }

  /// Somebody's words, set apart.
  public struct Quote: Hashable, Sendable, PropertyRecord {
    /// The words quoted, without quotation marks.
    public var text: String = ""
    /// Who said them, and where.
    public var attribution: String = ""

    package init() {}

    /// Creates it from its properties, in declared order.
    public init(text: String, attribution: String = "") {
      self.text = text
      self.attribution = attribution
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("text", &text, default: "")
      visitor.text("attribution", &attribution, default: "")
    }
  }

  /// Text shown as it is, in a fixed-width font.
  public struct Code: Hashable, Sendable, PropertyRecord {
    /// The lines, separated by LF.
    public var text: String = ""
    /// The language's name, such as `swift`.
    public var language: String = ""

    package init() {}

    /// Creates it from its properties, in declared order.
    public init(text: String, language: String = "") {
      self.text = text
      self.language = language
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("text", &text, default: "")
      visitor.text("language", &language, default: "")
    }
  }

  /// A line between two parts.
  public struct Divider: Hashable, Sendable, PropertyRecord {
    /// Creates it; it has no properties.
    public init() {}

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {}
  }
}
