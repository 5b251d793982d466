internal import ScreenDiagnostics

/// An expression of OpenUI Lang.
indirect enum OpenUIExpression {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([OpenUIExpression])
  case object([(String, OpenUIExpression)])
  /// The value of a statement or a variable, by its name.
  case reference(String, SourceRange)
  /// A component or a function with its arguments.
  case call(String, [OpenUIExpression], SourceRange)
  case member(OpenUIExpression, String)
  case unary(String, OpenUIExpression)
  case binary(String, OpenUIExpression, OpenUIExpression)
  case choice(OpenUIExpression, OpenUIExpression, OpenUIExpression)
}

/// A statement: a name and its value.
struct OpenUIStatement {
  var name: String
  var value: OpenUIExpression
  var range: SourceRange
}

/// Parses OpenUI Lang (openui.com, specification 0.5), with one statement on each line; brackets
/// left open at the end are closed.
struct OpenUIParser {
  private let tokens: [OpenUIToken]
  private var position = 0
  private var depth = 0
  private var log: ReadingLog
  private var isTooDeep = false

  static func statements(of bytes: [UInt8], _ log: inout ReadingLog) -> [OpenUIStatement] {
    var lexer = OpenUILexer(bytes)
    var parser = OpenUIParser(tokens: lexer.tokens(), log: log)
    let statements = parser.parse()
    log = parser.log
    return statements
  }

  private init(tokens: [OpenUIToken], log: ReadingLog) {
    self.tokens = tokens
    self.log = log
  }

  private var token: OpenUIToken? { position < tokens.count ? tokens[position] : nil }

  private var end: SourceRange { .at(tokens.last?.range.upperBound ?? 0) }

  private mutating func accept(_ mark: String) -> Bool {
    guard token?.kind == .mark(mark) else { return false }
    position += 1
    return true
  }

  private mutating func skipLineEnds() {
    while token?.kind == .lineEnd { position += 1 }
  }

  private mutating func parse() -> [OpenUIStatement] {
    var statements: [OpenUIStatement] = []
    while true {
      skipLineEnds()
      guard let first = token else { return statements }
      guard case .name(let name) = first.kind, position + 1 < tokens.count,
        tokens[position + 1].kind == .mark("=")
      else {
        skipLine(from: first)
        continue
      }
      position += 2
      guard let value = expression() else {
        skipLine(from: first)
        continue
      }
      let range = first.range.union(tokens[position - 1].range)
      statements.append(OpenUIStatement(name: name, value: value, range: range))
      if let rest = token, rest.kind != .lineEnd { skipLine(from: rest) }
    }
  }

  private mutating func skipLine(from first: OpenUIToken) {
    var range = first.range
    while let next = token, next.kind != .lineEnd {
      range = range.union(next.range)
      position += 1
    }
    log.lose(
      isTooDeep ? "too-deep" : "not-a-statement",
      isTooDeep
        ? "this is nested more than \(ReadingLimits.depth) deep; it is left out"
        : "a line is 'name = Expression'; this is left out", at: range)
    isTooDeep = false
  }

  // MARK: - Expressions

  private mutating func expression() -> OpenUIExpression? {
    guard depth < ReadingLimits.depth else {
      isTooDeep = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    guard let condition = binary(0) else { return nil }
    guard accept("?") else { return condition }
    guard let first = expression(), accept(":"), let second = expression() else { return nil }
    return .choice(condition, first, second)
  }

  private static let levels: [[String]] = [
    ["||"], ["&&"], ["==", "!="], [">", "<", ">=", "<="], ["+", "-"], ["*", "/", "%"],
  ]

  private mutating func binary(_ level: Int) -> OpenUIExpression? {
    guard level < Self.levels.count else { return unary() }
    guard var left = binary(level + 1) else { return nil }
    while case .mark(let mark)? = token?.kind, Self.levels[level].contains(mark) {
      position += 1
      guard let right = binary(level + 1) else { return nil }
      left = .binary(mark, left, right)
    }
    return left
  }

  private mutating func unary() -> OpenUIExpression? {
    var marks: [String] = []
    while case .mark(let mark)? = token?.kind, mark == "-" || mark == "!" {
      marks.append(mark)
      position += 1
      guard marks.count < ReadingLimits.depth else { return nil }
    }
    guard var value = primary() else { return nil }
    var steps = 0
    while token?.kind == .mark("."), position + 1 < tokens.count,
      case .name(let name) = tokens[position + 1].kind, steps < ReadingLimits.depth
    {
      position += 2
      steps += 1
      value = .member(value, name)
    }
    for mark in marks.reversed() { value = .unary(mark, value) }
    return value
  }

  private mutating func primary() -> OpenUIExpression? {
    guard let token else { return nil }
    position += 1
    switch token.kind {
    case .text(let text): return .text(text)
    case .number(let number): return .number(number)
    case .mark("["): return list(until: "]").map { .array($0) }
    case .mark("{"): return object()
    case .mark("("):
      skipLineEnds()
      guard let inner = expression() else { return nil }
      skipLineEnds()
      _ = accept(")")
      return inner
    case .name("null"): return .null
    case .name("true"): return .flag(true)
    case .name("false"): return .flag(false)
    case .name(let name):
      guard accept("(") else { return .reference(name, token.range) }
      return list(until: ")").map { .call(name, $0, token.range) }
    case .mark, .lineEnd:
      position -= 1
      return nil
    }
  }

  /// Values between commas; lines may end within.
  private mutating func list(until closer: String) -> [OpenUIExpression]? {
    var values: [OpenUIExpression] = []
    while true {
      skipLineEnds()
      guard token != nil else {
        reportEnd(closer)
        return values
      }
      if accept(closer) { return values }
      // A named argument is read by its position.
      if case .name = token?.kind, position + 1 < tokens.count,
        tokens[position + 1].kind == .mark(":")
      {
        position += 2
      }
      guard let value = expression() else {
        guard token == nil else { return nil }
        continue
      }
      values.append(value)
      skipLineEnds()
      _ = accept(",")
    }
  }

  private mutating func object() -> OpenUIExpression? {
    var members: [(String, OpenUIExpression)] = []
    while true {
      skipLineEnds()
      guard let token else {
        reportEnd("}")
        return .object(members)
      }
      if accept("}") { return .object(members) }
      let name: String
      switch token.kind {
      case .name(let word): name = word
      case .text(let text): name = text
      case .number, .mark, .lineEnd: return nil
      }
      position += 1
      guard accept(":") else { return nil }
      skipLineEnds()
      guard let value = expression() else {
        guard self.token == nil else { return nil }
        continue
      }
      members.append((name, value))
      skipLineEnds()
      _ = accept(",")
    }
  }

  private mutating func reportEnd(_ closer: String) {
    log.reportOnce("unexpected-end", "the text ends early; '\(closer)' is missing", at: end)
  }
}
