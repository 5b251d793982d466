internal import ScreenDiagnostics
internal import ScreenModel

extension WidgetBlockBuilder {
  /// An input widget; nil for any other.
  mutating func input(_ widget: Widget) -> Block? {
    var properties: Properties = [
      "label": label(of: widget), "name": widget.inputName,
    ]
    switch widget.name {
    case "input", "textfield", "textinput", "numberfield", "searchfield", "passwordinput":
      return field(
        widget, properties, Self.kind(widget.text("type", "inputType", "kind"), widget.name))
    case "textarea": return field(widget, properties, .multiline)
    case "datepicker", "dateinput", "calendarinput", "date": return field(widget, properties, .date)
    case "timepicker", "timeinput": return field(widget, properties, .time)
    case "filepicker", "fileinput", "upload": return field(widget, properties, .file)
    case "checkbox", "switch", "toggle":
      properties.set("isOn", widget.flag("checked", "value", "pressed", "defaultChecked", "isOn"))
      if widget.name == "checkbox" {
        properties.set("style", Component.ToggleStyle.checkbox.rawValue)
      }
      setRequired(widget, &properties)
      return Block(.toggle, properties, at: widget.range)
    case "slider", "range":
      properties.set("minimum", widget.number("min", "minimum"))
      properties.set("maximum", widget.number("max", "maximum"))
      let value = widget.number("value", "defaultValue")
      properties.set("value", value ?? widget.elements("value", "defaultValue").first?.number)
      return Block(.slider, properties, at: widget.range)
    case "select", "combobox", "dropdown", "radio", "radiogroup", "togglegroup", "checkboxgroup",
      "switchgroup", "segmentedcontrol", "multiselect", "chips":
      setRequired(widget, &properties)
      return choice(widget, properties)
    case "dropdownmenu", "menu": return menu(widget)
    case "pagination":
      let page = widget.text("page", "currentPage")
      let count = widget.text("totalPages", "count")
      return Block(
        .keyValue, ["key": "Page", "value": count.isEmpty ? page : "\(page) / \(count)"],
        at: widget.range)
    default: return nil
    }
  }

  private func label(of widget: Widget) -> String {
    let label = widget.text("label", "title", "legend")
    if !label.isEmpty { return label }
    let name = widget.text("name")
    if !name.isEmpty { return name.wordsOfName }
    return widget.inputName.isEmpty ? widget.text("placeholder") : widget.inputName.wordsOfName
  }

  private mutating func field(
    _ widget: Widget, _ own: Properties, _ kind: Component.FieldKind
  ) -> Block {
    var properties = own
    properties.set("placeholder", widget.text("placeholder"))
    if kind != .text { properties.set("kind", kind.rawValue) }
    properties.set("value", widget.text("value", "defaultValue"))
    var rules = Properties()
    if widget.flag("required") { rules.set("required", true) }
    rules.set("minLength", widget.number("minLength"))
    rules.set("maxLength", widget.number("maxLength"))
    if kind == .number {
      rules.set("minimum", widget.number("min"))
      rules.set("maximum", widget.number("max"))
    }
    rules.set("pattern", widget.text("pattern"))
    let isEmail = readChecks(widget, into: &rules)
    if isEmail, kind == .text { properties.set("kind", "email") }
    if !rules.members.isEmpty { properties.set("rules", rules.tree) }
    return Block(.field, properties, at: widget.range)
  }

  /// Reads the only rule that switches and choices have.
  private mutating func setRequired(_ widget: Widget, _ properties: inout Properties) {
    var rules = Properties()
    rules.set("required", widget.flag("required"))
    _ = readChecks(widget, into: &rules)
    properties.set("required", rules["required"]?.flag ?? false)
  }

