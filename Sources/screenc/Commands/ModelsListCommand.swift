import ScreenCompiler
import ScreenModels

/// Lists the models that `--model` takes, and which of them answer here.
struct ModelsListCommand: Command {
  static let words = ["models", "list"]
  static let summary = "List models for --model, and those available here"
  static let usages = [""]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(arguments: "models list", effect: "each kind of model, and those available here")
  ]

  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard operands.isEmpty else {
      throw .usage("unexpected-operand", "'models list' takes no name")
    }
    let recordings = (syntax: "replay:FILE", summary: "replies recorded with --record")
    let rows = [recordings] + ModelProvider.all.map { (syntax: $0.syntax, summary: $0.summary) }
    let width = rows.map(\.syntax.count).max() ?? 0
    var text = ""
    for row in rows {
      text += row.syntax + String(repeating: " ", count: width - row.syntax.count + 3)
      text += row.summary + "\n"
    }
    let findings = ModelProviders.findings(in: console.environment)
    text +=
      findings.isEmpty
      ? "" : "\n" + findings.map { "\($0.state.rawValue)  \($0.detail)\n" }.joined()
    try console.write(product: Array(text.utf8))
    return .done
  }
}
