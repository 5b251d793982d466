#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file descriptor: a standard stream or an open file.
struct FileDescriptor {
  /// The number of the descriptor.
  let number: Int32

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  /// Whether the descriptor is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Reads all bytes up to the end.
  ///
  /// - Throws: `SystemError` if the system call fails or there are more than `limit` bytes.
  func readToEnd(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let chunk = try readChunk(upTo: min(max(bytes.count, 1 << 16), 1 << 24))
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
    }
    throw .tooLarge(limit: limit)
  }

  /// Reads the available bytes, at most `room`; waits for at least one, and is empty only at the
  /// end.
  func readChunk(upTo room: Int = 1 << 16) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var result = unsafe read(number, buffer.baseAddress, room)
      while result < 0, errno == EINTR {
        result = unsafe read(number, buffer.baseAddress, room)
      }
      if result < 0 { failure = .last }
      count = max(0, result)
    }
    if let failure { throw failure }
    return chunk
  }

  /// Writes all of `bytes`.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let result = unsafe bytes.withUnsafeBytes {
        unsafe writeBytes($0.baseAddress?.advanced(by: written), count: bytes.count - written)
      }
      if result < 0 {
        guard errno == EINTR else { throw .last }
      } else {
        written += result
      }
    }
  }

  private func writeBytes(_ start: UnsafeRawPointer?, count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(number, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(number, start, count)
    #else
      unsafe Darwin.write(number, start, count)
    #endif
  }
}

/// The reason why a system call or a read failed.
enum SystemError: Error, Equatable {
  /// An error number of the C library.
  case code(Int32)
  /// There are more bytes than may be read.
  case tooLarge(limit: Int)

  /// The error of the last call of the C library.
  static var last: SystemError { .code(errno) }

  /// The error of a file that does not exist.
  static var noSuchFile: SystemError { .code(ENOENT) }

  /// Whether the reader of the output has gone, which is not a fault of this process.
  var isBrokenPipe: Bool { self == .code(EPIPE) }

  /// The reason, beginning in lower case, as the C library words it in its own locale.
  var reason: String {
    switch self {
    case .tooLarge(let limit): "it holds more than \(limit >> 20) MiB"
    case .code(let code):
      unsafe strerror(code).map { unsafe Self.lowercased(String(cString: $0)) } ?? "error \(code)"
    }
  }

  private static func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
