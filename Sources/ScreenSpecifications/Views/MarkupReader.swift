package import ScreenBrief
import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Reads HTML, and the markup in JSX, Vue and Svelte, into a tree of views.
///
/// Scripts and styles are never shown, and expressions in braces are not text.
package struct MarkupReader {
  private let bytes: [UInt8]
  private let end: Int
  private var place: Int
  private var tree = ViewTree()
  private var leftOut: [LeftOut] = []

  private static let empty: Set<String> = [
    "input", "img", "hr", "br", "meta", "link", "area", "base", "col", "embed", "source", "track",
    "wbr",
  ]

  /// Returns the views that some markup shows; nil if it has no known view.
  static func specification(_ bytes: [UInt8], in range: Range<Int>) -> Specification? {
    var reader = MarkupReader(bytes, range)
    reader.read()
    let roots = reader.tree.roots
    guard roots.contains(where: { $0.meaning != nil && $0.meaning != .hidden }) else { return nil }
    return Specification(
      notation: .markup, content: .views(roots), range: SourceRange(range), leftOut: reader.leftOut)
  }

  /// Returns all views of some markup, with what is left out of it.
  package static func views(_ bytes: [UInt8], in range: Range<Int>) -> ([ViewNode], [LeftOut]) {
    var reader = MarkupReader(bytes, range)
    reader.read()
    return (reader.tree.roots, reader.leftOut)
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    end = range.upperBound
    place = range.lowerBound
  }

  private mutating func read() {
    while place < end {
      if bytes[place] == UInt8(ascii: "<") {
        markup()
      } else if bytes[place] == UInt8(ascii: "{"), !tree.open.isEmpty {
        expression()
      } else {
        text()
      }
    }
  }

  private func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      place + wanted.count <= end
        && wanted.indices.allSatisfy { unsafe bytes[place + $0] == wanted[$0] }
    }
  }

  // MARK: Tags

  private mutating func markup() {
    if begins(with: "<!--") {
      skip(past: "-->")
    } else if begins(with: "</") {
      place += 2
      let tag = name()
      skip(past: ">")
      tree.end(tag, at: place)
    } else if place + 1 < end, bytes[place + 1].isASCIILetter {
      tag()
    } else if begins(with: "<>") || begins(with: "<!") || begins(with: "<?") {
      skip(past: ">")
    } else {
      place += 1
    }
  }

  private mutating func skip(past mark: StaticString) {
    while place < end, !begins(with: mark) { place += 1 }
    place = min(end, place + mark.utf8CodeUnitCount)
  }

  private mutating func name() -> String {
    let start = place
    while place < end,
      bytes[place].isASCIILetter || bytes[place].isASCIIDigit || "-_.:@".utf8.contains(bytes[place])
    { place += 1 }
    return String(
      decoding: bytes[start..<place].map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 },
      as: UTF8.self)
  }

  private mutating func tag() {
    let start = place
    place += 1
    var node = ViewNode(tag: name(), range: .at(start))
    var isClosed = false
    while place < end, bytes[place] != UInt8(ascii: ">") {
      if bytes[place] == UInt8(ascii: "/") {
        isClosed = true
        place += 1
      } else if bytes[place] == UInt8(ascii: "{") {
        expression()
      } else if let attribute = attribute() {
        node.attributes.append(attribute)
        isClosed = false
      } else {
        place += 1
      }
    }
    place = min(end, place + 1)
    node.range = SourceRange(start, place)
    if node.tag == "script" || node.tag == "style" {
      skip(raw: node.tag)
      leftOut.append(
        LeftOut(SourceRange(start, place), "a script or a style, which is never shown"))
    } else if isClosed || Self.empty.contains(node.tag) && !isEnded(node.tag) {
      tree.add(node)
    } else {
      // Items, options, cells and the like end where the next one begins.
      if ["li", "option", "tr", "td", "th", "p", "dt", "dd"].contains(node.tag),
        tree.innermost == node.tag
      {
        tree.end(node.tag, at: start)
      }
      tree.begin(node)
    }
  }

  /// Whether nothing but text stands before the end tag of a tag that is empty in HTML, as in
  /// "<col>14:20</col>".
  private func isEnded(_ tag: String) -> Bool {
    let rest = bytes[place..<min(end, place + 400)]
    guard let mark = rest.firstIndex(of: UInt8(ascii: "<")) else { return false }
    let wanted = Array(("/" + tag + ">").utf8)
    return bytes[mark...].dropFirst().prefix(wanted.count).elementsEqual(wanted)
  }

  /// Skips content that is not markup, up to and including its end tag.
  private mutating func skip(raw tag: String) {
    while place < end {
      skip(past: "</")
      let start = place
      if name() == tag { break }
      place = max(start, place)
    }
    skip(past: ">")
  }

  // MARK: Attributes

  private mutating func attribute() -> ViewNode.Attribute? {
    let start = place
    let name = name()
    guard place > start else { return nil }
    let key = name.hasPrefix(":") || name.hasPrefix("@") ? String(name.dropFirst()) : name
    guard place < end, bytes[place] == UInt8(ascii: "=") else {
      return ViewNode.Attribute(name: key, value: Phrase("true", at: SourceRange(start, place)))
    }
    place += 1
    return ViewNode.Attribute(name: key, value: value())
  }

  private mutating func value() -> Phrase {
    guard place < end else { return Phrase("") }
    let start = place
    let mark = bytes[place]
    if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
      place += 1
      while place < end, bytes[place] != mark { place += 1 }
      let inner = start + 1..<max(start + 1, place)
      place = min(end, place + 1)
      return phrase(inner)
    }
    if mark == UInt8(ascii: "{") {
      expression()
      var inner = start + 1..<max(start + 1, place - 1)
      while let first = inner.first, "\"'` ".utf8.contains(bytes[first]) {
        inner = inner.dropFirst()
      }
      while let last = inner.last, "\"'` ".utf8.contains(bytes[last]) { inner = inner.dropLast() }
      return phrase(inner)
    }
    while place < end, bytes[place] > 0x20, bytes[place] != UInt8(ascii: ">"),
      bytes[place] != UInt8(ascii: "/")
    { place += 1 }
    return phrase(start..<place)
  }

  /// Skips an expression in braces.
  private mutating func expression() {
    var depth = 0
    while place < end {
      if bytes[place] == UInt8(ascii: "{") { depth += 1 }
      if bytes[place] == UInt8(ascii: "}") { depth -= 1 }
      place += 1
      if depth == 0 { return }
    }
  }

  // MARK: Text

  private mutating func text() {
    let start = place
    while place < end, bytes[place] != UInt8(ascii: "<"),
      bytes[place] != UInt8(ascii: "{") || tree.open.isEmpty
    { place += 1 }
    // Text outside all tags is code.
    guard !tree.open.isEmpty else {
      var range = start..<place
      while let first = range.first, bytes[first] <= 0x20 { range = range.dropFirst() }
      if !range.isEmpty { leftOut.append(LeftOut(SourceRange(range), "code around the views")) }
      return
    }
    let phrase = phrase(start..<place)
    guard !phrase.text.isEmpty else { return }
    tree.add(ViewNode(tag: "#text", text: phrase, range: phrase.range ?? .at(start)))
  }

  /// Returns some bytes as text, with character references resolved and runs of blanks collapsed to
  /// one space.
  private func phrase(_ range: Range<Int>) -> Phrase {
    var text: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if bytes[place] == UInt8(ascii: "&"),
        let found = Self.reference(bytes[place..<range.upperBound])
      {
        text += found.text
        place += found.length
      } else {
        let byte = bytes[place]
        if byte > 0x20 {
          text.append(byte)
        } else if let last = text.last, last != 0x20 {
          text.append(0x20)
        }
        place += 1
      }
    }
    while text.last == 0x20 { text.removeLast() }
    return Phrase(String(decoding: text, as: UTF8.self), at: SourceRange(range))
  }

  private static let references: [(name: StaticString, text: StaticString)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
    ("&nbsp;", " "), ("&euro;", "€"), ("&pound;", "£"), ("&copy;", "©"), ("&middot;", "·"),
    ("&ndash;", "–"),
    ("&mdash;", "—"), ("&hellip;", "…"), ("&times;", "×"), ("&deg;", "°"),
  ]

  private static func reference(_ bytes: ArraySlice<UInt8>) -> (text: [UInt8], length: Int)? {
    for (name, text) in references {
      let isFound = name.withUTF8Buffer { name in
        bytes.count >= name.count
          && name.indices.allSatisfy { unsafe bytes[bytes.startIndex + $0] == name[$0] }
      }
      if isFound { return (text.withUTF8Buffer { unsafe Array($0) }, name.utf8CodeUnitCount) }
    }
    return nil
  }
}
