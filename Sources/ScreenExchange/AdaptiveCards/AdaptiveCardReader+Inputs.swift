internal import ScreenDiagnostics
internal import ScreenModel

extension AdaptiveCardReader {
  mutating func input(_ element: TreeValue, _ type: String) -> Block {
    let id = element["id"]?.shown ?? ""
    let label = noted(element["label"]?.shown ?? "", at: element.range)
    let placeholder = noted(element["placeholder"]?.shown ?? "", at: element.range)
    let fallback = placeholder.isEmpty ? id.wordsOfName : placeholder
    var properties: Properties = [
      "label": label.isEmpty ? fallback : label, "name": Slug.derived(from: id.wordsOfName) ?? "",
    ]
    switch type {
    case "Input.Toggle":
      let title = noted(element["title"]?.shown ?? "", at: element.range)
      let isOn = element["value"]?.shown == (element["valueOn"]?.shown ?? "true")
      var toggle: Properties = [
        "label": title.isEmpty ? label : title, "name": properties["name"]?.text ?? "",
      ]
      toggle.set("isOn", isOn)
      toggle.set("required", element["isRequired"]?.flag ?? false)
      return Block(.toggle, toggle, at: element.range)
    case "Input.ChoiceSet":
      choices(element, &properties)
      return Block(.picker, properties, at: element.range)
    case "Input.Number"
    where element["min"]?.number != nil && element["max"]?.number != nil
      && placeholder.isEmpty:
      properties.set("minimum", element["min"]?.number)
      properties.set("maximum", element["max"]?.number)
      properties.set("value", element["value"]?.number)
      return Block(.slider, properties, at: element.range)
    default:
      properties.set("placeholder", placeholder)
      let kind = fieldKind(element, type)
      if kind != .text { properties.set("kind", kind.rawValue) }
      properties.set("value", element["value"]?.shown)
      let rules = rules(of: element)
      if !rules.members.isEmpty { properties.set("rules", rules.tree) }
      if let action = element["inlineAction"] {
        log.lose("inline-action", "a button within a field is left out", at: action.range)
      }
      return Block(.field, properties, at: element.range)
    }
  }

  private func fieldKind(_ element: TreeValue, _ type: String) -> Component.FieldKind {
    switch type {
    case "Input.Date": return .date
    case "Input.Time": return .time
    case "Input.Number": return .number
    default: break
    }
    if element["isMultiline"]?.flag == true { return .multiline }
    switch element["style"]?.text?.lowercased() {
    case "email": return .email
    case "tel": return .phone
    case "url": return .url
    case "password": return .password
    default: return .text
    }
  }

  private func rules(of element: TreeValue) -> Properties {
    var rules = Properties()
    rules.set("required", element["isRequired"]?.flag ?? false)
    rules.set("maxLength", element["maxLength"]?.number)
    rules.set("minimum", element["type"]?.text == "Input.Number" ? element["min"]?.number : nil)
    rules.set("maximum", element["type"]?.text == "Input.Number" ? element["max"]?.number : nil)
    rules.set("pattern", element["regex"]?.text)
    if !rules.members.isEmpty { rules.set("message", element["errorMessage"]?.shown) }
    return rules
  }

  private mutating func choices(_ element: TreeValue, _ properties: inout Properties) {
    if let query = element["choices.data"] {
      log.lose("data-query", "choices that a host looks up are not known here", at: query.range)
    }
    let options = (element["choices"]?.elements ?? []).map { choice in
      (
        label: noted(choice["title"]?.shown ?? "", at: choice.range),
        value: choice["value"]?.shown ?? ""
      )
    }
    properties.set("options", options.map(\.label))
    let chosen = (element["value"]?.shown ?? "").split(separator: ",").map {
      String($0).withoutBlanksAround
    }
    properties.set(
      "selected", chosen.compactMap { value in options.first { $0.value == value }?.label })
    let isMultiple = element["isMultiSelect"]?.flag ?? false
    let isExpanded = element["style"]?.text?.lowercased() == "expanded"
    let style: Component.PickerStyle = isMultiple ? .multiple : isExpanded ? .radio : .menu
    if style != .menu { properties.set("style", style.rawValue) }
    properties.set("required", element["isRequired"]?.flag ?? false)
  }

  // MARK: - Actions

  mutating func actions(_ list: TreeValue?) -> [Block] {
    var buttons: [Block] = []
    var dialogs: [Block] = []
    for action in list?.elements ?? [] {
      buttons += self.action(action, &dialogs)
    }
    let row = buttons.count > 1 ? [Block(.row, buttons, at: list?.range)] : buttons
    return row + dialogs
  }

  private mutating func action(_ action: TreeValue, _ dialogs: inout [Block]) -> [Block] {
    let title = noted(action["title"]?.shown ?? "", at: action.range)
    switch action["type"]?.text {
    case "Action.OpenUrl":
      let address = noted(action["url"]?.text ?? "", at: action["url"]?.range)
      let label = title.isEmpty ? AddressName.words(of: address) : title
      return [Block(.link, ["label": label, "destination": address], at: action.range)]
    case "Action.ShowCard":
      let id = nextDialog()
      dialogs.append(
        Block(
          .dialog, title: title, id: id, action["card"].map { card($0) } ?? [], at: action.range))
      return [button(title, action, opens: id)]
    case "Action.Submit", "Action.Execute", "Action.ToggleVisibility":
      if let data = action["data"], !data.isEmptyContainer {
        log.reportOnce("action-data", "an action's payload is up to the host", at: data.range)
      }
      return [button(title, action, opens: "")]
    case let type?:
      if let fallback = action["fallback"], fallback.text == nil {
        return self.action(fallback, &dialogs)
      }
      log.lose(
        "unknown-action", "there is no action '\(type.excerpt)'; its button is shown",
        at: action.range)
      return [button(title, action, opens: "")]
    case nil:
      log.lose("bad-action", "an action must give its type; this is left out", at: action.range)
      return []
    }
  }

  private func button(_ title: String, _ action: TreeValue, opens: String) -> Block {
    let style: Component.ButtonStyle =
      switch action["style"]?.text?.lowercased() {
      case "positive": .primary
      case "destructive": .destructive
      default: .secondary
      }
    let name = action["verb"]?.text ?? action["id"]?.text ?? ""
    let type = action["type"]?.text ?? ""
    let label = title.isEmpty ? type.split(separator: ".").last.map(String.init) ?? "" : title
    return Block(
      .button,
      [
        "label": label.isEmpty ? name.wordsOfName : label, "style": style.rawValue,
        "action": Slug.derived(from: name.wordsOfName) ?? "", "opens": opens,
      ], at: action.range)
  }
}
