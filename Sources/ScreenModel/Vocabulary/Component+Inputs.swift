extension Component {
  /// A text box to fill in.
  public struct Field: Hashable, Sendable, PropertyRecord {
    /// What to fill in.
    public var label: String = ""
    /// An example of it, or a hint.
    public var placeholder: String = ""
    /// What kind of text it takes.
    public var kind: FieldKind = .text
    /// The slug by which a host reads it.
    public var name: String = ""
    /// Its initial value.
    public var value: String = ""
    /// The rules that its text must satisfy.
    public var rules: FieldRules?

    package init() {}

    /// Creates it from its properties, in declared order.
    public init(
      label: String, placeholder: String, kind: FieldKind = .text, name: String = "",
      value: String = "", rules: FieldRules? = nil
    ) {
      self.label = label
      self.placeholder = placeholder
      self.kind = kind
      self.name = name
      self.value = value
      self.rules = rules
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", &label, default: nil)
      visitor.text("placeholder", &placeholder, default: nil)
      visitor.choice("kind", &kind, default: .text)
      visitor.text("name", &name, default: "")
      visitor.text("value", &value, default: "")
      visitor.record("rules", &rules)
    }
  }

  /// The rules that the text of a field must satisfy.
  public struct FieldRules: Hashable, Sendable, PropertyRecord {
    /// Whether it must be filled in.
    public var required: Bool = false
    /// The least number of characters.
    public var minLength: Int?
    /// The greatest number of characters.
    public var maxLength: Int?
    /// The least value.
    public var minimum: Double?
    /// The greatest value.
    public var maximum: Double?
    /// The regular expression that it must match, as in HTML's `pattern`.
    public var pattern: String = ""
    /// The message if it does not match.
    public var message: String = ""

    package init() {}

    /// Creates it from its properties, in declared order.
    public init(
      required: Bool = false, minLength: Int? = nil, maxLength: Int? = nil,
      minimum: Double? = nil, maximum: Double? = nil, pattern: String = "",
      message: String = ""
    ) {
      self.required = required
      self.minLength = minLength
      self.maxLength = maxLength
      self.minimum = minimum
      self.maximum = maximum
      self.pattern = pattern
      self.message = message
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.flag("required", &required)
      visitor.integer("minLength", &minLength)
      visitor.integer("maxLength", &maxLength)
      visitor.number("minimum", &minimum)
      visitor.number("maximum", &maximum)
      visitor.text("pattern", &pattern, default: "")
      visitor.text("message", &message, default: "")
    }
  }

  /// A choice among options.
  public struct Picker: Hashable, Sendable, PropertyRecord {
    /// What is chosen.
    public var label: String = ""
    /// The options, in order.
    public var options: [String] = []
    /// The options selected initially.
    public var selected: [String] = []
    /// How the options are shown.
    public var style: PickerStyle = .menu
    /// The slug by which a host reads it.
    public var name: String = ""
    /// Whether an option must be chosen.
    public var required: Bool = false

    package init() {}

    /// Creates it from its properties, in declared order.
    public init(
      label: String, options: [String] = [], selected: [String] = [],
      style: PickerStyle = .menu, name: String = "", required: Bool = false
    ) {
      self.label = label
      self.options = options
      self.selected = selected
      self.style = style
      self.name = name
      self.required = required
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", &label, default: "")
      visitor.texts("options", &options)
      visitor.texts("selected", &selected)
      visitor.choice("style", &style, default: .menu)
      visitor.text("name", &name, default: "")
      visitor.flag("required", &required)
    }
  }

  /// Something that is on or off.
  public struct Toggle: Hashable, Sendable, PropertyRecord {
    /// What is on or off.
    public var label: String = ""
    /// Whether it is on initially.
    public var isOn: Bool = false
    /// The slug by which a host reads it.
    public var name: String = ""
    /// Whether it must be on, as for consent.
    public var required: Bool = false

    package init() {}

    /// Creates it from its properties, in declared order.
    public init(label: String, isOn: Bool = false, name: String = "", required: Bool = false) {
      self.label = label
      self.isOn = isOn
      self.name = name
      self.required = required
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", &label, default: "")
      visitor.flag("isOn", &isOn)
      visitor.text("name", &name, default: "")
      visitor.flag("required", &required)
    }
  }

  /// A value on a scale.
  public struct Slider: Hashable, Sendable, PropertyRecord {
    /// What is set.
    public var label: String = ""
    /// The scale's least value.
    public var minimum: Double = 0
    /// The scale's greatest value.
    public var maximum: Double = 100
    /// The initial value.
    public var value: Double = 0
    /// The slug by which a host reads it.
    public var name: String = ""

    package init() {}

    /// Creates it from its properties, in declared order.
    public init(
      label: String, minimum: Double = 0, maximum: Double = 100, value: Double = 0,
      name: String = ""
    ) {
      self.label = label
      self.minimum = minimum
      self.maximum = maximum
      self.value = value
      self.name = name
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", &label, default: "")
      visitor.number("minimum", &minimum, default: 0)
      visitor.number("maximum", &maximum, default: 100)
      visitor.number("value", &value, default: 0)
      visitor.text("name", &name, default: "")
    }
  }
}
