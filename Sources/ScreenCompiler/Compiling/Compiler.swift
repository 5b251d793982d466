public import ScreenCatalog
internal import ScreenComposition
public import ScreenGrammar
public import ScreenReading

/// Compiles intents into screens: reads, generates, admits and accounts.
///
/// A compiler is a value without state: the same intent, grammar and options give the same screen.
public struct Compiler: Sendable {
  /// The version of the compiler; bytes stay the same within one.
  public static let version = "0.1.0"

  /// What screens may be made of.
  public var grammar: Grammar {
    didSet {
      self = Compiler(grammar: grammar, reading: reader.sentences, catalog: reader.shelf)
    }
  }

  /// What reads intents, with the grammar's own words.
  private(set) var reader: IntentReader

  /// What composes screens, with all that the grammar allows laid out.
  let composer: Composer

  /// Creates a compiler for a grammar.
  ///
  /// - Parameters:
  ///   - grammar: What screens may be made of.
  ///   - sentences: What reads sentences; nil for the weights that the package ships.
  ///   - catalog: What answers short requests; nil for what the package ships.
  public init(
    grammar: Grammar = .standard, reading sentences: Reader? = nil, catalog: CatalogShelf? = nil
  ) {
    self.grammar = grammar
    reader = IntentReader(grammar: grammar)
    reader.sentences = sentences
    reader.shelf = catalog
    composer = Composer(grammar: grammar)
  }
}
