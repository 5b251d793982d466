internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Reads shorthand for screens: `form[name, email] + btn(Save)`, "h1 Orders / p All of them / ul",
/// and tags nested by indentation, as in Pug.
struct ShorthandReader {
  private let bytes: [UInt8]
  private var tree = ViewTree()
  private var known = 0
  private var marked = 0
  private var unread: [SourceRange] = []

  /// A text with this many parts or more is not read as shorthand.
  private static let mostParts = 2_000

  /// Returns the views of some shorthand; nil unless every part begins with a view's name or a
  /// bullet.
  static func specification(_ bytes: [UInt8], in range: Range<Int>) -> Specification? {
    var reader = ShorthandReader(bytes: bytes)
    let parts = reader.parts(of: range)
    guard parts.count < mostParts else { return nil }
    var levels: [(indent: Int, level: Int)] = []
    for part in parts {
      while let last = levels.last, last.indent >= part.indent {
        reader.tree.close(to: last.level)
        levels.removeLast()
      }
      let level = reader.tree.open.count
      guard reader.add(part.range) else { return nil }
      levels.append((part.indent, level))
    }
    guard reader.known > 0,
      reader.marked * 2 >= reader.known
        || reader.marked > 0 && parts.contains(where: { $0.indent > 0 }),
      reader.known > 1 || bytes[range].contains(UInt8(ascii: "["))
    else { return nil }
    return Specification(
      notation: .lines, content: .views(reader.tree.roots), range: SourceRange(range),
      unread: reader.unread)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private struct Part {
    var range: Range<Int>
    var indent: Int
  }

  /// Splits a range at line breaks and, outside brackets, at "+", "/", ">" and ";" after a space or
  /// a closing bracket.
  private func parts(of range: Range<Int>) -> [Part] {
    var parts: [Part] = []
    var start = range.lowerBound
    var lineStart = start
    var depth = 0
    func add(_ end: Int) {
      var part = start..<end
      while let first = part.first, bytes[first] <= 0x20 { part = part.dropFirst() }
      while let last = part.last, bytes[last] <= 0x20 { part = part.dropLast() }
      guard !part.isEmpty else { return }
      // All parts of a line share its indentation.
      let indent = bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }.reduce(0) {
        $0 + ($1 == 0x09 ? 4 : 1)
      }
      parts.append(Part(range: part, indent: indent))
    }
    for place in range {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case 0x0A, 0x0D:
        add(place)
        start = place + 1
        lineStart = start
        depth = 0
      case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: ";"):
        guard depth <= 0, place > range.lowerBound,
          bytes[place - 1] == 0x20 || bytes[place - 1] == UInt8(ascii: "]")
            || bytes[place - 1] == UInt8(ascii: ")")
        else { continue }
        add(place)
        start = place + 1
      default: break
      }
    }
    add(range.upperBound)
    return parts
  }

  /// Tags that no sentence begins with, so that they mark a text as shorthand.
  private static let plain: Set<String> = [
    "h1", "h2", "h3", "p", "ul", "ol", "li", "img", "btn", "div", "nav", "hr", "dl", "td", "tr",
  ]

  /// Adds a part to the tree; returns whether it begins with a view's name or a bullet.
  private mutating func add(_ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    if bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "*") {
      let item = phrase(place + 1..<range.upperBound)
      guard tree.innermost != nil else { return false }
      tree.begin(ViewNode(tag: "li", text: item, range: SourceRange(range)))
      return true
    }
    while place < range.upperBound, bytes[place].isASCIILetter || bytes[place].isASCIIDigit {
      place += 1
    }
    var node = ViewNode(
      tag: String(decoding: bytes[range.lowerBound..<place], as: UTF8.self).lowercased(),
      range: SourceRange(range))
    guard let meaning = node.meaning else { return false }
    known += 1
    if Self.plain.contains(node.tag) { marked += 1 }
    // ".class" and "#id" do not affect what is shown.
    while place < range.upperBound,
      bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: "#")
    {
      place += 1
      while place < range.upperBound,
        bytes[place].isASCIILetter || bytes[place].isASCIIDigit || bytes[place] == UInt8(ascii: "-")
      { place += 1 }
    }
    var members: [Phrase] = []
    if place < range.upperBound,
      bytes[place] == UInt8(ascii: "[") || bytes[place] == UInt8(ascii: "(")
    {
      marked += Self.plain.contains(node.tag) ? 0 : 1
      let close = bytes[place] == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ")")
      let stop = bytes[place..<range.upperBound].lastIndex(of: close) ?? range.upperBound
      take(place + 1..<stop, &node, &members)
      place = min(range.upperBound, stop + 1)
    }
    while place < range.upperBound, " :=\t".utf8.contains(bytes[place]) { place += 1 }
    let rest = phrase(place..<range.upperBound)
    if !rest.text.isEmpty { node.text = rest }
    let children = children(members, of: &node, meaning)
    tree.begin(node)
    for child in children { tree.add(child) }
    return true
  }

  /// Reads the contents of brackets: members between commas or bars, and `name=value`.
  private func take(_ range: Range<Int>, _ node: inout ViewNode, _ members: inout [Phrase]) {
    var start = range.lowerBound
    for place in range.lowerBound...range.upperBound {
      guard
        place == range.upperBound || bytes[place] == UInt8(ascii: ",")
          || bytes[place] == UInt8(ascii: "|")
      else { continue }
      let words = phrase(start..<place)
      start = place + 1
      guard !words.text.isEmpty else { continue }
      if let equals = words.text.firstIndex(of: "=") {
        node.attributes.append(
          ViewNode.Attribute(
            name: words.text[..<equals].lowercased().trimmed(of: " "),
            value: Phrase(
              String(words.text[words.text.index(after: equals)...]).trimmed(of: " \"'"),
              at: words.range)))
      } else {
        members.append(words)
      }
    }
  }

  /// Returns the members in brackets as the children that suit a view; a view without children
  /// takes them as its text and attributes.
  private func children(
    _ members: [Phrase], of node: inout ViewNode, _ meaning: ViewMeaning
  ) -> [ViewNode] {
    let inner: String
    switch meaning {
    case .form, .section, .card, .dialog, .container, .columns, .disclosure: inner = "input"
    case .list, .steps, .checklist: inner = "li"
    case .table: inner = "th"
    case .picker: inner = "option"
    case .tabs: inner = "tab"
    case .group:
      inner =
        ["stats", "kpis", "metrics"].contains(node.tag)
        ? "stat"
        : ["nav", "navigation", "links"].contains(node.tag)
          ? "a" : ["fields", "inputs"].contains(node.tag) ? "input" : "button"
    default:
      if node.text == nil { node.text = members.first }
      let more = node.text == members.first ? members.dropFirst() : members[...]
      // "btn(Save, Cancel)" is two buttons.
      node.attributes += more.map { ViewNode.Attribute(name: "and", value: $0) }
      return []
    }
    return members.map { ViewNode(tag: inner, text: $0, range: $0.range ?? node.range) }
  }

  private func phrase(_ range: Range<Int>) -> Phrase {
    var range = range
    while let first = range.first, " \t\"'".utf8.contains(bytes[first]) {
      range = range.dropFirst()
    }
    while let last = range.last, " \t\"'".utf8.contains(bytes[last]) { range = range.dropLast() }
    return Phrase(String(decoding: bytes[range], as: UTF8.self).onOneLine, at: SourceRange(range))
  }
}
