#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A program that is about to be started, with the descriptors that it gets.
///
/// The program gets its signals as from a shell: none blocked, and the default action for
/// `SIGPIPE`. The thread that starts it may block some, and this process may ignore `SIGPIPE`.
@safe struct ProgramStart: ~Copyable {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = unsafe posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  /// Prepares to start a program.
  ///
  /// - Parameter leadsGroup: Whether the program leads a process group of its own.
  init(leadsGroup: Bool = false) {
    _ = unsafe posix_spawn_file_actions_init(&actions)
    _ = unsafe posix_spawnattr_init(&attributes)
    var none = sigset_t()
    var broken = sigset_t()
    _ = unsafe sigemptyset(&none)
    _ = unsafe sigemptyset(&broken)
    _ = unsafe sigaddset(&broken, SIGPIPE)
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &none)
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &broken)
    var flags = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
    if leadsGroup { flags |= Int(POSIX_SPAWN_SETPGROUP) }
    _ = unsafe posix_spawnattr_setpgroup(&attributes, 0)
    _ = unsafe posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
  }

  deinit {
    // The functions take their arguments as inout, which properties cannot be here; pass copies.
    var actions = unsafe actions
    _ = unsafe posix_spawn_file_actions_destroy(&actions)
    var attributes = attributes
    _ = unsafe posix_spawnattr_destroy(&attributes)
  }

  /// Gives the program a descriptor of this process under the given number.
  mutating func give(_ descriptor: Int32, as number: Int32) {
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  /// Discards what the program writes to an output.
  mutating func silence(_ output: Int32) {
    _ = unsafe posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
  }

  /// Starts the program; nil if it cannot be run.
  ///
  /// - Parameters:
  ///   - name: The program: a path, or a name without a slash, which is looked up in `PATH`.
  ///   - arguments: The arguments, without the program's own name.
  /// - Returns: The process id.
  consuming func run(_ name: String, _ arguments: [String]) -> pid_t? {
    var words = unsafe ([name] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    return unsafe posix_spawnp(&child, name, &actions, &attributes, &words, environ) == 0
      ? child : nil
  }

  /// Waits for a child to end.
  ///
  /// - Returns: The status as `waitpid` reports it; nil if this process has no such child.
  static func end(of child: pid_t) -> Int32? {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) != child {
      // A signal to this process interrupts the wait, but does not end the child.
      guard errno == EINTR else { return nil }
    }
    return status
  }
}
