internal import ScreenModel

extension AdaptiveCardWriter {
  /// Writes a single component; `name` is the id for an input without a name.
  mutating func component(_ component: Component, name: String) {
    switch component {
    case .paragraph, .button, .keyValue: break
    case .image(let image) where !image.source.isEmpty: break
    default: log.loseLooks(of: component)
    }
    switch component {
    case .heading(let heading): text(heading.text, size: "Medium", isHeading: true)
    case .paragraph(let paragraph):
      text(
        paragraph.text, isStrong: paragraph.emphasis == .strong,
        isSubtle: paragraph.emphasis == .muted)
    case .code(let code): self.code(code)
    case .divider: log.lose("the line")
    case .keyValue(let fact):
      open("FactSet")
      json.name("facts")
      json.beginArray()
      self.fact(fact)
      json.endArray()
      json.endObject()
    case .stat(let stat): self.stat(stat)
    case .badge(let badge) where badge.tone != .neutral:
      open("TextBlock")
      property("text", badge.label)
      property("color", badge.tone.color)
      property("weight", "Bolder")
      property("wrap", true)
      json.endObject()
    case .list(let list): self.list(list)
    case .checklist(let checklist): self.checklist(checklist, name: name)
    case .table(let table): self.table(table)
    case .image(let image) where !image.source.isEmpty:
      open("Image")
      property("url", image.source)
      property("altText", image.description)
      if image.shape == .round { property("style", "person") }
      json.endObject()
    case .player(let player) where !player.source.isEmpty: self.player(player)
    case .field(let field): self.field(field, name: name)
    case .picker(let picker): self.picker(picker, name: name)
    case .toggle(let toggle):
      self.toggle(
        toggle.label, toggle.isOn, name: toggle.name.isEmpty ? name : toggle.name,
        required: toggle.required)
    case .slider(let slider): self.slider(slider, name: name)
    case .button, .link: action(component)
    case .alert(let alert): self.alert(alert)
    default:
      guard let simpler = component.simpler else { return }
      log.compose(simpler.named)
      self.component(simpler.component, name: name)
    }
  }

  private mutating func action(_ component: Component) {
    open("ActionSet")
    json.name("actions")
    json.beginArray()
    switch component {
    case .button(let button): self.button(button)
    case .link(let link): self.link(link)
    default: break
    }
    json.endArray()
    json.endObject()
  }

  private mutating func code(_ code: Component.Code) {
    if !code.language.isEmpty { log.lose("the language") }
    open("TextBlock")
    property("text", code.text)
    property("fontType", "Monospace")
    property("wrap", true)
    json.endObject()
  }

  private mutating func stat(_ stat: Component.Stat) {
    if stat.change.isEmpty, stat.trend != .flat { log.lose("the trend") }
    container { writer in
      writer.text(stat.label, isSubtle: true)
      writer.text(stat.value, size: "Large", isHeading: true)
      if !stat.change.isEmpty { writer.text(stat.trend.arrow + stat.change, isSubtle: true) }
    }
  }

  private mutating func alert(_ alert: Component.Alert) {
    if alert.tone == .neutral { log.compose("a container of texts") }
    container(style: alert.tone == .neutral ? "emphasis" : alert.tone.container) { writer in
      writer.text(alert.title)
      if !alert.message.isEmpty { writer.text(alert.message) }
    }
  }

  /// Parts below a title, if there is one.
  private mutating func titled(_ title: String, _ content: (inout AdaptiveCardWriter) -> Void) {
    guard !title.isEmpty else { return content(&self) }
    container { writer in
      writer.text(title, size: "Medium", isHeading: true)
      content(&writer)
    }
  }

  // MARK: - Collections

  private mutating func list(_ list: Component.List) {
    switch list.style {
    case .bulleted, .numbered: break
    case .plain: log.compose("a bulleted list")
    case .cards, .gallery, .carousel, .timeline, .messages: log.lose("the style")
    }
    if list.items.isEmpty { log.lose("the note on missing items") }
    let isPlain = list.items.allSatisfy { $0 == Component.ListItem(title: $0.title) }
    if !isPlain { log.compose("containers of texts") }
    titled(list.title) { writer in
      guard !isPlain else {
        guard !list.items.isEmpty else { return }
        let lines = list.items.enumerated().map { index, item in
          (list.style == .numbered ? "\(index + 1). " : "- ") + item.title
        }
        return writer.text(lines.joined(separator: "\n"))
      }
      for (index, item) in list.items.enumerated() {
        writer.item(item, mark: list.style == .numbered ? "\(index + 1). " : "")
      }
    }
  }

  private mutating func item(_ item: Component.ListItem, mark: String) {
    if !item.image.isEmpty { log.lose("the picture of an item") }
    container { writer in
      writer.text(mark + item.title)
      if !item.detail.isEmpty { writer.text(item.detail, isSubtle: true) }
      if !item.badge.isEmpty { writer.text(item.badge, isSubtle: true) }
      if !item.facts.isEmpty {
        writer.open("FactSet")
        writer.json.name("facts")
        writer.json.beginArray()
        for fact in item.facts { writer.fact(.init(key: fact.key, value: fact.value)) }
        writer.json.endArray()
        writer.json.endObject()
      }
      if !item.actions.isEmpty {
        writer.open("ActionSet")
        writer.json.name("actions")
        writer.json.beginArray()
        for action in item.actions {
          writer.button(Component.Button(label: action.label, action: action.action))
        }
        writer.json.endArray()
        writer.json.endObject()
      }
      for inner in item.items { writer.item(inner, mark: "– ") }
    }
  }

  private mutating func checklist(_ checklist: Component.Checklist, name: String) {
    log.compose("inputs")
    titled(checklist.title) { writer in
      for (index, item) in checklist.items.enumerated() {
        writer.toggle(item.label, item.checked, name: "\(name)-\(index)")
      }
    }
  }

  private mutating func table(_ table: Component.Table) {
    log.loseMarks(of: table)
    titled(table.title) { writer in
      writer.open("Table")
      writer.json.name("columns")
      writer.json.beginArray()
      for _ in table.columns {
        writer.json.beginObject()
        writer.json.name("width")
        writer.json.integer(1)
        writer.json.endObject()
      }
      writer.json.endArray()
      writer.property("firstRowAsHeader", true)
      writer.json.name("rows")
      writer.json.beginArray()
      writer.row(table.columns)
      for row in table.rows { writer.row(row) }
      writer.json.endArray()
      writer.json.endObject()
    }
  }

  private mutating func row(_ cells: [String]) {
    json.beginObject()
    property("type", "TableRow")
    json.name("cells")
    json.beginArray()
    for cell in cells {
      json.beginObject()
      property("type", "TableCell")
      json.name("items")
      json.beginArray()
      text(cell)
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private mutating func player(_ player: Component.Player) {
    if player.seconds > 0 { log.lose("the length") }
    open("Media")
    property("altText", player.title)
    json.name("sources")
    json.beginArray()
    json.beginObject()
    property("mimeType", player.kind == .video ? "video/mp4" : "audio/mpeg")
    property("url", player.source)
    json.endObject()
    json.endArray()
    json.endObject()
  }
}

extension Component.Tone {
  /// The colour of a text.
  fileprivate var color: String {
    switch self {
    case .neutral: "Default"
    case .info: "Accent"
    case .success: "Good"
    case .warning: "Warning"
    case .critical: "Attention"
    }
  }

  /// The style of a container.
  fileprivate var container: String {
    switch self {
    case .neutral: "emphasis"
    case .info: "accent"
    case .success: "good"
    case .warning: "warning"
    case .critical: "attention"
    }
  }
}
