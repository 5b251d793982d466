import ScreenCompiler

/// Prints a topic, a recipe or a frame of the catalog.
struct CatalogShowCommand: Command {
  static let words = ["catalog", "show"]
  static let summary = "Print a topic's items, a recipe's needs or a frame's rows"
  static let usages = ["NAME"]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(
      arguments: "catalog show planets",
      effect: "one line per item, with tabs between values; the source last"),
    Example(arguments: "catalog show invoice", effect: "one line for each part of an invoice"),
  ]

  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard !operands.isEmpty else {
      throw .usage("missing-topic", "name a topic or a recipe; 'screenc catalog list' lists them")
    }
    var words: [String] = []
    for operand in operands { words.append(try ArgumentParser<Self>.text(of: operand)) }
    let name = words.joined(separator: " ")
    let match = Catalog.shipped.match(name)
    if let topic = match?.topic, match?.method == .name {
      let code = try write([topic.columns] + topic.items, in: console)
      if let source = topic.source { console.write(remark: "source: \(source)\n") }
      return code
    }
    if let recipe = RecipeLibrary.shipped.screen(named: name) {
      return try write(recipe.requirements.map(\.summary), in: console)
    }
    if let frame = FrameLibrary.shipped.frame(named: name) {
      console.write(remark: "\(frame.role.rawValue), \(frame.sort.rawValue)\n")
      return try write([frame.attributes.map(\.label)] + frame.shownRows, in: console)
    }
    let names = Catalog.shipped.topics.flatMap(\.names) + RecipeLibrary.shipped.names
    throw .usage(
      "unknown-topic",
      "no topic, recipe or frame is called '\(name)'; 'screenc catalog search' finds similar ones",
      suggestion: Spelling.nearest(to: name, among: names))
  }

  private func write(_ rows: [[String]], in console: Console) throws(CommandError) -> ExitCode {
    let text = rows.map { $0.joined(separator: "\t") + "\n" }.joined()
    try console.write(product: Array(text.utf8))
    return .done
  }
}

extension Requirement {
  /// The subject of the requirement, its label, and the names of its columns and items.
  fileprivate var summary: [String] {
    let subject =
      switch self.subject {
      case .need(let need): need.rawValue
      case .component(let kind): kind.rawValue
      case .section: "section"
      case .unknown: "unknown"
      }
    let names = (details.columns + details.items.map(\.label)).map(\.text).joined(separator: ", ")
    return [subject, details.label?.text ?? ""] + (names.isEmpty ? [] : [names])
  }
}
