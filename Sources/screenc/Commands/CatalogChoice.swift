import ScreenCompiler

/// The files of the user's own catalog that `--catalog` names.
struct CatalogChoice {
  /// The paths; empty for the shipped catalog alone.
  var paths: [String]

  /// Loads the shipped catalog with the files added; nil if no file is named. Warnings about a file
  /// are shown; a file with an error is refused.
  func load(in console: Console) throws(CommandError) -> CatalogBundle? {
    guard !paths.isEmpty else { return nil }
    var files: [(kind: CatalogFile, source: SourceText)] = []
    for path in paths {
      guard let kind = CatalogFile(named: path) else {
        let endings = CatalogFile.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
        throw .usage(
          "unknown-catalog", "'\(path)' is not a catalog file: those end in \(endings)")
      }
      let source = try SourceText.read(File(path: path))
      let diagnostics = kind.diagnostics(of: source)
      guard !diagnostics.contains(where: { $0.severity == .error }) else {
        throw .invalidInput(diagnostics, in: source)
      }
      console.show(diagnostics, in: source)
      files.append((kind, source))
    }
    return CatalogBundle(adding: files)
  }
}
