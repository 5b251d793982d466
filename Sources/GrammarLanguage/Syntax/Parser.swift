internal import ScreenDiagnostics

/// Reads a grammar's tokens by recursive descent and recovers after each fault.
///
/// It does not know components or properties: the checker resolves names.
///
///     grammar     = "grammar" NAME { include | declaration }
///     include     = "include" NAME [ ":" NAME { "," NAME } ]
///     declaration = ( "screen" | "section" ) { GUIDE } record
///                 | "component" NAME { attribute } [ record ] { attribute } [ "=" lowering ]
///                 | "out" NAME { attribute } [ record ] { attribute }
///     attribute   = GUIDE | "aka" NAME { "," NAME } | "weight" NUMBER | "fallback" NAME
///     record      = "{" { property [ "," ] } "}"
///     property    = NAME [ "?" ] ":" type { GUIDE | "aka" NAME { "," NAME } | "=" value }
///     type        = "text" [ "(" textRule { "," textRule } ")" ]
///                 | ( "integer" | "number" ) [ "(" bounds ")" ] | "flag"
///                 | [ "|" ] choice { "|" choice }
///                 | bounds [ "leaving" NUMBER ] [ "of" [ "distinct" ] type ] | record
///     textRule    = bounds | "words" bounds | "plain" | "no-markers" | "digits-at-end" | "uncut"
///                 | "not" TEXT { TEXT }
///     choice      = NAME [ "(" { attribute [ "," ] } ")" ]
///     bounds      = NUMBER [ "..." NUMBER ]
///     lowering    = "{" { template [ "," ] } "}"
///     template    = { loop ":" } NAME [ "(" arguments ")" ]
///     loop        = "each" NAME "in" NAME [ "." NAME ]
///     arguments   = { NAME ":" value [ "," ] }
///     value       = operand { "+" operand }
///     operand     = TEXT | NUMBER | "true" | "false" | NAME [ "." NAME ]
///                 | "[" { value [ "," ] } "]" | "{" arguments "}" | loop "{" arguments "}"
///     GUIDE       = TEXT { TEXT }
///
/// No word is reserved: before a colon, any word is the name of a property.
struct Parser {
  /// How deep types and values may nest.
  static let depthLimit = 16

  let source: SourceText
  private let tokens: [Token]
  private let comments: [SourceRange]
  private var index = 0
  var depth = 0
  private(set) var diagnostics: [Diagnostic]

  /// Prepares to read `source`.
  init(_ source: SourceText) {
    self.source = source
    let lexer = Lexer(source)
    tokens = lexer.tokens
    comments = lexer.comments
    diagnostics = lexer.diagnostics
  }

  /// Reads the whole grammar; parts that cannot be read are reported and left out.
  mutating func parse() -> GrammarSyntax {
    var grammar = GrammarSyntax()
    while !at(.end) {
      let start = index
      parseDeclaration(into: &grammar)
      // Whatever went wrong, every iteration consumes a token.
      if index == start { advance() }
    }
    return grammar
  }
}

// MARK: - Tokens

extension Parser {
  /// The token to be read next.
  var current: Token { tokens[index] }

  /// The token at a distance after the next one; past the end, the end token.
  func peek(_ distance: Int = 1) -> Token { tokens[min(index + distance, tokens.count - 1)] }

  /// The bytes of the token read last.
  var previousRange: SourceRange { index > 0 ? tokens[index - 1].range : .at(0) }

  /// Whether the token read last is a text without its closing quote.
  var endsInOpenText: Bool {
    guard index > 0, tokens[index - 1].kind == .string else { return false }
    let range = tokens[index - 1].range
    return range.count < 2 || source.utf8[range.upperBound - 1] != UInt8(ascii: "\"")
  }

