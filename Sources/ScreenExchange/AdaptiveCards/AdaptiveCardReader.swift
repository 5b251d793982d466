internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Reads an Adaptive Card of any version up to 1.6 (adaptivecards.io,
/// github.com/microsoft/AdaptiveCards).
///
/// Placeholders of a template, such as `${name}`, are kept as written and reported.
struct AdaptiveCardReader {
  var log: ReadingLog
  private var depth = 0
  private var partCount = 0
  private var dialogCount = 0

  /// The parts of a card; nil if there is none, with the reason in the log.
  static func parts(
    of values: [TreeValue], _ log: inout ReadingLog
  ) -> ForeignDocument.Parts? {
    guard let card = values.first else { return nil }
    var reader = AdaptiveCardReader(log: log)
    for other in values.dropFirst() {
      reader.log.lose(
        "several-documents", "a screen is one card; this is left out", at: other.range)
    }
    reader.checkHead(of: card)
    let blocks = reader.card(card)
    log = reader.log
    let name = card["fallbackText"]?.text ?? card["speak"]?.text ?? ""
    return ForeignDocument.Parts(
      blocks: blocks, name: name.utf8.contains(UInt8(ascii: "<")) ? "" : name)
  }

  private init(log: ReadingLog) { self.log = log }

  private mutating func checkHead(of card: TreeValue) {
    if let version = card["version"] {
      let parts = version.shown?.split(separator: ".").compactMap { Int($0) } ?? []
      if parts.first != 1 || parts.count < 2 || parts[1] > 6 {
        log.lose(
          "wrong-version",
          "cards are supported in versions 1.0 to 1.6, not '\((version.shown ?? "").excerpt)'",
          at: version.range)
      }
    } else {
      log.reportOnce(
        "missing-version",
        "a card must give its version, such as \"1.5\"", at: card.range)
    }
    for name in ["backgroundImage", "authentication", "refresh"] {
      guard let value = card[name] else { continue }
      log.reportOnce("host", "'\(name)' is for the host; it is left out", at: value.range)
    }
  }

  /// The parts of a card or of one that an action shows.
  mutating func card(_ card: TreeValue) -> [Block] {
    if card["$data"] != nil || card["$when"] != nil { noteTemplate(at: card.range) }
    if let select = card["selectAction"] { loseSelection(select) }
    let body = elements(card["body"])
    return body + actions(card["actions"])
  }

  private mutating func elements(_ list: TreeValue?) -> [Block] {
    guard let list else { return [] }
    guard let elements = list.elements else {
      log.lose("bad-element", "elements must be an array; this is left out", at: list.range)
      return []
    }
    var blocks: [Block] = []
    for element in elements {
      if element["separator"]?.flag == true, !blocks.isEmpty {
        blocks.append(Block(.rule(isUpright: false), at: element["separator"]?.range))
      }
      blocks += self.element(element)
    }
    return blocks
  }

  /// The parts of an element: none, one or several.
  private mutating func element(_ element: TreeValue) -> [Block] {
    guard depth < ReadingLimits.depth, partCount < ReadingLimits.parts else {
      log.reportOnce(
        "too-many-parts",
        "the document has more parts than can be read", at: element.range)
      log.lose("too-many-parts", "this is left out", at: element.range)
      return []
    }
    depth += 1
    partCount += 1
    defer { depth -= 1 }
    if element["$data"] != nil || element["$when"] != nil { noteTemplate(at: element.range) }
    if element["isVisible"]?.flag == false {
      // The card that an action shows is disclosed by its title.
      let shown = block(element)
      guard !shown.isEmpty else { return [] }
      log.note(
        "hidden",
        "content that is shown on demand is put behind a "
          + "title", at: element["isVisible"]?.range)
      let title = shown.lazy.compactMap(\.firstText).first ?? ""
      return [Block(.disclosure, title: title, shown, at: element.range)]
    }
    if let select = element["selectAction"] { loseSelection(select) }
    return block(element)
  }

  private mutating func block(_ element: TreeValue) -> [Block] {
    let range = element.range
    switch element["type"]?.text {
    case "TextBlock": return textBlock(element).map { [$0] } ?? []
    case "RichTextBlock":
      let runs = element["inlines"]?.elements ?? []
      let words = runs.compactMap { $0.shown ?? $0["text"]?.shown }.joined()
      return words.isEmpty ? [] : [Block(.text(noted(words, at: range), .body), at: range)]
    case "Image": return [image(element)]
    case "ImageSet":
      let items = (element["images"]?.elements ?? []).map { image -> Properties in
        let words = description(of: image)
        return ["title": words, "image": words]
      }
      var list: Properties = ["style": "gallery"]
      list.set("items", items)
      log.reportOnce("image-sources", "the pictures of a set are named, not loaded", at: range)
      return items.isEmpty ? [] : [Block(.list, list, at: range)]
    case "Media": return [media(element)]
    case "FactSet":
      return (element["facts"]?.elements ?? []).map { fact in
        let key = noted(fact["title"]?.shown ?? "", at: fact.range)
        let value = noted(fact["value"]?.shown ?? "", at: fact.range)
        return Block(
          .keyValue, ["key": key.withoutColon, "value": value.isEmpty ? "—" : value], at: fact.range
        )
      }
    case "Container": return container(element)
    case "ColumnSet":
      let columns = (element["columns"]?.elements ?? []).map { column in
        Block(.column, elements(column["items"]), at: column.range)
      }
      return columns.count == 1 ? columns : [columnSet(columns, at: range)]
    case "Column": return [Block(.column, elements(element["items"]), at: range)]
    case "Table": return table(element)
    case "ActionSet": return actions(element["actions"])
    case let type? where type.hasPrefix("Input."): return [input(element, type)]
    case let type?: return unknown(element, type)
    case nil:
      log.lose("bad-element", "an element must give its type; this is left out", at: range)
      return []
    }
  }

  /// Columns with a single text each form a row of texts; others are placed side by side.
  private func columnSet(_ columns: [Block], at range: SourceRange?) -> Block {
    let bare = columns.map { column -> Block in
      guard let children = column.container?.children, children.count == 1 else { return column }
      return children[0]
    }
    return Block(.row, bare, at: range)
  }

  private mutating func container(_ element: TreeValue) -> [Block] {
    let children = elements(element["items"])
    guard !children.isEmpty else { return [] }
    let style = element["style"]?.text ?? "default"
    if let tone = Component.Tone(word: style),
      ["good", "warning", "attention", "accent"].contains(style),
      let alert = alert(children, tone, at: element.range)
    {
      return [alert]
    }
    return [Block(style == "default" ? .column : .card, children, at: element.range)]
  }

  /// A container with a tone that holds one or two texts is a notice.
  private func alert(_ children: [Block], _ tone: Component.Tone, at range: SourceRange?) -> Block?
  {
    let texts = children.compactMap(\.text)
    guard texts.count == children.count, (1...2).contains(texts.count) else { return nil }
    return Block(
      .alert,
      ["title": texts[0], "message": texts.count > 1 ? texts[1] : "", "tone": tone.rawValue],
      at: range)
  }

  private mutating func unknown(_ element: TreeValue, _ type: String) -> [Block] {
    if let fallback = element["fallback"], fallback.text != "drop" {
      log.lose(
        "unknown-component", "there is no element '\(type.excerpt)'; its fallback is shown",
        at: element.range)
      return self.element(fallback)
    }
    if element["fallback"]?.text == "drop" {
      log.lose(
        "unknown-component",
        "there is no element '\(type.excerpt)', and it asks to be dropped in that case",
        at: element.range)
      return []
    }
    let children = elements(element["items"] ?? element["body"] ?? element["pages"])
    guard children.isEmpty else {
      log.lose(
        "unknown-component", "there is no element '\(type.excerpt)'; its content is shown",
        at: element.range)
      return [Block(.column, children, at: element.range)]
    }
    return [Block(.foreign(type.startingLowercase, Properties()), at: element.range)]
  }

  // MARK: - Texts and pictures

  private mutating func textBlock(_ element: TreeValue) -> Block? {
    let words = noted(element["text"]?.shown ?? "", at: element["text"]?.range)
    guard !words.isEmpty else { return nil }
    let size = element["size"]?.text?.lowercased()
    let weight = element["weight"]?.text?.lowercased()
    let isHeading = element["style"]?.text?.lowercased() == "heading"
    let color = element["color"]?.text?.lowercased()
    let level: Int? =
      switch (size, weight) {
      case ("extralarge", _): 1
      case ("large", _): 2
      case ("medium", "bolder"): 3
      case _ where isHeading: 2
      default: nil
      }
    if let level {
      return Block(.text(MarkdownText.plain(Substring(words)), .heading(level)), at: element.range)
    }
    if element["fontType"]?.text?.lowercased() == "monospace" {
      return Block(.code, ["text": words], at: element.range)
    }
    if let color, let tone = Component.Tone(word: color), tone != .neutral, weight == "bolder" {
      return Block(.badge, ["label": words, "tone": tone.rawValue], at: element.range)
    }
    let isSmall = size == "small" || element["isSubtle"]?.flag == true
    return Block(.text(words, isSmall ? .caption : .body), at: element.range)
  }

  /// The words, with a note if they contain a template's placeholders.
  mutating func noted(_ words: String, at range: SourceRange?) -> String {
    if words.contains(bytesOf: "${") || words.contains(bytesOf: "{{") { noteTemplate(at: range) }
    return words
  }

  private mutating func noteTemplate(at range: SourceRange?) {
    log.reportOnce(
      "template", "template placeholders such as '${name}' are left as written", at: range)
  }

  private mutating func loseSelection(_ action: TreeValue) {
    log.lose(
      "select-action", "a tap on a part cannot start an action here; a button can",
      at: action.range)
  }

  private mutating func image(_ element: TreeValue) -> Block {
    let address = element["url"]?.text ?? ""
    var properties: Properties = [
      "description": description(of: element), "source": noted(address, at: element.range),
    ]
    if element["style"]?.text?.lowercased() == "person" { properties.set("shape", "round") }
    return Block(.image, properties, at: element.range)
  }

  private func description(of image: TreeValue) -> String {
    let words = image["altText"]?.shown ?? ""
    guard words.isEmpty else { return words }
    let address = image["url"]?.text ?? ""
    return address.hasPrefix("data:") ? "" : AddressName.words(of: address)
  }

  private func media(_ element: TreeValue) -> Block {
    let source = element["sources"]?.elements?.first
    let address = source?["url"]?.text ?? ""
    let isAudio = source?["mimeType"]?.text?.hasPrefix("audio") ?? false
    let title = element["altText"]?.shown ?? AddressName.words(of: address)
    return Block(
      .player, ["title": title, "kind": isAudio ? "audio" : "video", "source": address],
      at: element.range)
  }

  private mutating func table(_ element: TreeValue) -> [Block] {
    var rows: [[String]] = []
    for row in element["rows"]?.elements ?? [] {
      let cells = (row["cells"]?.elements ?? []).map { cell -> String in
        let blocks = elements(cell["items"])
        if blocks.contains(where: { $0.text == nil }) {
          log.reportOnce(
            "cell", "a cell holds only text; the rest of it is left out", at: cell.range)
        }
        return blocks.compactMap(\.firstText).joined(separator: " ")
      }
      rows.append(cells)
    }
    guard !rows.isEmpty else { return [] }
    let hasHead = element["firstRowAsHeader"]?.flag ?? true
    let width = rows.map(\.count).max() ?? 0
    let head = hasHead ? rows.removeFirst() : Array(repeating: "", count: width)
    var properties = Properties()
    properties.set("columns", head + Array(repeating: "", count: max(0, width - head.count)))
    properties.set(
      "rows", TreeValue(.array(rows.map { TreeValue(.array($0.map { TreeValue(.text($0)) })) })))
    return [Block(.table, properties, at: element.range)]
  }

  mutating func nextDialog() -> String {
    dialogCount += 1
    return "dialog-\(dialogCount)"
  }
}

extension String {
  /// The name of a fact without the colon after it.
  fileprivate var withoutColon: String {
    let bare = withoutBlanksAround
    return bare.utf8.last == UInt8(ascii: ":") ? String(bare.dropLast()) : bare
  }
}
