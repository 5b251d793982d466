import ScreenCompiler

/// Checks grammars, catalog files and screens, and reports what is wrong with each file.
struct CheckCommand: Command {
  static let words = ["check"]
  static let summary = "Check grammars, catalogs, screens and models' replies"
  static let usages = ["[OPTIONS] FILE…"]

  var grammar: String?
  var format: ReportFormat?
  var fixes = false
  var allowed: [String] = []
  var denied: [String] = []
  var isStrict = false
  var summarizes = false
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "The grammar of the screens; default: standard"),
      .value(
        "--format", .word(), \.format, .output,
        "Report format; JSON goes to standard output"),
      .flag(
        "--summary", place: \.summarizes, .output, "Count the findings; JSON always counts them"),
      .flag(
        "--fix", place: \.fixes, .output, "Apply the available fixes and write the files back"),
      .values(
        "--allow", .text("ID"), \.allowed, .account,
        "Leave out warnings with this id; may be repeated"),
      .values(
        "--deny", .text("ID"), \.denied, .account,
        "Make warnings with this id errors; may be repeated"),
      .flag("--strict", place: \.isStrict, .account, "Exit 1 if a repair loses anything"),
    ]
  }

  static let examples = [
    Example(
      arguments: "check --strict reply.json",
      effect: "exit code 1 unless the reply is a screen that needs no lossy repair"),
    Example(
      arguments: "check --grammar core screens/ my.grammar",
      effect: "checks every .json and .grammar file in a folder, and a grammar"),
    Example(
      arguments: "check --fix --deny missing-guide my.grammar",
      effect: "fixes what it can, then fails if a property has no guide"),
  ]

  static let remarks = [
    """
    In a folder and its subfolders, .grammar and .json files are checked, and catalog files: \
    \(CatalogFile.allCases.map { "." + $0.rawValue }.joined(separator: ", ")). A file that you \
    name is always checked: as a grammar or a catalog file if it has such an extension, otherwise \
    as a screen.
    """,
    """
    In a folder, comments such as `//! error[syntax]` declare the diagnostics that are expected in \
    a grammar, and a .screencheck file declares those of the files beside it: `expect NAME: ID, \
    ID`, or `skip NAME`. Expected diagnostics are not reported, missing ones are errors, and --fix \
    leaves such files alone. A file that you name is checked regardless of these expectations.
    """,
    """
    Questionable parts of a grammar are reported as well: \(LintRule.ofGrammars.map(\.rawValue)
      .joined(separator: ", ")). On a terminal, --fix shows its changes; files are written whole \
      or not at all.
    """,
  ]

  /// The diagnostic levels that `--allow` and `--deny` set.
  var levels: DiagnosticLevels { DiagnosticLevels(allowed: Set(allowed), denied: Set(denied)) }

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard !operands.isEmpty else {
      throw .usage("missing-file", "nothing to check: name a file or a folder")
    }
    let compiler = Compiler(grammar: try GrammarChoice(named: grammar).load(in: console))
    var outcome = Outcome()
    for operand in operands {
      let file = File(path: try ArgumentParser<Self>.text(of: operand))
      outcome += check(file, with: compiler, in: console, isNamed: true, depth: 0)
    }
    let report = CheckReport(outcome.results, heldTo: isStrict ? .strict : .lenient)
    switch format ?? .text {
    case .json: try console.write(product: report.json())
    case .text where summarizes: try console.write(product: Array(report.summary.utf8))
    case .text: break
    }
    return max(outcome.exitCode, report.failures > 0 ? .invalidInput : .done)
  }
}
