/// The offsets at which a text's lines start; lines end at LF, CR LF or a lone CR.
struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLoneCR =
        byte == UInt8(ascii: "\r")
        && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isLoneCR { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The number of lines, at least 1.
  var count: Int { starts.count }

  /// The line that holds a byte, counted from 0; for an offset past the end, the last line.
  ///
  /// - Complexity: O(log of the number of lines).
  func line(of offset: Int) -> Int {
    var lower = 0
    var upper = starts.count
    while upper - lower > 1 {
      let middle = lower + (upper - lower) / 2
      if starts[middle] <= offset { lower = middle } else { upper = middle }
    }
    return lower
  }

  /// The bytes of a line without its line ending.
  func range(of line: Int) -> Range<Int> {
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    let start = starts[line]
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// The column of a byte in a line, counted from 1 in Unicode scalars.
  func column(of offset: Int, in line: Int) -> Int {
    let start = starts[line]
    let end = min(max(start, offset), bytes.count)
    // A continuation byte (10xxxxxx) belongs to the scalar before it.
    return bytes[start..<end].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
