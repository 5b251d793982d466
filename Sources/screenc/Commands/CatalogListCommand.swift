import ScreenCompiler

/// Lists the topics of the catalog.
struct CatalogListCommand: Command {
  static let words = ["catalog", "list"]
  static let summary = "List the catalog's topics"
  static let usages = [""]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(arguments: "catalog list", effect: "each topic's name, and how many items it has")
  ]

  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard operands.isEmpty else {
      throw .usage("unexpected-operand", "'catalog list' takes no more words")
    }
    let topics = Catalog.shipped.topics
    let width = topics.map(\.id.count).max() ?? 0
    let lines = topics.map { topic in
      let padding = String(repeating: " ", count: width - topic.id.count)
      return "\(topic.id)\(padding)  \(topic.items.count) items\n"
    }
    try console.write(product: Array(lines.joined().utf8))
    return .done
  }
}
