internal import ScreenDiagnostics
internal import ScreenModel

/// Arranges nested parts into the sections of a screen, which cannot be nested.
///
/// The rules, for every format:
/// - The first heading is the screen's title if no other has its rank.
/// - A card, a grid, a disclosure and a dialog become sections with that layout. A column becomes a
///   section if it begins with a heading; otherwise its parts take its place. In the frame of a
///   whole document, each heading of the highest rank begins a section.
/// - The parts of a row are placed one below the other, unless the row is all that a section holds.
/// - Each tab becomes a group of sections. So does each titled part of a row of containers outside
///   of any section, which makes columns of the screen.
/// - An icon is left out next to a text, which says the same; by itself it becomes its name.
struct Flattener {
  var log: ReadingLog
  private(set) var sections: [Draft] = []
  /// The section that components go into; nil if the next component opens another.
  private var current: Int?
  private var title = ""
  private var layout: Screen.Layout?
  private var accent = Screen.Accent.standard
  private var group = ""
  /// How many sections enclose the part being placed.
  private var depth = 0

  /// A section under construction.
  struct Draft {
    var title = ""
    var layout = Section.Layout.stack
    var group = ""
    var id = ""
    var range: SourceRange?
    var components: [TreeValue] = []
  }

  init(log: ReadingLog) { self.log = log }

  /// The screen made from parts, shaped like its JSON; `name` is the document's own name, which is
  /// the title if no heading is.
  mutating func screen(
    of blocks: [Block], named name: String, accent: Screen.Accent
  ) -> TreeValue {
    self.accent = accent
    var blocks = blocks.map { Recognizer().recognized($0) }
    if let heading = Titling.takeTitle(of: &blocks) { title = heading }
    place(blocks, isAlone: true)
    if sections.isEmpty, !title.isEmpty { add(.heading, ["text": title], at: nil) }
    joinTitles()
    if title.isEmpty {
      title = name.isEmpty ? sections.first { !$0.title.isEmpty }?.title ?? "" : name
    }
    return tree()
  }

  // MARK: - Placing

  private mutating func place(_ blocks: [Block], isAlone: Bool = false) {
    let level = isAlone ? blocks.lazy.compactMap { $0.heading?.level }.min() : nil
    for (index, block) in blocks.enumerated() {
      switch block.content {
      case .text(let title, .heading(level)) where level != nil && !title.isEmpty:
        sections.append(Draft(title: title, group: group, range: block.range))
        current = sections.count - 1
      case .text("", _):
        log.reportOnce("empty-text", "a text without words is left out", at: block.range)
      case .text(let text, .heading): add(.heading, ["text": text], at: block.range)
      case .text(let text, .body), .text(let text, .caption):
        for block in MarkdownText.blocks(of: text, at: block.range) { placeLeaf(block) }
      case .icon(let name): place(icon: name, isAlone: blocks.count == 1, at: block.range)
      case .rule(isUpright: false) where index > 0 && index < blocks.count - 1:
        add(.divider, [:], at: block.range)
      case .rule:
        log.reportOnce(
          "divider", "a line at an edge divides nothing; it is left out", at: block.range)
      case .component(let kind, let properties): add(kind, properties, at: block.range)
      case .foreign(let name, let properties): add(name, properties, at: block.range)
      case .container(let container):
        place(container, at: block.range, isAlone: isAlone && blocks.count == 1)
      }
    }
  }

  private mutating func placeLeaf(_ block: Block) {
    switch block.content {
    case .text(let text, .heading): add(.heading, ["text": text], at: block.range)
    case .text(let text, _): add(.paragraph, ["text": text], at: block.range)
    case .component(let kind, let properties): add(kind, properties, at: block.range)
    case .icon, .rule, .foreign, .container: break
    }
  }

  private mutating func place(icon name: String, isAlone: Bool, at range: SourceRange?) {
    guard isAlone, !name.isEmpty else {
      log.reportOnce(
        "icon", "an icon beside its own label is left out, such as '\(name.excerpt)'",
        at: range)
      return
    }
    add(.badge, ["label": name.wordsOfName, "tone": "neutral"], at: range)
  }

  private mutating func place(_ container: Container, at range: SourceRange?, isAlone: Bool) {
    switch container.shape {
    case .tabs: placeTabs(container.children, at: range)
    case .row where isColumns(container):
      layout = .columns
      placeGroups(container.children)
    case .column, .row, .list:
      if container.title.isEmpty, container.children.first?.heading == nil || isAlone {
        if case .row = container.shape, container.children.count > 1 {
          log.reportOnce("row", "parts that stand side by side are stacked here", at: range)
        }
        place(container.children, isAlone: isAlone)
      } else {
        placeSection(container, .stack, at: range)
      }
    case .grid: placeSection(container, .grid, at: range)
    case .card:
      // A card around a whole document is its frame.
      if isAlone, container.title.isEmpty {
        place(container.children, isAlone: true)
      } else {
        placeSection(container, .card, at: range)
      }
    case .disclosure: placeSection(container, .disclosure, at: range)
    case .dialog: placeSection(container, .dialog, at: range)
    }
  }

