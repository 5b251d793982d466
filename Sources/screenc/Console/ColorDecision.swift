import ScreenCompiler

/// When colours are used.
enum ColorChoice: String, CaseIterable {
  /// Where they can be seen.
  case auto
  case always
  case never
}

extension Environment {
  /// Whether to write colours to `output`, and how many.
  ///
  /// The option decides; then `FORCE_COLOR`, `NO_COLOR` and `CLICOLOR_FORCE`, in that order; then
  /// whether `output` is a terminal whose `TERM` is not `dumb`. How many colours there are,
  /// `FORCE_COLOR` says by its value 1, 2 or 3, otherwise `COLORTERM` and `TERM` do.
  func colorDepth(_ choice: ColorChoice, on output: FileDescriptor) -> TerminalOptions.Depth {
    switch choice {
    case .never: return .none
    case .always: return depth
    case .auto: break
    }
    if let force = variable("FORCE_COLOR") {
      switch force {
      case "0", "false": return .none
      case "1": return .ansi16
      case "2": return .ansi256
      case "3": return .trueColor
      default: return depth
      }
    }
    if let refusal = variable("NO_COLOR"), !refusal.isEmpty { return .none }
    if let force = variable("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return depth }
    let term = variable("TERM") ?? ""
    return isTerminal(output) && !term.isEmpty && term != "dumb" ? depth : .none
  }

  /// How many colours the terminal has, by its variables.
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
