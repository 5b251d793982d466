import ScreenCompiler

/// Reads lines one after the other, holding no more than one of them and a chunk.
struct LineReader {
  /// A line.
  struct Line {
    /// Its number, counted from 1.
    var number: Int
    /// Its bytes, without the LF; those of a line beyond the limit are dropped.
    var bytes: [UInt8]
    /// Whether it is longer than a line may be.
    var isTooLong = false

    /// Whether nothing is in it.
    var isBlank: Bool { !isTooLong && bytes.allSatisfy { $0 <= UInt8(ascii: " ") } }
  }

  /// The most bytes of a line where nothing else is said: 1 MiB.
  static let lineLimit = 1 << 20

  private let input: FileDescriptor
  private let limit: Int
  private var chunk: [UInt8] = []
  private var position = 0
  private var count = 0

  init(_ input: FileDescriptor, limit: Int = lineLimit) {
    (self.input, self.limit) = (input, limit)
  }

  /// The next line; nil at the end. A last line without LF is one too.
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
