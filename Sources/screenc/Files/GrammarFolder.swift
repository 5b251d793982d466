import ScreenCompiler

/// Where the grammars are found that a grammar includes: those that come with the compiler, then
/// the files beside it.
struct GrammarFolder {
  /// The folder of the grammar that includes them.
  var folder: File

  init(of file: File) { folder = file.folder }

  /// The grammar of a name: `include shop` means `shop.grammar`.
  func source(named name: String) -> SourceText? {
    if let source = Grammar.source(named: name) { return source }
    return try? .read(folder.file(name + ".grammar"))
  }
}
