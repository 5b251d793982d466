import ScreenCompiler

/// Lists the topics and the recipes of the catalog.
struct CatalogListCommand: Command {
  static let words = ["catalog", "list"]
  static let summary = "List the catalog's topics and recipes"
  static let usages = [""]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(
      arguments: "catalog list",
      effect: "each topic and how many items it has, each recipe and how many needs"
    )
  ]

  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard operands.isEmpty else {
      throw .usage("unexpected-operand", "'catalog list' takes no more words")
    }
    let topics = Catalog.shipped.topics.map { ($0.id, "\($0.items.count) items") }
    let recipes = RecipeBook.shipped.kinds.map { ($0.name, "\($0.requirements.count) needs") }
    let width = (topics + recipes).map(\.0.count).max() ?? 0
    let lines = (topics + recipes).map { name, content in
      name + String(repeating: " ", count: width - name.count) + "  " + content + "\n"
    }
    try console.write(product: Array(lines.joined().utf8))
    return .done
  }
}
