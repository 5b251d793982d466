internal import ScreenModel

extension AdaptiveCardWriter {
  /// An input's id that no other input of the card has: what is typed is submitted by ids.
  private mutating func inputID(_ name: String) -> String {
    var id = name
    var number = 2
    while !inputIDs.insert(id).inserted {
      id = "\(name)-\(number)"
      number += 1
    }
    return id
  }

  mutating func toggle(_ label: String, _ isOn: Bool, name: String, required: Bool = false) {
    open("Input.Toggle")
    property("id", inputID(name))
    property("title", label)
    property("value", isOn ? "true" : "false")
    if required { property("isRequired", true) }
    json.endObject()
  }

  mutating func slider(_ slider: Component.Slider, name: String) {
    open("Input.Number")
    property("id", inputID(slider.name.isEmpty ? name : slider.name))
    property("label", slider.label)
    json.name("min")
    json.number(slider.minimum)
    json.name("max")
    json.number(slider.maximum)
    json.name("value")
    json.number(slider.value)
    json.endObject()
  }

  mutating func picker(_ picker: Component.Picker, name: String) {
    open("Input.ChoiceSet")
    property("id", inputID(picker.name.isEmpty ? name : picker.name))
    if !picker.label.isEmpty { property("label", picker.label) }
    if picker.style == .segmented { log.lose("the style") }
    property("style", picker.style == .menu ? "compact" : "expanded")
    if picker.style == .multiple { property("isMultiSelect", true) }
    json.name("choices")
    json.beginArray()
    for (index, option) in picker.options.enumerated() {
      json.beginObject()
      property("title", option)
      property("value", Self.value(of: option, at: index))
      json.endObject()
    }
    json.endArray()
    let chosen = picker.selected.compactMap { selected in
      picker.options.firstIndex(of: selected).map { Self.value(of: selected, at: $0) }
    }
    if !chosen.isEmpty { property("value", chosen.joined(separator: ",")) }
    if picker.required { property("isRequired", true) }
    json.endObject()
  }

  /// The value submitted for an option, without commas, because values are joined by commas.
  private static func value(of option: String, at index: Int) -> String {
    option.utf8.contains(UInt8(ascii: ",")) || option.isEmpty ? String(index + 1) : option
  }

  mutating func field(_ field: Component.Field, name: String) {
    let rules = field.rules ?? Component.FieldRules()
    switch field.kind {
    case .date, .datetime: open("Input.Date")
    case .time: open("Input.Time")
    case .number: open("Input.Number")
    case .text, .email, .password, .phone, .url, .search, .multiline, .file: open("Input.Text")
    }
    property("id", inputID(field.name.isEmpty ? name : field.name))
    property("label", field.label)
    if !field.placeholder.isEmpty { property("placeholder", field.placeholder) }
    switch field.kind {
    case .number: number(field, rules)
    case .date, .datetime, .time:
      if field.kind == .datetime { log.lose("the time of day") }
      if !field.value.isEmpty { property("value", field.value) }
    case .multiline: property("isMultiline", true)
    case .email: property("style", "Email")
    case .phone: property("style", "Tel")
    case .url: property("style", "Url")
    case .password: property("style", "Password")
    case .search, .file: log.lose("the kind")
    case .text: break
    }
    switch field.kind {
    case .date, .datetime, .time, .number: break
    case .text, .email, .password, .phone, .url, .search, .multiline, .file:
      if !field.value.isEmpty { property("value", field.value) }
      if let length = rules.maxLength {
        json.name("maxLength")
        json.integer(length)
      }
      if !rules.pattern.isEmpty { property("regex", rules.pattern) }
    }
    if rules.minLength != nil { log.lose("the minimum length") }
    if rules.required { property("isRequired", true) }
    if !rules.message.isEmpty { property("errorMessage", rules.message) }
    json.endObject()
  }

  private mutating func number(_ field: Component.Field, _ rules: Component.FieldRules) {
    if let minimum = rules.minimum {
      json.name("min")
      json.number(minimum)
    }
    if let maximum = rules.maximum {
      json.name("max")
      json.number(maximum)
    }
    if let value = Double(field.value), value.isFinite {
      json.name("value")
      json.number(value)
    } else if !field.value.isEmpty {
      log.lose("a value that is not a number")
    }
  }
}
