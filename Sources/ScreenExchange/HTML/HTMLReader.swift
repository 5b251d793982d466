internal import HTMLSyntax
internal import ScreenDiagnostics
internal import ScreenModel

/// Reads an HTML page or form; active content is left out and reported.
struct HTMLReader {
  private var log: ReadingLog
  private var dialogCount = 0
  /// The texts of labels that refer to an input, by its id.
  private var labels: [String: String] = [:]
  private var partCount = 0

  /// The parts of a page; nil if there is none, with the reason in the log.
  static func parts(of source: SourceText, _ log: inout ReadingLog) -> ForeignDocument.Parts? {
    guard source.utf8.count <= JSONLimits.default.bytes else {
      log.refuse(
        "too-large", "the text is larger than \(JSONLimits.default.bytes) bytes", at: .at(0))
      return nil
    }
    var parser = HTMLParser(source.utf8, from: Opening.start(of: source.utf8))
    let root = parser.parse()
    var reader = HTMLReader(log: log)
    if parser.isTooDeep {
      reader.log.note(
        "too-deep",
        "elements are nested more than 128 deep; deeper ones are put beside them", at: nil)
    }
    for label in root.all("label") {
      if let id = label["for"] { reader.labels[id] = label.words }
    }
    let blocks = reader.blocks(of: root.children)
    log = reader.log
    guard !blocks.isEmpty else {
      log.refuse("empty-page", "the page shows nothing", at: .at(0))
      return nil
    }
    return ForeignDocument.Parts(blocks: blocks, name: root.first("title")?.words ?? "")
  }

  private init(log: ReadingLog) { self.log = log }

  /// The parts of nodes: texts and inline elements are joined, and everything else is separate.
  private mutating func blocks(of nodes: [HTMLNode]) -> [Block] {
    var blocks: [Block] = []
    var words: [String] = []
    var range: SourceRange?
    func flush(_ words: inout [String]) {
      let text = words.joined(separator: " ").withoutBlanksAround
      if !text.isEmpty { blocks.append(Block(.text(text, .body), at: range)) }
      words = []
      range = nil
    }
    for node in nodes {
      partCount += 1
      guard partCount <= ReadingLimits.parts * 10 else {
        log.reportOnce(
          "too-many-parts",
          "the document has more parts than can be read", at: node.range)
        log.lose("too-many-parts", "this is left out", at: node.range)
        break
      }
      if node.name.isEmpty || Self.inline.contains(node.name), node.isPlain {
        words.append(node.words)
        range = range.map { $0.union(node.range) } ?? node.range
      } else {
        flush(&words)
        blocks += element(node)
      }
    }
    flush(&words)
    return blocks
  }

  private static let inline: Set<String> = [
    "b", "i", "em", "strong", "span", "small", "u", "s", "mark", "abbr", "time", "sub", "sup", "br",
    "cite", "q", "var", "kbd", "samp", "font", "bdi", "bdo", "wbr", "ins", "del",
  ]

  private mutating func element(_ node: HTMLNode) -> [Block] {
    for attribute in node.attributes where attribute.name.hasPrefix("on") {
      log.lose(
        "active-content", "a script in '\(attribute.name.excerpt)' is left out", at: node.range)
    }
    switch node.name {
    case "script":
      log.lose("active-content", "a script is left out", at: node.range)
      return []
    case "iframe", "object", "embed", "canvas", "svg":
      log.lose("active-content", "the content of '\(node.name)' is left out", at: node.range)
      return []
    case "style", "template", "noscript", "head", "link", "meta", "base", "title": return []
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let level = Int(node.name.dropFirst()) ?? 2
      return node.words.isEmpty ? [] : [Block(.text(node.words, .heading(level)), at: node.range)]
    case "p" where node.isPlain:
      return node.words.isEmpty ? [] : [Block(.text(node.words, .body), at: node.range)]
    case "hr": return [Block(.rule(isUpright: false), at: node.range)]
    case "pre":
      let text = node.allText
      return text.withoutBlanksAround.isEmpty ? [] : [Block(.code, ["text": text], at: node.range)]
    case "blockquote":
      return node.words.isEmpty ? [] : [Block(.quote, ["text": node.words], at: node.range)]
    case "img":
      let source = node["src"] ?? ""
      let words = node["alt"] ?? AddressName.words(of: source)
      return [Block(.image, ["description": words, "source": source], at: node.range)]
    case "audio", "video":
      let source = node["src"] ?? node.first("source")?["src"] ?? ""
      let title = node["title"] ?? AddressName.words(of: source)
      return [
        Block(.player, ["title": title, "kind": node.name, "source": source], at: node.range)
      ]
    case "a":
      guard let address = node["href"], !node.words.isEmpty else {
        return blocks(of: node.children)
      }
      return [Block(.link, ["label": node.words, "destination": address], at: node.range)]
    case "ul", "ol", "menu": return list(node)
    case "dl": return definitions(node)
    case "table": return [table(node)]
    case "progress", "meter":
      var properties: Properties = [
        "label": labels[node["id"] ?? ""] ?? node["title"] ?? node.words
      ]
      let maximum = node["max"].flatMap(Double.init) ?? 1
      properties.set("percent", node["value"].flatMap(Double.init).map { $0 * 100 / maximum })
      return [Block(.progress, properties, at: node.range)]
    case "fieldset":
      let legend = node.children.first { $0.name == "legend" }
      if let picker = radioGroup(node, legend?.words ?? "") { return [picker] }
      let rest = blocks(of: node.children.filter { $0.name != "legend" })
      return [Block(.column, title: legend?.words ?? "", rest, at: node.range)]
    case "details":
      let summary = node.children.first { $0.name == "summary" }
      let rest = blocks(of: node.children.filter { $0.name != "summary" })
      return [Block(.disclosure, title: summary?.words ?? "", rest, at: node.range)]
    case "dialog":
      dialogCount += 1
      return [
        Block(.dialog, id: "dialog-\(dialogCount)", blocks(of: node.children), at: node.range)
      ]
    case "label": return label(node)
    case "input", "select", "textarea", "button", "output":
      return control(node, label: labels[node["id"] ?? ""])
    default:
      let parts = blocks(of: node.children)
      return parts.isEmpty ? [] : [Block(.column, parts, at: node.range)]
    }
  }

