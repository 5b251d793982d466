#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file of the system: standard input and outputs, and the files that commands name.
struct FileDescriptor {
  /// Its number.
  let number: Int32

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// All bytes up to the end.
  ///
  /// - Throws: `SystemError` where the system fails, and where there are more than `limit` bytes.
  func readToEnd(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let chunk = try readChunk(upTo: min(max(bytes.count, 1 << 16), 1 << 24))
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
    }
    throw .tooLarge(limit: limit)
  }

  /// The bytes that are there, at most `room`; waits for one, and is empty only at the end.
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

/// Why the system did not do what it was asked.
enum SystemError: Error, Equatable {
  /// The number that the C library gives the reason.
  case code(Int32)
  /// There is more than may be read.
  case tooLarge(limit: Int)

  /// The reason of the call just made.
  static var last: SystemError { .code(errno) }

  /// There is no file of that name.
  static var noSuchFile: SystemError { .code(ENOENT) }

  /// Whether whoever was reading has gone: not a fault of ours.
  var isBrokenPipe: Bool { self == .code(EPIPE) }

  /// The reason in lower case, as the C library words it in its own locale.
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
