internal import ScreenDiagnostics

/// The state of a JSON parser: its position, the open containers and its findings.
struct JSONParser {
  /// Thrown when the text cannot be read further; its diagnostic is in the log.
  struct ParsingAborted: Error {}

  let bytes: [UInt8]
  /// The end of the text; anything after it is ignored.
  let end: Int
  let mode: JSONReader.Mode
  let limits: JSONLimits
  var position: Int
  var log = DiagnosticLog()
  /// The brackets that close the open containers, the innermost last.
  var closers: [UInt8] = []
  /// The numbers of open containers at which an array in parentheses is the innermost.
  var parentheses: [Int] = []
  /// Whether a parenthesis has just closed the innermost of them.
  var hasParenthesis = false
  /// The start of the last blanks skipped, which is the end of what precedes them.
  var blanksStart = 0
  /// The end of the blanks and commas that were reported before the position moved back.
  var reportedEnd = 0
  private(set) var values = 0
  /// The number of texts that were read again because their only end seemed to be inside them.
  var rereadTexts = 0
  /// The number of bytes that were examined to decide about closers that do not fit.
  var lookahead = 0
  /// The end of the text being read, if its closing mark is missing there.
  var forgotten: Int?
  /// The quotation marks in the text being read that should have been escaped.
  var keptMarks: [SourceRange] = []
  /// Whether a fix-it covers everything being read, so that no other fix-it may lie within it.
  var isCovered = false
  private var hasEnded = false
  /// Whether a fault was found at which strict reading stops.
  private var isRefused = false

  /// Creates a parser of some bytes, or of a part of them.
  init(
    _ bytes: [UInt8], in part: Range<Int>? = nil, _ mode: JSONReader.Mode, limits: JSONLimits
  ) {
    self.bytes = bytes
    end = part?.upperBound ?? bytes.count
    position = part?.lowerBound ?? 0
    self.mode = mode
    self.limits = limits
  }

  mutating func parse() -> TreeValue? {
    do throws(ParsingAborted) {
      try findStart()
      let tree = try value()
      if tree == nil { skipUnreadable() }
      skipRest()
      return isRefused ? nil : tree
    } catch {
      return nil
    }
  }

  /// Reads the value at the position, whatever follows it; nil, with a report, if it cannot be
  /// read.
  mutating func wholeValue() -> TreeValue? {
    do throws(ParsingAborted) {
      return try value()
    } catch {
      return nil
    }
  }

  /// Reads the object at the position that lacks its opening brace; nil, with a report, if it cannot
  /// be read.
  mutating func bracelessValue() -> TreeValue? {
    do throws(ParsingAborted) {
      return try bracelessObject()
    } catch {
      return nil
    }
  }

  /// Whether any repair was lossy.
  var hasLosses: Bool { log.loss(after: 0) != nil }

  /// Reads the value at the position; nil, with nothing reported or read, if there is none.
  mutating func value() throws(ParsingAborted) -> TreeValue? {
    guard let byte = peek() else { return nil }
    values += 1
    if values > limits.values {
      throw abandon("too-many-values", "the text holds more than \(limits.values) values")
    }
    switch byte {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "(") where mode == .lenient && !closers.isEmpty: return try array()
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return number()
    default:
      guard let quote = openingQuote() else { return word() }
      let start = position
      guard var text = try text(in: quote) else { return nil }
      while let next = joinedQuote() { text += try self.text(in: next) ?? "" }
      return TreeValue(.text(text), at: SourceRange(start, position))
    }
  }
}

// MARK: - Bytes

extension JSONParser {
  /// Returns the byte at an offset from the position; nil at the end.
  @inline(__always)
  func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < end ? bytes[position + offset] : nil
  }

  /// Whether an ASCII text starts at the position.
  func starts(with text: StaticString) -> Bool {
    bytes[position..<end].starts(with: text.description.utf8)
  }

  /// Returns the text of a range, unchanged from the source.
  func source(_ range: SourceRange) -> String {
    String(decoding: bytes[range.range], as: UTF8.self)
  }
}

// MARK: - Reports

extension JSONParser {
  /// Reports a fault of syntax: as a repair, with its remedy, or as an error that stops reading.
  ///
  /// `fault` says what is wrong by the rules of JSON; `remedy` says how it is read nevertheless, if
  /// that is not obvious.
  mutating func mend(
    _ loss: Diagnostic.Repair, _ id: String, _ fault: @autoclosure () -> String,
    _ remedy: @autoclosure () -> String? = nil, at range: SourceRange,
    fixIt: @autoclosure () -> FixIt? = nil
  ) {
    switch mode {
    case .lenient:
      let isCovered = isCovered
      repair(
        loss, id, fault() + (remedy().map { "; " + $0 } ?? ""), at: range,
        fixIt: isCovered ? nil : fixIt())
    case .strict:
      position = end
      guard !isRefused else { return }
      isRefused = true
      log.appendAlways(
        Diagnostic(.error, id: id, fault(), at: range, fixIts: fixIt().map { [$0] } ?? []))
    }
  }

  /// Reports valid or repaired JSON that a tree cannot hold as it is.
  mutating func repair(
    _ repair: Diagnostic.Repair, _ id: String, _ message: @autoclosure () -> String,
    at range: SourceRange, notes: @autoclosure () -> [Note] = [],
    fixIt: @autoclosure () -> FixIt? = nil
  ) {
    log.report(.warning, repair: repair) { severity, repair in
      Diagnostic(
        severity, id: id, message(), at: range, repair: repair, notes: notes(),
        fixIts: fixIt().map { [$0] } ?? [])
    }
  }

  /// Reports why the text cannot be read further.
  mutating func abandon(
    _ id: String, _ message: String, at range: SourceRange? = nil
  ) -> ParsingAborted {
    let place = range ?? .at(position)
    // The reason must be seen, however many repairs came before it.
    log.appendAlways(Diagnostic(.error, id: id, message, at: place))
    return ParsingAborted()
  }

  /// Reports once that the text ends before an open container or text is closed.
  ///
  /// - Parameters:
  ///   - textCloser: The closer of the open text, if there is one.
  ///   - cut: The start of something cut off, such as a number, an escape or a character, which
  ///     counts as missing.
  mutating func reportEnd(textCloser: String? = nil, cut: Int? = nil) {
    guard !hasEnded else { return }
    hasEnded = true
    let end =
      cut.map { SourceRange($0, self.end) }
      ?? SourceRange.at(textCloser == nil ? blanksStart : self.end)
    let missing = (textCloser ?? "") + String(decoding: closers.reversed(), as: UTF8.self)
    mend(
      .lossy, "unexpected-end", "the text ends early; '\(missing)' is missing", at: end,
      fixIt: FixIt(
        cut == nil ? "add '\(missing)'" : "write '\(missing)' in place of the part that is cut off",
        edits: [TextEdit(end, missing)]))
  }

  /// Skips bytes that cannot be read, up to a byte that may start something readable, and reports
  /// them.
  mutating func skipUnreadable() {
    let start = position
    let isCloser = peek() == UInt8(ascii: "}") || peek() == UInt8(ascii: "]")
    position += 1
    skip: while !isCloser, let byte = peek() {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        break skip
      default: position += 1
      }
    }
    let range = SourceRange(start, position)
    mend(
      .lossy, "unexpected-text", "this is not JSON", "it is left out", at: range,
      fixIt: FixIt("remove it", edits: [TextEdit(range, "")]))
  }
}
