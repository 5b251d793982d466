import ScreenCompiler
import Testing

@testable import screenc

private func environment(
  _ variables: [String: String], isTerminal: Bool, columns: Int? = nil
) -> Environment {
  Environment(
    variable: { variables[$0] }, isTerminal: { _ in isTerminal }, terminalColumns: { columns })
}

@Suite struct ColorDecisionTests {
  /// Variables, whether output is a terminal, the option, and the colours that come of it.
  struct Case: CustomTestStringConvertible {
    var variables: [String: String] = [:]
    var isTerminal = false
    var choice = ColorChoice.auto
    var depth: TerminalOptions.Depth

    var testDescription: String {
      let pairs = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return "\(pairs.joined(separator: " ")) --color \(choice) terminal: \(isTerminal)"
    }
  }

  @Test(
    arguments: [
      Case(depth: .none),
      Case(variables: ["TERM": "xterm"], isTerminal: true, depth: .ansi16),
      Case(variables: ["TERM": "xterm-256color"], isTerminal: true, depth: .ansi256),
      Case(
        variables: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], isTerminal: true,
        depth: .trueColor),
      Case(variables: ["TERM": "xterm-direct"], isTerminal: true, depth: .trueColor),
      Case(variables: ["TERM": "dumb", "COLORTERM": "24bit"], isTerminal: true, depth: .none),
      Case(isTerminal: true, depth: .none),
      Case(variables: ["TERM": "xterm"], isTerminal: false, depth: .none),
      Case(variables: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true, depth: .none),
      Case(variables: ["TERM": "xterm", "NO_COLOR": ""], isTerminal: true, depth: .ansi16),
      Case(variables: ["FORCE_COLOR": "1"], depth: .ansi16),
      Case(variables: ["FORCE_COLOR": "2"], depth: .ansi256),
      Case(variables: ["FORCE_COLOR": "3", "NO_COLOR": "1"], depth: .trueColor),
      Case(variables: ["FORCE_COLOR": "0", "TERM": "xterm"], isTerminal: true, depth: .none),
      Case(variables: ["FORCE_COLOR": "", "TERM": "xterm-256color"], depth: .none),
      Case(variables: ["FORCE_COLOR": "", "TERM": "xterm"], isTerminal: true, depth: .ansi16),
      Case(
        variables: ["FORCE_COLOR": "", "NO_COLOR": "1", "TERM": "xterm"], isTerminal: true,
        depth: .none),
      Case(variables: ["FORCE_COLOR": "", "NO_COLOR": "", "CLICOLOR_FORCE": ""], depth: .none),
      Case(variables: ["CLICOLOR_FORCE": "1"], depth: .ansi16),
      Case(variables: ["CLICOLOR_FORCE": "0"], depth: .none),
      Case(variables: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], depth: .none),
      Case(variables: ["FORCE_COLOR": "3"], choice: .never, depth: .none),
      Case(variables: ["NO_COLOR": "1", "TERM": "dumb"], choice: .always, depth: .ansi16),
    ])
  func `the option, the variables and the terminal decide in that order`(example: Case) {
    let environment = environment(example.variables, isTerminal: example.isTerminal)
    #expect(environment.colorDepth(example.choice, on: .standardOutput) == example.depth)
  }

  @Test(
    arguments: [
      (["COLUMNS": "40"], 120, 40), ([:], 120, 120), ([:], nil, 80), (["COLUMNS": "0"], nil, 80),
      (["COLUMNS": "wide"], 100, 100), (["COLUMNS": "-3"], nil, 80), ([:], 0, 80),
    ] as [([String: String], Int?, Int)])
  func `the columns are those of the variable, the terminal, or 80`(
    variables: [String: String], terminal: Int?, columns: Int
  ) {
    let environment = environment(variables, isTerminal: terminal != nil, columns: terminal)
    #expect(environment.columns == columns)
  }

  @Test(
    arguments: [
      ([:], true, .unicode), (["LANG": ""], true, .unicode),
      (["LANG": "C"], true, .ascii), (["LANG": "POSIX"], true, .ascii),
      (["LANG": "de_DE.ISO-8859-1"], true, .ascii), (["LANG": "de_DE"], true, .ascii),
      (["LANG": "ja_JP.eucJP"], true, .ascii),
      (["LANG": "de_DE.UTF-8"], true, .unicode), (["LANG": "C.utf8"], true, .unicode),
      (["LC_CTYPE": "UTF-8"], true, .unicode), (["LANG": "ca_ES.UTF-8@valencia"], true, .unicode),
      (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], true, .ascii),
      (["LC_ALL": "", "LC_CTYPE": "en_GB.UTF-8", "LANG": "C"], true, .unicode),
      (["LC_ALL": "C"], false, .unicode),
    ] as [([String: String], Bool, TerminalOptions.Glyphs)])
  func `a terminal whose locale is of another encoding gets ASCII`(
    variables: [String: String], isTerminal: Bool, glyphs: TerminalOptions.Glyphs
  ) {
    let environment = environment(variables, isTerminal: isTerminal)
    #expect(environment.glyphs(on: .standardOutput) == glyphs)
  }
}
