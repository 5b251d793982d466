import ScreenModel
internal import ScreenText

/// The notations that a piece of code may be in, judged by the words and signs of its lines.
package struct CodeShape {
  /// The notations to try, the likeliest first.
  package private(set) var notations: [Notation] = []

  private let bytes: [UInt8]
  /// Whether a line begins with "var" or "let".
  private var hasSwiftMembers = false
  /// Whether a member has its access level and type before its name.
  private var hasTypedMembers = false
  /// Whether a view declares its body as `some View`.
  private var hasBody = false
  /// Whether a line begins with an annotation or a decorator.
  private(set) var isNotated = false

  /// The maximum number of lines examined.
  private static let mostLines = 400

  package init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    guard let first = range.first else { return }
    switch bytes[first] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      notations.append(.json)
      return
    case UInt8(ascii: "<"):
      notations.append(.markup)
      return
    default: break
    }
    var start = range.lowerBound
    var count = 0
    while start < range.upperBound, count < Self.mostLines {
      var end = start
      while end < range.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      look(at: start..<end)
      start = end + 1
      count += 1
    }
    // The members of a class reveal its language.
    if hasSwiftMembers { prefer(.swift) }
    if hasTypedMembers { prefer(.typeFirst) }
    if notations.contains(.calls), hasBody { prefer(.calls) }
    if notations.isEmpty, isMapping(range) { notations.append(.yaml) }
    if notations.isEmpty { notations.append(.lines) }
  }

  /// Whether the code has the words of a language, rather than lines that may be anything.
  var declares: Bool { notations.contains { $0 != .yaml && $0 != .lines } }

  /// Moves a notation to the front, if it is among the candidates.
  private mutating func prefer(_ notation: Notation) {
    guard notations.contains(notation) else { return }
    notations.removeAll { $0 == notation }
    notations.insert(notation, at: 0)
  }

  private mutating func note(_ more: Notation...) {
    for notation in more where !notations.contains(notation) { notations.append(notation) }
  }

  private mutating func look(at line: Range<Int>) {
    let words = Self.words(of: bytes[line])
    guard let first = words.first else { return }
    let rest = words.dropFirst()
    let ends = Set(bytes[line])
    let opens = ends.contains(UInt8(ascii: "{"))
    let start = bytes[line].firstIndex { $0 > 0x20 } ?? line.lowerBound
    if bytes[start] == UInt8(ascii: "<"), start + 1 < line.upperBound,
      bytes[start + 1].isASCIILetter
    {
      note(.markup)
    }
    if Self.isCall(bytes, at: start, in: line) || words.contains("View") && words.contains("struct")
    {
      note(.calls)
    }
    func has(_ word: String) -> Bool { words.contains(word) }
    if bytes[start] == UInt8(ascii: "@"), first.hasPrefix("@"), first.count > 2 { isNotated = true }
    let telling = words.first { !$0.hasPrefix("@") } ?? first
    if telling == "var" || telling == "let" { hasSwiftMembers = true }
    if has("some"), has("View") { hasBody = true }
    if ["public", "private", "protected", "internal"].contains(telling), words.count > 2,
      has("get") || bytes[line].last(where: { $0 > 0x20 }) == UInt8(ascii: ";"),
      !ends.contains(UInt8(ascii: ":"))
    {
      hasTypedMembers = true
    }
    if has("z"), has("object") { note(.zod) }
    switch first.lowercased() {
    case "create" where rest.contains { ["table", "type"].contains($0.lowercased()) }: note(.sql)
    case "@dataclass": note(.python)
    case "from" where has("import"): note(.python)
    case "import" where has("swiftui"): note(.calls, .swift)
    default: break
    }
    for (place, word) in words.enumerated() where place + 1 < words.count {
      let name = words[place + 1]
      let next = place + 2 < words.count ? words[place + 2] : ""
      // "type of food" is prose, not a declaration.
      guard Self.isName(name), isDeclared(name, before: next, in: line) else { continue }
      switch word {
      case "interface": note(.typeScript, .graphQL)
      case "type":
        if has("struct") {
          note(.go)
        } else if ends.contains(UInt8(ascii: "=")) {
          note(.typeScript)
        } else if opens {
          note(.graphQL, .prisma)
        }
      case "input": if opens { note(.graphQL) }
      case "enum": if opens { note(.typeScript, .swift, .kotlin, .graphQL, .prisma, .typeFirst) }
      case "struct": if place == 0 || words[place - 1] != "type" { note(.swift, .go) }
      case "class":
        if place > 0, ["data", "enum", "sealed"].contains(words[place - 1]) {
          note(.kotlin)
        } else if let last = bytes[line].last(where: { $0 > 0x20 }),
          last == UInt8(ascii: ":") || last == UInt8(ascii: ")")
        {
          note(.python)
        } else {
          note(.typeScript, .swift, .kotlin, .typeFirst)
        }
      case "record": note(.kotlin)
      case "model": if opens { note(.prisma) }
      default: break
      }
    }
  }

  /// Whether a line begins with a call of a known view: its capitalized name, then a bracket.
  static func isCall(_ bytes: [UInt8], at start: Int, in line: Range<Int>) -> Bool {
    guard start < line.upperBound, bytes[start] &- UInt8(ascii: "A") < 26 else { return false }
    var place = start
    while place < line.upperBound, bytes[place].isASCIILetter || bytes[place].isASCIIDigit {
      place += 1
    }
    let name = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
    guard SpecificationWords.shipped.views[name] != nil else { return false }
    let isTight = place < line.upperBound && bytes[place] == UInt8(ascii: "(")
    while place < line.upperBound, bytes[place] == 0x20 { place += 1 }
    return isTight || place < line.upperBound && bytes[place] == UInt8(ascii: "{")
  }

  /// Whether a name is followed by what can follow the name of a type: a bracket, a sign, the end
  /// of the line, or a word such as "extends".
  private func isDeclared(_ name: String, before next: String, in line: Range<Int>) -> Bool {
    if ["extends", "implements", "struct", "interface", "if", "not"].contains(next.lowercased()) {
      return true
    }
    let text = bytes[line]
    var place = line.lowerBound
    let wanted = Array(name.utf8)
    while place + wanted.count <= line.upperBound {
      guard text[place] == wanted[0], text[place..<place + wanted.count].elementsEqual(wanted)
      else {
        place += 1
        continue
      }
      place += wanted.count
      let after = text[place...].first { $0 > 0x20 }
      if after.map({ "{(:=<;".utf8.contains($0) }) ?? true { return true }
    }
    return false
  }

  private static func isName(_ word: String) -> Bool {
    word.utf8.first.map { $0.isASCIILetter || $0 == UInt8(ascii: "_") } ?? false
  }

  /// Returns the first words of a line, at most ten; `@` and `_` count as letters.
  private static func words(of line: ArraySlice<UInt8>) -> [String] {
    line.prefix(200).split { byte in
      !(byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "@") || byte >= 0x80)
    }.prefix(10).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: YAML

  /// Whether the lines form a YAML mapping as programs write it: the keys are single words, and
  /// something is nested or all values are types.
  private func isMapping(_ range: Range<Int>) -> Bool {
    guard let tree = YAMLParser.tree(of: bytes, in: range) else { return false }
    switch tree.content {
    case .object(let members):
      guard members.allSatisfy({ Self.isKey($0.name) }) else { return false }
      let isTyped =
        members.count > 1
        && members.allSatisfy { $0.value.text.map { TypeText($0).isType } ?? false }
      return isTyped
        || members.contains { $0.value.isNested }
          && members.allSatisfy {
            Self.isKey($0.name) && $0.name.first?.isLowercase ?? false || $0.value.isNested
          }
    case .array(let elements):
      return elements.allSatisfy { element in
        guard case .object(let members) = element.content else { return false }
        return members.allSatisfy { Self.isKey($0.name) } && members.count > 1
      }
    case .null, .flag, .number, .text: return false
    }
  }

  private static func isKey(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "_-$.@*&".utf8.contains($0) }
  }
}

