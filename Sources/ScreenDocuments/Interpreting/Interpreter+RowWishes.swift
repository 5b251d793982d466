internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Sentences about the order and the look of the document's rows.
extension Interpreter {
  /// The most sentences held against all rows, so that a long document stays fast.
  private static let mostRowWishes = 32
  private var rowReader: RowWishReader { RowWishReader(words: words, phrases: phrases) }

  /// Keeps a sentence, or each clause of one that asks for parts, too, until the rows are known.
  mutating func takesRowWish(_ sentence: SourceRange, _ found: inout [Request]) -> Bool {
    let isOpen = hasRows && rowWishes.count < Self.mostRowWishes
    if hasRows, case let (made, others) = parts.rowsMade(in: sentence), !made.isEmpty {
      rowsMade += made
      for clause in others where !takesRowWish(clause, &found) {
        found += wishedParts(clause) ?? requestBesideLines(clause)
      }
      return true
    }
    guard isOpen, rowReader.speaksOfRows(sentence) else { return false }
    let clauses = words.members(of: sentence)
    let others = clauses.filter { !rowReader.speaksOfRows($0) }
    // "Overdue and broken in red" is one wish; "filter by day, late ones in red" is two.
    guard others.contains(where: asksForMore) else {
      rowWishes.append(sentence)
      return true
    }
    rowWishes += clauses.filter { !others.contains($0) }
    let rest = others[0].union(others[others.count - 1])
    let isSplit = clauses.contains { $0.union(rest) == rest && !others.contains($0) }
    for part in isSplit ? others : [rest] where !takesEachRow(part, &found) {
      found += wishedParts(part) ?? requestBesideLines(part)
    }
    return true
  }

  /// Keeps the clauses of the line above the rows that speak of them: "…, fastest first".
  mutating func takeRowWishes(above lead: SourceRange) {
    rowWishes += words.members(of: lead).filter(rowReader.speaksOfRows)
  }

  /// Whether a clause names a part of the screen, or what each row has.
  private func asksForMore(_ clause: SourceRange) -> Bool {
    placeOfEach(in: clause) != nil
      || phrases.sense(in: words.folded(clause), as: "component any") != nil
      || inputs.isPressed(cutter.withoutRequestWords(clause)) || cutter.isSearch(clause)
  }

  /// Orders and marks the rows as their sentences ask. What fits none of them is unmet.
  mutating func applyRowWishes(to table: inout Request) {
    for range in rowWishes {
      let applied = rowReader.apply(range, to: &table.details)
      (rowEffects, lacks) = (rowEffects + applied.effects, lacks + applied.lacks)
    }
    rowWishes = []
  }

  /// Adds what sentences want made of the rows: figures above them, forms below.
  mutating func addRowsMade(to wishes: inout [Request], at table: Int) {
    let made = parts.made(rowsMade, of: wishes[table])
    lacks += made.lacks
    wishes.insert(contentsOf: made.below, at: table + 1)
    wishes.insert(contentsOf: made.above, at: table)
  }
}
