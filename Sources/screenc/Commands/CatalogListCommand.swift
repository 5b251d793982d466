import ScreenCompiler

/// Lists the catalog's topics, recipes, patterns and frames.
struct CatalogListCommand: Command {
  static let words = ["catalog", "list"]
  static let summary = "List the catalog's topics, recipes, patterns and frames"
  static let usages = ["[KIND]"]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(
      arguments: "catalog list",
      effect: "each name, and the number or kind of its contents"
    ),
    Example(arguments: "catalog list frames", effect: "the things whose attributes are known"),
  ]

  var showsHelp = false

  /// A kind of catalog entry.
  enum Kind: String, CaseIterable {
    case topics, recipes, patterns, frames

    /// The name of each entry, and the size or the kind of its content.
    var entries: [(name: String, content: String)] {
      switch self {
      case .topics: Catalog.shipped.topics.map { ($0.id, "\($0.items.count) items") }
      case .recipes: RecipeLibrary.shipped.kinds.map { ($0.name, "\($0.requirements.count) needs") }
      case .patterns: PatternLibrary.shipped.patterns.map { ($0.name, $0.kind.rawValue) }
      case .frames:
        FrameLibrary.shipped.frames.map { ($0.name, "\($0.role.rawValue), \($0.sort.rawValue)") }
      }
    }
  }

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    var kinds = Kind.allCases
    if let operand = operands.first {
      let word = try ArgumentParser<Self>.text(of: operand)
      guard operands.count == 1, let kind = Kind(rawValue: word) else {
        let known = Kind.allCases.map(\.rawValue)
        throw .usage(
          "unexpected-operand", "'catalog list' takes one of " + known.joined(separator: ", "),
          suggestion: Spelling.nearest(to: word, among: known))
      }
      kinds = [kind]
    }
    let entries = kinds.flatMap(\.entries)
    let width = entries.map(\.name.count).max() ?? 0
    let lines = entries.map { name, content in
      name + String(repeating: " ", count: width - name.count) + "  " + content + "\n"
    }
    try console.write(product: Array(lines.joined().utf8))
    return .done
  }
}
