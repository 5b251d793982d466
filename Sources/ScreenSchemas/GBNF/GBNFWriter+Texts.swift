internal import ScreenGrammar
internal import ScreenModel
internal import ScreenText

extension GBNFWriter {
  /// The rule for a text, shared by all texts of the same length and form.
  mutating func text(_ text: TextShape) -> String {
    let length = text.length
    var name = text.use.ruleName + "-\(length.lowerBound)-\(length.upperBound)"
    if text.mayBeEmpty, length.lowerBound > 0 { name += "-or-empty" }
    return rule(name) { writer in
      guard let content = writer.content(text) else { return writer.literal("\"\"") }
      let quote = writer.literal("\"")
      let isOptional = text.mayBeEmpty && (length.lowerBound > 0 || text.use.hasForm)
      guard isOptional else { return quote + " " + content + " " + quote }
      // A separate rule, because llama.cpp multiplies repetitions within brackets.
      let filled = writer.rule(name + "-filled") { _ in content }
      return quote + " " + filled + "? " + quote
    }
  }

  /// The content between the quotation marks; nil if there can be none.
  private mutating func content(_ text: TextShape) -> String? {
    let length = text.length
    // Some readers refuse a repetition of none.
    guard length.upperBound > 0 else { return nil }
    switch text.use {
    case .slug:
      guard length.upperBound > 1 else { return "[A-Za-z0-9]" }
      return "[A-Za-z0-9] [A-Za-z0-9_-]"
        + times(max(0, length.lowerBound - 1)...(length.upperBound - 1))
    case .month: return length.contains(7) ? rule("month") { _ in Self.month } : nil
    case .date:
      guard length.contains(10) else { return nil }
      return rule("day") { _ in
        Self.month + " \"-\" (\"0\" [1-9] | [12] [0-9] | \"3\" [01])"
      }
    case .prose, .code: return character(hasLines: true) + times(length)
    case .label, .pattern, .destination, .source:
      return character(hasLines: false) + times(length)
    }
  }

  private static let month = #"[1-9] [0-9]{3} "-" ("0" [1-9] | "1" [0-2])"#

  /// One scalar of a text.
  mutating func character(hasLines: Bool) -> String {
    let plain = rule("character") { writer in
      switch writer.encoding {
      case .utf8:
        #"[^"\\\x00-\x1F\x7F-\x9F\u2028\u2029] | "\\" ["\\]"#
      case .asciiSafe:
        // Scalars below U+00A0 stand for themselves; above U+FFFF two escapes make one scalar.
        #"[ !#-\[\]-~] | "\\" ["\\] | "\\u" escaped | "\\u" high "\\u" low"#
      }
    }
    if encoding == .asciiSafe {
      _ = rule("escaped") { _ in
        #""00" [a-fA-F] hex | "0" [1-9a-fA-F] hex hex | [1-9a-cA-CeEfF] hex hex hex | "#
          + "[dD] [0-7] hex hex"
      }
      _ = rule("high") { _ in "[dD] [89abAB] hex hex" }
      _ = rule("low") { _ in "[dD] [c-fC-F] hex hex" }
      _ = rule("hex") { _ in "[0-9a-fA-F]" }
    }
    guard hasLines else { return plain }
    return rule("character-or-line") { _ in plain + #" | "\\n""# }
  }

  /// A text as a GBNF literal.
  func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// A text as JSON, in the form that this grammar writes.
  func quoted(_ text: String) -> String {
    var buffer = UTF8Buffer()
    buffer.append(jsonQuoted: text)
    guard encoding == .asciiSafe else { return buffer.string }
    var quoted = ""
    for scalar in buffer.string.unicodeScalars {
      guard !scalar.isASCII else {
        quoted.unicodeScalars.append(scalar)
        continue
      }
      for unit in UTF16.encode(scalar) ?? .init() {
        let digits = String(unit, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return quoted
  }
}

extension TextUse {
  /// Whether texts have a form beyond their length.
  var hasForm: Bool {
    switch self {
    case .slug, .month, .date: true
    case .label, .prose, .code, .pattern, .destination, .source: false
    }
  }

  /// The prefix of its rule names; texts with the same values share them.
  fileprivate var ruleName: String {
    switch self {
    case .slug: "slug"
    case .month: "month"
    case .date: "date"
    case .prose, .code: "lines"
    case .label, .pattern, .destination, .source: "text"
    }
  }
}
