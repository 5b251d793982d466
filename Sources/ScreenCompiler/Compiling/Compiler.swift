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
    didSet { self = Compiler(grammar: grammar, reading: readers, by: reader.sentences) }
  }

  /// Who reads sentences.
  public let readers: ReaderChoice

  /// What reads intents, with the grammar's own words.
  private(set) var reader: IntentReader

  /// What composes screens, with all that the grammar allows laid out.
  let composer: Composer

  /// Creates a compiler for a grammar, and says how it reads sentences.
  ///
  /// - Parameters:
  ///   - grammar: What screens may be made of.
  ///   - readers: Who reads sentences.
  ///   - sentences: What reads them where that is by learned weights; nil for the weights that the
  ///     package ships.
  public init(
    grammar: Grammar = .standard, reading readers: ReaderChoice = .both,
    by sentences: Reader? = nil
  ) {
    self.grammar = grammar
    self.readers = readers
    reader = IntentReader(grammar: grammar)
    reader.sentences = sentences
    composer = Composer(grammar: grammar)
  }
}
