internal import ScreenDiagnostics

/// Makes a tree of a page, as lenient as HTML is (html.spec.whatwg.org, section 13.2): what is not
/// closed is closed where it has to be, what is not open is not closed.
package struct HTMLParser {
  private let bytes: [UInt8]
  private var position: Int
  private let root: HTMLNode
  private var open: [HTMLNode]
  package private(set) var isTooDeep = false

  /// Reads a page from a place in it.
  package init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    position = start
    root = HTMLNode(name: "#root", range: SourceRange(0, bytes.count))
    open = [root]
  }

  private static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// The elements that an element closes by beginning.
  private static let closes: [String: Set<String>] = [
    "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "tr": ["tr", "td", "th"],
    "td": ["td", "th"], "th": ["td", "th"], "option": ["option"],
    "optgroup": ["option", "optgroup"],
    "tbody": ["thead", "tbody", "tr", "td", "th"], "tfoot": ["tbody", "tr", "td", "th"],
  ]

  /// The elements that end a paragraph.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "nav",
    "ol", "p", "pre", "section", "table", "ul",
  ]

  /// Whether an element sets what it holds apart from what is around it, as the parts of pages do.
  package static func isBlock(_ name: String) -> Bool {
    blocks.contains(name) || name == "html" || name == "body"
  }

  /// Elements whose content is text alone.
  private static let rawTexts: Set<String> = ["script", "style", "textarea", "title"]

  package mutating func parse() -> HTMLNode {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<"), readMarkup() { continue }
      readText()
    }
    return root
  }

  // MARK: - Texts

  private mutating func readText() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    append(text: start..<position)
  }

  private func append(text range: Range<Int>) {
    guard !range.isEmpty else { return }
    open[open.count - 1].children.append(
      HTMLNode(name: "", text: HTMLText.decoded(bytes[range]), range: SourceRange(range)))
  }

  // MARK: - Markup

  /// Reads a tag, a comment or a declaration; false where `<` is a text.
  private mutating func readMarkup() -> Bool {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    if bytes[position...].starts(with: "<!--".utf8) {
      skip(past: "-->")
      return true
    }
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      skip(past: ">")
      return true
    }
    if next == UInt8(ascii: "/") {
      let start = position
      position += 2
      let name = readName()
      skip(past: ">")
      if !name.isEmpty { close(name) } else { _ = start }
      return true
    }
    guard HTMLText.isLetter(next) else { return false }
    readStartTag()
    return true
  }

  private mutating func skip(past mark: StaticString) {
    let pattern = Array(mark.description.utf8)
    while position < bytes.count {
      if bytes[position...].starts(with: pattern) {
        position += pattern.count
        return
      }
      position += 1
    }
  }

  private mutating func readName() -> String {
    let start = position
    while position < bytes.count, HTMLText.isName(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  private mutating func readStartTag() {
    let start = position
    position += 1
    let name = readName()
    var attributes: [(name: String, value: String)] = []
    while let attribute = readAttribute() {
      if attributes.count < 64 { attributes.append(attribute) }
    }
    let isClosed = position > 0 && bytes[position - 1] == UInt8(ascii: "/")
    skip(past: ">")
    let node = HTMLNode(name: name, attributes: attributes, range: SourceRange(start, position))
    if Self.blocks.contains(name) { close("p", within: ["button", "td", "li"]) }
    if let closed = Self.closes[name] {
      while let last = open.last, open.count > 1, closed.contains(last.name) { open.removeLast() }
    }
    open[open.count - 1].children.append(node)
    guard !Self.voids.contains(name), !isClosed else { return }
    if Self.rawTexts.contains(name) {
      readRawText(of: node)
    } else if open.count < 128 {
      open.append(node)
    } else {
      // Deeper elements become neighbours: nothing of them is lost.
      isTooDeep = true
    }
  }

  private mutating func readRawText(of node: HTMLNode) {
    let start = position
    let closer = Array("</\(node.name)".utf8)
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<"),
        bytes[position...].prefix(closer.count).elementsEqual(
          closer, by: { $0 | 0x20 == $1 | 0x20 })
      {
        break
      }
      position += 1
    }
    if start < position {
      let text = HTMLText.decoded(bytes[start..<position])
      node.children.append(HTMLNode(name: "", text: text, range: SourceRange(start, position)))
    }
    skip(past: ">")
  }

  private mutating func readAttribute() -> (name: String, value: String)? {
    while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: "/") {
      position += 1
    }
    guard position < bytes.count, bytes[position] != UInt8(ascii: ">") else { return nil }
    let start = position
    while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: "="),
      bytes[position] != UInt8(ascii: ">"),
      !(bytes[position] == UInt8(ascii: "/") && position + 1 < bytes.count
        && bytes[position + 1] == UInt8(ascii: ">"))
    {
      position += 1
    }
    if position == start { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return (name, "") }
    position += 1
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    guard position < bytes.count else { return (name, "") }
    let quote = bytes[position]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { position += 1 }
    let valueStart = position
    while position < bytes.count,
      isQuoted
        ? bytes[position] != quote : bytes[position] > 0x20 && bytes[position] != UInt8(ascii: ">")
    {
      position += 1
    }
    let value = HTMLText.decoded(bytes[valueStart..<position])
    if isQuoted, position < bytes.count { position += 1 }
    return (name, value)
  }

  /// Closes the element of a name and what is open in it, unless one of `within` is in between.
  private mutating func close(_ name: String, within: Set<String> = []) {
    for index in open.indices.dropFirst().reversed() {
      if open[index].name == name {
        open.removeSubrange(index...)
        return
      }
      if within.contains(open[index].name) { return }
    }
  }
}

/// Texts as HTML writes them.
enum HTMLText {
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "times": "×", "euro": "€", "pound": "£",
    "rarr": "→", "larr": "←", "deg": "°",
  ]

  /// The text with its references resolved; one that is not known stays as it is written.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      guard byte == UInt8(ascii: "&"),
        let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let text = reference(String(decoding: rest[rest.startIndex + 1..<end], as: UTF8.self))
      else {
        result.append(byte)
        rest = rest.dropFirst()
        continue
      }
      result += text.utf8
      rest = rest[(end + 1)...]
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func reference(_ name: String) -> String? {
    if let text = named[name] { return text }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value != 0 else { return nil }
    return Unicode.Scalar(value).map { String($0) }
  }
}