  func at(_ kind: Token.Kind) -> Bool { current.kind == kind }

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  /// Takes the next token if it is of `kind`.
  mutating func accept(_ kind: Token.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  /// The text of the token at a distance, if it is a name.
  func word(_ distance: Int = 0) -> String? {
    let token = peek(distance)
    return token.kind == .name ? source.text(in: token.range) : nil
  }

  /// Whether the next token is the given word and not the name of a property.
  func at(word expected: String) -> Bool {
    guard word() == expected else { return false }
    let next = peek().kind
    return next != .colon && next != .question
  }

  /// Takes the next token as a name, or reports what is there instead.
  mutating func name(_ role: StaticString) -> Name? {
    guard let text = word() else {
      report(expected: "\(role)")
      return nil
    }
    defer { advance() }
    return Name(text: text, range: current.range)
  }

  /// The doc comment right before the next token, with its lines joined; empty if there is none.
  var summary: String {
    var lines: [String] = []
    for range in comments[current.comments] {
      var text = source.text(in: SourceRange(range.lowerBound + 3, range.upperBound))[...]
      while let last = text.last, last == " " || last == "\t" { text.removeLast() }
      lines.append(String(text.first == " " ? text.dropFirst() : text))
    }
    return lines.joined(separator: "\n")
  }
}

// MARK: - Reports

extension Parser {
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Reports that something other than the next token was expected.
  mutating func report(expected: String, notes: [Note] = [], fixIts: [FixIt] = []) {
    // The lexer has already reported an invalid token.
    guard !at(.invalid) else { return }
    // Something missing at the end of a line is reported there, not at the token below.
    let isBelow = current.startsLine || at(.end)
    let range = isBelow ? SourceRange.at(previousRange.upperBound) : current.range
    let found: String
    if isBelow {
      found = ""
    } else if at(.name) || at(.number) {
      found = ", found '\(source.text(in: current.range))'"
    } else {
      found = ", found \(current.kind.spelling)"
    }
    report(
      Diagnostic(
        .error, id: "syntax", "expected \(expected)\(found)", at: range, notes: notes,
        fixIts: fixIts))
  }

  /// Takes a token of `kind`, or reports that it is missing and offers to insert it.
  @discardableResult
  mutating func expect(_ kind: Token.Kind, after what: String) -> Bool {
    if accept(kind) { return true }
    let sign = kind.spelling.filter { $0 != "'" }
    report(
      expected: "\(kind.spelling) after \(what)",
      fixIts: [
        FixIt("insert '\(sign)'", edits: [TextEdit(.at(previousRange.upperBound), sign)])
      ])
    return false
  }

  /// Descends one level; reports and skips anything nested too deeply.
  mutating func descend() -> Bool {
    guard depth < Self.depthLimit else {
      report(
        Diagnostic(
          .error, id: "too-deep", "nested more than \(Self.depthLimit) levels deep; flatten it",
          at: current.range))
      skipNested()
      return false
    }
    depth += 1
    return true
  }
}

// MARK: - Recovery

extension Parser {
  /// Whether the next token is a closing one.
  var closes: Bool {
    at(.rightBrace) || at(.rightParenthesis) || at(.rightBracket) || at(.end)
  }

  /// Whether a property begins here.
  var startsProperty: Bool {
    at(.name) && (peek().kind == .colon || peek().kind == .question)
  }

  /// Whether a declaration begins here, even though a brace may still be open.
  var startsDeclaration: Bool {
    guard current.startsLine, let word = word() else { return false }
    let next = peek().kind
    switch word {
    case "screen", "section": return next == .leftBrace || next == .string
    case "component", "out", "include", "grammar": return next == .name
    default: return false
    }
  }

  /// Skips one token, or everything in the brackets that it opens.
  mutating func skipNested() {
    var open = 0
    repeat {
      switch current.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open += 1
      case .rightBrace, .rightParenthesis, .rightBracket: open -= 1
      case .end: return
      default: break
      }
      advance()
    } while open > 0 && !startsDeclaration
  }

  /// Skips to the next property, to the end of the record, or to the next declaration.
  mutating func skipToProperty() {
    while !startsProperty, !at(.end), !at(.rightBrace), !startsDeclaration {
      // An unclosed parenthesis must not swallow the properties after it.
      if at(.leftParenthesis) { advance() } else { skipNested() }
    }
  }

  /// Skips to the next declaration, or to the end of the file.
  mutating func skipToDeclaration() {
    repeat { advance() } while !at(.end) && !startsDeclaration
  }
}
