import ScreenCompiler

/// A file that holds a screen, as JSON or in another tool's format.
struct ScreenFile {
  var path: String

  /// Reads the screen and holds it to the compiler's grammar.
  func load(with compiler: Compiler) throws(CommandError) -> Screen {
    let source = try SourceText.read(path: path)
    do throws(CompilationError) {
      return try compiler.admit(source).screen
    } catch {
      throw CommandError(error, in: source)
    }
  }
}
