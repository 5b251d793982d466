internal import ScreenDiagnostics
internal import ScreenModel

/// Recognises components that other formats compose of texts, icons and rows.
///
/// The writers compose by the same patterns, so that written components are read back as the same
/// kind:
///
/// | pattern | component |
/// |---|---|
/// | row of a caption and a text | key and value |
/// | row of one caption, or of an icon of a tone and a caption | badge |
/// | row of an upright rule and texts | quote |
/// | column of a caption, a heading and perhaps a caption | figure |
/// | column of rows with equally many texts, the first all captions | table |
/// | column of a heading and one collection | that collection, titled |
/// | card of a row of an icon of a tone and texts | alert |
/// | list | items; of check boxes a checklist, of state icons steps |
struct Recognizer {
  /// A block with the components in it recognised.
  func recognized(_ block: Block) -> Block {
    guard case .container(var container) = block.content else { return block }
    if let whole = whole(container, at: block.range) { return whole }
    container.children = container.children.map(recognized)
    if let composed = composed(container, at: block.range) { return composed }
    return Block(.container(container), at: block.range)
  }

  /// The component that a whole container is, before its parts are examined.
  private func whole(_ container: Container, at range: SourceRange?) -> Block? {
    switch container.shape {
    case .list(let style):
      return list(container.children, style, title: container.title, at: range)
    case .column:
      let title = container.children.first?.heading?.text
      let rows = title == nil ? container.children[...] : container.children.dropFirst()
      return table(rows, title: title ?? container.title, at: range)
    case .card:
      guard container.children.count == 1, container.title.isEmpty else { return nil }
      return alert(container.children[0], at: range)
    case .row: return quote(container.children, at: range)
    case .grid, .tabs, .disclosure, .dialog: return nil
    }
  }

  /// The component that the parts of a container form together.
  private func composed(_ container: Container, at range: SourceRange?) -> Block? {
    guard container.title.isEmpty else { return nil }
    let children = container.children
    switch container.shape {
    case .row:
      if children.count == 1, let label = children[0].text(.caption) {
        return badge(label, .neutral, at: range)
      }
      guard children.count == 2 else { return nil }
      if case .icon(let name) = children[0].content, let tone = Tone(icon: name),
        let label = children[1].text(.caption)
      {
        return badge(label, tone, at: range)
      }
      guard let key = children[0].text(.caption), let value = children[1].text,
        children[1].text(.caption) == nil, !key.isEmpty, !value.isEmpty
      else { return nil }
      return Block(.keyValue, ["key": key, "value": value], at: range)
    case .column:
      if let stat = stat(children, at: range) { return stat }
      guard children.count == 2, let title = children[0].heading?.text,
        case .component(let kind, var properties) = children[1].content,
        Self.titled.contains(kind), properties["title"] == nil
      else { return nil }
      properties.set("title", title)
      return Block(kind, properties, at: range)
    case .grid, .card, .list, .tabs, .disclosure, .dialog: return nil
    }
  }

  /// The kinds that have a title property.
  static let titled: Set<ComponentKind> = [
    .list, .checklist, .steps, .table, .standings, .chart, .calendar, .map, .player,
  ]

  private typealias Tone = Component.Tone

  private func badge(_ label: String, _ tone: Tone, at range: SourceRange?) -> Block {
    Block(.badge, ["label": label, "tone": tone.rawValue], at: range)
  }

  private func stat(_ children: [Block], at range: SourceRange?) -> Block? {
    guard (2...3).contains(children.count), let label = children[0].text(.caption),
      let value = children[1].heading?.text, !label.isEmpty, !value.isEmpty
    else { return nil }
    var properties: Properties = ["label": label, "value": value]
    if children.count == 3 {
      guard let change = children[2].text(.caption) else { return nil }
      let trend = Component.Trend.allCases.first { change.hasPrefix($0.arrow) && $0 != .flat }
      properties.set("change", trend.map { String(change.dropFirst($0.arrow.count)) } ?? change)
      properties.set("trend", trend?.rawValue)
    }
    return Block(.stat, properties, at: range)
  }

  private func quote(_ children: [Block], at range: SourceRange?) -> Block? {
    guard children.count >= 2, case .rule(isUpright: true) = children[0].content else { return nil }
    let texts = children.dropFirst().flatMap { $0.container?.children ?? [$0] }
    guard (1...2).contains(texts.count), let words = texts[0].text(.body) else { return nil }
    var properties: Properties = ["text": words]
    if texts.count == 2 {
      guard let source = texts[1].text(.caption) else { return nil }
      properties.set("attribution", source.hasPrefix("— ") ? String(source.dropFirst(2)) : source)
    }
    return Block(.quote, properties, at: range)
  }

  private func alert(_ block: Block, at range: SourceRange?) -> Block? {
    guard let row = block.container, case .row = row.shape, row.children.count == 2,
      case .icon(let name) = row.children[0].content, let tone = Tone(icon: name)
    else { return nil }
    let texts = row.children[1].container?.children ?? [row.children[1]]
    var properties: Properties = [:]
    for text in texts {
      guard let words = text.text else { return nil }
      let isTitle = text.heading != nil || texts.count == 1
      guard properties[isTitle ? "title" : "message"] == nil else { return nil }
      properties.set(isTitle ? "title" : "message", words)
    }
    guard properties["title"] != nil else { return nil }
    properties.set("tone", tone.rawValue)
    return Block(.alert, properties, at: range)
  }

  private func table(
    _ rows: ArraySlice<Block>, title: String, at range: SourceRange?
  ) -> Block? {
    guard rows.count >= 2, let columns = rows.first.flatMap({ cells($0) }), columns.count >= 2,
      columns.allSatisfy({ $0.text(.caption) != nil })
    else { return nil }
    var lines: [TreeValue] = []
    for row in rows.dropFirst() {
      guard let cells = cells(row), cells.count == columns.count,
        cells.allSatisfy({ $0.text(.body) != nil })
      else { return nil }
      lines.append(TreeValue(.array(cells.map { TreeValue(.text($0.text ?? "")) }), at: row.range))
    }
    var properties: Properties = ["title": title]
    properties.set("columns", columns.compactMap(\.text))
    properties.set("rows", TreeValue(.array(lines)))
    return Block(.table, properties, at: range)
  }

  private func cells(_ block: Block) -> [Block]? {
    guard let row = block.container, case .row = row.shape, row.title.isEmpty else { return nil }
    return row.children
  }
}

extension Component.Tone {
  /// The Material icon for the tone; nil if there is none.
  var icon: String? {
    switch self {
    case .neutral: nil
    case .info: "info"
    case .success: "check"
    case .warning: "warning"
    case .critical: "error"
    }
  }

  /// Creates the tone that an icon expresses.
  init?(icon: String) {
    guard let tone = Self.allCases.first(where: { $0.icon == icon }) else { return nil }
    self = tone
  }
}

extension Component.Trend {
  /// The mark at the start of a change in this direction.
  var arrow: String {
    switch self {
    case .up: "▲ "
    case .down: "▼ "
    case .flat: ""
    }
  }
}
