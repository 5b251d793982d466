#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Runs another program from its start to its end, without a shell in between.
///
/// `Foundation.Process` does the same, but takes tens of milliseconds to notice that a child has
/// ended, and loading Foundation triples the start time of a program.
public enum ChildProcess {
  /// An output of a program.
  public enum Output: Int32, Sendable {
    /// Standard output, for the program's product.
    case standardOutput = 1
    /// Standard error, for remarks.
    case standardError = 2
  }

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - path: The program: a path, or a name without a slash, which is looked up in `PATH`.
  ///   - arguments: Its arguments, after its own name.
  ///   - silenced: The outputs that are discarded; the program shares the others with this process.
  ///   - limit: The milliseconds after which the program is killed; nil for no limit.
  /// - Returns: Whether the program ran and exited with code 0 within the limit.
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
