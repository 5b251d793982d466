public import ScreenCatalog
internal import ScreenComposition
public import ScreenGrammar
public import ScreenReading

/// Compiles intents into screens: reads, generates, admits and accounts.
///
/// A compiler is a value without state: the same intent, grammar and options give the same screen.
public struct Compiler: Sendable {
  /// The version of the compiler; output bytes stay the same within a version.
  public static let version = "0.1.0"

  /// The grammar of screens.
  public var grammar: Grammar {
    didSet {
      self = Compiler(grammar: grammar, reading: reader.sentences, catalog: reader.bundle)
    }
  }

  /// The reader of intents, which knows the grammar's own words.
  private(set) var reader: IntentReader

  /// The composer of screens, prepared for the grammar.
  let composer: Composer

  /// Creates a compiler for a grammar.
  ///
  /// - Parameters:
  ///   - grammar: The grammar of screens.
  ///   - sentences: The reader of sentences; nil for the weights that the package ships.
  ///   - catalog: The catalog that answers short requests; nil for the one that the package ships.
  public init(
    grammar: Grammar = .standard, reading sentences: Reader? = nil, catalog: CatalogBundle? = nil
  ) {
    self.grammar = grammar
    reader = IntentReader(grammar: grammar)
    reader.sentences = sentences
    reader.bundle = catalog
    composer = Composer(grammar: grammar)
  }
}
