internal import ScreenDiagnostics

extension Parser {
  private static let textRules = ["words", "plain", "no-markers", "digits-at-end", "uncut", "not"]

  /// A type; nil, with a report, if the next token does not begin one.
  mutating func type() -> TypeSyntax? {
    guard descend() else { return TypeSyntax(kind: .missing, range: previousRange) }
    defer { depth -= 1 }
    let start = current.range
    let kind: TypeSyntax.Kind
    if at(.number) {
      kind = collection()
    } else if at(.leftBrace) {
      kind = .record(record())
    } else if at(.pipe) {
      advance()
      kind = choices()
    } else if let word = word() {
      kind = startsChoice ? choices() : named(word)
    } else {
      report(expected: "a type: text, integer, number, flag, names with '|', 1...9 of, or '{'")
      return nil
    }
    return TypeSyntax(kind: kind, range: start.union(previousRange))
  }

  /// Whether a type's name is used as a value of an enumeration here: `text | email`.
  private var startsChoice: Bool {
    guard peek().kind != .pipe else { return true }
    guard peek().kind == .leftParenthesis else { return false }
    return peek(2).kind == .string || word(2) == "aka" || word(2) == "weight"
  }

  private mutating func named(_ word: String) -> TypeSyntax.Kind {
    switch word {
    case "text":
      advance()
      return .text(textRules())
    case "integer":
      advance()
      return .integer(boundsInParentheses())
    case "number":
      advance()
      return .number(boundsInParentheses())
    case "flag":
      advance()
      return .flag
    default: return choices()
    }
  }

  /// `1...20 leaving 3 of distinct text(1...40)`.
  private mutating func collection() -> TypeSyntax.Kind {
    let bounds = bounds()
    var leaving: NumberSyntax?
    if at(word: "leaving"), peek().kind == .number {
      advance()
      leaving = number()
    }
    guard at(word: "of") else {
      return .collection(bounds, leaving: leaving, isDistinct: false, element: nil)
    }
    advance()
    var isDistinct = false
    if word() == "distinct", [.name, .number, .leftBrace].contains(peek().kind) {
      advance()
      isDistinct = true
    }
    let element = type() ?? TypeSyntax(kind: .missing, range: previousRange)
    return .collection(bounds, leaving: leaving, isDistinct: isDistinct, element: element)
  }

  /// `name("guide", aka other, weight 50) | name`.
  private mutating func choices() -> TypeSyntax.Kind {
    var choices: [ChoiceSyntax] = []
    guard at(.name) else {
      report(.emptyChoice(at: current.range))
      return .missing
    }
    repeat {
      guard let name = name("a value's name") else { break }
      var attributes = AttributesSyntax()
      if accept(.leftParenthesis) {
        while !at(.rightParenthesis), !at(.rightBrace), !at(.pipe), !at(.end), !startsDeclaration {
          let start = current
          parseAttributes([.guide, .aliases, .weight], into: &attributes)
          if accept(.comma) { continue }
          if current == start {
            report(expected: "a guide, 'aka' or 'weight'")
            skipNested()
          }
        }
        expect(.rightParenthesis, after: "the attributes of '\(name.text)'")
      }
      choices.append(ChoiceSyntax(name: name, attributes: attributes))
    } while accept(.pipe)
    return .choice(choices)
  }

  /// `(1...60, words 1...3, plain)`, or nothing.
  private mutating func textRules() -> TextSyntax {
    var rules = TextSyntax()
    guard accept(.leftParenthesis) else { return rules }
    // A token that cannot begin a rule, or a new line, shows that the parenthesis is missing. The
    // list of excluded texts is longer, and may continue on a new line.
    while at(.comma) || at(.number) || at(.name),
      !current.startsLine || (at(word: "not") && peek().kind == .string), !startsProperty
    {
      if accept(.comma) { continue }
      parseTextRule(into: &rules)
    }
    expect(.rightParenthesis, after: "the rules of a text")
    return rules
  }

  private mutating func parseTextRule(into rules: inout TextSyntax) {
    if at(.number) {
      rules.length = bounds()
      return
    }
    let range = current.range
    guard let word = word() else { return }
    switch word {
    case "words":
      advance()
      if at(.number) { rules.words = bounds() } else { report(expected: "bounds such as 1...3") }
    case "plain":
      advance()
      rules.isPlain = true
    case "no-markers":
      advance()
      rules.stripsMarkers = true
    case "digits-at-end":
      advance()
      rules.allowsDigitsOnlyAtEnd = true
    case "uncut":
      advance()
      rules.isUncut = true
    case "not":
      advance()
      if !at(.string) { report(expected: "an excluded text in quotes") }
      while at(.string) { rules.excluded.append(text()) }
    default:
      advance()
      report(
        .unknown("rule of a text", id: "unknown-text-rule", word, at: range, among: Self.textRules))
      if at(.number) { _ = bounds() }
    }
  }

  private mutating func boundsInParentheses() -> BoundsSyntax? {
    guard accept(.leftParenthesis) else { return nil }
    var result: BoundsSyntax?
    if at(.number) {
      result = bounds()
    } else {
      report(expected: "bounds such as 0...10")
    }
    expect(.rightParenthesis, after: "the bounds")
    return result
  }

  /// `1...60`, or `3` for `3...3`; the next token must be a number.
  private mutating func bounds() -> BoundsSyntax {
    let lower = number()
    let dots = current.range
    if at(.dot) {
      while accept(.dot) {}
      let written = dots.union(previousRange)
      report(
        Diagnostic(
          .error, id: "syntax", "bounds are written with three dots", at: written,
          fixIts: [FixIt("write '...'", edits: [TextEdit(written, "...")])]))
    } else if !accept(.ellipsis) {
      return BoundsSyntax(lower: lower, upper: lower, range: lower.range)
    }
    guard at(.number) else {
      report(expected: "an upper bound after '...'")
      return BoundsSyntax(lower: lower, upper: lower, range: lower.range.union(previousRange))
    }
    let upper = number()
    return BoundsSyntax(lower: lower, upper: upper, range: lower.range.union(upper.range))
  }

  /// A number; the next token must be one.
  mutating func number() -> NumberSyntax {
    let range = current.range
    advance()
    let digits = source.text(in: range)
    let isWhole = !digits.utf8.contains(UInt8(ascii: "."))
    guard let value = Double(digits), value.magnitude <= 999_999_999_999_999 else {
      report(
        Diagnostic(
          .error, id: "number-range", "a number may have at most 15 digits; use a smaller one",
          at: range))
      return NumberSyntax(value: nil, isWhole: isWhole, range: range)
    }
    return NumberSyntax(value: value, isWhole: isWhole, range: range)
  }
}

extension Diagnostic {
  fileprivate static func emptyChoice(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-choice", "an enumeration needs a value after '|'; name at least one",
      at: range)
  }

  /// Reports an unknown name, with the one most likely meant.
  static func unknown(
    _ what: String, id: String, _ name: String, at range: SourceRange, among known: [String],
    notes: [Note] = []
  ) -> Diagnostic {
    guard let meant = Spelling.nearest(to: name, among: known) else {
      let choices = known.count <= 12 ? "; use " + known.joined(separator: ", ") : ""
      return Diagnostic(
        .error, id: id, "'\(name)' is not a \(what)\(known.isEmpty ? "" : choices)", at: range,
        notes: notes)
    }
    return Diagnostic(
      .error, id: id, "'\(name)' is not a \(what); did you mean '\(meant)'?", at: range,
      notes: notes,
      fixIts: [FixIt("replace '\(name)' with '\(meant)'", edits: [TextEdit(range, meant)])])
  }
}
