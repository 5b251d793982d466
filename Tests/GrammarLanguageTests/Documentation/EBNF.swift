/// A syntax in EBNF, as articles write it, and sentences derived from it.
struct EBNF {
  enum Fault: Error { case syntax(String) }

  fileprivate indirect enum Node {
    case word(String)
    case name(String)
    case sequence([Node])
    case choice([Node])
    case option(Node)
    case repetition(Node)
  }

  fileprivate private(set) var rules: [String: Node] = [:]

  init(_ text: String) throws {
    var tokens = Self.tokens(of: text)[...]
    while let name = tokens.popFirst() {
      guard tokens.popFirst() == "=" else { throw Fault.syntax(name) }
      rules[name] = try Self.choice(&tokens)
    }
  }

  private static func tokens(of text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }

  private static func choice(_ tokens: inout ArraySlice<String>) throws -> Node {
    var nodes = [try sequence(&tokens)]
    while tokens.first == "|" {
      tokens.removeFirst()
      nodes.append(try sequence(&tokens))
    }
    return nodes.count == 1 ? nodes[0] : .choice(nodes)
  }

  private static func sequence(_ tokens: inout ArraySlice<String>) throws -> Node {
    var nodes: [Node] = []
    while let token = tokens.first, !["|", ")", "]", "}"].contains(token) {
      // The next rule begins with a name and "=".
      if tokens.dropFirst().first == "=" { break }
      tokens.removeFirst()
      switch token {
      case "(": nodes.append(try closed(&tokens, by: ")"))
      case "[": nodes.append(.option(try closed(&tokens, by: "]")))
      case "{": nodes.append(.repetition(try closed(&tokens, by: "}")))
      default:
        nodes.append(
          token.hasPrefix("\"") ? .word(String(token.dropFirst().dropLast())) : .name(token))
      }
    }
    return .sequence(nodes)
  }

  private static func closed(
    _ tokens: inout ArraySlice<String>, by bracket: String
  ) throws -> Node {
    let node = try choice(&tokens)
    guard tokens.popFirst() == bracket else { throw Fault.syntax(bracket) }
    return node
  }

  /// Derives sentences from a seed.
  struct Sentence {
    private let syntax: EBNF
    private var state: UInt64
    private var depth = 0

    init(_ syntax: EBNF, seed: UInt64) {
      self.syntax = syntax
      state = seed
    }

    /// The next number below `bound`: SplitMix64 (Steele, Lea and Flood, 2014).
    private mutating func next(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    /// A sentence of a rule, its words apart by spaces.
    mutating func derive(_ rule: String) -> String {
      var words: [String] = []
      derive(.name(rule), into: &words)
      return words.joined(separator: " ")
    }

    private mutating func derive(_ node: Node, into words: inout [String]) {
      switch node {
      case .word(let word): words.append(word)
      case .sequence(let nodes): for node in nodes { derive(node, into: &words) }
      case .choice(let nodes):
        // The first choice is the simplest one: deep down it is always taken.
        derive(nodes[depth > 9 ? 0 : next(nodes.count)], into: &words)
      case .option(let node): if depth < 9, next(2) == 0 { derive(node, into: &words) }
      case .repetition(let node):
        for _ in 0..<(depth < 9 ? next(3) : 0) { derive(node, into: &words) }
      case .name("NAME"): words.append(["alpha", "beta", "gamma-2", "delta_x"][next(4)])
      case .name("NUMBER"): words.append(["0", "3", "-7", "60"][next(4)])
      case .name("TEXT"): words.append(["\"one\"", "\"\"", "\"a \\\"b\\\"\""][next(3)])
      case .name(let name):
        guard let rule = syntax.rules[name] else { return }
        depth += 1
        derive(rule, into: &words)
        depth -= 1
      }
    }
  }
}
