internal import ScreenDiagnostics
internal import ScreenModel

extension WidgetBlockBuilder {
  /// A widget that shows a text, a fact, a picture or an action; nil for any other.
  mutating func leaf(_ widget: Widget) -> Block? {
    let range = widget.range
    switch widget.name {
    case "heading", "title", "header1", "h1", "h2", "h3":
      let level = widget.value("level").flatMap(Self.level) ?? Self.level(widget.name) ?? 2
      return text(widget.text("text", "title", "content", "children"), .heading(level), at: range)
    case "text", "paragraph", "label", "caption", "typography", "p", "span":
      return styledText(widget)
    case "markdown", "markdownrenderer":
      return text(widget.text("textMarkdown", "md", "content", "text"), .body, at: range)
    case "quote", "blockquote":
      return Block(
        .quote,
        [
          "text": widget.text("text", "content"),
          "attribution": widget.text("attribution", "author"),
        ],
        at: range)
    case "code", "codeblock":
      return Block(
        .code,
        [
          "text": widget.text("codeString", "code", "text", "content"),
          "language": widget.text("language"),
        ],
        at: range)
    case "separator", "divider", "hr":
      if !widget.text("label").isEmpty { return text(widget.text("label"), .caption, at: range) }
      return Block(.rule(isUpright: widget.text("orientation") == "vertical"), at: range)
    case "icon": return Block(.icon(widget.text("name", "icon")), at: range)
    case "badge", "tag", "chip", "pill": return badge(widget)
    case "alert", "callout", "textcallout", "banner", "notice", "toast": return alert(widget)
    case "progress", "progressbar": return progress(widget)
    case "rating", "stars":
      var properties: Properties = ["label": widget.text("label", "title")]
      properties.set("score", widget.number("value", "score"))
      properties.set("outOf", widget.number("max", "outOf"))
      return Block(.rating, properties, at: range)
    case "metric", "stat", "statcard", "kpi": return metric(widget)
    case "keyvalue", "fact", "descriptionitem":
      return Block(
        .keyValue, ["key": widget.text("key", "label"), "value": widget.text("value", "text")],
        at: range)
    case "image", "img", "imageblock", "avatar", "picture": return image(widget)
    case "video", "audio", "audioplayer", "player":
      return Block(
        .player,
        [
          "title": widget.text("title", "alt", "description"),
          "kind": widget.name == "video" || widget.text("kind") == "video" ? "video" : "audio",
          "source": widget.text("src", "url", "source"),
        ], at: range)
    case "button", "iconbutton": return button(widget)
    case "link", "a", "anchor":
      return Block(
        .link,
        [
          "label": widget.text("label", "text", "title", "children"),
          "destination": widget.text("href", "url", "to", "destination"),
        ],
        at: range)
    case "empty", "emptystate":
      return Block(
        .alert,
        [
          "title": widget.text("title"), "message": widget.text("description", "message"),
          "tone": "neutral",
        ],
        at: range)
    case "tooltip", "hovercard":
      let words = [widget.text("text", "label", "trigger"), widget.text("content", "tooltip")]
      let all = words.filter { !$0.isEmpty }.joined(separator: ": ")
      return widget.children.isEmpty ? text(all, .body, at: range) : nil
    default: return nil
    }
  }

  private func text(_ words: String, _ role: TextRole, at range: SourceRange?) -> Block? {
    words.isEmpty ? nil : Block(.text(words, role), at: range)
  }

  /// The rank of a heading: 2, "2" or "h2".
  private static func level(_ value: TreeValue) -> Int? {
    value.number.flatMap { Int(exactly: $0) } ?? value.text.flatMap { level($0) }
  }

  private static func level(_ name: String) -> Int? {
    name.count == 2 && name.hasPrefix("h") ? Int(name.dropFirst()) : nil
  }