  /// A label with its input inside; a separate label was read with its input.
  private mutating func label(_ node: HTMLNode) -> [Block] {
    guard let input = node.first("input", "select", "textarea") else {
      return node["for"] == nil ? blocks(of: node.children) : []
    }
    let words = HTMLNode(name: "label", range: node.range)
    words.children = node.children.filter {
      $0 !== input && $0.first("input", "select", "textarea") == nil
    }
    return control(input, label: words.words)
  }

  private mutating func list(_ node: HTMLNode) -> [Block] {
    let parts = node.children.filter { $0.name == "li" }
    let isPlain = parts.allSatisfy { item in
      item.first("input", "button", "select", "textarea", "a", "table", "img", "ul", "ol") == nil
    }
    guard isPlain else {
      return [Block(.column, parts.flatMap { blocks(of: $0.children) }, at: node.range)]
    }
    let items = parts.map { item -> Properties in ["title": item.words] }
      .filter { !$0.members.isEmpty }
    guard !items.isEmpty else { return [] }
    var properties: Properties = ["style": node.name == "ol" ? "numbered" : "bulleted"]
    properties.set("items", items)
    return [Block(.list, properties, at: node.range)]
  }

  private func definitions(_ node: HTMLNode) -> [Block] {
    var facts: [Block] = []
    var key = ""
    for child in node.children.flatMap({ $0.name == "div" ? $0.children : [$0] }) {
      switch child.name {
      case "dt": key = child.words
      case "dd":
        facts.append(Block(.keyValue, ["key": key, "value": child.words], at: child.range))
      default: break
      }
    }
    return facts
  }

  private mutating func table(_ node: HTMLNode) -> Block {
    var rows = node.all("tr").map { row in
      row.children.filter { $0.name == "td" || $0.name == "th" }
    }
    if let control = node.first("input", "button", "select", "textarea") {
      log.lose("cell", "a cell holds only text; its controls are left out", at: control.range)
    }
    let width = rows.map(\.count).max() ?? 0
    let hasHead = rows.first?.allSatisfy { $0.name == "th" } ?? false
    let head = hasHead ? rows.removeFirst().map(\.words) : []
    var properties: Properties = ["title": node.first("caption")?.words ?? ""]
    properties.set("columns", head + Array(repeating: "", count: max(0, width - head.count)))
    properties.set(
      "rows",
      TreeValue(
        .array(
          rows.map { TreeValue(.array($0.map { TreeValue(.text($0.words)) })) })))
    return Block(.table, properties, at: node.range)
  }

  /// A fieldset of only radio buttons is one choice.
  private func radioGroup(_ node: HTMLNode, _ legend: String) -> Block? {
    let inputs = node.all("input")
    guard inputs.count > 1, inputs.allSatisfy({ $0["type"] == "radio" }),
      node.first("select", "textarea", "button") == nil
    else { return nil }
    let options = inputs.map { input -> String in
      let around = node.all("label").first { label in label.all("input").contains { $0 === input } }
      return around?.words ?? labels[input["id"] ?? ""] ?? input["value"] ?? ""
    }
    var properties: Properties = [
      "label": legend, "style": "radio", "name": Slug.derived(from: inputs[0]["name"] ?? "") ?? "",
    ]
    properties.set("options", options)
    properties.set("selected", zip(inputs, options).filter { $0.0["checked"] != nil }.map(\.1))
    return Block(.picker, properties, at: node.range)
  }

  private mutating func control(_ node: HTMLNode, label: String?) -> [Block] {
    var controls = HTMLControls(log: log)
    let block = controls.block(node, label: label ?? "")
    log = controls.log
    return block.map { [$0] } ?? []
  }
}

extension HTMLNode {
  /// Whether it consists only of words.
  fileprivate var isPlain: Bool {
    first(
      "input", "select", "textarea", "button", "img", "a", "audio", "video", "table", "ul", "ol",
      "script", "progress", "meter", "iframe", "svg", "label") == nil
  }

  /// All texts in it, with blanks unchanged.
  fileprivate var allText: String { text + children.map(\.allText).joined() }
}
