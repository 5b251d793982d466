internal import ScreenAdmission
internal import ScreenAnchors
internal import ScreenComposition
public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenLedger
public import ScreenModel
public import ScreenReading

/// Changes a screen as a text says: finds what is meant, and does one edit after the other.
///
/// What is not named stays as it is. What cannot be done is unmet in the ledger, with the candidates
/// where several are meant equally well; nothing is guessed.
public struct Editor: Sendable {
  /// What a screen may be made of.
  public var grammar: Grammar
  /// Makes components of what is to be put in, as a first sentence would: what they are, and a title
  /// where they make a section; none where the words say none.
  public var compose: @Sendable (Part) -> Composed

  /// What is to be put in: words as they are said, or a bracket that holds it.
  public enum Part: Hashable, Sendable {
    case phrase(String)
    case tree(ReadingTree)
  }

  /// What came of composing a part.
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

  /// What came of an edit.
  public struct Result: Hashable, Sendable {
    /// The screen; as it was, where nothing could be done.
    public var screen: Screen
    /// What was done, in order.
    public var edits: [Edit]
    /// What became of each part of the text.
    public var ledger: Ledger
  }

  /// Makes components of words.
  func compose(phrase: String) -> Composed { compose(.phrase(phrase)) }

  /// Creates an editor.
  public init(grammar: Grammar, compose: @escaping @Sendable (Part) -> Composed) {
    self.grammar = grammar
    self.compose = compose
  }

  /// The most edits that one text may say; those beyond are unmet.
  public static let limit = 200

  /// Edits a screen.
  ///
  /// - Complexity: O(edits · elements), and the cost of composing what is put in.
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

  /// How an edit of a screen is read, in brackets.
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
