public import ScreenDiagnostics
package import ScreenLanguages
internal import ScreenText

/// Everything in the catalog that answers short requests: topics, recipes, patterns and frames.
public struct CatalogBundle: Sendable {
  /// The topics: things of the world.
  public var topics: Catalog
  /// The recipes: the contents of kinds of screens.
  public var recipes: RecipeLibrary
  /// The patterns: the structure of kinds of screens.
  public var patterns: PatternLibrary
  /// The frames: the attributes of things.
  public var frames: FrameLibrary
  /// The languages other than English in which it answers.
  package var languages = LanguageLibrary.shipped

  /// The bundle that ships with the compiler.
  public static let shipped = CatalogBundle(
    topics: .shipped, recipes: .shipped, patterns: .shipped, frames: .shipped)

  /// Creates the shipped bundle, preceded by the user's files, which win if names are equal.
  ///
  /// ``CatalogFile/diagnostics(of:)`` reports errors in a file; the valid parts of the file are
  /// read.
  public init(adding files: [(kind: CatalogFile, source: SourceText)]) {
    func texts(_ kind: CatalogFile) -> [FileText] {
      files.filter { $0.kind == kind }.map {
        FileText(String(decoding: $0.source.utf8, as: UTF8.self))
      }
    }
    self = .shipped
    if !texts(.frames).isEmpty || !texts(.classes).isEmpty {
      frames = FrameLibrary(adding: texts(.frames), nouns: texts(.classes))
    }
    if !texts(.patterns).isEmpty { patterns = PatternLibrary(adding: texts(.patterns)) }
    if !texts(.recipes).isEmpty { recipes = RecipeLibrary(adding: texts(.recipes)) }
    if !texts(.language).isEmpty {
      languages = LanguageLibrary(
        adding: files.filter { $0.kind == .language }.map {
          ($0.source.name, FileText(String(decoding: $0.source.utf8, as: UTF8.self)))
        })
    }
    if !texts(.topics).isEmpty { topics = Catalog(adding: texts(.topics)) }
  }

  private init(
    topics: Catalog, recipes: RecipeLibrary, patterns: PatternLibrary, frames: FrameLibrary
  ) {
    (self.topics, self.recipes, self.patterns, self.frames) = (topics, recipes, patterns, frames)
  }
}

extension CatalogBundle {
  /// Whether a lower-case word occurs in the text of a frame, a pattern or a recipe.
  package func isInName(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return (frames.texts + patterns.texts).contains { $0.holds(bytes) } || recipes.holds(bytes)
  }
}
