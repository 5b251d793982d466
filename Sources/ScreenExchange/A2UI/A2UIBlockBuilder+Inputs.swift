internal import ScreenDiagnostics
internal import ScreenModel

extension A2UIBlockBuilder {
  mutating func button(_ component: A2UIComponent, _ scope: Scope) -> Block {
    let children = children(component, scope)
    var label = component.properties["label"].flatMap { value($0, scope)?.shown }
    label = label ?? children.lazy.compactMap(\.firstText).first
    if children.contains(where: { $0.firstText != nil && $0.text == nil }), label != nil {
      log.reportOnce(
        "icon", "a button is labelled by its text, or by its icon's name", at: component.range)
    }
    let action = component.properties["action"]
    let call = action?["functionCall"]
    if call?["call"]?.text == "openUrl" || call?["call"]?.text == "openURL" {
      let address = call?["args"]?["url"].flatMap { value($0, scope)?.shown }
      return Block(
        .link, ["label": label ?? "", "destination": address ?? ""], at: component.range)
    }
    var properties: Properties = ["label": label ?? ""]
    let variant = component.properties["variant"].flatMap(A2UIData.literal)?.text
    let isPrimary = component.properties["primary"].flatMap(A2UIData.literal)?.flag ?? false
    let style: Component.ButtonStyle =
      variant == "primary" || isPrimary ? .primary : variant == "borderless" ? .plain : .secondary
    properties.set("style", style.rawValue)
    let name = action?["event"]?["name"]?.text ?? action?["name"]?.text ?? call?["call"]?.text
    properties.set("action", name.flatMap { Slug.derived(from: $0.wordsOfName) })
    if let context = action?["event"]?["context"] ?? action?["context"], !context.isEmptyContainer {
      log.reportOnce(
        "action-context", "an action's payload is up to the host, which reads the inputs by name",
        at: context.range)
    }
    return Block(.button, properties, at: component.range)
  }

  mutating func media(_ component: A2UIComponent, _ scope: Scope) -> Block {
    let address = text("url", component, scope) ?? ""
    let words = text("description", component, scope) ?? text("altText", component, scope)
    switch component.type {
    case "Image":
      let description = words ?? AddressName.words(of: address)
      let hint = component.properties["variant"] ?? component.properties["usageHint"]
      var properties: Properties = ["description": description, "source": address]
      if hint.flatMap(A2UIData.literal)?.text == "avatar" { properties.set("shape", "round") }
      return Block(.image, properties, at: component.range)
    default:
      let kind: Component.PlayerKind = component.type == "Video" ? .video : .audio
      let title = words ?? AddressName.words(of: address)
      return Block(
        .player, ["title": title, "kind": kind.rawValue, "source": address], at: component.range)
    }
  }

  mutating func input(_ component: A2UIComponent, _ scope: Scope) -> Block {
    let valueName =
      ["text", "value", "selections"].first { component.properties[$0] != nil } ?? "value"
    let bound = component.properties[valueName].flatMap { value($0, scope) }
    let path = path(valueName, component, scope)
    let name = path.flatMap { JSONPointer($0)?.tokens.last }
    var properties: Properties = [
      "label": text("label", component, scope) ?? name?.wordsOfName ?? "",
      "name": name.flatMap { Slug.derived(from: $0.wordsOfName) } ?? "",
    ]
    switch component.type {
    case "CheckBox":
      properties.set("isOn", bound?.flag ?? false)
      setRequired(component, &properties)
      return Block(.toggle, properties, at: component.range)
    case "Slider":
      let minimum = component.properties["min"] ?? component.properties["minValue"]
      let maximum = component.properties["max"] ?? component.properties["maxValue"]
      properties.set("minimum", minimum.flatMap { value($0, scope) }?.number)
      properties.set("maximum", maximum.flatMap { value($0, scope) }?.number)
      properties.set("value", bound?.number)
      return Block(.slider, properties, at: component.range)
    case "ChoicePicker", "MultipleChoice":
      choices(component, bound, scope, &properties)
      setRequired(component, &properties)
      return Block(.picker, properties, at: component.range)
    default:
      properties.set("value", bound?.shown)
      properties.set("placeholder", text("placeholder", component, scope))
      let rules = A2UIRules(component, log: &log)
      let kind = fieldKind(component, rules)
      if kind != .text { properties.set("kind", kind.rawValue) }
      properties.set("rules", rules.properties.members.isEmpty ? nil : rules.properties.tree)
      return Block(.field, properties, at: component.range)
    }
  }

