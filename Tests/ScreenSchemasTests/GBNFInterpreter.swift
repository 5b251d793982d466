/// An interpreter of llama.cpp's grammars that knows nothing of screens.
///
/// It finds all places where a rule can end, so no order of alternatives hides another one.
struct GBNFInterpreter {
  enum Fault: Error { case syntax(at: Int), unknownRule(String) }

  /// What a place in a text is held to; what it consists of is in the pools.
  private enum Node {
    case literal(Range<Int>)
    case characters(Range<Int>, isInverted: Bool)
    case rule(Int)
    case sequence(Range<Int>)
    case alternatives(Range<Int>)
    case repeated(Int, least: Int, most: Int)
  }

  /// The places where something can end: mostly one or none, for which nothing is allocated.
  private enum Places {
    case none
    case one(Int)
    case many([Int])

    mutating func add(_ place: Int) {
      switch self {
      case .none: self = .one(place)
      case .one(let first): if first != place { self = .many([first, place]) }
      case .many(var places):
        guard !places.contains(place) else { return }
        self = .none
        places.append(place)
        self = .many(places)
      }
    }

    func forEach(_ body: (Int) -> Void) {
      switch self {
      case .none: break
      case .one(let place): body(place)
      case .many(let places): places.forEach(body)
      }
    }

    var isEmpty: Bool { if case .none = self { true } else { false } }
  }

  private var nodes: [Node] = []
  private var literals: [UInt32] = []
  private var ranges: [ClosedRange<UInt32>] = []
  private var children: [Int] = []
  /// For each rule, its node.
  private var rules: [Int?] = []
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
    var isWhole = false
    guard let root = rules[0] else { return false }
    ends(of: root, from: 0, in: scalars).forEach { if $0 == scalars.count { isWhole = true } }
    return isWhole
  }

  /// The places where a node can end, having started at a place.
  private func ends(of node: Int, from start: Int, in text: [UInt32]) -> Places {
    switch nodes[node] {
    case .literal(let literal):
      guard start + literal.count <= text.count else { return .none }
      for offset in 0..<literal.count
      where text[start + offset] != literals[literal.lowerBound + offset] {
        return .none
      }
      return .one(start + literal.count)
    case .characters(let range, let isInverted):
      guard start < text.count else { return .none }
      return isOne(of: range, text[start]) != isInverted ? .one(start + 1) : .none
    case .rule(let index): return rules[index].map { ends(of: $0, from: start, in: text) } ?? .none
    case .sequence(let parts):
      var places = Places.one(start)
      for part in parts where !places.isEmpty {
        places = ends(of: children[part], from: places, in: text)
      }
      return places
    case .alternatives(let parts):
      var places = Places.none
      for part in parts {
        ends(of: children[part], from: start, in: text).forEach { places.add($0) }
      }
      return places
    case .repeated(let inner, let least, let most):
      var places = Places.one(start)
      var found: [Int] = least == 0 ? [start] : []
      var count = 0
      while count < most {
        places = ends(of: inner, from: places, in: text)
        guard !places.isEmpty else { break }
        count += 1
        if count >= least { places.forEach { found.append($0) } }
      }
      switch found.count {
      case 0: return .none
      case 1: return .one(found[0])
      default: return .many(Set(found).sorted())
      }
    }
  }

  private func ends(of node: Int, from starts: Places, in text: [UInt32]) -> Places {
    switch starts {
    case .none: return .none
    case .one(let start): return ends(of: node, from: start, in: text)
    case .many(let starts):
      var places = Places.none
      for start in starts { ends(of: node, from: start, in: text).forEach { places.add($0) } }
      return places
    }
  }

  private func isOne(of range: Range<Int>, _ scalar: UInt32) -> Bool {
    for index in range where ranges[index].contains(scalar) { return true }
    return false
  }

  // MARK: - Parsing

  private mutating func rule(named name: String) -> Int {
    if let index = names[name] { return index }
    names[name] = rules.count
    rules.append(nil)
    return rules.count - 1
  }

  private mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Parts next to each other among the children.
  private mutating func group(_ parts: [Int]) -> Range<Int> {
    children += parts
    return (children.count - parts.count)..<children.count
  }

  private mutating func alternatives(_ parser: inout Parser, isNested: Bool) throws -> Int {
    var parts = [try sequence(&parser, isNested: isNested)]
    while parser.accept("|") { parts.append(try sequence(&parser, isNested: isNested)) }
    return parts.count == 1 ? parts[0] : add(.alternatives(group(parts)))
  }

  private mutating func sequence(_ parser: inout Parser, isNested: Bool) throws -> Int {
    var parts: [Int] = []
    reading: while parser.skipSpace(andLines: isNested), let next = parser.peek {
      switch next {
      case "\"":
        let literal = try parser.literal()
        literals += literal
        parts.append(add(.literal((literals.count - literal.count)..<literals.count)))
      case "[":
        let (found, isInverted) = try parser.characters()
        ranges += found
        let range = (ranges.count - found.count)..<ranges.count
        parts.append(add(.characters(range, isInverted: isInverted)))
      case "(":
        _ = parser.accept("(")
        parts.append(try alternatives(&parser, isNested: true))
        _ = parser.skipSpace(andLines: true)
        guard parser.accept(")") else { throw Fault.syntax(at: parser.index) }
      case "|", ")", "\n": break reading
      case "?", "*", "+", "{":
        guard let last = parts.popLast() else { throw Fault.syntax(at: parser.index) }
        let (least, most) = try parser.repetition()
        greatestRepetition = max(greatestRepetition, most == .max ? least : most)
        parts.append(add(.repeated(last, least: least, most: most)))
      default: parts.append(add(.rule(rule(named: try parser.name()))))
      }
    }
    return parts.count == 1 ? parts[0] : add(.sequence(group(parts)))
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
