#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment of the process: its variables and its terminal.
struct Environment {
  /// Returns the value of a variable; nil if it is not set.
  var variable: (String) -> String?
  /// Returns whether a standard stream is a terminal.
  var isTerminal: (FileDescriptor) -> Bool
  /// Returns the columns of the terminal on standard output; nil if it is not a terminal.
  var terminalColumns: () -> Int?

  /// The environment of this process.
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

  /// Returns the value of a variable; nil if it is unset or empty.
  func value(of name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// The default number of columns to draw in: that of `COLUMNS` or of the terminal; 80 if it is
  /// unknown or not in 1...10,000.
  var columns: Int {
    let columns = variable("COLUMNS").flatMap { Int($0) } ?? terminalColumns()
    return columns.flatMap { (1...10_000).contains($0) ? $0 : nil } ?? 80
  }
}
