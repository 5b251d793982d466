import ScreenDiagnostics
package import ScreenModel

/// Parses the YAML that people commonly paste into a tree of values: mappings and sequences by
/// indentation, `[a, b]`, `{a: b}`, quoted texts and block texts.
///
/// Anchors, aliases and tags are read as text and never expanded. Only the first document is read.
/// Nesting beyond 64 levels is not parsed.
package struct YAMLParser {
  /// A line that is neither blank nor a comment.
  private struct Line {
    var indent: Int
    /// The bytes of the line without its indentation, its comment and trailing spaces.
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var lines: [Line] = []
  private var next = 0

  private static let mostNesting = 64
  /// The deepest nesting of brackets in a value.
  private static let mostInLine = 8

  /// Parses a byte range; nil if it is neither a mapping nor a sequence.
  ///
  /// - Complexity: O(number of bytes).
  package static func tree(of bytes: [UInt8], in range: Range<Int>) -> TreeValue? {
    var parser = YAMLParser(bytes, in: range)
    guard let first = parser.lines.first, parser.isEntry(first) else { return nil }
    return parser.block(indent: first.indent, depth: 0)
  }

  private init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      var first = start
      while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
      let body = first..<Self.end(of: first..<end, bytes)
      let isMark = bytes[body].starts(with: "---".utf8) || bytes[body].starts(with: "...".utf8)
      if isMark, !lines.isEmpty { break }
      if !body.isEmpty, !isMark { lines.append(Line(indent: first - start, range: body)) }
      start = end + 1
    }
  }

  /// Returns the end of a line without its comment and trailing spaces.
  private static func end(of line: Range<Int>, _ bytes: [UInt8]) -> Int {
    var quote: UInt8 = 0
    var end = line.upperBound
    for place in line {
      let byte = bytes[place]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        // An apostrophe within a word does not open a quotation.
        let isAfterWord =
          place > line.lowerBound && bytes[place - 1] > 0x20
          && ![UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: "{")].contains(
            bytes[place - 1])
        if !isAfterWord { quote = byte }
      } else if byte == UInt8(ascii: "#"), place == line.lowerBound || bytes[place - 1] <= 0x20 {
        end = place
        break
      }
    }
    while end > line.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  // MARK: Blocks

  private func isItem(_ range: Range<Int>) -> Bool {
    guard let first = range.first, bytes[first] == UInt8(ascii: "-") else { return false }
    return range.count == 1 || bytes[first + 1] == 0x20
  }

  private func isEntry(_ line: Line) -> Bool { isItem(line.range) || colon(in: line.range) != nil }

  /// Returns the place of the colon after a key.
  private func colon(in range: Range<Int>) -> Int? {
    guard let first = range.first else { return nil }
    var place = first
    let quote = bytes[first]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      place += 1
      while place < range.upperBound, bytes[place] != quote { place += 1 }
      place += 1
    } else if [UInt8(ascii: "["), UInt8(ascii: "{")].contains(quote) {
      return nil
    }
    while place < range.upperBound {
      if bytes[place] == UInt8(ascii: ":"),
        place + 1 == range.upperBound || bytes[place + 1] == 0x20
      {
        return place
      }
      place += 1
    }
    return nil
  }

  /// Parses the lines at an indentation, beginning with the next one, and everything nested below
  /// them.
  private mutating func block(indent: Int, depth: Int) -> TreeValue? {
    guard next < lines.count else { return nil }
    let start = lines[next].range.lowerBound
    var end = start
    let isSequence = isItem(lines[next].range)
    var elements: [TreeValue] = []
    var members: [TreeMember] = []
    while next < lines.count, lines[next].indent == indent, isItem(lines[next].range) == isSequence
    {
      let line = lines[next]
      end = line.range.upperBound
      if isSequence {
        elements.append(item(line, depth))
      } else if let colon = colon(in: line.range) {
        let name = key(line.range.lowerBound..<colon)
        let value = value(after: colon, of: line, depth)
        add(TreeMember(name.text, at: name.range, value), to: &members)
      } else {
        next += 1
      }
      end = max(end, next > 0 ? lines[next - 1].range.upperBound : end)
      // Skip lines indented more deeply than anything they could belong to.
      while next < lines.count, lines[next].indent > indent { next += 1 }
    }
    let range = SourceRange(start, end)
    return TreeValue(isSequence ? .array(elements) : .object(members), at: range)
  }

  /// Adds a member. A name that is given again is kept, so that nothing is lost in silence: its
  /// sequence goes on the one before, and anything else stays beside it.
  private func add(_ member: TreeMember, to members: inout [TreeMember]) {
    guard case .array(let more) = member.value.content,
      let place = members.firstIndex(where: { $0.name == member.name }),
      case .array(let elements) = members[place].value.content
    else { return members.append(member) }
    members[place].value.content = .array(elements + more)
  }

  /// Parses an item of a sequence, whose first entry may be on the same line.
  private mutating func item(_ line: Line, _ depth: Int) -> TreeValue {
    var start = line.range.lowerBound + 1
    while start < line.range.upperBound, bytes[start] == 0x20 { start += 1 }
    let rest = start..<line.range.upperBound
    guard !rest.isEmpty else {
      next += 1
      return below(line.indent, depth) ?? TreeValue(.null, at: SourceRange(line.range))
    }
    guard isItem(rest) || colon(in: rest) != nil, depth < Self.mostNesting else {
      next += 1
      return scalar(rest)
    }
    let indent = line.indent + start - line.range.lowerBound
    lines[next] = Line(indent: indent, range: rest)
    return block(indent: indent, depth: depth + 1) ?? scalar(rest)
  }

  /// Parses the value of a key: the rest of its line, or what is nested below it.
  private mutating func value(after colon: Int, of line: Line, _ depth: Int) -> TreeValue {
    var start = colon + 1
    while start < line.range.upperBound, bytes[start] == 0x20 { start += 1 }
    let rest = start..<line.range.upperBound
    next += 1
    if rest.isEmpty {
      // A sequence may have the same indentation as its key.
      if next < lines.count, lines[next].indent == line.indent, isItem(lines[next].range),
        !isItem(line.range), depth < Self.mostNesting
      {
        return block(indent: line.indent, depth: depth + 1) ?? TreeValue(.null)
      }
      return below(line.indent, depth) ?? TreeValue(.null, at: .at(colon))
    }
    if bytes[rest.lowerBound] == UInt8(ascii: "|") || bytes[rest.lowerBound] == UInt8(ascii: ">"),
      rest.count <= 2
    {
      return folded(line.indent, rest)
    }
    return scalar(rest.lowerBound..<continuation(of: rest, below: line.indent))
  }

  /// Returns the end of a value after the lines that go on with it: all up to the end of an open
  /// bracket, or those that are indented more deeply and are no entries.
  private mutating func continuation(of value: Range<Int>, below indent: Int) -> Int {
    var end = value.upperBound
    var open = isBracket(value) ? openBrackets(in: value) : 0
    let isBracket = open > 0
    while next < lines.count,
      isBracket ? open > 0 : lines[next].indent > indent && !isEntry(lines[next])
    {
      end = lines[next].range.upperBound
      if isBracket { open += openBrackets(in: lines[next].range) }
      next += 1
    }
    return end
  }

  private func isBracket(_ value: Range<Int>) -> Bool {
    value.first.map { "[{".utf8.contains(bytes[$0]) } ?? false
  }

  /// Returns how many more brackets are opened than closed.
  private func openBrackets(in value: Range<Int>) -> Int {
    value.reduce(0) { count, place in
      "[{".utf8.contains(bytes[place])
        ? count + 1 : "]}".utf8.contains(bytes[place]) ? count - 1 : count
    }
  }

  private mutating func below(_ indent: Int, _ depth: Int) -> TreeValue? {
    guard next < lines.count, lines[next].indent > indent, depth < Self.mostNesting else {
      return nil
    }
    guard isEntry(lines[next]) else {
      // The text begins on the line below its key.
      let first = lines[next].range
      next += 1
      return scalar(first.lowerBound..<continuation(of: first, below: indent))
    }
    return block(indent: lines[next].indent, depth: depth + 1)
  }

  /// Reads a block text, with its lines joined by spaces.
  private mutating func folded(_ indent: Int, _ mark: Range<Int>) -> TreeValue {
    var words: [String] = []
    var end = mark.upperBound
    while next < lines.count, lines[next].indent > indent {
      words.append(String(decoding: bytes[lines[next].range], as: UTF8.self))
      end = lines[next].range.upperBound
      next += 1
    }
    return TreeValue(.text(words.joined(separator: " ")), at: SourceRange(mark.lowerBound, end))
  }

  // MARK: Values

  private func key(_ range: Range<Int>) -> (text: String, range: SourceRange) {
    var range = range
    while let last = range.last, bytes[last] == 0x20 { range = range.dropLast() }
    if let first = range.first,
      bytes[first] == UInt8(ascii: "\"") || bytes[first] == UInt8(ascii: "'"), range.count > 1,
      bytes[range.upperBound - 1] == bytes[first]
    {
      range = range.dropFirst().dropLast()
    }
    return (String(decoding: bytes[range], as: UTF8.self), SourceRange(range))
  }

  /// Parses a value on a single line.
  private func scalar(_ range: Range<Int>) -> TreeValue {
    guard let first = range.first else { return TreeValue(.null, at: SourceRange(range)) }
    if bytes[first] == UInt8(ascii: "[") || bytes[first] == UInt8(ascii: "{") {
      return flow(range)
        ?? TreeValue(.text(String(decoding: bytes[range], as: UTF8.self)), at: SourceRange(range))
    }
    return plain(range)
  }

  private func plain(_ range: Range<Int>) -> TreeValue {
    let (text, inner) = key(range)
    let place = SourceRange(range)
    guard inner == place else { return TreeValue(.text(text), at: place) }
    switch text {
    case "null", "~", "": return TreeValue(.null, at: place)
    case "true", "True", "yes", "on": return TreeValue(.flag(true), at: place)
    case "false", "False", "no", "off": return TreeValue(.flag(false), at: place)
    default:
      guard let number = Property.number(text),
        !text.hasPrefix("0") || text.utf8.count == 1 || text.hasPrefix("0.")
      else {
        return TreeValue(.text(text), at: place)
      }
      return TreeValue(.number(number), at: place)
    }
  }

  /// Parses "[a, b]" or "{a: b, c: d}"; nil if the bracket is not closed at the end or a mapping's
  /// entry has no colon.
  private func flow(_ range: Range<Int>, depth: Int = 0) -> TreeValue? {
    guard let last = range.last, range.count > 1 else { return nil }
    let isMapping = bytes[range.lowerBound] == UInt8(ascii: "{")
    guard bytes[last] == UInt8(ascii: isMapping ? "}" : "]") else { return nil }
    var elements: [TreeValue] = []
    var members: [TreeMember] = []
    for part in parts(range.dropFirst().dropLast()) {
      if isMapping {
        guard let colon = colon(in: part) else { return nil }
        let name = key(part.lowerBound..<colon)
        members.append(
          TreeMember(name.text, at: name.range, inner(colon + 1..<part.upperBound, depth: depth)))
      } else {
        elements.append(inner(part, depth: depth))
      }
    }
    return TreeValue(isMapping ? .object(members) : .array(elements), at: SourceRange(range))
  }

  /// Parses a value within brackets: a nested list or mapping, or a scalar.
  private func inner(_ range: Range<Int>, depth: Int) -> TreeValue {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range = range.dropFirst() }
    guard isBracket(range), depth < Self.mostInLine else { return plain(range) }
    return flow(range, depth: depth + 1) ?? plain(range)
  }

  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    var quote: UInt8 = 0
    func add(_ end: Int) {
      var part = start..<end
      while let first = part.first, bytes[first] <= 0x20 { part = part.dropFirst() }
      while let last = part.last, bytes[last] <= 0x20 { part = part.dropLast() }
      if !part.isEmpty { parts.append(part) }
    }
    for place in range {
      switch bytes[place] {
      case let byte where quote != 0: if byte == quote { quote = 0 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = bytes[place]
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        add(place)
        start = place + 1
      default: break
      }
    }
    add(range.upperBound)
    return parts
  }
}
