import ScreenCompiler

/// The choice of when colours are used.
enum ColorChoice: String, CaseIterable {
  /// As the environment says, and otherwise if the output is a terminal that shows colours.
  case auto
  case always
  case never
}

/// The decision whether and how many colours are written, and what it was based on.
struct ColorDecision {
  /// The number of colours.
  var depth: TerminalOptions.Depth
  /// The reason for the decision, such as `NO_COLOR is set`.
  var reason: String
}

extension Environment {
  /// Returns how many colours to write to `output`.
  func colorDepth(_ choice: ColorChoice, on output: FileDescriptor) -> TerminalOptions.Depth {
    colorDecision(choice, on: output).depth
  }

  /// Returns whether to write colours to `output`, how many, and why.
  ///
  /// The option decides first; then `FORCE_COLOR`, `NO_COLOR` and `CLICOLOR_FORCE`, in that order,
  /// where an empty variable counts as unset; then whether `output` is a terminal whose `TERM` is
  /// neither empty nor `dumb`. The number of colours is given by `FORCE_COLOR` if its value is 1, 2
  /// or 3, and otherwise by `COLORTERM` and `TERM`.
  func colorDecision(_ choice: ColorChoice, on output: FileDescriptor) -> ColorDecision {
    switch choice {
    case .never: return ColorDecision(depth: .none, reason: "--color never")
    case .always: return ColorDecision(depth: depth, reason: "--color always")
    case .auto: break
    }
    if let force = value(of: "FORCE_COLOR") {
      let reason = "FORCE_COLOR is '\(force)'"
      switch force {
      case "0", "false": return ColorDecision(depth: .none, reason: reason)
      case "1": return ColorDecision(depth: .ansi16, reason: reason)
      case "2": return ColorDecision(depth: .ansi256, reason: reason)
      case "3": return ColorDecision(depth: .trueColor, reason: reason)
      default: return ColorDecision(depth: depth, reason: reason)
      }
    }
    if value(of: "NO_COLOR") != nil {
      return ColorDecision(depth: .none, reason: "NO_COLOR is set")
    }
    if let force = value(of: "CLICOLOR_FORCE"), force != "0" {
      return ColorDecision(depth: depth, reason: "CLICOLOR_FORCE is set")
    }
    guard isTerminal(output) else {
      return ColorDecision(depth: .none, reason: "standard output is not a terminal")
    }
    let term = variable("TERM") ?? ""
    guard !term.isEmpty, term != "dumb" else {
      return ColorDecision(depth: .none, reason: "TERM is '\(term)'")
    }
    let variables = ["COLORTERM", "TERM"].compactMap { name in
      variable(name).map { "\(name) is '\($0)'" }
    }
    return ColorDecision(
      depth: depth, reason: "a terminal whose " + variables.joined(separator: ", "))
  }

  /// The number of colours that the terminal has, by its variables.
  private var depth: TerminalOptions.Depth {
    switch variable("COLORTERM") {
    case "truecolor", "24bit": return .trueColor
    default: break
    }
    let term = variable("TERM") ?? ""
    if term.hasSuffix("-direct") { return .trueColor }
    return term.hasSuffix("-256color") ? .ansi256 : .ansi16
  }
}
