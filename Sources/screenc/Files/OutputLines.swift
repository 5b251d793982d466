#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that lines are appended to, and that a later run may resume.
struct OutputLines {
  /// The descriptor to write to.
  let descriptor: FileDescriptor
  /// The number of whole lines that the file already had.
  private(set) var count = 0
  /// The last of those lines with its LF; empty if there are none.
  private(set) var last: [UInt8] = []

  /// Opens the file and empties it, or, to resume, positions it after its last whole line.
  ///
  /// An incomplete line after that one is removed.
  init(_ file: File, resuming: Bool) throws(SystemError) {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | (resuming ? 0 : O_TRUNC)
    let number = unsafe open(file.path, flags, 0o666)
    guard number >= 0 else { throw .last }
    descriptor = FileDescriptor(number: number)
    guard resuming else { return }
    var line: [UInt8] = []
    var length = 0
    var rest = 0
    while true {
      let chunk = try descriptor.readChunk()
      guard !chunk.isEmpty else { break }
      for part in chunk.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        line += part
        guard part.endIndex < chunk.endIndex else { continue }
        line.append(UInt8(ascii: "\n"))
        count += 1
        length += line.count
        last = line
        line = []
      }
      rest = line.count
    }
    guard rest > 0 || length > 0 else { return }
    guard ftruncate(number, off_t(length)) == 0, lseek(number, 0, SEEK_END) >= 0 else {
      throw .last
    }
  }
}
