internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// The subset of Markdown that formats allow in texts (commonmark.org): headings, fences, lists,
/// links on a separate line, emphasis.
enum MarkdownText {
  /// The parts of a text; a text without marks is one part.
  static func blocks(of text: String, at range: SourceRange?) -> [Block] {
    guard text.utf8.contains(where: { isMark($0) }) else {
      return [Block(.text(text, .body), at: range)]
    }
    var reader = Reader(range: range)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.read(line.utf8.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    return reader.finish()
  }

  /// The level and the words of a heading: `## Words`; nil for any other line.
  static func heading(_ line: Substring) -> (level: Int, text: String)? {
    let marks = line.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(marks), line.utf8.dropFirst(marks).first == UInt8(ascii: " ") else {
      return nil
    }
    return (marks, plain(line.dropFirst(marks + 1)))
  }

  /// A line without the marks of emphasis and code.
  static func plain(_ line: Substring) -> String {
    var text = String(line)
    for mark in ["**", "__", "`"] { text = withoutPairs(of: mark, in: text) }
    return text.withoutBlanksAround
  }

  private static func withoutPairs(of mark: String, in text: String) -> String {
    guard text.contains(bytesOf: mark) else { return text }
    let parts = text.utf8.split(mark: Array(mark.utf8))
    // An unpaired mark opens nothing.
    guard parts.count % 2 == 1 else { return text }
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "`"),
      UInt8(ascii: "_"), UInt8(ascii: "["):
      true
    default: false
    }
  }
}

/// The lines of a text, gathered into parts.
private struct Reader {
  let range: SourceRange?
  private var blocks: [Block] = []
  private var lines: [String] = []
  private var items: [Properties] = []
  private var isNumbered = false
  /// The lines of a fence that is open, and its language.
  private var code: (language: String, lines: [String])?

  init(range: SourceRange?) { self.range = range }

  mutating func read(_ line: Substring) {
    let bare = String(line).withoutBlanksAround
    if bare.hasPrefix("```") {
      if code != nil {
        endCode()
      } else {
        endLines()
        code = (String(bare.dropFirst(3)).withoutBlanksAround, [])
      }
    } else if code != nil {
      code?.lines.append(String(line))
    } else if let heading = MarkdownText.heading(Substring(bare)) {
      endLines()
      blocks.append(Block(.text(heading.text, .heading(heading.level)), at: range))
    } else if let item = Self.item(Substring(bare)) {
      if !lines.isEmpty || item.isNumbered != isNumbered { endLines() }
      isNumbered = item.isNumbered
      items.append(["title": MarkdownText.plain(item.text)])
    } else if let link = Self.link(Substring(bare)) {
      endLines()
      blocks.append(Block(.link, link, at: range))
    } else if bare.isEmpty {
      endLines()
    } else {
      if !items.isEmpty { endLines() }
      lines.append(MarkdownText.plain(line))
    }
  }

  consuming func finish() -> [Block] {
    if code != nil { endCode() }
    endLines()
    return blocks
  }

  private mutating func endCode() {
    guard let (language, lines) = code else { return }
    code = nil
    guard !lines.isEmpty else { return }
    let properties: Properties = ["text": lines.joined(separator: "\n"), "language": language]
    blocks.append(Block(.code, properties, at: range))
  }

  private mutating func endLines() {
    if !lines.isEmpty {
      blocks.append(Block(.text(lines.joined(separator: "\n"), .body), at: range))
    }
    if !items.isEmpty {
      var list: Properties = ["style": isNumbered ? "numbered" : "bulleted"]
      list.set("items", items)
      blocks.append(Block(.list, list, at: range))
    }
    lines = []
    items = []
  }

  private static func item(_ line: Substring) -> (text: Substring, isNumbered: Bool)? {
    let digits = line.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    if digits > 0, digits <= 9, line.dropFirst(digits).hasPrefix(". ") {
      return (line.dropFirst(digits + 2), true)
    }
    guard line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("+ ") else { return nil }
    return (line.dropFirst(2), false)
  }

  /// The link, if the line is one: `[words](address)`.
  private static func link(_ line: Substring) -> Properties? {
    guard line.hasPrefix("["), line.hasSuffix(")"),
      let end = line.utf8.firstIndex(of: UInt8(ascii: "]")),
      line[end...].hasPrefix("](")
    else { return nil }
    let label = line[line.utf8.index(after: line.startIndex)..<end]
    let destination = line[end...].dropFirst(2).dropLast()
    guard !label.isEmpty, !destination.utf8.contains(UInt8(ascii: " ")) else { return nil }
    return ["label": MarkdownText.plain(label), "destination": String(destination)]
  }
}

extension String {
  /// The text without spaces and tabs at its ends.
  var withoutBlanksAround: String {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    guard let start = utf8.firstIndex(where: { !isBlank($0) }),
      let end = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[start...end])
  }
}

extension String.UTF8View {
  /// The pieces between marks, in one pass.
  fileprivate func split(mark: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = [[]]
    let bytes = Array(self)
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        pieces.append([])
        index += mark.count
      } else {
        pieces[pieces.count - 1].append(bytes[index])
        index += 1
      }
    }
    return pieces
  }
}
