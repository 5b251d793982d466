internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Sentences about the order and the look of the document's rows: "newest first", "the late ones in
/// red".
extension Interpreter {
  /// Keeps a sentence, or each clause of one that asks for parts, too, until the rows are known.
  mutating func takesRowWish(_ sentence: SourceRange, _ found: inout [Request]) -> Bool {
    let reader = RowWishReader(words: words, phrases: phrases)
    guard hasRows, reader.speaksOfRows(sentence) else { return false }
    let clauses = words.members(of: sentence)
    let others = clauses.filter { !reader.speaksOfRows($0) }
    // "Overdue and broken in red" is one wish; "filter by day, late ones in red" is two.
    guard others.contains(where: asksForMore) else {
      rowWishes.append(sentence)
      return true
    }
    rowWishes += clauses.filter { !others.contains($0) }
    let rest = others[0].union(others[others.count - 1])
    for rest in clauses.contains(where: { $0.union(rest) == rest && !others.contains($0) })
      ? others : [rest]
    {
      found += wishedParts(rest) ?? requestBesideLines(rest)
    }
    return true
  }

  /// Whether a clause names a part of the screen, or what each row has.
  private func asksForMore(_ clause: SourceRange) -> Bool {
    placeOfEach(in: clause) != nil
      || phrases.sense(in: words.folded(clause), as: "component any") != nil
      || inputs.isPressed(withoutRequestWords(clause)) || isSearch(clause)
  }

  /// Orders and marks the rows as their sentences ask. A sentence that fits none of them is unread.
  mutating func applyRowWishes(to table: inout Request) {
    let reader = RowWishReader(words: words, phrases: phrases)
    for range in rowWishes {
      let effects = reader.apply(range, to: &table.details)
      rowEffects += effects
      if effects.isEmpty { unread.append(range) }
    }
    rowWishes = []
  }
}
