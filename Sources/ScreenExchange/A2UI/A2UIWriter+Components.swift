internal import ScreenModel

extension A2UIWriter {
  /// Writes a component and its parts, and returns the id of the whole.
  mutating func component(_ component: Component, _ id: String) -> String {
    switch component {
    case .paragraph(let paragraph) where paragraph.emphasis == .muted && format != .a2ui10:
      return text(id, paragraph.text, "caption")
    case .image(let image) where !image.source.isEmpty: break
    default: log.loseLooks(of: component)
    }
    switch component {
    case .heading(let heading): return text(id, heading.text, "h3", heading: 3)
    case .paragraph(let paragraph): return text(id, paragraph.text)
    case .code(let code): return text(id, "```\(code.language)\n\(code.text)\n```")
    case .divider: return rule(id, isUpright: false)
    case .quote(let quote):
      var parts = [rule(id + "/rule", isUpright: true), text(id + "/text", quote.text)]
      if !quote.attribution.isEmpty {
        parts.append(text(id + "/source", "— " + quote.attribution, "caption"))
      }
      return row(id, parts)
    case .keyValue(let fact):
      return row(id, [text(id + "/key", fact.key, "caption"), text(id + "/value", fact.value)])
    case .badge(let badge):
      var parts: [String] = []
      if let sign = badge.tone.icon { parts.append(icon(id + "/tone", sign)) }
      parts.append(text(id + "/label", badge.label, "caption"))
      return row(id, parts)
    case .stat(let stat): return self.stat(stat, id)
    case .list(let list): return self.list(list, id)
    case .checklist(let checklist): return self.checklist(checklist, id)
    case .steps(let steps): return self.steps(steps, id)
    case .table(let table) where table.columns.count > 1: return self.table(table, id)
    case .table(let table):
      log.loseMarks(of: table)
      log.compose("a list")
      let items = table.rows.map { Component.ListItem(title: $0.first ?? "") }
      return list(Component.List(title: table.columns.first ?? table.title, items: items), id)
    case .image(let image) where !image.source.isEmpty: return self.image(image, id)
    case .player(let player) where !player.source.isEmpty: return self.player(player, id)
    case .field(let field): return self.field(field, id)
    case .picker(let picker): return self.picker(picker, id)
    case .toggle(let toggle):
      let name = inputName(toggle.name, id)
      return checkBox(id, toggle.label, toggle.isOn, name: name, required: toggle.required)
    case .slider(let slider): return self.slider(slider, id)
    case .button(let button): return self.button(button, id)
    case .link(let link): return self.link(link, id)
    case .alert(let alert): return self.alert(alert, id)
    default:
      guard let simpler = component.simpler else { return text(id, "") }
      log.compose(simpler.named)
      return self.component(simpler.component, id)
    }
  }

  mutating func row(_ id: String, _ children: [String]) -> String {
    container(id, "Row", children)
    return id
  }

  mutating func column(_ id: String, _ children: [String]) -> String {
    container(id, "Column", children)
    return id
  }

  /// A collection below its title, if it has one.
  private mutating func titled(_ title: String, _ id: String, _ collection: String) -> String {
    guard !title.isEmpty else { return collection }
    return column(id, [text(id + "/title", title, "h4", heading: 4), collection])
  }

  private mutating func stat(_ stat: Component.Stat, _ id: String) -> String {
    guard format != .a2ui10 || stat.value.utf8.first != nil else { return text(id, stat.label) }
    var parts = [
      text(id + "/label", stat.label, "caption"), text(id + "/value", stat.value, "h3", heading: 3),
    ]
    if !stat.change.isEmpty {
      parts.append(text(id + "/change", stat.trend.arrow + stat.change, "caption"))
    } else if stat.trend != .flat {
      log.lose("the trend")
    }
    return column(id, parts)
  }

  private mutating func alert(_ alert: Component.Alert, _ id: String) -> String {
    guard let icon = alert.tone.icon else {
      log.compose("a card of texts")
      var texts = [text(id + "/title", alert.title)]
      if !alert.message.isEmpty { texts.append(text(id + "/message", alert.message)) }
      wrapper(id, "Card", column(id + "/texts", texts))
      return id
    }
    let sign = self.icon(id + "/tone", icon)
    let words: String
    if alert.message.isEmpty {
      words = text(id + "/title", alert.title)
    } else {
      words = column(
        id + "/texts",
        [
          text(id + "/title", alert.title, "h4", heading: 4), text(id + "/message", alert.message),
        ])
    }
    wrapper(id, "Card", row(id + "/row", [sign, words]))
    return id
  }

