#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the process starts.
@main
enum EntryPoint {
  static func main() {
    // Writing to a pipe whose reader has gone then fails with EPIPE instead of ending the process.
    _ = signal(SIGPIPE, SIG_IGN)
    let console = Console(environment: .current)
    exit(CommandTable.run(arguments, in: console).rawValue)
  }

  /// The arguments after the program's name, as bytes: `CommandLine.arguments` mends what is not
  /// valid UTF-8, and an intent that was mended is not the one that was typed.
  private static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let start = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe [UInt8](
        UnsafeRawBufferPointer(start: start, count: strlen(start)))
    }
  }
}
