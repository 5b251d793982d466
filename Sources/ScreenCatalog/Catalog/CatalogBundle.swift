public import ScreenDiagnostics
internal import ScreenText

/// All that the catalog has for short requests: topics, recipes, patterns and frames.
public struct CatalogBundle: Sendable {
  /// Things that the world has.
  public var topics: Catalog
  /// What kinds of screens hold.
  public var recipes: RecipeLibrary
  /// What kinds of screens are made of.
  public var patterns: PatternLibrary
  /// What things are made of.
  public var frames: FrameLibrary

  /// What comes with the compiler.
  public static let shipped = CatalogBundle(
    topics: .shipped, recipes: .shipped, patterns: .shipped, frames: .shipped)

  /// What comes with the compiler, after what files of one's own say: of equal names, theirs count.
  ///
  /// What is wrong with a file is told by ``CatalogFile/diagnostics(of:)``; what is right of it is read.
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
    if !texts(.topics).isEmpty { topics = Catalog(adding: texts(.topics)) }
  }

  private init(
    topics: Catalog, recipes: RecipeLibrary, patterns: PatternLibrary, frames: FrameLibrary
  ) {
    (self.topics, self.recipes, self.patterns, self.frames) = (topics, recipes, patterns, frames)
  }
}

extension CatalogBundle {
  /// Whether a word, in lower case, is in the text of a frame, a pattern or a recipe.
  package func isInName(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return (frames.texts + patterns.texts).contains { $0.holds(bytes) } || recipes.holds(bytes)
  }
}
