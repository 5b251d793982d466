/// An interpreter of llama.cpp's grammars that knows nothing of screens.
///
/// It finds all places where a rule can end, so no order of alternatives hides another one.
struct GBNFInterpreter {
  enum Fault: Error { case syntax(at: Int), unknownRule(String) }

  private indirect enum Node {
    case literal([UInt32])
    case characters([ClosedRange<UInt32>], isInverted: Bool)
    case rule(Int)
    case sequence([Node])
    case alternatives([Node])
    case repeated(Node, least: Int, most: Int)
  }

  private var rules: [Node?] = []
  private var names: [String: Int] = [:]
  private(set) var greatestRepetition = 0

  init(_ text: String) throws {
    var parser = Parser(scalars: text.unicodeScalars.map(\.value))
    while parser.skipSpace(andLines: true) {
      let name = try parser.name()
      _ = parser.skipSpace()
      guard parser.accept("::=") else { throw Fault.syntax(at: parser.index) }
      let index = rule(named: name)
      let node = try alternatives(&parser, isNested: false)
      guard rules[index] == nil else { throw Fault.syntax(at: parser.index) }
      rules[index] = node
    }
    for (name, index) in names where rules[index] == nil { throw Fault.unknownRule(name) }
    guard names["root"] == 0 else { throw Fault.unknownRule("root") }
  }

  /// Whether a text is one of the grammar's.
  func accepts(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    return ends(of: .rule(0), from: [0], in: scalars).contains(scalars.count)
  }

  /// The places where a node can end, having started at one of `starts`.
  private func ends(of node: Node, from starts: [Int], in text: [UInt32]) -> [Int] {
    switch node {
    case .literal(let literal):
      return starts.compactMap { start in
        guard start + literal.count <= text.count else { return nil }
        for index in literal.indices where text[start + index] != literal[index] { return nil }
        return start + literal.count
      }
    case .characters(let ranges, let isInverted):
      return starts.compactMap { start in
        guard start < text.count else { return nil }
        return ranges.contains { $0.contains(text[start]) } != isInverted ? start + 1 : nil
      }
    case .rule(let index):
      guard let rule = rules[index] else { return [] }
      return ends(of: rule, from: starts, in: text)
    case .sequence(let nodes):
      var places = starts
      for node in nodes where !places.isEmpty { places = ends(of: node, from: places, in: text) }
      return places
    case .alternatives(let nodes):
      var places: [Int] = []
      for node in nodes { places += ends(of: node, from: starts, in: text) }
      return places.count < 2 ? places : Set(places).sorted()
    case .repeated(let node, let least, let most):
      var places = starts
      var found = least == 0 ? starts : []
      var count = 0
      while count < most, !places.isEmpty {
        places = ends(of: node, from: places, in: text)
        count += 1
        if count >= least { found += places }
      }
      return found.count < 2 ? found : Set(found).sorted()
    }
  }

  // MARK: - Parsing

  private mutating func rule(named name: String) -> Int {
    if let index = names[name] { return index }
    names[name] = rules.count
    rules.append(nil)
    return rules.count - 1
  }

  private mutating func alternatives(_ parser: inout Parser, isNested: Bool) throws -> Node {
    var nodes = [try sequence(&parser, isNested: isNested)]
    while parser.accept("|") { nodes.append(try sequence(&parser, isNested: isNested)) }
    return nodes.count == 1 ? nodes[0] : .alternatives(nodes)
  }

  private mutating func sequence(_ parser: inout Parser, isNested: Bool) throws -> Node {
    var nodes: [Node] = []
    while parser.skipSpace(andLines: isNested), let next = parser.peek {
      switch next {
      case "\"": nodes.append(.literal(try parser.literal()))
      case "[":
        let (ranges, isInverted) = try parser.characters()
        nodes.append(.characters(ranges, isInverted: isInverted))
      case "(":
        _ = parser.accept("(")
        nodes.append(try alternatives(&parser, isNested: true))
        _ = parser.skipSpace(andLines: true)
        guard parser.accept(")") else { throw Fault.syntax(at: parser.index) }
      case "|", ")", "\n": return .sequence(nodes)
      case "?", "*", "+", "{":
        guard let last = nodes.popLast() else { throw Fault.syntax(at: parser.index) }
        let (least, most) = try parser.repetition()
        greatestRepetition = max(greatestRepetition, most == .max ? least : most)
        nodes.append(.repeated(last, least: least, most: most))
      default: nodes.append(.rule(rule(named: try parser.name())))
      }
    }
    return .sequence(nodes)
  }

