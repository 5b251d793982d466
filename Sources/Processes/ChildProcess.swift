#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A run of another program from its start to its end, without a shell between them.
///
/// `Foundation.Process` does the same, but takes tens of milliseconds to notice that a child has
/// ended, and a program that loads Foundation three times as long to start.
public enum ChildProcess {
  /// An output of a program.
  public enum Output: Int32, Sendable {
    /// What it makes.
    case standardOutput = 1
    /// What it says of that.
    case standardError = 2
  }

  /// Runs the program at `path`, and waits for its end.
  ///
  /// - Parameters:
  ///   - path: The file of the program; `PATH` is not searched.
  ///   - arguments: Its arguments, after its own name.
  ///   - silenced: The outputs that are thrown away; it shares the others with this process.
  ///   - limit: The milliseconds after which it is ended; nil for as long as it takes.
  /// - Returns: Whether it succeeded; not so where it could not be run or took too long.
  public static func run(
    _ path: String, _ arguments: [String], silencing silenced: [Output], within limit: Int? = nil
  ) -> Bool {
    guard let child = start(path, arguments, silencing: silenced) else { return false }
    guard let limit else { return wait(for: child) }
    let pause = 20
    for _ in 0..<max(0, limit / pause) {
      var status: Int32 = 0
      if unsafe waitpid(child, &status, WNOHANG) == child { return status == 0 }
      usleep(UInt32(pause * 1_000))
    }
    kill(child, SIGKILL)
    _ = wait(for: child)
    return false
  }

  private static func start(
    _ path: String, _ arguments: [String], silencing silenced: [Output]
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    for output in silenced {
      _ = unsafe posix_spawn_file_actions_addopen(
        &actions, output.rawValue, "/dev/null", O_WRONLY, 0)
    }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    return unsafe posix_spawn(&child, path, &actions, nil, &words, environ) == 0 ? child : nil
  }

  /// Whether a child ends by itself and with success.
  private static func wait(for child: pid_t) -> Bool {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) != child {
      // A signal to this process interrupts the wait, and does not end the child.
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}
