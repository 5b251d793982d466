/// A style sheet as short as it can be: no comments, no white space that says nothing, one rule a line.
///
/// It reads the sheets of this package, not any sheet: texts in quotation marks hold no quotation marks.
struct MinifiedStyles {
  private(set) var text = ""
  /// What was read since the last brace or semicolon.
  private var statement = ""
  private var depth = 0

  init(_ sheet: String) {
    var rest = Self.withoutComments(sheet)[...]
    var isQuoted = false
    while let next = rest.popFirst() {
      if next == "\"" { isQuoted.toggle() }
      switch next {
      case "{" where !isQuoted:
        text += Self.prelude(statement) + "{"
        (statement, depth) = ("", depth + 1)
      case ";" where !isQuoted:
        endDeclaration()
        text += ";"
      case "}" where !isQuoted:
        endDeclaration()
        // The last declaration of a rule needs no end.
        if text.last == ";" { text.removeLast() }
        depth -= 1
        text += depth == 0 ? "}\n" : "}"
      default: statement.append(next)
      }
    }
  }

  private mutating func endDeclaration() {
    let words = Self.squeezed(statement)
    statement = ""
    guard let colon = words.firstIndex(of: ":") else { return }
    let value = words[words.index(after: colon)...]
    text += words[...colon] + Self.tight(value.drop { $0 == " " }, [",", "!"])
  }

  /// The selectors or the condition of a rule.
  private static func prelude(_ text: String) -> String {
    let text = squeezed(text)
    return text.hasPrefix("@") ? tight(text[...], [":"]) : tight(text[...], [">", "+", "~", ","])
  }

  /// A text without the spaces beside some marks; what is in quotation marks stays.
  private static func tight(_ text: Substring, _ marks: Set<Character>) -> String {
    var result = ""
    var isQuoted = false
    for next in text {
      if next == "\"" { isQuoted.toggle() }
      if !isQuoted, next == " ", let last = result.last, marks.contains(last) { continue }
      if !isQuoted, marks.contains(next), result.last == " " { result.removeLast() }
      result.append(next)
    }
    return result
  }

  /// A text with one space for each stretch of white space within it, and none around it.
  private static func squeezed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func withoutComments(_ sheet: String) -> String {
    var result = ""
    var rest = sheet[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest[(rest.firstRange(of: "*/")?.upperBound ?? rest.endIndex)...]
    }
    return result + rest
  }
}
