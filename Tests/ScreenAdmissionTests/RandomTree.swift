import ScreenModel

/// Trees that are half screens and half nonsense, from a seed.
struct RandomTree {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// The next number below `bound`: SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  mutating func screen() -> TreeValue {
    var members = [TreeMember("title", text())]
    if next(2) == 0 {
      members.append(TreeMember("layout", ["tabs", "columns", "Stack", "wizard", 3][next(5)]))
    }
    let sections = (0..<next(7)).map { _ in section() }
    members.append(TreeMember("sections", TreeValue(.array(sections))))
    return TreeValue(.object(members))
  }

  private mutating func section() -> TreeValue {
    guard next(12) > 0 else { return nonsense(2) }
    var members: [TreeMember] = []
    if next(2) == 0 { members.append(TreeMember("id", text())) }
    if next(4) > 0 { members.append(TreeMember("title", text())) }
    if next(2) == 0 { members.append(TreeMember("layout", ["dialog", "grid", "card"][next(3)])) }
    if next(2) == 0 { members.append(TreeMember("group", text())) }
    let components = (0..<next(16)).map { _ in component() }
    members.append(TreeMember("components", TreeValue(.array(components))))
    return TreeValue(.object(members))
  }

  private mutating func component() -> TreeValue {
    guard next(16) > 0 else { return nonsense(3) }
    let kind = ComponentKind.allCases[next(ComponentKind.allCases.count)]
    var members = [TreeMember("type", TreeValue(.text(kind.rawValue)))]
    members += record(kind.properties)
    if next(8) == 0 { members.append(TreeMember("sample", ["label", "items", 3])) }
    return TreeValue(.object(members))
  }

  private mutating func record(_ properties: [PropertyDeclaration]) -> [TreeMember] {
    var members: [TreeMember] = []
    for property in properties where next(8) > 0 {
      members.append(TreeMember(property.name, value(property.type)))
    }
    return members
  }

  private mutating func value(_ type: PropertyType) -> TreeValue {
    guard next(12) > 0 else { return nonsense(2) }
    switch type {
    case .text: return text()
    case .integer, .number: return number()
    case .flag: return next(2) == 0 ? true : "no"
    case .choice(let words):
      return TreeValue(.text(next(4) > 0 ? words[next(words.count)] : words[0].uppercased()))
    case .texts: return array { $0.text() }
    case .grid: return array { tree in tree.array { $0.text() } }
    case .records(let properties):
      return array { TreeValue(.object($0.record(properties))) }
    case .record(let properties): return TreeValue(.object(record(properties)))
    }
  }

  private mutating func array(_ element: (inout RandomTree) -> TreeValue) -> TreeValue {
    let elements = (0..<next(6)).map { _ in element(&self) }
    return TreeValue(.array(elements))
  }

  private mutating func number() -> TreeValue {
    let numbers: [Double] = [
      0, 1, -1, 5, 12, 99.5, 100, 101, -0.5, 1e300, -1e300, 1e15, 0.1, 2027, 3, 7,
    ]
    return TreeValue(.number(numbers[next(numbers.count)]))
  }

  private mutating func text() -> TreeValue {
    let parts = [
      "Save", "save", "", " ", "1. ", "• ", "Total revenue", "\u{202E}", "é", "👩‍👩‍👧", "\0", "\r\n",
      "2027-03-14", "2027-03", "https://example.org/a", "javascript:alert(1)", "e\u{301}\u{301}",
      "مرحبا", "\u{FFFF}", "<b>", "12", "80%", "—", "\t", "a/b", "team",
      String(repeating: "long ", count: 60), String(repeating: "z\u{300}", count: 90),
    ]
    let text = (0...next(3)).map { _ in parts[next(parts.count)] }.joined()
    return TreeValue(.text(text))
  }

  /// A value of any kind.
  private mutating func nonsense(_ depth: Int) -> TreeValue {
    switch next(depth > 0 ? 8 : 5) {
    case 0: return TreeValue(.null)
    case 1: return next(2) == 0 ? true : false
    case 2: return number()
    case 3, 4: return text()
    case 5: return TreeValue(.array((0..<next(4)).map { _ in nonsense(depth - 1) }))
    default:
      let names = ["type", "text", "each", "from", "title", "components", "fallback", "label"]
      var members: [TreeMember] = []
      for name in names where next(3) == 0 {
        members.append(TreeMember(name, nonsense(depth - 1)))
      }
      return TreeValue(.object(members))
    }
  }
}
