import ScreenCompiler

/// Reports what works here, what does not, and the next step for each.
struct DoctorCommand: Command {
  static let words = ["doctor"]
  static let summary = "Report what works here, and the next step"
  static let usages = [""]
  static var options: [Option<Self>] {
    [
      .value(
        "--model", ModelChoice.syntax, \.model, .input, "Also check whether this model answers")
    ]
  }
  static let examples = [
    Example(
      arguments: "doctor", effect: "one line for each check, with the next command to run"),
    Example(
      arguments: "doctor --model exec:./ask.sh", effect: "also checks whether this model answers"),
  ]

  var model: String?
  var showsHelp = false

  /// The result of one check.
  struct Finding {
    /// The state of what was checked.
    enum State: String {
      /// It works.
      case fine = "ok"
      /// It is missing, but not required.
      case absent = "--"
      /// It is broken and should be fixed.
      case failed = "!!"
    }

    var state: State
    /// What was checked, in one word.
    var subject: String
    /// What was found.
    var detail: String
    /// What to type or do to fix or change it.
    var fix: String?
  }

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard operands.isEmpty else {
      throw .usage("unexpected-operand", "'doctor' takes no operand")
    }
    let findings = findings(in: console.environment)
    let width = findings.map(\.subject.count).max() ?? 0
    var text = ""
    for finding in findings {
      let gap = String(repeating: " ", count: width - finding.subject.count + 2)
      text += "\(finding.state.rawValue)  \(finding.subject)\(gap)\(finding.detail)\n"
      if let fix = finding.fix {
        text += String(repeating: " ", count: width + 6) + "fix: \(fix)\n"
      }
    }
    try console.write(product: Array(text.utf8))
    return findings.contains { $0.state == .failed } ? .invalidInput : .done
  }

  /// Returns all findings in the order of the report.
  func findings(in environment: Environment) -> [Finding] {
    [Self.version, Self.toolchain(in: environment), Self.terminal(in: environment)]
      + [Self.encoding(in: environment), Self.color(in: environment)]
      + Self.shippedGrammars + Self.ownGrammars
      + [Self.catalog] + models(in: environment) + [Self.browser(in: environment)]
  }

  /// Returns the findings on the model that `--model` names and on the configured models.
  private func models(in environment: Environment) -> [Finding] {
    let named = model.map { [ModelProviders.finding(of: $0, in: environment)] } ?? []
    let findings = named + ModelProviders.findings(in: environment)
    guard findings.isEmpty else { return findings }
    return [
      Finding(
        state: .absent, subject: "models",
        detail: "none configured; the catalog and the composer answer, and nothing leaves this "
          + "machine",
        fix: "screenc models list shows what --model takes")
    ]
  }
}