  /// Reads the only rule that switches and choices have.
  private mutating func setRequired(_ component: A2UIComponent, _ properties: inout Properties) {
    let rules = A2UIRules(component, log: &log).properties
    properties.set("required", rules["required"]?.flag ?? false)
  }

  private func fieldKind(_ component: A2UIComponent, _ rules: A2UIRules) -> Component.FieldKind {
    if component.type == "DateTimeInput" {
      let flag = { (name: String) in component.properties[name].flatMap(A2UIData.literal)?.flag }
      switch (flag("enableDate") ?? true, flag("enableTime") ?? false) {
      case (true, true): return .datetime
      case (false, true): return .time
      default: return .date
      }
    }
    if rules.isEmail { return .email }
    let variant = component.properties["variant"] ?? component.properties["textFieldType"]
    switch variant.flatMap(A2UIData.literal)?.text {
    case "longText": return .multiline
    case "number": return .number
    case "obscured": return .password
    case "date": return .date
    default: return .text
    }
  }

  private mutating func choices(
    _ component: A2UIComponent, _ bound: TreeValue?, _ scope: Scope, _ properties: inout Properties
  ) {
    let list = component.properties["options"].flatMap { value($0, scope) }?.elements ?? []
    let options = list.compactMap { option -> (label: String, value: String)? in
      guard let label = option["label"].flatMap({ value($0, scope) })?.shown ?? option.shown else {
        return nil
      }
      return (label, option["value"]?.shown ?? label)
    }
    properties.set("options", options.map(\.label))
    let selected = bound?.elements?.compactMap(\.shown) ?? bound?.shown.map { [$0] } ?? []
    properties.set(
      "selected", selected.map { value in options.first { $0.value == value }?.label ?? value })
    let variant = component.properties["variant"]?.text
    let limit = component.properties["maxAllowedSelections"]?.number
    let isMultiple =
      variant == "multipleSelection" || variant == nil && (limit.map { $0 != 1 } ?? true)
    let style: Component.PickerStyle =
      switch component.properties["displayStyle"]?.text {
      case _ where isMultiple: .multiple
      case "chips": .segmented
      case "checkbox": .radio
      default: .menu
      }
    if style != .menu { properties.set("style", style.rawValue) }
  }
}

/// The rules that the checks of an A2UI input state.
struct A2UIRules {
  private(set) var properties = Properties()
  private(set) var isEmail = false

  init(_ component: A2UIComponent, log: inout ReadingLog) {
    if let pattern = component.properties["validationRegexp"].flatMap(A2UIData.literal)?.text {
      properties.set("pattern", pattern)
    }
    var messages: [String] = []
    for check in component.properties["checks"]?.elements ?? [] {
      let condition = check["condition"] ?? check
      let arguments = condition["args"]
      if let message = check["message"]?.text { messages.append(message) }
      switch condition["call"]?.text {
      case "required": properties.set("required", true)
      case "email": isEmail = true
      case "regex": properties.set("pattern", arguments?["pattern"]?.text)
      case "length":
        properties.set("minLength", arguments?["min"]?.number)
        properties.set("maxLength", arguments?["max"]?.number)
      case "numeric":
        properties.set("minimum", arguments?["min"]?.number)
        properties.set("maximum", arguments?["max"]?.number)
      default:
        log.lose("check", "there is no rule for this check; it is left out", at: check.range)
      }
    }
    properties.set("message", messages.first)
    if messages.count > 1 {
      log.reportOnce(
        "check-message", "an input has one message; the first of several is kept",
        at: component.range)
    }
  }
}

extension TreeValue {
  /// Whether it is an empty object or array.
  var isEmptyContainer: Bool {
    switch content {
    case .object(let members): members.isEmpty
    case .array(let elements): elements.isEmpty
    case .null: true
    case .flag, .number, .text: false
    }
  }
}

/// The words of an address, used to name a picture without a description.
enum AddressName {
  /// The file name, without its extension.
  static func words(of address: String) -> String {
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let name = path.split(separator: UInt8(ascii: "/")).last ?? path[...]
    let stem =
      name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: true).first ?? name
    return String(decoding: stem, as: UTF8.self).wordsOfName
  }
}