  /// Reads rules written as checks, as an object, or as words such as `minLength:2`.
  ///
  /// - Returns: Whether the value must be an e-mail address.
  private mutating func readChecks(_ widget: Widget, into rules: inout Properties) -> Bool {
    var isEmail = false
    var checks: [(name: String, value: TreeValue?, range: SourceRange?)] = []
    if case .object(let members)? = widget.value("rules", "validation")?.content {
      checks += members.map { ($0.name, $0.value, $0.nameRange) }
    }
    for check in widget.elements("rules", "checks", "validation") {
      if let word = check.text {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        guard let name = parts.first else { continue }
        checks.append((name, parts.count > 1 ? TreeValue(.text(parts[1])) : nil, check.range))
      } else if let name = check["type"]?.text ?? check["fn"]?.text {
        let arguments = check["args"]
        let value =
          arguments?["min"] ?? arguments?["max"] ?? arguments?["pattern"] ?? check["value"]
        checks.append((name, value, check.range))
        if rules["message"] == nil { rules.set("message", check["message"]?.text) }
      }
    }
    for check in checks where check.value?.flag != false {
      switch check.name {
      case "required": rules.set("required", TreeValue(.flag(true)))
      case "email": isEmail = true
      case "minLength": rules.set("minLength", check.value?.number.map { TreeValue(.number($0)) })
      case "maxLength": rules.set("maxLength", check.value?.number.map { TreeValue(.number($0)) })
      case "min": rules.set("minimum", check.value?.number.map { TreeValue(.number($0)) })
      case "max": rules.set("maximum", check.value?.number.map { TreeValue(.number($0)) })
      case "pattern", "regex": rules.set("pattern", check.value)
      default:
        log.lose(
          "check", "there is no rule '\(check.name.excerpt)' here; it is left out", at: check.range)
      }
    }
    return isEmail
  }

  private static func kind(_ type: String, _ name: String) -> Component.FieldKind {
    switch type {
    case "tel": .phone
    case "datetime-local": .datetime
    case "textarea": .multiline
    case "" where name == "numberfield": .number
    case "" where name == "searchfield": .search
    case "" where name == "passwordinput": .password
    default: Component.FieldKind(rawValue: type) ?? .text
    }
  }

  private func choice(_ widget: Widget, _ own: Properties) -> Block {
    var properties = own
    let options = widget.elements("options", "items", "choices").map { option in
      let label = option["label"]?.shown ?? option["title"]?.shown ?? option.shown ?? ""
      return (
        label: label, value: option["value"]?.shown ?? option["name"]?.shown ?? label,
        isOn: option["defaultChecked"]?.flag ?? option["checked"]?.flag ?? false
      )
    }
    properties.set("options", options.map(\.label))
    let given = widget.value("value", "defaultValue", "selected")
    let values = given?.elements?.compactMap(\.shown) ?? given?.shown.map { [$0] } ?? []
    let chosen = values.compactMap { value in options.first { $0.value == value }?.label }
    properties.set("selected", chosen + options.filter(\.isOn).map(\.label))
    let isMultiple =
      widget.flag("multiple") || widget.text("type") == "multiple"
      || ["checkboxgroup", "switchgroup", "multiselect"].contains(widget.name)
    let style: Component.PickerStyle =
      switch widget.name {
      case _ where isMultiple: .multiple
      case "radio", "radiogroup": .radio
      case "togglegroup", "segmentedcontrol", "chips": .segmented
      default: .menu
      }
    if style != .menu { properties.set("style", style.rawValue) }
    return Block(.picker, properties, at: widget.range)
  }

  /// A menu becomes the actions that it offers.
  private func menu(_ widget: Widget) -> Block {
    let buttons = widget.elements("items").compactMap { item -> Block? in
      guard let label = item["label"]?.shown ?? item.shown, !label.isEmpty else { return nil }
      let action = item["value"]?.shown ?? item["action"]?.shown ?? label
      return Block(
        .button,
        ["label": label, "style": "plain", "action": Slug.derived(from: action.wordsOfName) ?? ""],
        at: item.range)
    }
    return Block(.row, title: widget.text("label"), buttons + widget.children, at: widget.range)
  }
}
