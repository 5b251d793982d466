package import ScreenDiagnostics

/// A value in a text that holds several, or has words around them, such as a model's reply.
package struct JSONPassage: Sendable {
  /// What separates a passage from the one before it.
  package enum PassageSeparator: Hashable, Sendable {
    /// Only blanks, or no passage before it.
    case blanks
    /// A comma.
    case comma
    /// Words, or the end of a fence.
    case words
  }

  /// The value and its repairs; a passage without a value says why it cannot be read.
  package var reading: JSONReading
  /// The bytes it was read from.
  package var range: SourceRange
  /// Whether it is in a code fence that is marked as JSON.
  package var isFenced: Bool
  /// What separates it from the passage before.
  package var gap: PassageSeparator
}

extension JSONReader {
  /// Reads the objects and arrays of a text, in order, and skips the words around them.
  ///
  /// A model's thoughts before its answer, in tags such as `<think>`, are skipped too, and so is a
  /// brace among the words that does not begin an object.
  ///
  /// - Complexity: O(number of bytes).
  package static func readPassages(
    _ source: SourceText, limits: JSONLimits = .default
  ) -> [JSONPassage] {
    var scanner = PassageScanner(bytes: source.utf8, limits: limits)
    return scanner.passages()
  }
}

/// Finds values among words.
private struct PassageScanner {
  let bytes: [UInt8]
  let limits: JSONLimits
  private var position = 0
  private var found: [JSONPassage] = []
  /// The fence around the current position: whether it is marked as JSON, and where it ends.
  private var fence: (isJSON: Bool, end: Int)?
  private var gap = JSONPassage.PassageSeparator.words
  /// The number of times that a value that ran past the end of a thought was read again.
  private var rereads = 0
  /// The number of tags and fences that were examined.
  private var marks = 0

  /// The most values that are read.
  private static let greatestCount = 256
  private static let greatestRereads = 8
  /// The most tags and fences that are recognised, because each may need a search up to the end.
  private static let greatestMarks = 256

