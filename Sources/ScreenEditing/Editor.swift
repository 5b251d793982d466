internal import ScreenAdmission
internal import ScreenAnchors
internal import ScreenComposition
public import ScreenDiagnostics
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
  }

  /// Makes components from words.
  func compose(phrase: String) -> Composed { compose(.phrase(phrase)) }

  /// Creates an editor.
  public init(grammar: Grammar, compose: @escaping @Sendable (Part) -> Composed) {
    self.grammar = grammar
    self.compose = compose
  }

  /// The most edits that one text may ask for; further ones are unmet.
  public static let limit = 200

  /// Edits a screen.
  ///
  /// - Complexity: O(edits · elements), plus the cost of composing what is inserted.
  public func edit(_ screen: Screen, _ text: SourceText) -> Result {
    var session = EditSession(screen: screen, text: text, words: .shipped, editor: self)
    let readings = session.readings
    for (index, (request, isSure)) in readings.enumerated() {
      guard isSure else {
        session.mention(request)
        continue
      }
      guard index < Self.limit else {
        session.refuse(request, "a text says at most \(Self.limit) edits; this one is left out")
        continue
      }
      session.perform(request)
    }
    session.accountForRest(readings)
    return Result(
      screen: session.screen, edits: session.edits, ledger: Ledger(entries: session.entries))
  }

  /// The reading of an edit to a screen, in brackets.
  ///
  /// - Complexity: O(*n*) in the bytes of the text and of the names on the screen.
  public func reading(
    of text: SourceText, on screen: Screen
  ) -> (tree: ReadingTree, margins: [Int]) {
    let changes = EditSession(screen: screen, text: text, words: .shipped, editor: self).changes
    let whole = text.text(in: SourceRange(0, text.utf8.count))
    return (ReadingTree(whole, nodes: changes.map(\.change)), changes.map(\.margin))
  }
}
