internal import HTMLSyntax
internal import ScreenDiagnostics
internal import ScreenModel

/// Reads the controls of a form.
struct HTMLControls {
  var log: ReadingLog

  init(log: ReadingLog) { self.log = log }

  /// The component for a control, with its label if it has one; nil for a control that shows
  /// nothing.
  mutating func block(_ node: HTMLNode, label: String) -> Block? {
    switch node.name {
    case "button": return button(node.words, node)
    case "select": return select(node, label: label)
    case "textarea": return field(node, .multiline, label: label, value: node.words)
    case "output":
      return node.words.isEmpty ? nil : Block(.text(node.words, .body), at: node.range)
    default: break
    }
    switch node["type"]?.lowercased() ?? "text" {
    case "hidden":
      log.note("hidden", "a hidden field shows nothing; it is left out", at: node.range)
      return nil
    case "submit", "button", "reset", "image":
      let words = node["value"] ?? node["alt"] ?? (node["type"] ?? "").capitalizedWord
      return button(words, node)
    case "checkbox", "radio":
      var properties: Properties = [
        "label": name(of: node, label), "name": Slug.derived(from: node["name"] ?? "") ?? "",
      ]
      properties.set("isOn", node["checked"] != nil)
      properties.set("style", Component.ToggleStyle.checkbox.rawValue)
      properties.set("required", node["required"] != nil)
      return Block(.toggle, properties, at: node.range)
    case "range":
      var properties: Properties = [
        "label": name(of: node, label), "name": Slug.derived(from: node["name"] ?? "") ?? "",
      ]
      properties.set("minimum", node["min"].flatMap(Double.init))
      properties.set("maximum", node["max"].flatMap(Double.init))
      properties.set("value", node["value"].flatMap(Double.init))
      return Block(.slider, properties, at: node.range)
    case let type:
      return field(node, Self.kind(type), label: label, value: node["value"] ?? "")
    }
  }

  private static func kind(_ type: String) -> Component.FieldKind {
    switch type {
    case "tel": .phone
    case "datetime-local": .datetime
    case "month", "week": .date
    default: Component.FieldKind(rawValue: type) ?? .text
    }
  }

  /// The name of a control.
  private func name(of node: HTMLNode, _ label: String) -> String {
    if !label.isEmpty { return label }
    let words = [node["aria-label"], node["title"], node["placeholder"], node["name"]?.wordsOfName]
    return words.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }

  private func field(
    _ node: HTMLNode, _ kind: Component.FieldKind, label: String, value: String
  ) -> Block {
    var properties: Properties = [
      "label": name(of: node, label), "placeholder": node["placeholder"] ?? "",
      "name": Slug.derived(from: node["name"] ?? "") ?? "", "value": value,
    ]
    if kind != .text { properties.set("kind", kind.rawValue) }
    var rules = Properties()
    rules.set("required", node["required"] != nil)
    rules.set("minLength", node["minlength"].flatMap(Double.init))
    rules.set("maxLength", node["maxlength"].flatMap(Double.init))
    if kind == .number {
      rules.set("minimum", node["min"].flatMap(Double.init))
      rules.set("maximum", node["max"].flatMap(Double.init))
    }
    rules.set("pattern", node["pattern"])
    if !rules.members.isEmpty { properties.set("rules", rules.tree) }
    return Block(.field, properties, at: node.range)
  }

  private func select(_ node: HTMLNode, label: String) -> Block {
    let options = node.all("option").filter { !($0["value"] == "" && $0["disabled"] != nil) }
    var properties: Properties = [
      "label": name(of: node, label), "name": Slug.derived(from: node["name"] ?? "") ?? "",
    ]
    properties.set("options", options.map(\.words).filter { !$0.isEmpty })
    properties.set("selected", options.filter { $0["selected"] != nil }.map(\.words))
    if node["multiple"] != nil { properties.set("style", "multiple") }
    properties.set("required", node["required"] != nil)
    return Block(.picker, properties, at: node.range)
  }

  private func button(_ words: String, _ node: HTMLNode) -> Block? {
    let label = words.isEmpty ? node["aria-label"] ?? node["title"] ?? "" : words
    guard !label.isEmpty else { return nil }
    let isSubmit = (node["type"] ?? "submit").lowercased() == "submit"
    return Block(
      .button,
      [
        "label": label, "style": isSubmit ? "primary" : "secondary",
        "action": Slug.derived(from: node["name"] ?? "") ?? "",
      ], at: node.range)
  }
}

extension String {
  /// The word with an upper-case first letter.
  fileprivate var capitalizedWord: String {
    guard let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
      return self
    }
    return String(Unicode.Scalar(first & 0xDF)) + dropFirst()
  }
}