  // MARK: - Collections

  private mutating func list(_ list: Component.List, _ id: String) -> String {
    switch list.style {
    case .plain, .bulleted, .numbered, .cards, .carousel: break
    case .gallery, .timeline, .messages: log.lose("the style")
    }
    let items = list.items.enumerated().map { index, item in
      self.item(item, list.style, index, "\(id)/\(index)")
    }
    let body = list.title.isEmpty ? id : id + "/list"
    if list.style == .carousel {
      horizontalList(body, items)
    } else {
      container(body, "List", items)
    }
    return titled(list.title, id, body)
  }

  private mutating func item(
    _ item: Component.ListItem, _ style: Component.ListStyle, _ index: Int, _ id: String
  ) -> String {
    let mark = style == .numbered ? "\(index + 1). " : style == .bulleted ? "• " : ""
    var parts: [String] = []
    if !item.image.isEmpty { log.lose("the picture of an item") }
    if !item.detail.isEmpty { parts.append(text(id + "/detail", item.detail, "caption")) }
    if !item.badge.isEmpty {
      parts.append(row(id + "/badge", [text(id + "/badge/label", item.badge, "caption")]))
    }
    for (number, fact) in item.facts.enumerated() {
      parts.append(
        component(.keyValue(.init(key: fact.key, value: fact.value)), "\(id)/fact-\(number)"))
    }
    for (number, action) in item.actions.enumerated() {
      let button = Component.Button(label: action.label, action: action.action)
      parts.append(self.button(button, "\(id)/action-\(number)"))
    }
    if !item.items.isEmpty {
      let items = item.items.enumerated().map { number, inner in
        self.item(inner, .plain, number, "\(id)/\(number)")
      }
      container(id + "/items", "List", items)
      parts.append(id + "/items")
    }
    let isCard = style == .cards
    guard isCard || !parts.isEmpty else { return text(id, mark + item.title) }
    parts.insert(text(id + "/title", mark + item.title), at: 0)
    guard isCard else { return column(id, parts) }
    wrapper(id, "Card", column(id + "/card", parts))
    return id
  }

  private mutating func checklist(_ list: Component.Checklist, _ id: String) -> String {
    let boxes = list.items.enumerated().map { index, item in
      let name = inputName("", "\(id)/\(index)")
      return checkBox("\(id)/\(index)", item.label, item.checked, name: name)
    }
    let body = list.title.isEmpty ? id : id + "/list"
    container(body, "List", boxes)
    return titled(list.title, id, body)
  }

  private mutating func steps(_ steps: Component.Steps, _ id: String) -> String {
    let rows = steps.items.enumerated().map { index, step in
      let id = "\(id)/\(index)"
      let sign = icon(id + "/state", step.state.icon)
      let label = text(id + "/label", step.label)
      guard !step.detail.isEmpty else { return row(id, [sign, label]) }
      let detail = text(id + "/detail", step.detail, "caption")
      return row(id, [sign, column(id + "/texts", [label, detail])])
    }
    let body = steps.title.isEmpty ? id : id + "/list"
    container(body, "List", rows)
    return titled(steps.title, id, body)
  }

  private mutating func table(_ table: Component.Table, _ id: String) -> String {
    var rows: [String] = []
    if !table.title.isEmpty { rows.append(text(id + "/title", table.title, "h4", heading: 4)) }
    let head = table.columns.enumerated().map { index, column in
      text("\(id)/head-\(index)", column, "caption")
    }
    rows.append(row(id + "/head", head))
    if table.rows.isEmpty { log.lose("the note on missing rows") }
    log.loseMarks(of: table)
    for (index, cells) in table.rows.enumerated() {
      let cells = table.columns.indices.map { column in
        text("\(id)/\(index)-\(column)", column < cells.count ? cells[column] : "")
      }
      rows.append(row("\(id)/\(index)", cells))
    }
    return column(id, rows)
  }
}
