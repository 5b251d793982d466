internal import ScreenDiagnostics

extension Parser {
  /// The attributes that are allowed in a place.
  struct Attributes: OptionSet {
    let rawValue: Int
    static let guide = Attributes(rawValue: 1)
    static let aliases = Attributes(rawValue: 2)
    static let weight = Attributes(rawValue: 4)
    static let fallback = Attributes(rawValue: 8)
    static let defaultValue = Attributes(rawValue: 16)
  }

  /// Reads attributes in any order, up to the first token that does not begin one.
  mutating func parseAttributes(_ allowed: Attributes, into attributes: inout AttributesSyntax) {
    while parseAttribute(allowed, into: &attributes) {}
  }

  /// Reads one attribute; false if the next token does not begin one.
  private mutating func parseAttribute(
    _ allowed: Attributes, into attributes: inout AttributesSyntax
  ) -> Bool {
    let start = current.range
    if at(.string) {
      let guide = guide()
      checkPlace(.guide, allowed, isRepeated: attributes.guide != nil, "a guide", at: guide.range)
      attributes.guide = guide
    } else if at(word: "aka") {
      advance()
      attributes.aliases += aliases()
      checkPlace(.aliases, allowed, isRepeated: false, "'aka'", at: start)
    } else if at(word: "weight"), peek().kind == .number {
      advance()
      checkPlace(
        .weight, allowed, isRepeated: attributes.weight != nil, "'weight'", at: start)
      attributes.weight = number()
    } else if at(word: "fallback"), peek().kind == .name {
      advance()
      checkPlace(
        .fallback, allowed, isRepeated: attributes.fallback != nil, "'fallback'", at: start)
      attributes.fallback = name("the name of a component")
    } else if at(.equals), allowed.contains(.defaultValue) {
      advance()
      checkPlace(
        .defaultValue, allowed, isRepeated: attributes.defaultValue != nil, "a default", at: start)
      attributes.defaultValue = value()
    } else {
      return false
    }
    return true
  }

  private mutating func checkPlace(
    _ attribute: Attributes, _ allowed: Attributes, isRepeated: Bool, _ what: String,
    at range: SourceRange
  ) {
    if !allowed.contains(attribute) {
      report(
        Diagnostic(
          .error, id: "misplaced-attribute", "\(what) has no meaning here; remove it", at: range))
    } else if isRepeated {
      report(
        Diagnostic(
          .error, id: "duplicate-attribute", "\(what) was already given; keep one", at: range))
    }
  }

  /// `aka name, name`; a name followed by a colon is the next property.
  private mutating func aliases() -> [Name] {
    var names: [Name] = []
    guard let first = name("another name") else { return names }
    names.append(first)
    while at(.comma), peek().kind == .name, peek(2).kind != .colon, peek(2).kind != .question,
      peek(2).kind != .number
    {
      guard word(1) != "aka" else { break }
      advance()
      if let next = name("another name") { names.append(next) }
    }
    return names
  }

  /// Adjacent texts are joined by a space, so that a guide may run over several lines.
  private mutating func guide() -> Spelled<String> {
    var guide = Spelled(value: text(), range: previousRange)
    while at(.string) {
      guide.value += " " + text()
      guide.range = guide.range.union(previousRange)
    }
    return guide
  }

  /// The content of a quoted text, with escapes resolved; the next token must be a text.
  mutating func text() -> String {
    let range = current.range
    advance()
    let closes =
      range.count > 1 && source.utf8[range.upperBound - 1] == UInt8(ascii: "\"")
    let content = SourceRange(range.lowerBound + 1, range.upperBound - (closes ? 1 : 0))
    let bytes = source.utf8[content.range]
    guard bytes.contains(UInt8(ascii: "\\")) else { return source.text(in: content) }
    var result: [UInt8] = []
    var isEscaped = false
    for (offset, byte) in zip(bytes.indices, bytes) {
      guard isEscaped else {
        isEscaped = byte == UInt8(ascii: "\\")
        if !isEscaped { result.append(byte) }
        continue
      }
      isEscaped = false
      switch byte {
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(byte)
      default:
        report(.unknownEscape(at: SourceRange(offset - 1, offset + 1)))
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Diagnostic {
  fileprivate static func unknownEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "unknown-escape",
      "only \\\", \\\\, \\n and \\t may follow a backslash; double it for a backslash", at: range,
      fixIts: [
        FixIt("double the backslash", edits: [TextEdit(.at(range.lowerBound), "\\")])
      ])
  }
}
