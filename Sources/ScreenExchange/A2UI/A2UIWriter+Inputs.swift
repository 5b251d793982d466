internal import ScreenModel

extension A2UIWriter {
  /// The name of an input's value in the data: its own, or one made from its place if it has none
  /// or another input uses it.
  mutating func inputName(_ name: String, _ id: String) -> String {
    guard name.isEmpty || !names.insert(name).inserted else { return name }
    return String(
      decoding: id.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  mutating func checkBox(
    _ id: String, _ label: String, _ isOn: Bool, name: String, required: Bool = false
  ) -> String {
    open(id, "CheckBox")
    dynamic("label", label)
    bound("value", to: name, TreeValue(.flag(isOn)))
    if required { require(name) }
    close()
    return id
  }

  /// Writes that an input is required.
  private mutating func require(_ name: String) {
    guard format != .a2ui08 else { return log.lose("the rules") }
    json.name("checks")
    json.beginArray()
    check("required", name, "") { _ in }
    json.endArray()
  }

  mutating func slider(_ slider: Component.Slider, _ id: String) -> String {
    open(id, "Slider")
    if format == .a2ui08 {
      log.lose("the label")
      json.name("minValue")
      json.number(slider.minimum)
      json.name("maxValue")
      json.number(slider.maximum)
    } else {
      dynamic("label", slider.label)
      json.name("min")
      json.number(slider.minimum)
      json.name("max")
      json.number(slider.maximum)
    }
    let name = inputName(slider.name, id)
    bound("value", to: name, TreeValue(.number(slider.value)))
    close()
    return id
  }

  mutating func picker(_ picker: Component.Picker, _ id: String) -> String {
    open(id, format == .a2ui08 ? "MultipleChoice" : "ChoicePicker")
    let isMultiple = picker.style == .multiple
    if format == .a2ui08 {
      log.lose("the label")
      if picker.style == .segmented || picker.style == .radio { log.lose("the style") }
      json.name("maxAllowedSelections")
      json.integer(isMultiple ? max(2, picker.options.count) : 1)
    } else {
      if !picker.label.isEmpty { dynamic("label", picker.label) }
      property("variant", isMultiple ? "multipleSelection" : "mutuallyExclusive")
      switch picker.style {
      case .radio: property("displayStyle", "checkbox")
      case .segmented: property("displayStyle", "chips")
      case .menu, .multiple: break
      }
    }
    json.name("options")
    json.beginArray()
    for option in picker.options {
      json.beginObject()
      dynamic("label", option)
      property("value", option)
      json.endObject()
    }
    json.endArray()
    let selected = TreeValue(.array(picker.selected.map { TreeValue(.text($0)) }))
    let name = inputName(picker.name, id)
    bound(format == .a2ui08 ? "selections" : "value", to: name, selected)
    if picker.required { require(name) }
    close()
    return id
  }

  mutating func field(_ field: Component.Field, _ id: String) -> String {
    let name = inputName(field.name, id)
    let isDate = field.kind == .date || field.kind == .time || field.kind == .datetime
    if !field.placeholder.isEmpty, format != .a2ui10 || isDate { log.lose("the placeholder") }
    if isDate { return dateField(field, name, id) }
    open(id, "TextField")
    dynamic("label", field.label)
    bound(format == .a2ui08 ? "text" : "value", to: name, TreeValue(.text(field.value)))
    if format == .a2ui10, !field.placeholder.isEmpty { dynamic("placeholder", field.placeholder) }
    let variant: String? =
      switch field.kind {
      case .multiline: "longText"
      case .password: "obscured"
      case .number: "number"
      case .text, .email, .phone, .url, .search, .date, .time, .datetime, .file: nil
      }
    if let variant { property(format == .a2ui08 ? "textFieldType" : "variant", variant) }
    switch field.kind {
    case .phone, .url, .search, .file: log.lose("the kind")
    case .email where format == .a2ui08: log.lose("the kind")
    case .text, .email, .password, .number, .multiline, .date, .time, .datetime: break
    }
    checks(of: field, name)
    close()
    return id
  }

  private mutating func dateField(_ field: Component.Field, _ name: String, _ id: String) -> String
  {
    open(id, "DateTimeInput")
    if format == .a2ui08 { log.lose("the label") } else { dynamic("label", field.label) }
    bound("value", to: name, TreeValue(.text(field.value)))
    json.name("enableDate")
    json.flag(field.kind != .time)
    json.name("enableTime")
    json.flag(field.kind != .date)
    if format == .a2ui08 {
      if field.rules != nil { log.lose("the rules") }
    } else {
      checks(of: field, name)
    }
    close()
    return id
  }

  /// Writes the checks that a field's rules and kind require.
  private mutating func checks(of field: Component.Field, _ name: String) {
    let rules = field.rules ?? Component.FieldRules()
    guard format != .a2ui08 else {
      if !rules.pattern.isEmpty { property("validationRegexp", rules.pattern) }
      var rest = rules
      rest.pattern = ""
      if rest != Component.FieldRules() { log.lose("the rules") }
      return
    }
    let length = rules.minLength != nil || rules.maxLength != nil
    let range = rules.minimum != nil || rules.maximum != nil
    guard rules.required || length || range || !rules.pattern.isEmpty || field.kind == .email else {
      if !rules.message.isEmpty { log.lose("the message of the rules") }
      return
    }
    json.name("checks")
    json.beginArray()
    if field.kind == .email { check("email", name, rules.message) { _ in } }
    if rules.required { check("required", name, rules.message) { _ in } }
    if length {
      check("length", name, rules.message) { json in
        Self.bound("min", rules.minLength.map(Double.init), &json)
        Self.bound("max", rules.maxLength.map(Double.init), &json)
      }
    }
    if range {
      check("numeric", name, rules.message) { json in
        Self.bound("min", rules.minimum, &json)
        Self.bound("max", rules.maximum, &json)
      }
    }
    if !rules.pattern.isEmpty {
      check("regex", name, rules.message) { json in
        json.name("pattern")
        json.text(rules.pattern)
      }
    }
    json.endArray()
  }

  private static func bound(_ name: String, _ value: Double?, _ json: inout JSONWriter) {
    guard let value else { return }
    json.name(name)
    json.number(value)
  }

  private mutating func check(
    _ function: String, _ name: String, _ message: String, _ arguments: (inout JSONWriter) -> Void
  ) {
    json.beginObject()
    json.name("condition")
    json.beginObject()
    property("call", function)
    json.name("args")
    json.beginObject()
    json.name("value")
    json.beginObject()
    property("path", JSONPointer(tokens: [name]).description)
    json.endObject()
    arguments(&json)
    json.endObject()
    json.endObject()
    property("message", message)
    json.endObject()
  }

  // MARK: - Actions

  mutating func button(_ button: Component.Button, _ id: String) -> String {
    if button.style == .destructive || button.style == .positive { log.lose("the style") }
    let isDialog = !button.opens.isEmpty
    let own = isDialog ? id + "/button" : id
    let label = text(own + "/label", button.label)
    open(own, "Button")
    property("child", label)
    if format == .a2ui08 {
      if button.style == .plain { log.lose("the style") }
      json.name("primary")
      json.flag(button.style == .primary)
    } else {
      switch button.style {
      case .primary: property("variant", "primary")
      case .plain: property("variant", "borderless")
      case .secondary, .positive, .destructive: break
      }
    }
    let name = !button.action.isEmpty ? button.action : isDialog ? "open-" + button.opens : "press"
    action(name)
    close()
    guard isDialog else { return own }
    if let modal = dialog(button.opens, opener: own, id) { return modal }
    log.lose("the dialog that another button also opens")
    return own
  }

  private mutating func action(_ name: String) {
    json.name("action")
    json.beginObject()
    if format == .a2ui08 {
      property("name", name)
    } else {
      json.name("event")
      json.beginObject()
      property("name", name)
      json.endObject()
    }
    json.endObject()
  }

  mutating func link(_ link: Component.Link, _ id: String) -> String {
    let label = text(id + "/label", link.label)
    open(id, "Button")
    property("child", label)
    if format == .a2ui08 {
      log.compose("a button")
      log.lose("the destination")
      action("open")
    } else {
      property("variant", "borderless")
      json.name("action")
      json.beginObject()
      json.name("functionCall")
      json.beginObject()
      property("call", "openUrl")
      json.name("args")
      json.beginObject()
      property("url", link.destination)
      json.endObject()
      property("returnType", "void")
      json.endObject()
      json.endObject()
    }
    close()
    return id
  }

  // MARK: - Media

  mutating func image(_ image: Component.Image, _ id: String) -> String {
    open(id, "Image")
    dynamic("url", image.source)
    if format == .a2ui08 {
      log.lose("the description")
    } else {
      dynamic("description", image.description)
    }
    if image.shape == .round { property(format == .a2ui08 ? "usageHint" : "variant", "avatar") }
    close()
    return id
  }

  mutating func player(_ player: Component.Player, _ id: String) -> String {
    let isVideo = player.kind == .video
    let body = isVideo && !player.title.isEmpty ? id + "/player" : id
    open(body, isVideo ? "Video" : "AudioPlayer")
    dynamic("url", player.source)
    if !isVideo, !player.title.isEmpty { dynamic("description", player.title) }
    close()
    if player.seconds > 0 { log.lose("the length") }
    guard body != id else { return id }
    return column(id, [text(id + "/title", player.title, "h4", heading: 4), body])
  }
}
