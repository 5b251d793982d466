import ScreenCompiler

/// Prints a topic of the catalog.
struct CatalogShowCommand: Command {
  static let words = ["catalog", "show"]
  static let summary = "Print a topic's items"
  static let usages = ["TOPIC"]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(arguments: "catalog show planets", effect: "a line for each item, its values tabbed")
  ]

  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard !operands.isEmpty else {
      throw .usage("missing-topic", "name a topic; 'screenc catalog list' lists them")
    }
    var words: [String] = []
    for operand in operands { words.append(try ArgumentParser<Self>.text(of: operand)) }
    let name = words.joined(separator: " ")
    guard let match = Catalog.shipped.match(name, index: nil), match.method == .name else {
      throw .usage(
        "unknown-topic",
        "no topic is called '\(name)'; 'screenc catalog search' finds those that are near",
        suggestion: Spelling.nearest(to: name, among: Catalog.shipped.topics.flatMap(\.names)))
    }
    let rows = [match.topic.columns] + match.topic.items
    let text = rows.map { $0.joined(separator: "\t") + "\n" }.joined()
    try console.write(product: Array(text.utf8))
    return .done
  }
}
