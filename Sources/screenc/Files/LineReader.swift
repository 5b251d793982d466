import ScreenCompiler

/// A reader of lines, one after the other, that holds at most one line and one chunk in memory.
struct LineReader {
  /// A line.
  struct Line {
    /// The number of the line, counted from 1.
    var number: Int
    /// The bytes of the line without the LF; empty if the line is too long.
    var bytes: [UInt8]
    /// Whether the line is longer than the limit.
    var isTooLong = false

    /// Whether the line holds nothing but spaces and control characters.
    var isBlank: Bool { !isTooLong && bytes.allSatisfy { $0 <= UInt8(ascii: " ") } }
  }

  /// The default for the most bytes of a line: 1 MiB.
  static let lineLimit = 1 << 20

  private let input: FileDescriptor
  private let limit: Int
  private var chunk: [UInt8] = []
  private var position = 0
  private var count = 0

  init(_ input: FileDescriptor, limit: Int = lineLimit) {
    (self.input, self.limit) = (input, limit)
  }

  /// Reads the next line; nil at the end. A last line without LF counts as a line.
  mutating func next() throws(SystemError) -> Line? {
    var line = Line(number: count + 1, bytes: [])
    var hasStarted = false
    while true {
      if position == chunk.count {
        chunk = try input.readChunk()
        position = 0
        guard !chunk.isEmpty else {
          guard hasStarted else { return nil }
          break
        }
      }
      hasStarted = true
      let end = chunk[position...].firstIndex(of: UInt8(ascii: "\n"))
      line.bytes += chunk[position..<(end ?? chunk.count)]
      position = end.map { $0 + 1 } ?? chunk.count
      if line.bytes.count > limit {
        line.isTooLong = true
        line.bytes = []
      }
      if end != nil { break }
    }
    count += 1
    return line
  }
}
