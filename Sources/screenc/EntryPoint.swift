#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The entry point of the process.
@main
enum EntryPoint {
  static func main() {
    // Makes a write to a pipe whose reader has gone fail with EPIPE instead of ending the process.
    _ = signal(SIGPIPE, SIG_IGN)
    let console = Console(environment: .current)
    exit(CommandTable.run(arguments, in: console).rawValue)
  }

  /// The arguments after the program's name, as bytes. `CommandLine.arguments` repairs invalid
  /// UTF-8, and a repaired intent is not the one that was typed.
  private static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let start = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe [UInt8](
        UnsafeRawBufferPointer(start: start, count: strlen(start)))
    }
  }
}
