extension Component {
  /// A field to fill in.
  public struct Field: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .field }
    package enum Property: String, PropertyName {
      case label, placeholder, kind, name, value, rules
    }
    package static let declaration = ComponentDeclaration(
      Self.self, .input, in: .form, run: .fields, noun: "Field", traits: .isTile)

    /// What to fill in.
    public var label: String = ""
    /// An example of a value, or a hint.
    public var placeholder: String = ""
    /// The kind of input that the field takes.
    public var kind: FieldKind = .text
    /// The slug by which a host reads the value.
    public var name: String = ""
    /// The initial value.
    public var value: String = ""
    /// The rules that the value must satisfy.
    public var rules: FieldRules?

    package init() {}

    /// Creates a field from its properties, in declared order.
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
      visitor.text("label", as: .label, &label, default: nil)
      visitor.text("placeholder", as: .hint, &placeholder, default: nil)
      visitor.choice("kind", as: .content, &kind, default: .text)
      visitor.text("name", as: .identity, &name, default: "")
      visitor.text("value", as: .entry, &value, default: "")
      visitor.record("rules", as: .rule, &rules)
    }
  }

  /// The rules that the value of a field must satisfy.
  public struct FieldRules: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName {
      case required, minLength, maxLength, minimum, maximum, pattern, message
    }

    /// Whether the field must be filled in.
    public var required: Bool = false
    /// The least number of characters.
    public var minLength: Int?
    /// The greatest number of characters.
    public var maxLength: Int?
    /// The least value of a number.
    public var minimum: Double?
    /// The greatest value of a number.
    public var maximum: Double?
    /// The regular expression that the value must match, as in HTML's `pattern`.
    public var pattern: String = ""
    /// The message that is shown if the value does not match.
    public var message: String = ""

    package init() {}

    /// Creates rules from their properties, in declared order.
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
      visitor.flag("required", as: .rule, &required)
      visitor.integer("minLength", as: .rule, &minLength)
      visitor.integer("maxLength", as: .rule, &maxLength)
      visitor.number("minimum", as: .rule, &minimum)
      visitor.number("maximum", as: .rule, &maximum)
      visitor.text("pattern", as: .pattern, &pattern, default: "")
      visitor.text("message", as: .remark, &message, default: "")
    }
  }

  /// A choice among options.
  public struct Picker: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .picker }
    package enum Property: String, PropertyName {
      case label, options, selected, style, name, required
    }
    package static let declaration = ComponentDeclaration(
      Self.self, .input, in: .form, standIns: [.field], noun: "Choice", data: .options,
      traits: [.isTile, .isOfSidebars])

    /// What is chosen.
    public var label: String = ""
    /// The options, in order.
    public var options: [String] = []
    /// The options selected initially.
    public var selected: [String] = []
    /// How the options are shown.
    public var style: PickerStyle = .menu
    /// The slug by which a host reads the selection.
    public var name: String = ""
    /// Whether an option must be chosen.
    public var required: Bool = false

    package init() {}

    /// Creates a picker from its properties, in declared order.
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
      visitor.text("label", as: .label, &label, default: "")
      visitor.texts("options", as: .options, &options)
      visitor.texts("selected", as: .selection, &selected)
      visitor.choice("style", as: .variant, &style, default: .menu)
      visitor.text("name", as: .identity, &name, default: "")
      visitor.flag("required", as: .rule, &required)
    }
  }

  /// A switch that is on or off.
  public struct Toggle: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .toggle }
    package enum Property: String, PropertyName { case label, isOn, style, name, required }
    package static let declaration = ComponentDeclaration(
      Self.self, .input, in: .form, run: .toggles, standIns: [.picker, .field], noun: "Switch",
      traits: [.isTile, .isOfSidebars])

    /// What the switch controls.
    public var label: String = ""
    /// Whether the switch is on initially.
    public var isOn: Bool = false
    /// How it is drawn.
    public var style: ToggleStyle = .switch
    /// The slug by which a host reads the state.
    public var name: String = ""
    /// Whether the switch must be on, as for consent.
    public var required: Bool = false

    package init() {}

    /// Creates a toggle from its properties, in declared order.
    public init(
      label: String, isOn: Bool = false, style: ToggleStyle = .switch, name: String = "",
      required: Bool = false
    ) {
      self.label = label
      self.isOn = isOn
      self.style = style
      self.name = name
      self.required = required
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: "")
      visitor.flag("isOn", as: .isOn, &isOn)
      visitor.choice("style", as: .variant, &style, default: .switch)
      visitor.text("name", as: .identity, &name, default: "")
      visitor.flag("required", as: .rule, &required)
    }
  }

  /// A value on a scale.
  public struct Slider: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .slider }
    package enum Property: String, PropertyName { case label, minimum, maximum, value, name }
    package static let declaration = ComponentDeclaration(
      Self.self, .input, in: .form, standIns: [.field], noun: "Value",
      traits: [.isTile, .isOfSidebars])

    /// What the slider sets.
    public var label: String = ""
    /// The least value of the scale.
    public var minimum: Double = 0
    /// The greatest value of the scale.
    public var maximum: Double = 100
    /// The initial value.
    public var value: Double = 0
    /// The slug by which a host reads the value.
    public var name: String = ""

    package init() {}

    /// Creates a slider from its properties, in declared order.
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
      visitor.text("label", as: .label, &label, default: "")
      visitor.number("minimum", as: .quantity, &minimum, default: 0)
      visitor.number("maximum", as: .quantity, &maximum, default: 100)
      visitor.number("value", as: .quantity, &value, default: 0)
      visitor.text("name", as: .identity, &name, default: "")
    }
  }
}
