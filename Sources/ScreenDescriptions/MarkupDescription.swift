import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenSpecifications

/// Markup with tags of its own as a tree of values: a tag is the type of a part, its attributes and
/// what stands within it are its members.
enum MarkupDescription {
  /// The tags that begin a page in made-up markup.
  private static let pages: Set<String> = [
    "screen", "page", "view", "app", "ui", "window", "dashboard", "mockup", "wireframe", "layout",
  ]

  /// Returns markup in tags of its own as a tree; nil for HTML, for the markup of programs, and for
  /// data.
  static func tree(of bytes: [UInt8], in range: Range<Int>, _ roots: [ViewNode]) -> TreeValue? {
    let tags = roots.filter { $0.tag != "#text" }
    guard let first = tags.first, isMadeUp(first, bytes) else { return nil }
    // Expressions in braces are code.
    guard !bytes[range].contains(UInt8(ascii: "{")) else { return nil }
    let values = roots.flatMap { Self.values(of: $0, bytes) }
    return values.count == 1
      ? values[0] : values.isEmpty ? nil : TreeValue(.array(values), at: SourceRange(range))
  }

  private static func isMadeUp(_ root: ViewNode, _ bytes: [UInt8]) -> Bool {
    // Components of programs begin with a capital.
    let place = root.range.lowerBound + 1
    guard place < bytes.count, bytes[place] | 0x20 == bytes[place] else { return false }
    if pages.contains(root.tag) { return true }
    guard root.meaning == nil, !root.tag.contains("-"), root.tag != "br" else { return false }
    let controls = root.descendants(
      .button, .toggle, .picker, .slider, .multiline, .tabs, .table, .chart, .form)
    return !controls.isEmpty
  }

  private static func values(of node: ViewNode, _ bytes: [UInt8]) -> [TreeValue] {
    guard node.tag != "#text" else {
      return node.text.map { [TreeValue(.text($0.text), at: $0.range)] } ?? []
    }
    if node.tag == "br" { return [] }
    return [value(of: node, bytes)]
  }

  private static func value(of node: ViewNode, _ bytes: [UInt8]) -> TreeValue {
    let tag = SourceRange(
      node.range.lowerBound + 1, node.range.lowerBound + 1 + node.tag.utf8.count)
    let word = DescriptionWord(node.tag)
    var members: [TreeMember] = []
    if word.part != nil || word.first(of: .section, .container) == nil {
      members.append(TreeMember("type", at: tag, TreeValue(.text(node.tag), at: tag)))
    }
    for attribute in node.attributes where !members.contains(where: { $0.name == attribute.name }) {
      let range = attribute.value.range
      members.append(
        TreeMember(attribute.name, at: range, TreeValue(.text(attribute.value.text), at: range)))
    }
    if node.meaning == .table, let table = table(node) {
      return TreeValue(.object(members + table), at: node.range)
    }
    let texts = node.children.filter { $0.tag == "#text" }
    let name = texts.count == node.children.count ? "text" : "children"
    if texts.count == 1, node.children.count == 1, let text = texts[0].text {
      // The lines of a list are its items.
      let isList = [.list, .steps, .checklist, .table].contains(node.meaning)
      let lines = isList ? self.lines(of: text, bytes) : []
      let value =
        isList
        ? TreeValue(.array(lines), at: text.range) : TreeValue(.text(text.text), at: text.range)
      members.append(TreeMember(isList ? "items" : name, at: text.range, value))
    } else if !node.children.isEmpty {
      let isList = [.list, .steps, .checklist].contains(node.meaning)
      let within = node.children.flatMap { child in
        isList && child.meaning == .item && child.children.allSatisfy { $0.tag == "#text" }
          ? item(child, bytes) : values(of: child, bytes)
      }
      members.append(
        TreeMember(
          isList ? "items" : "children", at: tag, TreeValue(.array(within), at: node.range)))
    }
    return TreeValue(.object(members), at: node.range)
  }

  /// An item of a list: its words, or its attributes.
  private static func item(_ node: ViewNode, _ bytes: [UInt8]) -> [TreeValue] {
    if node.attributes.isEmpty {
      return node.words.map { [TreeValue(.text($0.text), at: $0.range ?? node.range)] } ?? []
    }
    var members = node.attributes.map {
      TreeMember($0.name, at: $0.value.range, TreeValue(.text($0.value.text), at: $0.value.range))
    }
    if let words = node.words {
      members.append(
        TreeMember("text", at: words.range, TreeValue(.text(words.text), at: words.range)))
    }
    return [TreeValue(.object(members), at: node.range)]
  }

  private static func lines(of text: Phrase, _ bytes: [UInt8]) -> [TreeValue] {
    guard let range = text.range else { return [TreeValue(.text(text.text))] }
    var lines: [TreeValue] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      let words = String(decoding: bytes[start..<end], as: UTF8.self).trimmed(of: " \t\r")
      let line = words.hasPrefix("- ") ? String(words.dropFirst(2)) : words
      if !line.isEmpty { lines.append(TreeValue(.text(line), at: SourceRange(start, end))) }
      start = end + 1
    }
    return lines
  }

  /// The columns and rows of a table with tags for its rows; nil for any other.
  private static func table(_ node: ViewNode) -> [TreeMember]? {
    let rows = node.descendants(.row).map { row in
      (heads: row.descendants(.head), cells: row.descendants(.cell))
    }
    guard rows.contains(where: { !$0.cells.isEmpty }) else { return nil }
    func texts(_ nodes: [ViewNode]) -> TreeValue {
      TreeValue(
        .array(nodes.map { TreeValue(.text($0.words?.text ?? "—"), at: $0.range) }), at: node.range)
    }
    let cells = rows.map(\.cells).filter { !$0.isEmpty }
    return [
      TreeMember("columns", at: node.range, texts(node.descendants(.head))),
      TreeMember("rows", at: node.range, TreeValue(.array(cells.map(texts)), at: node.range)),
    ]
  }
}

extension DescribedPage {
  /// Reads markup with tags of its own; nil for any other.
  init?(markup bytes: [UInt8], in range: Range<Int>) {
    let (roots, leftOut) = MarkupReader.views(bytes, in: range)
    guard let tree = MarkupDescription.tree(of: bytes, in: range, roots) else { return nil }
    let reader = TreeReader(
      bytes: bytes, offset: 0, notation: .markup, range: SourceRange(range))
    self = DescriptionBuilder.page(of: tree, reader)
    self.leftOut += leftOut
  }
}
