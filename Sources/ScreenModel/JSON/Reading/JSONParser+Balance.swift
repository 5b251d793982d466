internal import ScreenDiagnostics

/// Reading a closer that does not fit where it stands, so that the rest of the text fits best.
extension JSONParser {
  /// How such a closer is read.
  enum CloserReading {
    /// It closes an outer container, and the closers of the inner ones are missing.
    case outer
    /// It is one too many.
    case extra
    /// It is the wrong one of the two.
    case mistaken
  }

  /// The number of bytes that all such decisions together may examine, so that reading is linear.
  static let greatestLookahead = 1 << 20

  /// How the closer at the position is read, which is not that of the innermost container.
  mutating func readingOfCloser(_ byte: UInt8) -> CloserReading {
    guard mode == .lenient else { return closers.contains(byte) ? .outer : .extra }
    let inner = Array(closers.dropLast())
    var best = (reading: CloserReading.extra, faults: 1 + faults(with: closers))
    if let place = closers.lastIndex(of: byte) {
      let missing = closers.count - 1 - place
      let count = missing + faults(with: Array(closers[..<place]))
      if count <= best.faults { best = (.outer, count) }
    }
    if 1 + faults(with: inner) < best.faults { best.reading = .mistaken }
    return best.reading
  }

  /// Whether the closer at the position is one too many, though it closes the innermost container:
  /// what follows cannot stand in the outer one.
  mutating func isCloserExtra() -> Bool {
    let comma = blanksEnd(position + 1)
    guard mode == .lenient, comma < end, bytes[comma] == UInt8(ascii: ",") else { return false }
    let next = blanksEnd(comma + 1)
    guard next < end, bytes[next] != UInt8(ascii: "}"), bytes[next] != UInt8(ascii: "]") else {
      return false
    }
    let isMember = isMember(at: next)
    guard closers.count > 1 else { return isMember && closers == [UInt8(ascii: "}")] }
    let fits =
      closers[closers.count - 2] == UInt8(ascii: "}")
      ? isName(at: next, mayLackMark: true) : !isMember
    guard !fits else { return false }
    return 1 + faults(with: closers) < faults(with: Array(closers.dropLast()))
  }

  /// Whether the array at the position is a row beside the open one, whose closer is missing before
  /// it, and not an element of it.
  mutating func isNextRow(after elements: [TreeValue]) -> Bool {
    guard mode == .lenient, peek() == UInt8(ascii: "["),
      closers.suffix(2).elementsEqual([UInt8(ascii: "]"), UInt8(ascii: "]")]),
      let last = elements.last, last.elements == nil, elements.allSatisfy({ $0.elements == nil })
    else { return false }
    return 1 + faults(with: Array(closers.dropLast()), from: position)
      <= faults(with: closers, from: position)
  }

  /// The number of faults in the rest of the text, from an index on or behind the closer at the
  /// position, if the given containers are open there.
  private mutating func faults(with open: [UInt8], from index: Int? = nil) -> Int {
    let start = index ?? position + 1
    let last = min(end, start + max(0, Self.greatestLookahead - lookahead))
    var balance = JSONBalance(bytes: bytes, from: start, to: last, open: open)
    let count = balance.faults()
    lookahead += balance.position - start
    return count
  }
}

/// Counts the closers, members and elements of a text that do not fit the containers around them.
private struct JSONBalance {
  let bytes: [UInt8]
  let end: Int
  private(set) var position: Int
  private var open: [UInt8]
  private var count = 0
  private var isAfterColon = false
  private var last: UInt8 = 0

  /// The count at which it stops.
  private static let greatestCount = 64

  init(bytes: [UInt8], from start: Int, to end: Int, open: [UInt8]) {
    self.bytes = bytes
    self.end = max(start, end)
    position = start
    self.open = open
  }

  mutating func faults() -> Int {
    while position < end, count < Self.greatestCount {
      let byte = bytes[position]
      if byte > 0x20 {
        // Behind the outermost container, only what belongs into it is a fault; words are none.
        guard !open.isEmpty || Self.isMark(byte) else { return count }
        last = byte
      }
      step(byte)
    }
    // A text that was cut off lacks its closers under any reading.
    let isWhole = last == UInt8(ascii: "}") || last == UInt8(ascii: "]")
    return count + (isWhole ? open.count : 0)
  }

  private mutating func step(_ byte: UInt8) {
    position += 1
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
      place(isMember: false)
      open.append(byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
      let closer = byte == UInt8(ascii: ")") ? UInt8(ascii: "]") : byte
      if open.last == closer { open.removeLast() } else { count += 1 }
      isAfterColon = false
    case UInt8(ascii: ":"): isAfterColon = true
    case UInt8(ascii: ","): isAfterColon = false
    case UInt8(ascii: "\""):
      while position < end, bytes[position] != UInt8(ascii: "\"") {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      position = min(position + 1, end)
      place(isMember: isBeforeColon)
    case let byte where Self.isWordByte(byte):
      while position < end, Self.isWordByte(bytes[position]) { position += 1 }
      place(isMember: isBeforeColon)
    default: break
    }
  }

  private mutating func place(isMember: Bool) {
    if !isAfterColon, let inner = open.last, (inner == UInt8(ascii: "}")) != isMember {
      count += 1
      // A container may lack its closer here, because the outer one goes on.
      if open.count > 1, open[open.count - 2] != inner { open.removeLast() }
    }
    isAfterColon = false
  }

  private var isBeforeColon: Bool {
    bytes[position..<end].first { $0 > 0x20 } == UInt8(ascii: ":")
  }

  /// Whether a byte is part of a number, a literal or a name without quotation marks.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    JSONParser.isWordByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "{")
  }
}
