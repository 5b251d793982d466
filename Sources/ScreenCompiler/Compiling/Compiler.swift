internal import ScreenComposition
public import ScreenGrammar

/// Compiles intents into screens: reads, generates, admits and accounts.
///
/// A compiler is a value without state: the same intent, grammar and options give the same screen.
public struct Compiler: Sendable {
  /// The version of the compiler; bytes stay the same within one.
  public static let version = "0.1.0"

  /// What screens may be made of.
  public var grammar: Grammar {
    didSet { self = Compiler(grammar: grammar) }
  }

  /// What reads intents, with the grammar's own words.
  let reader: IntentReader

  /// What composes screens, with all that the grammar allows laid out.
  let composer: Composer

  /// Creates a compiler for a grammar.
  public init(grammar: Grammar = .standard) {
    self.grammar = grammar
    reader = IntentReader(grammar: grammar)
    composer = Composer(grammar: grammar)
  }
}