extension TreeValue {
  /// Whether the value has members, or elements that are objects.
  fileprivate var isNested: Bool {
    switch content {
    case .object(let members): !members.isEmpty
    case .array(let elements):
      elements.contains { if case .object = $0.content { true } else { false } }
    case .null, .flag, .number, .text: false
    }
  }
}

extension CodeShape {
  /// The words that begin a declaration or a line before one.
  private static let openings: Set<String> = [
    "interface", "type", "struct", "class", "enum", "model", "input", "record", "data", "export",
    "public",
    "final", "create", "@dataclass", "declare", "abstract", "sealed", "open", "const", "import",
    "from",
    "package",
  ]

  /// The words that begin the lines of code before a declaration.
  private static let wrappings: Set<String> = [
    "export", "const", "function", "return", "import", "from", "package",
  ]

  /// Returns the place where code begins within a line; nil if the line may be prose.
  static func start(of bytes: [UInt8], in line: Range<Int>, upTo end: Int) -> Int? {
    guard !line.isEmpty else { return nil }
    for place in line {
      let byte = bytes[place]
      let isAtWord =
        place == line.lowerBound || bytes[place - 1] <= 0x20
        || bytes[place - 1] == UInt8(ascii: ":")
      guard isAtWord else { continue }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if isTree(bytes, from: place, upTo: end) { return place }
      case UInt8(ascii: "<"):
        if place + 1 < end, bytes[place + 1].isASCIILetter,
          bytes[place..<Swift.min(end, place + 400)].contains(UInt8(ascii: ">"))
        {
          return place
        }
      default:
        guard byte.isASCIILetter || byte == UInt8(ascii: "@") else { continue }
        if isCall(bytes, at: place, in: line) { return place }
        let stop =
          bytes[place..<line.upperBound].firstIndex {
            !($0.isASCIILetter || $0 == UInt8(ascii: "@"))
          } ?? line.upperBound
        let word = String(decoding: bytes[place..<stop], as: UTF8.self).lowercased()
        let isStart = place == line.lowerBound
        let near = place..<Swift.min(end, line.upperBound, place + 400)
        if isStart, byte == UInt8(ascii: "@") || wrappings.contains(word) {
          // What comes before a declaration, or before the views of a function, belongs to the
          // code.
          let shape = CodeShape(bytes, in: place..<Swift.min(end, place + 4_000))
          if shape.declares, byte != UInt8(ascii: "@") || shape.isNotated { return place }
        }
        guard openings.contains(word) else { continue }
        // A declaration must have its brackets, its colon or its equals sign nearby.
        let rest = place..<Swift.min(end, near.upperBound + 400)
        guard bytes[rest].contains(where: { "{(:=".utf8.contains($0) }) else { continue }
        if CodeShape(bytes, in: near).declares {
          return place
        }
      }
    }
    return nil
  }

  /// Whether a bracket opens an object or an array of objects: "{", then a name and a colon.
  private static func isTree(_ bytes: [UInt8], from start: Int, upTo end: Int) -> Bool {
    let end = Swift.min(end, start + 400)
    var place = start + 1
    while place < end,
      bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "[")
    { place += 1 }
    guard place < end else { return false }
    let quote = bytes[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      place += 1
      while place < end, bytes[place] != quote, bytes[place] != 0x0A { place += 1 }
      place += 1
    } else {
      while place < end,
        bytes[place].isASCIILetter || bytes[place].isASCIIDigit || bytes[place] == UInt8(ascii: "_")
      { place += 1 }
    }
    while place < end, bytes[place] <= 0x20 { place += 1 }
    return place < end && bytes[place] == UInt8(ascii: ":") && place > start + 1
  }
}
