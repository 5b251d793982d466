internal import ScreenModel

extension JSONRenderWriter {
  /// Writes a component and its parts, and returns the key of the whole.
  mutating func component(_ component: Component, _ key: String) -> String {
    switch component {
    case .paragraph(let paragraph) where paragraph.emphasis == .muted:
      return element(key, "Text", ["text": paragraph.text, "variant": "muted"])
    default: log.loseLooks(of: component)
    }
    switch component {
    case .heading(let heading):
      return element(key, "Heading", ["text": heading.text, "level": "h3"])
    case .paragraph(let paragraph): return element(key, "Text", ["text": paragraph.text])
    case .code(let code):
      if !code.language.isEmpty { log.lose("the language") }
      return element(key, "Text", ["text": code.text, "variant": "code"])
    case .quote(let quote) where quote.attribution.isEmpty:
      return element(key, "Text", ["text": quote.text, "variant": "quote"])
    case .divider: return element(key, "Separator", ["orientation": "horizontal"])
    case .keyValue(let fact):
      open(key, "Stack")
      property("direction", "horizontal")
      let parts = [key + "/key", key + "/value"]
      close(parts)
      _ = element(parts[0], "Text", ["text": fact.key, "variant": "caption"])
      _ = element(parts[1], "Text", ["text": fact.value])
      return key
    case .badge(let badge):
      return element(key, "Badge", ["text": badge.label, "variant": badge.tone.shadcn])
    case .progress(let progress):
      open(key, "Progress")
      property("label", progress.label)
      property("value", progress.percent)
      property("max", 100)
      close()
      return key
    case .stat(let stat): return self.stat(stat, key)
    case .list(let list): return self.list(list, key)
    case .checklist(let checklist):
      let boxes = checklist.items.enumerated().map { index, item in
        let name = inputName("", "\(key)/\(index)")
        return toggle("\(key)/\(index)", "Checkbox", item.label, item.checked, name: name)
      }
      log.compose("check boxes")
      return titled(checklist.title, key, boxes)
    case .table(let table): return self.table(table, key)
    case .image(let image):
      return element(key, "Image", ["src": image.source, "alt": image.description])
    case .field(let field): return self.field(field, key)
    case .picker(let picker): return self.picker(picker, key)
    case .toggle(let toggle):
      let name = inputName(toggle.name, key)
      return self.toggle(
        key, toggle.style == .checkbox ? "Checkbox" : "Switch", toggle.label, toggle.isOn,
        name: name, required: toggle.required)
    case .slider(let slider):
      open(key, "Slider")
      property("label", slider.label)
      property("min", slider.minimum)
      property("max", slider.maximum)
      let name = inputName(slider.name, key)
      property("name", name)
      bound("value", to: name, TreeValue(.number(slider.value)))
      close()
      return key
    case .button(let button): return self.button(button, key)
    case .link(let link):
      return element(key, "Link", ["label": link.label, "href": link.destination])
    case .alert(let alert):
      return element(
        key, "Alert", ["title": alert.title, "message": alert.message, "type": alert.tone.alert])
    default:
      guard let simpler = component.simpler else { return element(key, "Text", ["text": ""]) }
      log.compose(simpler.named)
      return self.component(simpler.component, key)
    }
  }

