import ScreenDiagnostics
import ScreenOutline
internal import ScreenText

/// A line of a form made for paper, as its texts, the blanks to write in, and the marks to tick.
struct PaperLine {
  /// What is to be written in a blank, by its separators: "__/__/____", "__:__".
  enum Blank: Hashable {
    case text, date, time
  }

  /// A piece of the line.
  enum Piece: Hashable {
    case text(SourceRange)
    case blank(Blank, SourceRange)
    /// A box or a ring to tick.
    case mark(isRing: Bool, isTicked: Bool)
  }

  /// The line without the white space around it.
  let range: SourceRange
  /// The pieces, from left to right; a text is not empty.
  private(set) var pieces: [Piece] = []

  private let bytes: [UInt8]
  /// The start of the text that is being read.
  private var start: Int

  var isEmpty: Bool { range.isEmpty }
  var blankCount: Int { pieces.count { if case .blank = $0 { true } else { false } } }
  var hasBlank: Bool { blankCount > 0 }
  var hasMark: Bool { pieces.contains { if case .mark = $0 { true } else { false } } }
  var hasText: Bool { pieces.contains { if case .text = $0 { true } else { false } } }
  /// Whether it is a line to write on, and nothing else.
  var isOnlyBlank: Bool { hasBlank && !hasText && !hasMark }
  /// Whether it begins with a mark.
  var beginsWithMark: Bool { if case .mark? = pieces.first { true } else { false } }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - range: The line without the white space around it.
  ///   - bytes: The bytes of the text.
  ///   - lettered: Whether a lone letter "o" is a ring.
  init(_ range: Range<Int>, of bytes: [UInt8], lettered: Bool) {
    self.bytes = bytes
    self.range = SourceRange(range)
    start = range.lowerBound
    var position = range.lowerBound
    while position < range.upperBound {
      if let (blank, end) = blank(at: position) {
        finishText(at: position)
        pieces.append(.blank(blank, SourceRange(position, end)))
        (position, start) = (end, end)
      } else if let (mark, end) = mark(at: position, lettered: lettered) {
        finishText(at: position)
        pieces.append(mark)
        (position, start) = (end, end)
      } else {
        position += 1
      }
    }
    finishText(at: range.upperBound)
  }

  /// The fewest blanks beside names in a form, which has two lines of them or more.
  private static let fewestBlanks = 3

  /// Returns the lines of a form; nil for any other text.
  static func form(of words: LineWords) -> [PaperLine]? {
    let bytes = words.bytes
    // Most texts have no blank, and are not read twice for that.
    let hasBlanks = zip(bytes, bytes.dropFirst()).contains { $0 == $1 && "_.".utf8.contains($0) }
    guard hasBlanks else { return nil }
    let ranges = words.lines.map(\.range)
    // "O yes  O no" has rings, and so have lines that begin with an "o" one below the other.
    let begins = ranges.map { !$0.isEmpty && isLoneLetter($0.lowerBound, in: $0, of: bytes) }
    let lines = ranges.indices.map { place in
      let hasNeighbor =
        begins[place]
        && (place > 0 && begins[place - 1] || place + 1 < begins.count && begins[place + 1])
      let lettered = hasNeighbor || rings(in: ranges[place], of: bytes) > 1
      return PaperLine(ranges[place], of: bytes, lettered: lettered)
    }
    let written = lines.filter { !$0.isEmpty }
    let filled = written.filter { $0.hasBlank && $0.hasText }
    let marked = written.count { $0.hasBlank || $0.hasMark }
    let isForm =
      filled.count > 1 && filled.reduce(0) { $0 + $1.blankCount } >= fewestBlanks
      && marked * 3 >= written.count
    return isForm ? lines : nil
  }

  /// The number of lone letters "o" with a space behind them.
  private static func rings(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    range.count { isLoneLetter($0, in: range, of: bytes) }
  }

  private mutating func finishText(at end: Int) {
    let range = bytes.withoutWhiteSpace(around: start..<max(start, end))
    if !range.isEmpty { pieces.append(.text(SourceRange(range))) }
  }

  // MARK: Blanks

  /// Returns the blank at a place, and its end.
  private func blank(at start: Int) -> (Blank, end: Int)? {
    if bytes[start] == UInt8(ascii: ".") {
      let end = endOfRun(at: start)
      return end - start > 3 ? (.text, end) : nil
    }
    guard bytes[start] == UInt8(ascii: "_") else { return nil }
    var end = endOfRun(at: start)
    var count = end - start
    var separators: Set<UInt8> = []
    while let (next, separator) = continuation(at: end) {
      separators.insert(separator)
      let stop = endOfRun(at: next)
      count += stop - next
      end = stop
    }
    guard count > 1 else { return nil }
    let blank: Blank =
      separators.contains(UInt8(ascii: ":")) ? .time : separators.isEmpty ? .text : .date
    return (blank, end)
  }

  private func endOfRun(at start: Int) -> Int {
    var end = start
    while end < range.upperBound, bytes[end] == bytes[start] { end += 1 }
    return end
  }

  /// Returns the next part of a blank behind a separator, with or without spaces.
  private func continuation(at end: Int) -> (Int, UInt8)? {
    var place = end
    func skipSpaces() { while place < range.upperBound, bytes[place] == 0x20 { place += 1 } }
    skipSpaces()
    guard place < range.upperBound, "/.:-".utf8.contains(bytes[place]) else { return nil }
    let separator = bytes[place]
    place += 1
    skipSpaces()
    return place < range.upperBound && bytes[place] == UInt8(ascii: "_") ? (place, separator) : nil
  }

  // MARK: Marks

  private static let marks: [(bytes: [UInt8], piece: Piece)] = [
    ("( )", true, false), ("()", true, false), ("(x)", true, true), ("(X)", true, true),
    ("[ ]", false, false), ("[]", false, false), ("[x]", false, true), ("[X]", false, true),
    ("[_]", false, false), ("☐", false, false), ("□", false, false), ("☑", false, true),
    ("☒", false, true), ("○", true, false), ("◯", true, false), ("●", true, true),
  ].map { (Array($0.0.utf8), .mark(isRing: $0.1, isTicked: $0.2)) }

  private func mark(at start: Int, lettered: Bool) -> (Piece, end: Int)? {
    let rest = bytes[start..<range.upperBound]
    if let (bytes, piece) = Self.marks.first(where: { rest.starts(with: $0.bytes) }) {
      return (piece, start + bytes.count)
    }
    guard lettered, Self.isLoneLetter(start, in: range.range, of: bytes) else { return nil }
    return (.mark(isRing: true, isTicked: false), start + 1)
  }

  /// Whether a letter "o" stands between spaces.
  private static func isLoneLetter(
    _ place: Int, in range: Range<Int>, of bytes: [UInt8]
  ) -> Bool {
    bytes[place].lowercasedASCII == UInt8(ascii: "o") && place + 1 < range.upperBound
      && bytes[place + 1] == 0x20 && (place == range.lowerBound || bytes[place - 1] == 0x20)
  }
}
