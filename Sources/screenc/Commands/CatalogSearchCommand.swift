import ScreenCompiler

/// Finds the topics and recipes of the catalog that are near a text, and says why.
struct CatalogSearchCommand: Command {
  static let words = ["catalog", "search"]
  static let summary = "Find matching catalog entries, and say why"
  static let usages = ["TEXT"]
  static var options: [Option<Self>] { [] }
  static let examples = [
    Example(
      arguments: "catalog search \"lakes in Malta\"",
      effect: "the five closest topics, their similarity, and the names that match")
  ]
  static let remarks = [
    """
    The first line says what answers the text as a request: a phrase, a verb, a kind of screen \
    with the frame of a thing, or a topic. If a word was taken for another, it gives their \
    similarity.
    """,
    """
    A topic is used if the intent's words are one of its names, in any order; if they ask for some \
    of its items; or if they misspell a name by one letter. Otherwise the catalog declines rather \
    than guesses.
    """,
  ]

  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard !operands.isEmpty else { throw .usage("missing-text", "say what to search for") }
    var words: [String] = []
    for operand in operands { words.append(try ArgumentParser<Self>.text(of: operand)) }
    let query = words.joined(separator: " ")
    let answer = CatalogBundle.shipped.answer(to: query)
    let taken = Catalog.shipped.match(query)
    var matches = taken.map { [$0] } ?? []
    matches += CatalogIndex.shipped.nearest(to: query, count: 5, in: .shipped)
      .filter { $0.similarity > 0 && $0.id != taken?.id }
    let lines = matches.prefix(5).map { Self.line(for: $0, isTaken: $0 == taken) }
    let recipe = RecipeLibrary.shipped.screen(named: query)
    let recipeLines = recipe.map { ["* \($0.name)  recipe, named outright\n"] } ?? []
    let answerLines = answer.map { answer in
      ["* \(answer.reason)\n"] + answer.lacks.map { "  unmet: \($0.reason)\n" }
    }
    try console.write(
      product: Array(((answerLines ?? []) + recipeLines + lines).joined().utf8))
    return taken == nil && recipe == nil && answer == nil ? .invalidInput : .done
  }

  private static func line(for match: Catalog.Match, isTaken: Bool) -> String {
    let why: String
    switch match.method {
    case .name: why = "named outright"
    case .part: why = "named in part"
    case .likeness:
      why = match.near.map { "like '\($0)'" } ?? "like words"
    }
    return "\(isTaken ? "*" : " ") \(match.id)  \(match.similarity / 10) %  \(why)\n"
  }
}