  /// The name of an input's value in the state: its own, or one made from its place if it has none
  /// or another input uses it.
  private mutating func inputName(_ name: String, _ key: String) -> String {
    guard name.isEmpty || !names.insert(name).inserted else { return name }
    return String(
      decoding: key.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  /// Parts below a title, if there is one.
  private mutating func titled(_ title: String, _ key: String, _ parts: [String]) -> String {
    var children = parts
    if !title.isEmpty {
      children.insert(element(key + "/title", "Heading", ["text": title, "level": "h4"]), at: 0)
    }
    container(key, "Stack", ["direction": "vertical"], children)
    return key
  }

  private mutating func stat(_ stat: Component.Stat, _ key: String) -> String {
    var parts = [
      element(key + "/label", "Text", ["text": stat.label, "variant": "caption"]),
      element(key + "/value", "Heading", ["text": stat.value, "level": "h3"]),
    ]
    if !stat.change.isEmpty {
      let change = stat.trend.arrow + stat.change
      parts.append(element(key + "/change", "Text", ["text": change, "variant": "caption"]))
    } else if stat.trend != .flat {
      log.lose("the trend")
    }
    container(key, "Stack", ["direction": "vertical"], parts)
    return key
  }

  private mutating func table(_ table: Component.Table, _ key: String) -> String {
    log.loseMarks(of: table)
    open(key, "Table")
    if !table.title.isEmpty { property("caption", table.title) }
    property("columns", table.columns)
    json.name("rows")
    json.beginArray()
    for row in table.rows {
      json.beginArray()
      for index in table.columns.indices { json.text(index < row.count ? row[index] : "") }
      json.endArray()
    }
    json.endArray()
    close()
    return key
  }

  private mutating func list(_ list: Component.List, _ key: String) -> String {
    if list.style != .plain { log.lose("the style") }
    let items = list.items.enumerated().map { item($1, "\(key)/\($0)") }
    log.compose("a stack of texts")
    return titled(list.title, key, items)
  }

  private mutating func item(_ item: Component.ListItem, _ key: String) -> String {
    if !item.image.isEmpty { log.lose("the picture of an item") }
    var parts: [String] = []
    if !item.detail.isEmpty {
      parts.append(element(key + "/detail", "Text", ["text": item.detail, "variant": "caption"]))
    }
    if !item.badge.isEmpty {
      parts.append(element(key + "/badge", "Badge", ["text": item.badge, "variant": "secondary"]))
    }
    for (index, fact) in item.facts.enumerated() {
      let fact = Component.keyValue(.init(key: fact.key, value: fact.value))
      parts.append(component(fact, "\(key)/fact-\(index)"))
    }
    for (index, action) in item.actions.enumerated() {
      let button = Component.Button(label: action.label, action: action.action)
      parts.append(self.button(button, "\(key)/action-\(index)"))
    }
    for (index, inner) in item.items.enumerated() {
      parts.append(self.item(inner, "\(key)/\(index)"))
    }
    guard !parts.isEmpty else { return element(key, "Text", ["text": item.title]) }
    parts.insert(element(key + "/title", "Text", ["text": item.title]), at: 0)
    container(key, "Stack", ["direction": "vertical"], parts)
    return key
  }

  // MARK: - Inputs

  private mutating func toggle(
    _ key: String, _ type: String, _ label: String, _ isOn: Bool, name: String,
    required: Bool = false
  ) -> String {
    open(key, type)
    property("label", label)
    property("name", name)
    bound("checked", to: name, TreeValue(.flag(isOn)))
    if required { checks(.init(required: true)) }
    close()
    return key
  }

  private mutating func field(_ field: Component.Field, _ key: String) -> String {
    let isLong = field.kind == .multiline
    open(key, isLong ? "Textarea" : "Input")
    property("label", field.label)
    let name = inputName(field.name, key)
    property("name", name)
    if !isLong { property("type", field.kind.htmlType) }
    property("placeholder", field.placeholder)
    bound("value", to: name, TreeValue(.text(field.value)))
    checks(field.rules)
    close()
    return key
  }

  private mutating func checks(_ rules: Component.FieldRules?) {
    guard let rules else { return }
    json.name("checks")
    json.beginArray()
    check("required", rules.required ? .some(nil) : nil, rules.message)
    check(
      "minLength", rules.minLength.map { ("min", TreeValue(.number(Double($0)))) }, rules.message)
    check(
      "maxLength", rules.maxLength.map { ("max", TreeValue(.number(Double($0)))) }, rules.message)
    check("min", rules.minimum.map { ("min", TreeValue(.number($0))) }, rules.message)
    check("max", rules.maximum.map { ("max", TreeValue(.number($0))) }, rules.message)
    let pattern = rules.pattern.isEmpty ? nil : ("pattern", TreeValue(.text(rules.pattern)))
    check("pattern", pattern, rules.message)
    json.endArray()
  }

  private mutating func check(
    _ name: String, _ argument: (String, TreeValue)??, _ message: String
  ) {
    guard let argument else { return }
    json.beginObject()
    property("type", name)
    property("message", message)
    if let (name, value) = argument {
      json.name("args")
      json.beginObject()
      json.name(name)
      json.tree(value)
      json.endObject()
    }
    json.endObject()
  }

  private mutating func picker(_ picker: Component.Picker, _ key: String) -> String {
    let type: String =
      switch picker.style {
      case .menu: "Select"
      case .radio: "Radio"
      case .segmented, .multiple: "ToggleGroup"
      }
    open(key, type)
    if type == "ToggleGroup" {
      if !picker.label.isEmpty { log.lose("the label") }
      json.name("items")
      json.beginArray()
      for option in picker.options {
        json.beginObject()
        property("label", option)
        property("value", option)
        json.endObject()
      }
      json.endArray()
      property("type", picker.style == .multiple ? "multiple" : "single")
    } else {
      property("label", picker.label)
      property("options", picker.options)
    }
    let name = inputName(picker.name, key)
    if type != "ToggleGroup" { property("name", name) }
    let selected = picker.selected.map { TreeValue(.text($0)) }
    let value = picker.style == .multiple ? TreeValue(.array(selected)) : selected.first ?? ""
    bound("value", to: name, value)
    if picker.required { checks(.init(required: true)) }
    close()
    return key
  }

  private mutating func button(_ button: Component.Button, _ key: String) -> String {
    open(key, "Button")
    property("label", button.label)
    let variant: String =
      switch button.style {
      case .primary: "primary"
      case .secondary: "secondary"
      case .destructive: "danger"
      case .plain, .positive: "secondary"
      }
    if button.style == .plain || button.style == .positive { log.lose("the style") }
    property("variant", variant)
    json.endObject()
    json.name("on")
    json.beginObject()
    json.name("press")
    json.beginObject()
    if button.opens.isEmpty {
      property("action", button.action.isEmpty ? "press" : button.action)
    } else {
      if !button.action.isEmpty { log.lose("the action") }
      property("action", "setState")
      json.name("params")
      json.beginObject()
      property("statePath", "/open-" + button.opens)
      json.name("value")
      json.flag(true)
      json.endObject()
    }
    json.endObject()
    json.endObject()
    json.endObject()
    return key
  }
}

extension Component.Tone {
  /// The variant of a shadcn badge.
  fileprivate var shadcn: String {
    switch self {
    case .neutral: "secondary"
    case .info: "default"
    case .success: "success"
    case .warning: "warning"
    case .critical: "destructive"
    }
  }

  /// The type of a notice.
  fileprivate var alert: String {
    switch self {
    case .neutral: "neutral"
    case .info: "info"
    case .success: "success"
    case .warning: "warning"
    case .critical: "error"
    }
  }
}

extension Component.FieldKind {
  /// The type of an HTML input.
  var htmlType: String {
    switch self {
    case .phone: "tel"
    case .datetime: "datetime-local"
    case .multiline: "text"
    case .text, .email, .password, .number, .url, .search, .date, .time, .file: rawValue
    }
  }
}
