internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  mutating func write(_ field: Component.Field) {
    let input = InputType(of: field)
    out.append(
      input == .multiline ? "<div class=\"f full\"><label for=\"" : "<div class=\"f\"><label for=\""
    )
    writeID()
    out.append("\">")
    if field.label.isBlank {
      out.append(words.controls.text)
    } else {
      write(field.label, Component.Field.Property.label)
    }
    if field.rules?.required == true { writeRequired() }
    if isSample(Component.Field.Property.value), !field.value.isBlank { writeSampleTag(after: " ") }
    out.append("</label>")
    let hasHint = !input.takesPlaceholder && !field.placeholder.isBlank
    out.append(input == .multiline ? "<textarea class=\"in\" id=\"" : "<input class=\"in\" id=\"")
    writeID()
    out.append(UInt8(ascii: "\""))
    if input != .multiline {
      out.append(" type=\"")
      out.append(input.name)
      out.append(UInt8(ascii: "\""))
    }
    writeName(field.name)
    if let token = Autocomplete.token(for: field, input) {
      out.append(" autocomplete=\"")
      out.append(token)
      out.append(UInt8(ascii: "\""))
    }
    if input.takesPlaceholder, !field.placeholder.isBlank {
      out.append(" placeholder=\"")
      out.append(attribute: field.placeholder)
      out.append(UInt8(ascii: "\""))
    }
    if hasHint {
      out.append(" aria-describedby=\"")
      writeID("h")
      out.append(UInt8(ascii: "\""))
    }
    if let rules = field.rules { write(rules, of: input) }
    let shown = field.value.isEmpty ? field.placeholder : field.value
    writeDirection(of: input, holding: shown)
    if input == .number { out.append(" step=\"any\"") }
    if input == .multiline {
      // The parser drops a line break after the tag, but only one.
      out.append(">\n")
      out.append(text: field.value)
      out.append("</textarea>")
    } else {
      // A password in the page would be readable in its source.
      if !field.value.isEmpty, input != .file, input != .password {
        out.append(" value=\"")
        out.append(attribute: field.value)
        out.append(UInt8(ascii: "\""))
      }
      out.append(UInt8(ascii: ">"))
    }
    if hasHint {
      out.append("<p class=\"m sm\" id=\"")
      writeID("h")
      out.append("\">")
      writeIsolated(field.placeholder)
      out.append("</p>")
    }
    out.append("</div>\n")
  }

  /// Writes the visible mark of a required control; assistive technology reads the attribute.
  private mutating func writeRequired() {
    out.append(" <span class=\"m sm\" aria-hidden=\"true\">(")
    out.append(words.controls.required)
    out.append(")</span>")
  }

  /// Writes the rules that apply to the type of input.
  private mutating func write(_ rules: Component.FieldRules, of input: InputType) {
    if rules.required { out.append(" required") }
    if input.takesLength {
      let least = rules.minLength.map { max(0, $0) }
      let most = rules.maxLength.map { max(0, $0, least ?? 0) }
      if let least {
        out.append(" minlength=\"")
        out.append(integer: least)
        out.append(UInt8(ascii: "\""))
      }
      if let most {
        out.append(" maxlength=\"")
        out.append(integer: most)
        out.append(UInt8(ascii: "\""))
      }
    }
    if input == .number {
      if let minimum = rules.minimum { writeNumber(" min=\"", minimum) }
      if let maximum = rules.maximum {
        writeNumber(" max=\"", max(maximum, rules.minimum ?? maximum))
      }
    }
    if input.takesPattern, !rules.pattern.isBlank,
      RegularExpression.fault(in: rules.pattern) == nil
    {
      out.append(" pattern=\"")
      out.append(attribute: rules.pattern)
      out.append(UInt8(ascii: "\""))
    }
    if !rules.message.isBlank {
      out.append(" title=\"")
      out.append(attribute: rules.message)
      out.append(UInt8(ascii: "\""))
    }
  }

  private mutating func writeNumber(_ attribute: StaticString, _ value: Double) {
    out.append(attribute)
    out.append(number: value)
    out.append(UInt8(ascii: "\""))
  }

  mutating func write(_ toggle: Component.Toggle) {
    guard toggle.style == .switch else { return writeCheckbox(toggle) }
    out.append("<div class=\"tog\"><label for=\"")
    writeID()
    out.append("\">")
    if toggle.label.isBlank {
      out.append(words.controls.option)
    } else {
      write(toggle.label, Component.Toggle.Property.label)
    }
    if toggle.required { writeRequired() }
    out.append("</label><input class=\"sw\" type=\"checkbox\" id=\"")
    writeID()
    out.append(UInt8(ascii: "\""))
    writeName(toggle.name)
    if toggle.required { out.append(" required") }
    out.append(toggle.isOn ? " checked></div>\n" : "></div>\n")
  }

  /// Writes a toggle as a box to tick, with its label behind it.
  private mutating func writeCheckbox(_ toggle: Component.Toggle) {
    out.append("<label class=\"opt\"><input type=\"checkbox\" id=\"")
    writeID()
    out.append(UInt8(ascii: "\""))
    writeName(toggle.name)
    if toggle.required { out.append(" required") }
    out.append(toggle.isOn ? " checked><span>" : "><span>")
    if toggle.label.isBlank {
      out.append(words.controls.option)
    } else {
      write(toggle.label, Component.Toggle.Property.label)
    }
    if toggle.required { writeRequired() }
    out.append("</span></label>\n")
  }

  mutating func write(_ slider: Component.Slider) {
    let low = slider.minimum.isFinite ? slider.minimum : 0
    let high = max(slider.maximum.isFinite ? slider.maximum : 100, low)
    let value = slider.value.isFinite ? min(max(slider.value, low), high) : low
    out.append("<div class=\"f\"><div class=\"sl\"><label for=\"")
    writeID()
    out.append("\">")
    if slider.label.isBlank {
      out.append(words.controls.value)
    } else {
      write(slider.label, Component.Slider.Property.label)
    }
    if isSample(Component.Slider.Property.value) { writeSampleTag(after: " ") }
    // A script that follows the knob can show its value here.
    out.append("</label><output for=\"")
    writeID()
    out.append("\">")
    writeIsolated(number: value)
    out.append("</output></div><input class=\"rng\" type=\"range\" id=\"")
    writeID()
    out.append(UInt8(ascii: "\""))
    writeName(slider.name)
    writeNumber(" min=\"", low)
    writeNumber(" max=\"", high)
    // A scale of whole numbers has whole steps; any other is continuous.
    let isWhole = low.isWhole && high.isWhole && value.isWhole && high - low >= 10
    if !isWhole { out.append(" step=\"any\"") }
    writeNumber(" value=\"", value)
    out.append("><div class=\"ends\" aria-hidden=\"true\"><span>")
    writeIsolated(number: low)
    out.append("</span><span>")
    writeIsolated(number: high)
    out.append("</span></div></div>\n")
  }

  // MARK: Pickers

  mutating func write(_ picker: Component.Picker) {
    guard !picker.options.isEmpty else {
      out.append("<div class=\"f\"><p class=\"t3\">")
      write(picker.label, Component.Picker.Property.label)
      out.append("</p>")
      writeNothing()
      out.append("</div>\n")
      return
    }
    switch picker.style {
    case .menu: writeMenu(picker)
    case .segmented: writeChoices(picker, "radio", label: "<label>", wrap: "seg")
    case .radio: writeChoices(picker, "radio", label: "<label class=\"opt\">", wrap: "")
    case .multiple:
      writeChoices(picker, "checkbox", label: "<label class=\"opt\">", wrap: "")
    }
  }

  private mutating func writePickerLabel(_ picker: Component.Picker) {
    if picker.label.isBlank {
      out.append(words.controls.choice)
    } else {
      write(picker.label, Component.Picker.Property.label)
    }
    if picker.required { writeRequired() }
    if isSample(Component.Picker.Property.options) || isSample(Component.Picker.Property.selected) {
      writeSampleTag(after: " ")
    }
  }

  private mutating func writeMenu(_ picker: Component.Picker) {
    out.append("<div class=\"f\"><label for=\"")
    writeID()
    out.append("\">")
    writePickerLabel(picker)
    out.append("</label><select class=\"in\" id=\"")
    writeID()
    out.append(UInt8(ascii: "\""))
    writeName(picker.name)
    // A required list starts with an empty option (HTML 4.10.7).
    if picker.required { out.append(" required") }
    out.append(UInt8(ascii: ">"))
    let chosen = picker.options.firstIndex { picker.selected.first == $0 }
    if chosen == nil || picker.required {
      out.append("<option value=\"\">")
      out.append(words.controls.choose)
      out.append("…</option>")
    }
    for (index, option) in picker.options.enumerated() {
      out.append("<option")
      writeDirection(of: option)
      out.append(index == chosen ? " selected>" : ">")
      if option.isBlank { out.append("—") } else { out.append(attribute: option) }
      out.append("</option>")
    }
    out.append("</select></div>\n")
  }

  private mutating func writeChoices(
    _ picker: Component.Picker, _ type: StaticString, label: StaticString, wrap: StaticString
  ) {
    let isSingle = picker.style != .multiple
    let chosen = isSingle ? Set(picker.selected.prefix(1)) : Set(picker.selected)
    var isTaken = false
    out.append("<fieldset><legend>")
    writePickerLabel(picker)
    out.append("</legend>")
    if wrap.utf8CodeUnitCount > 0 {
      out.append("<div class=\"")
      out.append(wrap)
      out.append("\">")
    }
    for (index, option) in picker.options.enumerated() {
      let isChosen = chosen.contains(option) && !(isSingle && isTaken)
      isTaken = isTaken || isChosen
      out.append(label)
      out.append("<input type=\"")
      out.append(type)
      out.append("\" id=\"")
      writeID("-", index)
      out.append(UInt8(ascii: "\""))
      writeName(picker.name)
      out.append(" value=\"")
      out.append(attribute: option)
      out.append(UInt8(ascii: "\""))
      // With `required`, every checkbox would have to be ticked; HTML cannot require at least one.
      if picker.required, isSingle { out.append(" required") }
      out.append(isChosen ? " checked>" : ">")
      out.append("<span>")
      if option.isBlank { out.append("—") } else { writeIsolated(option) }
      out.append("</span></label>\n")
    }
    out.append(wrap.utf8CodeUnitCount > 0 ? "</div></fieldset>\n" : "</fieldset>\n")
  }
}

extension Double {
  fileprivate var isWhole: Bool { magnitude < 1e15 && self == Double(Int(self)) }
}
