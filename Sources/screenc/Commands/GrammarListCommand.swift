import ScreenCompiler

/// Lists the shipped grammars.
struct GrammarListCommand: Command {
  static let words = ["grammar", "list"]
  static let summary = "List the grammars that come with screenc"
  static let usages = [""]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(arguments: "grammar list", effect: "the name and the purpose of each grammar")
  ]

  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard operands.isEmpty else {
      throw .usage("unexpected-operand", "'grammar list' takes no name")
    }
    let names = Grammar.shippedNames
    let width = names.map(\.count).max() ?? 0
    var text = ""
    for name in names {
      let gap = String(repeating: " ", count: width - name.count + 3)
      // A summary may have several lines; the first says what the grammar is for.
      let summary = Grammar.named(name)?.summary.split(separator: "\n").first ?? ""
      text += name + gap + summary + "\n"
    }
    try console.write(product: Array(text.utf8))
    return .done
  }
}
