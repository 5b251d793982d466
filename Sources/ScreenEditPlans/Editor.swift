internal import ScreenComposition
package import ScreenDiagnostics
public import ScreenEdits
public import ScreenGrammar
public import ScreenLedger
public import ScreenModel
public import ScreenReading

/// Changes a screen as a text asks: finds the things referred to, and applies one edit after
/// another.
///
/// Anything not named stays unchanged. A change that cannot be made is unmet in the ledger, with
/// the candidates if several match equally well; nothing is guessed.
public struct Editor: Sendable {
  /// The grammar of the screen.
  public var grammar: Grammar
  /// Reads the texts.
  package var reader = Reader.edits
  /// Makes the components to insert, as an intent would, with a title if they form a section; empty
  /// if the words name none.
  public var compose: @Sendable (Part) -> Composed

  /// The thing to insert: words as written, or a bracket that holds it.
  public enum Part: Hashable, Sendable {
    case phrase(String)
    case tree(ReadingTree)
  }

  /// The result of composing a part.
  public struct Composed: Hashable, Sendable {
    /// The title of the part, if it is a section.
    public var title: String
    /// Its components.
    public var elements: [Element]

    /// Creates a part.
    public init(title: String = "", elements: [Element]) {
      self.title = title
      self.elements = elements
    }
  }

  /// The result of an edit.
  public struct Result: Hashable, Sendable {
    /// The screen, unchanged if nothing could be done.
    public var screen: Screen
    /// The edits applied, in order.
    public var edits: [Edit]
    /// The outcome of each part of the text.
    public var ledger: Ledger
    /// The figures of the text that only say what is meant, such as the bound of a condition.
    package var bounds: [SourceRange]

    package init(screen: Screen, edits: [Edit], ledger: Ledger, bounds: [SourceRange] = []) {
      (self.screen, self.edits, self.ledger, self.bounds) = (screen, edits, ledger, bounds)
    }
  }

  /// Makes components from words.
  package func compose(phrase: String) -> Composed { compose(.phrase(phrase)) }

  /// Creates an editor.
  public init(grammar: Grammar, compose: @escaping @Sendable (Part) -> Composed) {
    self.grammar = grammar
    self.compose = compose
  }
}
