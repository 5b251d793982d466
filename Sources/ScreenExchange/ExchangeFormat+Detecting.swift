internal import HTMLSyntax
public import ScreenDiagnostics
public import ScreenModel

extension ExchangeFormat {
  /// The format of a text, recognised by its contents; nil for a screen in our own format and for
  /// anything else.
  ///
  /// - Complexity: O(number of bytes) for JSON; otherwise it examines the first line.
  public static func detected(in source: SourceText) -> ExchangeFormat? {
    detected(byOpening: source) ?? JSONReader.read(source).tree.flatMap { detected(in: $0) }
  }

  /// The format shown by the first words of a text; nil for JSON, whose keys must be examined.
  static func detected(byOpening source: SourceText) -> ExchangeFormat? {
    switch Opening(of: source.utf8) {
    case .angle: .html
    case .assignment: .openUI
    case .brace, .other: nil
    }
  }

  /// The format of a tree, recognised by its keys in any order.
  ///
  /// For JSON Lines, the first value decides.
  public static func detected(in tree: TreeValue) -> ExchangeFormat? {
    switch tree.content {
    case .object(let members):
      if tree["type"]?.text == "AdaptiveCard" { return .adaptiveCard }
      if let version = a2uiVersion(of: members) { return version }
      if let messages = tree["messages"]?.elements, let first = messages.first {
        return detected(in: first)
      }
      if tree["elements"] != nil, tree["root"]?.text != nil { return .jsonRender }
      if tree["op"]?.text != nil, let path = tree["path"]?.text,
        ["/root", "/elements", "/state"].contains(where: { path == $0 || path.hasPrefix($0 + "/") })
      {
        return .jsonRender
      }
      return nil
    case .array(let elements): return elements.first.flatMap { detected(in: $0) }
    case .null, .flag, .number, .text: return nil
    }
  }

  private static func a2uiVersion(of members: [TreeMember]) -> ExchangeFormat? {
    var version: ExchangeFormat?
    for member in members {
      switch member.name {
      case "beginRendering", "surfaceUpdate", "dataModelUpdate": return .a2ui08
      case "createSurface", "updateComponents", "updateDataModel":
        let said = members.first { $0.name == "version" }?.value.text
        return said == "v1.0" || said == "1.0" ? .a2ui10 : .a2ui09
      case "deleteSurface":
        version = members.contains { $0.name == "version" } ? .a2ui09 : .a2ui08
      default: break
      }
    }
    return version
  }
}

/// The beginning of a text, after a byte order mark, blanks and the line of a fence.
enum Opening: Equatable {
  /// `{` or `[`: JSON.
  case brace
  /// `<`: markup.
  case angle
  /// `name = `: a statement.
  case assignment
  /// Anything else.
  case other

  /// The index of the first significant byte.
  static func start(of bytes: [UInt8]) -> Int {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return withoutFence(bytes[mark...]).startIndex
  }

  /// The rest after blanks and the line of a fence.
  private static func withoutFence(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = text.drop { $0 <= 0x20 }
    guard rest.starts(with: "```".utf8) else { return rest }
    return rest.drop { $0 != UInt8(ascii: "\n") }.drop { $0 <= 0x20 }
  }

  /// Whether a line assigns to `root`, as each program in OpenUI Lang does.
  static func hasRoot(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      if line.starts(with: "root".utf8),
        line.dropFirst(4).first(where: { $0 > 0x20 }) == UInt8(ascii: "=")
      {
        return true
      }
      rest = rest.dropFirst(line.count + 1)
    }
    return false
  }

  init(of bytes: [UInt8]) {
    var start = Self.start(of: bytes)
    // Comments of OpenUI Lang.
    while start < bytes.count, bytes[start...].starts(with: "//".utf8) {
      start = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    }
    guard start < bytes.count else {
      self = .other
      return
    }
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .brace
    case UInt8(ascii: "<"):
      let next = start + 1 < bytes.count ? bytes[start + 1] : 0
      let isMarkup = next == UInt8(ascii: "!") || Self.isLetter(next)
      self = !isMarkup ? .other : Self.isAroundJSON(bytes[start...]) ? .brace : .angle
    default: self = Self.isAssignment(bytes[start...]) ? .assignment : .other
    }
  }

  /// Whether the text begins with a tag right before an object or a list of objects: one of a call
  /// or an answer, such as `<tool_call>`, and not a block of a page.
  private static func isAroundJSON(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    while rest.first == UInt8(ascii: "<"),
      let close = rest.prefix(longestTag).firstIndex(of: UInt8(ascii: ">"))
    {
      let name = rest[..<close].dropFirst().prefix { $0 > 0x20 }
      guard !HTMLParser.isBlock(String(decoding: name, as: UTF8.self).lowercased()) else {
        return false
      }
      rest = withoutFence(rest[(close + 1)...])
    }
    guard let brace = rest.first, rest.startIndex > text.startIndex else { return false }
    let next = rest.dropFirst().first { $0 > 0x20 }
    return brace == UInt8(ascii: "{") && next == UInt8(ascii: "\"")
      || brace == UInt8(ascii: "[") && next == UInt8(ascii: "{")
  }

  private static var longestTag: Int { 64 }

  /// Whether a statement begins: a name, `=`, and a component, a text, a number or a bracket. An
  /// equals sign by itself also occurs in sentences.
  private static func isAssignment(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == UInt8(ascii: "$") { rest.removeFirst() }
    guard let first = rest.first, isLetter(first) else { return false }
    rest = rest.drop { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "=") else { return false }
    rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    guard let value = rest.first else { return false }
    if value == UInt8(ascii: "[") || value == UInt8(ascii: "\"") || value == UInt8(ascii: "{") {
      return true
    }
    let name = rest.prefix { isLetter($0) }
    return !name.isEmpty && rest.dropFirst(name.count).first == UInt8(ascii: "(")
      || bytes.first == UInt8(ascii: "$")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}
