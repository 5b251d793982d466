import ScreenCompiler

extension Screen {
  /// What a compiler makes of this screen and an edit in words.
  func edited(_ text: some StringProtocol, by compiler: Compiler = Compiler()) throws -> Compilation
  {
    try compiler.edit(self, SourceText(name: "<edit>", String(text)))
  }
}
