#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileDescriptor {
  /// Waits for one key of the terminal, without echo and without Return; nil at the end of the
  /// input, or if a signal that ends the process arrives.
  ///
  /// Such signals are blocked until the terminal's settings are restored.
  func readKey() -> UInt8? {
    var saved = termios()
    guard unsafe tcgetattr(number, &saved) == 0 else { return nil }
    var ending = sigset_t()
    var held = sigset_t()
    unsafe sigemptyset(&ending)
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] { unsafe sigaddset(&ending, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &ending, &held)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &held, nil) }
    var keys = saved
    keys.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    guard unsafe tcsetattr(number, TCSANOW, &keys) == 0 else { return nil }
    defer { unsafe tcsetattr(number, TCSANOW, &saved) }

    while true {
      var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      let result = unsafe poll(&request, 1, 200)
      if result > 0 {
        var key: UInt8 = 0
        return unsafe read(number, &key, 1) == 1 ? key : nil
      }
      var pending = sigset_t()
      unsafe sigpending(&pending)
      let isEnding = [SIGTERM, SIGHUP, SIGINT, SIGQUIT].contains {
        unsafe sigismember(&pending, $0) == 1
      }
      if isEnding || (result < 0 && errno != EINTR) { return nil }
    }
  }
}
