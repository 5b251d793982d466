import ScreenCompiler

/// Checks a grammar and prints its text.
struct GrammarShowCommand: Command {
  static let words = ["grammar", "show"]
  static let summary = "Check a grammar and print its text"
  static let usages = ["NAME|FILE"]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(
      arguments: "grammar show core > my.grammar", effect: "starts a grammar of your own from core")
  ]

  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard let operand = operands.first, operands.count == 1 else {
      throw .usage("missing-grammar", "'grammar show' takes one name, or the path of a file")
    }
    let choice = GrammarChoice(named: try ArgumentParser<Self>.text(of: operand))
    _ = try choice.load(in: console)
    try console.write(product: try choice.source().utf8)
    return .done
  }
}
