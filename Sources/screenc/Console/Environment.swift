#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What surrounds the process: its variables and the terminal.
struct Environment {
  /// The value of a variable; nil where it is not set.
  var variable: (String) -> String?
  /// Whether a standard output is a terminal.
  var isTerminal: (FileDescriptor) -> Bool
  /// The columns of the terminal that standard output is; nil where it is none.
  var terminalColumns: () -> Int?

  /// That of this process.
  static var current: Environment {
    Environment(
      variable: { name in unsafe getenv(name).map { unsafe String(cString: $0) } },
      isTerminal: { $0.isTerminal },
      terminalColumns: {
        var size = winsize()
        let request = UInt(TIOCGWINSZ)
        guard unsafe ioctl(FileDescriptor.standardOutput.number, request, &size) == 0 else {
          return nil
        }
        return Int(size.ws_col)
      })
  }

  /// The value of a variable; nil where it is not set, or set to nothing.
  func value(of name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// The columns to draw in where none are requested: `COLUMNS`, the terminal's, or 80.
  var columns: Int {
    let columns = variable("COLUMNS").flatMap { Int($0) } ?? terminalColumns()
    return columns.flatMap { (1...10_000).contains($0) ? $0 : nil } ?? 80
  }
}
