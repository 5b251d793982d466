#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A pipe whose ends no other program inherits. The end that this process keeps is non-blocking;
/// the other one blocks, as programs expect of their standard streams.
struct Pipe {
  /// An end of a pipe.
  enum End { case reader, writer }

  let reader: Int32
  let writer: Int32

  init?(keeping end: End) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
    _ = fcntl(end == .reader ? reader : writer, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
      _ = fcntl(writer, F_SETNOSIGPIPE, 1)
    #endif
  }

  /// Closes both ends.
  func close() {
    for end in [reader, writer] {
      #if canImport(Glibc)
        _ = Glibc.close(end)
      #elseif canImport(Musl)
        _ = Musl.close(end)
      #else
        _ = Darwin.close(end)
      #endif
    }
  }

  /// Writes bytes to a pipe, and returns how many it took; nil if the pipe has no reader any more
  /// or the write failed.
  ///
  /// Writing to a pipe without a reader raises `SIGPIPE`, which ends programs that do not expect
  /// it. The signal is blocked here, because a library must not change the signal handling of the
  /// program that uses it.
  static func write(_ bytes: ArraySlice<UInt8>, to writer: Int32) -> Int? {
    guard !bytes.isEmpty else { return 0 }
    #if !canImport(Darwin)
      var broken = sigset_t()
      var earlier = sigset_t()
      var pending = sigset_t()
      _ = unsafe sigemptyset(&broken)
      _ = unsafe sigaddset(&broken, SIGPIPE)
      _ = unsafe pthread_sigmask(SIG_BLOCK, &broken, &earlier)
      _ = unsafe sigpending(&pending)
      let wasPending = unsafe sigismember(&pending, SIGPIPE) == 1
      defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    #endif
    let written = unsafe bytes.withUnsafeBytes { bytes in
      #if canImport(Glibc)
        unsafe Glibc.write(writer, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        unsafe Musl.write(writer, bytes.baseAddress, bytes.count)
      #else
        unsafe Darwin.write(writer, bytes.baseAddress, bytes.count)
      #endif
    }
    guard written < 0 else { return written }
    if errno == EAGAIN || errno == EINTR { return 0 }
    #if !canImport(Darwin)
      if errno == EPIPE, !wasPending {
        var none = timespec()
        _ = unsafe sigtimedwait(&broken, nil, &none)
      }
    #endif
    return nil
  }
}
