#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The rescue that gives the terminal back whatever ends the process.
///
/// A signal handler can reach only static state, so this state is static. It is filled before the
/// handlers are installed, and they call only functions that POSIX declares async-signal-safe:
/// `write`, `tcsetattr`, `signal`, `raise`.
enum TerminalRescue {
  /// The state that a handler needs.
  @unsafe private struct State {
    var settings = termios()
    var raw = termios()
    /// The end of a pipe to which signals are forwarded; the program polls the other end.
    var signals: Int32 = -1
    var isTaken = false
    var leaving = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  }

  private nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    unsafe state.initialize(to: State())
    return unsafe state
  }()

  /// The sequence that enters the alternate buffer, turns line wrapping off and bracketed paste on.
  private static let entering = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h"
  private static let leaving =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// The signals that are forwarded to the program.
  private static let forwardedSignals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
  ]
  /// The signals that a fault in the program raises.
  private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  /// The bytes of the stack on which the handlers of faults run.
  private static let rescueStackSize = 1 << 17

  /// Saves the terminal's settings, and installs the handlers, those of faults on a separate stack.
  ///
  /// - Returns: A descriptor from which the numbers of signals can be read, one byte each.
  static func begin() throws(SystemError) -> FileDescriptor {
    let input = FileDescriptor.standardInput.number
    guard unsafe tcgetattr(input, &state.pointee.settings) == 0 else { throw .last }
    unsafe state.pointee.raw = state.pointee.settings
    unsafe cfmakeraw(&state.pointee.raw)
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    unsafe state.pointee.signals = ends[1]
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: leaving.utf8.count)
    _ = unsafe bytes.initialize(fromContentsOf: leaving.utf8)
    unsafe state.pointee.leaving = bytes
    // A stack that has overflowed has no room for the handler that reports it.
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = .allocate(byteCount: rescueStackSize, alignment: 16)
    unsafe stack.ss_size = numericCast(rescueStackSize)
    _ = unsafe sigaltstack(&stack, nil)
    for number in forwardedSignals { handle(number, 0) { TerminalRescue.passOn($0) } }
    for number in traps { handle(number, numericCast(SA_ONSTACK)) { TerminalRescue.fall($0) } }
    return FileDescriptor(number: ends[0])
  }

  /// Switches to raw mode and to the program's own screen.
  static func takeOver() {
    unsafe state.pointee.isTaken = true
    _ = unsafe tcsetattr(FileDescriptor.standardInput.number, TCSADRAIN, &state.pointee.raw)
    try? FileDescriptor.standardOutput.write(Array(entering.utf8))
  }

  /// Restores the screen and the settings from before.
  static func restore() {
    guard unsafe state.pointee.isTaken else { return }
    unsafe state.pointee.isTaken = false
    let (start, count) = unsafe (state.pointee.leaving.baseAddress, state.pointee.leaving.count)
    _ = unsafe write(FileDescriptor.standardOutput.number, start, count)
    _ = unsafe tcsetattr(FileDescriptor.standardInput.number, TCSANOW, &state.pointee.settings)
  }

  /// Restores the terminal, and resets the signals to their default actions.
  static func end() {
    restore()
    for number in forwardedSignals + traps { _ = signal(number, SIG_DFL) }
  }

  private static func handle(
    _ number: Int32, _ flags: Int32, with handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = flags
    _ = unsafe sigaction(number, &action, nil)
  }

  private static func passOn(_ number: Int32) {
    let reason = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(state.pointee.signals, &byte, 1)
    errno = reason
  }

  private static func fall(_ number: Int32) {
    restore()
    _ = signal(number, SIG_DFL)
    raise(number)
  }
}
