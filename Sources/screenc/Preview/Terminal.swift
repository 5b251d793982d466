#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal that a full-screen program takes over and then gives back as it was.
///
/// It is given back however the program ends: by `leave()`, by a signal that can be handled, or by
/// a trap of the program itself.
struct Terminal {
  /// An event that `wait(milliseconds:)` reports.
  enum Call {
    /// Bytes were typed.
    case input([UInt8])
    /// A signal arrived, by its number.
    case signal(Int32)
    /// The input has ended.
    case end
  }

  private let signals: FileDescriptor

  /// Takes the terminal over.
  init() throws(SystemError) {
    signals = try TerminalRescue.begin()
    resume()
  }

  /// Takes the terminal over again, after `pause()` or after the process was stopped.
  func resume() {
    TerminalRescue.takeOver()
  }

  /// Gives the terminal back for a while, or for good.
  func pause() {
    TerminalRescue.restore()
  }

  /// Gives the terminal back for good.
  func leave() {
    TerminalRescue.end()
  }

  /// The number of columns and rows; 80 and 24 if the terminal does not say.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    let request = UInt(TIOCGWINSZ)
    let number = FileDescriptor.standardOutput.number
    guard unsafe ioctl(number, request, &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Waits for events, for at most the given number of milliseconds.
  func wait(milliseconds: Int32) -> [Call] {
    let input = FileDescriptor.standardInput.number
    var waiting = [
      pollfd(fd: signals.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    let count = nfds_t(waiting.count)
    // An interrupted wait may return nothing: the number of the signal stays in its pipe.
    guard unsafe poll(&waiting, count, milliseconds) > 0 else { return [] }
    var calls: [Call] = []
    if waiting[0].revents != 0 {
      calls += (read(signals.number) ?? []).map { .signal(Int32($0)) }
    }
    if waiting[1].revents != 0 {
      let bytes = read(input)
      calls.append(bytes.map { .input($0) } ?? .end)
    }
    return calls
  }

  /// Reads the available bytes; nil at the end.
  private func read(_ number: Int32) -> [UInt8]? {
    let room = 4_096
    var failure = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      let result = unsafe readBytes(number, buffer.baseAddress, room)
      failure = result == 0 || (result < 0 && errno != EINTR && errno != EAGAIN)
      count = max(0, result)
    }
    return failure ? nil : bytes
  }

  private func readBytes(_ number: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(number, start, count)
    #elseif canImport(Musl)
      unsafe Musl.read(number, start, count)
    #else
      unsafe Darwin.read(number, start, count)
    #endif
  }
}
