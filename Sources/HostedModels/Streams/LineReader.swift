/// Parts bytes that come in pieces into lines, which end with LF, CR LF or CR.
struct LineReader: Sendable {
  private var line: [UInt8] = []
  private var endedWithReturn = false

  /// Takes more bytes, and gives the lines that they end, without what ends them.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for byte in bytes {
      let isReturn = byte == UInt8(ascii: "\r")
      let isNewline = byte == UInt8(ascii: "\n")
      defer { endedWithReturn = isReturn }
      // Its line has been given already.
      if isNewline, endedWithReturn { continue }
      if isReturn || isNewline {
        lines.append(line)
        line = []
      } else {
        line.append(byte)
      }
    }
    return lines
  }

  /// Gives the line that nothing ends.
  mutating func finish() -> [[UInt8]] {
    defer { line = [] }
    return line.isEmpty ? [] : [line]
  }
}
