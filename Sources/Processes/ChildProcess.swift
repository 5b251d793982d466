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
  ///   - path: The program: a path, or a name without a slash, which is looked for in `PATH`.
  ///   - arguments: Its arguments, after its own name.
  ///   - silenced: The outputs that are thrown away; it shares the others with this process.
  ///   - limit: The milliseconds after which it is ended; nil for as long as it takes.
  /// - Returns: Whether it succeeded; not so where it could not be run or took too long.
  public static func run(
    _ path: String, _ arguments: [String], silencing silenced: [Output], within limit: Int? = nil
  ) -> Bool {
    var start = ProgramStart()
    for output in silenced { start.silence(output.rawValue) }
    guard let child = start.run(path, arguments) else { return false }
    guard let limit else { return ProgramStart.end(of: child) == 0 }
    let pause = 20
    for _ in 0..<max(0, limit / pause) {
      var status: Int32 = 0
      if unsafe waitpid(child, &status, WNOHANG) == child { return status == 0 }
      usleep(UInt32(pause * 1_000))
    }
    kill(child, SIGKILL)
    _ = ProgramStart.end(of: child)
    return false
  }
}