  private mutating func placeSection(
    _ container: Container, _ layout: Section.Layout, at range: SourceRange?
  ) {
    var children = container.children
    var title = container.title
    var layout = layout
    while title.isEmpty, children.count == 1, let inner = children[0].container,
      inner.isTransparent
    {
      children = inner.children
    }
    if title.isEmpty, children.count > 1, let heading = children.first?.heading {
      title = heading.text
      children.removeFirst()
    }
    while layout == .stack, children.count == 1, let inner = children[0].container,
      inner.title.isEmpty, let only = inner.layout
    {
      layout = only
      children = inner.children
    }
    let outer = current
    if outer.map({ sections[$0].layout == .card || sections[$0].layout == layout }) ?? false {
      log.reportOnce(
        "nested-container", "a container within another becomes a section after it", at: range)
    }
    sections.append(
      Draft(title: title, layout: layout, group: group, id: container.id, range: range))
    current = sections.count - 1
    depth += 1
    place(children)
    depth -= 1
    current = nil
  }

  private mutating func placeTabs(_ tabs: [Block], at range: SourceRange?) {
    if layout == nil {
      layout = .tabs
    } else if layout != .tabs || !group.isEmpty {
      log.lose(
        "nested-tabs",
        "tabs within tabs or columns are stacked, under their titles",
        at: range)
      for tab in tabs { place([tab]) }
      return
    }
    placeGroups(tabs)
  }

  private mutating func placeGroups(_ blocks: [Block]) {
    let outer = group
    for (index, block) in blocks.enumerated() {
      guard var container = block.container else { continue }
      var name = container.title
      container.title = ""
      if name.isEmpty, container.children.count > 1, let heading = container.children.first?.heading
      {
        name = heading.text
        container.children.removeFirst()
      }
      group = name.isEmpty ? String(index + 1) : name
      current = nil
      place(container.children)
      current = nil
    }
    group = outer
  }

  /// Whether each part of a row has parts of its own, so that they are columns of the screen.
  private func isColumns(_ row: Container) -> Bool {
    guard layout == nil, depth == 0, group.isEmpty, row.children.count > 1 else { return false }
    return row.children.allSatisfy { block in
      guard let container = block.container, case .column = container.shape else { return false }
      return container.children.contains { $0.container != nil } && container.children.count > 1
        && container.children.first?.heading != nil
    }
  }

  // MARK: - Sections

  private mutating func add(_ kind: ComponentKind, _ properties: Properties, at range: SourceRange?)
  {
    add(kind.rawValue, properties, at: range)
  }

  private mutating func add(_ tag: String, _ properties: Properties, at range: SourceRange?) {
    if current == nil {
      sections.append(Draft(group: group, range: range))
      current = sections.count - 1
    }
    guard let current else { return }
    let members = [TreeMember("type", TreeValue(.text(tag)))] + properties.members
    sections[current].components.append(TreeValue(.object(members), at: range))
  }

  /// Gives the title of a section without components to the section after it, or makes it a
  /// heading.
  private mutating func joinTitles() {
    var joined: [Draft] = []
    for draft in sections {
      guard var last = joined.last, last.components.isEmpty, last.id.isEmpty else {
        joined.append(draft)
        continue
      }
      joined.removeLast()
      var next = draft
      if next.title.isEmpty {
        next.title = last.title
        next.layout = next.layout == .stack ? last.layout : next.layout
        joined.append(next)
      } else if !last.title.isEmpty {
        last.components.append(["type": "heading", "text": TreeValue(.text(last.title))])
        last.title = ""
        joined += [last, next]
      } else {
        joined.append(next)
      }
    }
    sections = joined.filter { !$0.components.isEmpty || !$0.title.isEmpty }
    for index in sections.indices where sections[index].components.isEmpty {
      let title = sections[index].title
      sections[index].title = ""
      sections[index].components = [["type": "heading", "text": TreeValue(.text(title))]]
    }
  }

  private func tree() -> TreeValue {
    var members = title.isEmpty ? [] : [TreeMember("title", TreeValue(.text(title)))]
    if let layout, layout != .stack {
      members.append(TreeMember("layout", TreeValue(.text(layout.rawValue))))
    }
    if accent != .standard {
      members.append(TreeMember("accent", TreeValue(.text(accent.rawValue))))
    }
    members.append(TreeMember("sections", TreeValue(.array(sections.map(\.tree)))))
    return TreeValue(.object(members))
  }
}

extension Flattener.Draft {
  fileprivate var tree: TreeValue {
    var properties: Properties = ["id": id, "title": title, "group": group]
    if layout != .stack { properties.set("layout", layout.rawValue) }
    properties.set("components", TreeValue(.array(components)))
    return TreeValue(.object(properties.members), at: range)
  }
}

extension Container {
  /// Whether it only groups parts, without a meaning of its own.
  fileprivate var isTransparent: Bool {
    if case .column = shape { title.isEmpty } else { false }
  }

  /// The layout of a section that holds only this container.
  fileprivate var layout: Section.Layout? {
    guard children.count > 1, children.allSatisfy({ $0.container == nil }) else { return nil }
    switch shape {
    case .row: return .row
    case .grid: return .grid
    case .column, .card, .list, .tabs, .disclosure, .dialog: return nil
    }
  }
}

extension String {
  /// The words of a name such as `accountCircle` or `arrow_back`.
  var wordsOfName: String {
    var words = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "_", "-", ".": words.append(" ")
      case "A"..."Z" where !words.isEmpty && words.utf8.last != UInt8(ascii: " "):
        words.append(" ")
        words.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      default: words.unicodeScalars.append(scalar)
      }
    }
    return words
  }
}
