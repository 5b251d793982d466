/// All that the catalog has, as it is searched: topics, recipes, patterns and frames.
public struct CatalogShelf: Sendable {
  /// Things that the world has.
  public var topics: Catalog
  /// What kinds of screens hold.
  public var recipes: RecipeBook
  /// What kinds of screens are made of.
  public var patterns: PatternBook
  /// What things are made of.
  public var frames: FrameBook

  /// What comes with the compiler.
  public static let shipped = CatalogShelf(
    topics: .shipped, recipes: .shipped, patterns: .shipped, frames: .shipped)
}
