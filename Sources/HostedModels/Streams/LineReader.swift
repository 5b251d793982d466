/// Splits bytes that arrive in chunks into lines, which end with LF, CR LF or CR.
struct LineReader: Sendable {
  private var line: [UInt8] = []
  private var endedWithReturn = false

  /// Takes more bytes and returns the lines that they complete, without their line ends.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for byte in bytes {
      let isReturn = byte == UInt8(ascii: "\r")
      let isNewline = byte == UInt8(ascii: "\n")
      defer { endedWithReturn = isReturn }
      // This LF belongs to a CR LF whose line was returned already.
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

  /// Returns the last line if it has no line end.
  mutating func finish() -> [[UInt8]] {
    defer { line = [] }
    return line.isEmpty ? [] : [line]
  }
}
