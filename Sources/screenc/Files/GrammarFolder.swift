import ScreenCompiler

/// The places that a grammar's includes are looked up in: the shipped grammars, then the files
/// beside the grammar.
struct GrammarFolder {
  /// The folder of the including grammar.
  var folder: File

  init(of file: File) { folder = file.folder }

  /// Returns the text of an included grammar: `include shop` means `shop.grammar`.
  func source(named name: String) -> SourceText? {
    if let source = Grammar.source(named: name) { return source }
    return try? .read(folder.file(name + ".grammar"))
  }
}
