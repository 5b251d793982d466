#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A run of a program from its start to its end, its output thrown away.
///
/// `Foundation.Process` takes tens of milliseconds to notice that a child has ended.
enum ProcessStart {
  /// Runs the program at `path`; false where it could not be run or failed.
  static func run(_ path: String, _ arguments: [String]) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    _ = unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)

    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    guard unsafe posix_spawn(&child, path, &actions, nil, &words, environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    return unsafe waitpid(child, &status, 0) == child && status == 0
  }
}