  private func styledText(_ widget: Widget) -> Block? {
    let words = widget.text("text", "content", "children", "label", "value")
    switch widget.text("variant", "size", "as") {
    case "large-heavy", "h1", "h2", "title": return text(words, .heading(2), at: widget.range)
    case "small-heavy", "h3", "h4", "h5", "heading", "subtitle":
      return text(words, .heading(3), at: widget.range)
    case "caption", "muted", "small", "label": return text(words, .caption, at: widget.range)
    case "code": return Block(.code, ["text": words], at: widget.range)
    case "quote": return Block(.quote, ["text": words], at: widget.range)
    default: return text(words, widget.name == "caption" ? .caption : .body, at: widget.range)
    }
  }

  private func badge(_ widget: Widget) -> Block? {
    let label = widget.text("text", "label", "children", "title")
    guard !label.isEmpty else { return nil }
    let tone = Component.Tone(word: widget.text("variant", "tone", "color", "status")) ?? .neutral
    return Block(.badge, ["label": label, "tone": tone.rawValue], at: widget.range)
  }

  private func alert(_ widget: Widget) -> Block? {
    var title = widget.text("title")
    var message = widget.text("message", "description", "content", "text")
    if title.isEmpty { swap(&title, &message) }
    guard !title.isEmpty else { return nil }
    let tone = Component.Tone(word: widget.text("type", "variant", "tone", "severity")) ?? .info
    return Block(
      .alert, ["title": title, "message": message, "tone": tone.rawValue], at: widget.range)
  }

  private func progress(_ widget: Widget) -> Block {
    var properties: Properties = ["label": widget.text("label", "title", "name")]
    let value = widget.number("value", "percent", "progress") ?? 0
    let maximum = widget.number("max") ?? 100
    properties.set("percent", maximum > 0 ? value * 100 / maximum : value)
    return Block(.progress, properties, at: widget.range)
  }

  private func metric(_ widget: Widget) -> Block {
    let value = widget.text("value", "valuePath")
    var properties: Properties = [
      "label": widget.text("label", "title", "name"), "value": value.isEmpty ? "—" : value,
      "change": widget.text("change", "trendValue", "delta", "description"),
    ]
    let trend = widget.text("trend", "direction")
    if trend == "up" || trend == "down" { properties.set("trend", trend) }
    return Block(.stat, properties, at: widget.range)
  }

  private func image(_ widget: Widget) -> Block {
    let source = widget.text("src", "url", "source", "image")
    let words = widget.text("alt", "description", "name", "label", "fallback")
    let description = words.isEmpty ? AddressName.words(of: source) : words
    return Block(.image, ["description": description, "source": source], at: widget.range)
  }

  private func button(_ widget: Widget) -> Block {
    let href = widget.text("href", "url")
    let label = widget.text("label", "text", "children", "title")
    let words = label.isEmpty ? widget.text("icon").wordsOfName : label
    guard href.isEmpty else {
      return Block(.link, ["label": words, "destination": href], at: widget.range)
    }
    let isDestructive = widget.text("type") == "destructive" || widget.flag("destructive")
    let style: Component.ButtonStyle =
      switch widget.text("variant", "style", "type") {
      case _ where isDestructive: .destructive
      case "primary", "default", "solid", "filled", "contained": .primary
      case "danger", "destructive": .destructive
      case "ghost", "link", "text", "tertiary", "plain", "borderless": .plain
      default: .secondary
      }
    let opens = widget.text("opens")
    guard opens.isEmpty else {
      return Block(
        .button, ["label": words, "style": style.rawValue, "opens": Self.dialogName(opens)],
        at: widget.range)
    }
    let action =
      widget.action.isEmpty ? widget.text("action", "actionName", "onPress") : widget.action
    return Block(
      .button,
      [
        "label": words, "style": style.rawValue,
        "action": Slug.derived(from: action.wordsOfName) ?? "",
      ], at: widget.range)
  }
}

extension Component.Tone {
  /// Creates the tone for a word used in some library; nil if there is none.
  init?(word: String) {
    switch word.lowercased() {
    case "neutral", "default", "secondary", "outline", "muted", "subtle": self = .neutral
    case "info", "information", "primary", "accent", "note": self = .info
    case "success", "positive", "good", "ok": self = .success
    case "warning", "warn", "caution": self = .warning
    case "error", "danger", "destructive", "critical", "attention", "negative": self = .critical
    default: return nil
    }
  }
}