  private struct Parser {
    let scalars: [UInt32]
    var index = 0

    init(scalars: [UInt32]) { self.scalars = scalars }

    var peek: Unicode.Scalar? {
      index < scalars.count ? Unicode.Scalar(scalars[index]) : nil
    }

    /// Skips what separates; whether there is anything after it.
    mutating func skipSpace(andLines: Bool = false) -> Bool {
      while let scalar = peek, scalar == " " || (andLines && scalar == "\n") { index += 1 }
      return index < scalars.count
    }

    mutating func accept(_ text: String) -> Bool {
      let expected = text.unicodeScalars.map(\.value)
      guard scalars[index...].starts(with: expected) else { return false }
      index += expected.count
      return true
    }

    mutating func name() throws -> String {
      var name = String.UnicodeScalarView()
      while let scalar = peek,
        scalar == "-" || (scalar.isASCII && scalar.properties.isAlphabetic)
          || ("0"..."9").contains(scalar)
      {
        name.append(scalar)
        index += 1
      }
      guard !name.isEmpty else { throw Fault.syntax(at: index) }
      return String(name)
    }

    mutating func literal() throws -> [UInt32] {
      index += 1
      var literal: [UInt32] = []
      while peek != "\"" { literal.append(try scalar()) }
      index += 1
      return literal
    }

    mutating func characters() throws -> ([ClosedRange<UInt32>], Bool) {
      index += 1
      let isInverted = accept("^")
      var ranges: [ClosedRange<UInt32>] = []
      while peek != "]" {
        let first = try scalar()
        let isRange = peek == "-" && index + 1 < scalars.count && scalars[index + 1] != 0x5D
        if isRange { index += 1 }
        let last = isRange ? try scalar() : first
        guard first <= last else { throw Fault.syntax(at: index) }
        ranges.append(first...last)
      }
      index += 1
      return (ranges, isInverted)
    }

    private mutating func scalar() throws -> UInt32 {
      guard let next = peek, next != "\n" else { throw Fault.syntax(at: index) }
      index += 1
      guard next == "\\" else { return next.value }
      guard let escape = peek else { throw Fault.syntax(at: index) }
      index += 1
      let digits: Int
      switch escape {
      case "x": digits = 2
      case "u": digits = 4
      case "U": digits = 8
      case "n": return 10
      case "r": return 13
      case "t": return 9
      case "\\", "\"", "[", "]": return escape.value
      default: throw Fault.syntax(at: index)
      }
      let text = scalars[index...].prefix(digits).compactMap(Unicode.Scalar.init)
        .map { String($0) }.joined()
      guard let value = UInt32(text, radix: 16), text.count == digits else {
        throw Fault.syntax(at: index)
      }
      index += digits
      return value
    }

    mutating func repetition() throws -> (Int, Int) {
      if accept("?") { return (0, 1) }
      if accept("*") { return (0, .max) }
      if accept("+") { return (1, .max) }
      guard accept("{") else { throw Fault.syntax(at: index) }
      let least = number() ?? 0
      guard accept(",") else {
        guard accept("}") else { throw Fault.syntax(at: index) }
        return (least, least)
      }
      let most = number() ?? .max
      guard accept("}"), least <= most else { throw Fault.syntax(at: index) }
      return (least, most)
    }

    private mutating func number() -> Int? {
      var number: Int?
      while let scalar = peek, ("0"..."9").contains(scalar) {
        number = (number ?? 0) * 10 + Int(scalar.value - 0x30)
        index += 1
      }
      return number
    }
  }
}
