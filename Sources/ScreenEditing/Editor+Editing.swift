internal import ScreenAnchors
public import ScreenDiagnostics
public import ScreenEditPlans
internal import ScreenEdits
internal import ScreenLedger
public import ScreenModel
public import ScreenReading

/// Editing a screen as a text asks, request by request.
extension Editor {
  /// The most edits that one text may ask for; further ones are unmet.
  public static let limit = 200

  /// Edits a screen.
  ///
  /// - Complexity: O(edits · elements), plus the cost of composing what is inserted.
  public func edit(_ screen: Screen, _ text: SourceText) -> Result {
    var session = EditSession(screen: screen, text: text, words: .shipped, editor: self)
    let readings = session.readings
    var clauses = session.clauseStarts[...]
    var recognized: [SourceRange] = []
    for (index, (request, isSure)) in readings.enumerated() {
      session.performClauses(&clauses, before: request.range, &recognized)
      // What is read within a clause that was done is done with it.
      guard !recognized.contains(where: { $0.overlaps(request.range) }) else { continue }
      guard isSure else {
        session.mention(request)
        continue
      }
      guard index < Self.limit else {
        session.refuse(
          request,
          "a text may contain at most \(Self.limit) edits; this one is left out")
        continue
      }
      session.perform(request)
    }
    session.performClauses(&clauses, before: nil, &recognized)
    session.accountForRest(
      readings.filter { read in !recognized.contains { $0.overlaps(read.request.range) } },
      besides: recognized)
    return Result(
      screen: session.screen, edits: session.edits, ledger: Ledger(entries: session.entries),
      bounds: session.bounds)
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