  init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func passages() -> [JSONPassage] {
    guard bytes.count <= limits.bytes else { return [] }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    gap = .blanks
    if let text = wholeText() { return [text] }
    while position < bytes.count, found.count < Self.greatestCount {
      if let fence, position >= fence.end { self.fence = nil }
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if beginsValue() { read() } else { skipWord() }
      case UInt8(ascii: "<"), UInt8(ascii: "`"):
        marks += 1
        if marks > Self.greatestMarks || !(skipTag() || skipFence()) { skipWord() }
      case UInt8(ascii: ","):
        if gap == .blanks { gap = .comma }
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "\"") where found.isEmpty && gap == .blanks:
        if !readBraceless() { skipWord() }
      default:
        if !skipLineMark() { skipWord() }
      }
    }
    return found
  }

  /// Reads the source as a single quoted text; nil if it is anything else.
  private func wholeText() -> JSONPassage? {
    guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "\"") else { return nil }
    var parser = JSONParser(bytes, .strict, limits: limits)
    guard let tree = parser.parse() else { return nil }
    return JSONPassage(
      reading: JSONReading(tree: tree, diagnostics: parser.log.diagnostics),
      range: SourceRange(0, bytes.count), isFenced: false, gap: .blanks)
  }

  private mutating func skipWord() {
    gap = .words
    position += 1
  }

  /// Reads an object that lacks its first brace, as after a request that already wrote it; false if
  /// no member is at the position.
  private mutating func readBraceless() -> Bool {
    let start = position
    var parser = JSONParser(
      bytes, in: start..<(fence?.end ?? bytes.count), .lenient, limits: limits)
    guard parser.isMember(at: start), let tree = parser.bracelessValue(),
      ["title", "sections", "components", "type"].contains(where: { tree[$0] != nil })
    else { return false }
    position = max(parser.position, start + 1)
    found.append(
      JSONPassage(
        reading: JSONReading(tree: tree, diagnostics: parser.log.diagnostics),
        range: SourceRange(start, position), isFenced: fence?.isJSON ?? false, gap: gap))
    return true
  }

  /// Skips the mark of an item or an event before a value on its line: `- `, `1. `, `data: `.
  private mutating func skipLineMark() -> Bool {
    var start = position
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return false }
    let mark = bytes[position...].prefix(6).prefix { $0 > 0x20 }
    let digits = mark.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let isMark =
      mark.elementsEqual("-".utf8) || mark.elementsEqual("*".utf8)
      || mark.elementsEqual("data:".utf8)
      || !digits.isEmpty && digits.count + 1 == mark.count
        && (mark.last == UInt8(ascii: ".") || mark.last == UInt8(ascii: ")"))
    let rest = bytes[mark.endIndex...].drop { $0 == UInt8(ascii: " ") }
    if mark.elementsEqual("data:".utf8), rest.starts(with: "[DONE]".utf8) {
      // The last event of a stream of a host's answer says that it has ended.
      position = rest.startIndex + 6
      return true
    }
    let next = rest.first
    guard isMark, next == UInt8(ascii: "{") || next == UInt8(ascii: "[") else { return false }
    position = mark.endIndex
    return true
  }

  /// Whether the brace or bracket at the position begins a value; after words, it must look like
  /// one.
  private func beginsValue() -> Bool {
    if gap != .words { return true }
    let parser = JSONParser(bytes, .lenient, limits: limits)
    let next = parser.blanksEnd(position + 1)
    guard next < bytes.count else { return false }
    if bytes[position] == UInt8(ascii: "[") {
      return bytes[next] == UInt8(ascii: "{")
    }
    if parser.isMember(at: next) || bytes[next] == UInt8(ascii: "}") { return true }
    let word = bytes[next...].prefix(64).prefix(while: JSONParser.isWordByte)
    let colon = parser.blanksEnd(next + word.count)
    return !word.isEmpty && colon < bytes.count && bytes[colon] == UInt8(ascii: ":")
  }

  private mutating func read() {
    let start = position
    if let text = escapedText() {
      found.append(text)
      position = text.range.upperBound
      gap = .blanks
      return
    }
    var parser = JSONParser(
      bytes, in: start..<(fence?.end ?? bytes.count), .lenient, limits: limits)
    let tree = parser.wholeValue()
    position = max(parser.position, start + 1)
    if tree == nil || parser.hasLosses, rereads < Self.greatestRereads,
      let end = endOfThought(in: start..<position)
    {
      rereads += 1
      found = []
      position = end
      gap = .blanks
      return
    }
    found.append(
      JSONPassage(
        reading: JSONReading(tree: tree, diagnostics: parser.log.diagnostics),
        range: SourceRange(start, position), isFenced: fence?.isJSON ?? false, gap: gap))
    gap = .blanks
  }

  /// Reads an object whose marks and line ends are escaped, as in a text without its marks:
  /// `{\"title\": …}`; nil if the object at the position is not like that.
  private func escapedText() -> JSONPassage? {
    let next = bytes[(position + 1)...].first { $0 > 0x20 }
    let range = SourceRange(position, fence?.end ?? bytes.count)
    let mark = UInt8(ascii: "\"")
    guard next == UInt8(ascii: "\\"), let first = bytes[range.range].firstIndex(of: mark),
      bytes[first - 1] == UInt8(ascii: "\\")
    else { return nil }
    var parser = JSONParser(
      [mark] + bytes[range.range] + [mark], .lenient, limits: limits)
    guard case .text(let text)? = parser.wholeValue()?.content, parser.position == parser.end else {
      return nil
    }
    let diagnostic = Diagnostic(
      .warning, id: "escaped-object", "an object is escaped like a string", at: range,
      repair: .lossless)
    return JSONPassage(
      reading: JSONReading(tree: TreeValue(.text(text), at: range), diagnostics: [diagnostic]),
      range: range, isFenced: fence?.isJSON ?? false, gap: gap)
  }

  // MARK: Tags

  /// Skips a thought, or a tag that ends one, in which case everything before it was a thought too.
  /// For a tag of another kind, only the tag itself is skipped.
  private mutating func skipTag() -> Bool {
    guard bytes[position] == UInt8(ascii: "<") else { return false }
    if let end = ThinkingBlock.end(in: bytes, from: position) {
      position = end
      gap = found.isEmpty ? .blanks : .words
      return true
    }
    if let end = ThinkingBlock.closing(in: bytes, at: position) {
      position = end
      found = []
      gap = .blanks
      return true
    }
    // A tag of another kind, such as `<tool_call>`, encloses values.
    guard let close = bytes[position...].prefix(64).firstIndex(of: UInt8(ascii: ">")) else {
      return false
    }
    let name = bytes[(position + 1)..<close].drop { $0 == UInt8(ascii: "/") }
    guard !name.isEmpty, name.allSatisfy({ JSONParser.isWordByte($0) || $0 == UInt8(ascii: "|") })
    else { return false }
    position = close + 1
    gap = found.isEmpty ? .blanks : .words
    return true
  }

  /// Returns the end of the last thought that ends within a range of bytes; nil if none does.
  private func endOfThought(in range: Range<Int>) -> Int? {
    var last: Int?
    var index = range.lowerBound
    while let mark = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "<")) {
      let end = ThinkingBlock.closing(in: bytes, at: mark)
      if let end, end <= range.upperBound { last = end }
      index = mark + 1
    }
    return last
  }

  private func starts(with text: String, at index: Int? = nil) -> Bool {
    let start = index ?? position
    guard start + text.utf8.count <= bytes.count else { return false }
    return zip(bytes[start...], text.utf8).allSatisfy { byte, wanted in
      byte == wanted || (byte | 0x20 == wanted && (0x41...0x5A).contains(byte))
    }
  }

  // MARK: Fences

  /// Skips the marks of a fence and its info string.
  private mutating func skipFence() -> Bool {
    guard starts(with: "```") else { return false }
    position += 3
    guard fence == nil else {
      fence = nil
      gap = .words
      return true
    }
    let word = bytes[position...].prefix(32).prefix(while: JSONParser.isWordByte)
    let name = String(decoding: word, as: UTF8.self).lowercased()
    position += word.count
    fence = (name.hasPrefix("json") || name == "screen", endOfFence())
    gap = .blanks
    return true
  }

  /// Returns the end of the fence whose first line is at the position: the next fence that begins a
  /// line.
  private func endOfFence() -> Int {
    var isLineStart = false
    for index in position..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): isLineStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "`"):
        if isLineStart, starts(with: "```", at: index) { return index }
        isLineStart = false
      default: isLineStart = false
      }
    }
    return bytes.count
  }
}
