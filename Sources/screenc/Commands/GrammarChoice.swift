import ScreenCompiler

/// The grammar that `--grammar` names: a shipped one, or a file.
struct GrammarChoice {
  /// The name or the path; nil for the standard grammar.
  var name: String?

  init(named name: String?) { self.name = name }

  /// Returns the text of the grammar.
  func source() throws(CommandError) -> SourceText {
    let name = name ?? "standard"
    if let source = Grammar.source(named: name) { return source }
    let file = File(path: name)
    guard name.contains("/") || name.contains(".") || file.exists else {
      throw .usage(
        "unknown-grammar",
        "unknown grammar '\(name)'; use one of "
          + Grammar.shippedNames.joined(separator: ", ") + ", or the path of a file",
        suggestion: Spelling.nearest(to: name, among: Grammar.shippedNames))
    }
    return try .read(file)
  }

  /// Loads the grammar, and shows its warnings.
  func load(in console: Console) throws(CommandError) -> Grammar {
    if let grammar = Grammar.named(name ?? "standard") { return grammar }
    let source = try source()
    let folder = GrammarFolder(of: File(path: source.name))
    let (grammar, diagnostics) = Grammar.parse(source, resolvingIncludes: folder.source)
    guard let grammar else { throw .invalidInput(diagnostics, in: source) }
    console.show(diagnostics, in: source)
    return grammar
  }
}
