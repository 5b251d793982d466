internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenLedger
internal import ScreenModel

/// Clauses that are recognised as wholes by their own words, whatever was read in them.
///
/// They ask for what weights are seldom trained on: the looks of the screen, groups of what a
/// collection holds, the order of things, one more of a kind.
extension EditSession {
  /// A way to recognise a clause from its first word.
  private typealias Recognizer =
    @Sendable (EditSession, ArraySlice<EditToken>) -> (
      plan: EditPlan, rest: ArraySlice<EditToken>
    )?

  private static let recognizers: [Recognizer] = [
    { $0.theming($1) },
    { $0.orderingPlainly($1) },
    { $0.groupingRows($1) },
    { $0.placingAside($1) },
    { $0.countingOn($1) },
    { $0.exchanging($1) },
    { $0.lettingAdd($1) },
    { $0.addingOneMore($1) },
  ]

  /// The places in the text at which a clause may begin: its start, and behind marks and `and`.
  var clauseStarts: [Int] {
    spoken.indices.filter { index in
      guard !spoken[index].isMark else { return false }
      guard index > spoken.startIndex else { return true }
      let before = spoken[index - 1]
      return before.isMark || before.isQuoted
        || !before.isQuoted && words.isPhrase("clause-end", [before])
    }
  }

  /// Performs the clauses that are recognised and begin before, or with, what was read next.
  ///
  /// A clause within which something begins that was read otherwise, and began earlier, is left to
  /// that reading.
  mutating func performClauses(
    _ starts: inout ArraySlice<Int>, before next: SourceRange?, _ done: inout [SourceRange]
  ) {
    while let start = starts.first {
      let position = spoken[start].range.lowerBound
      if let next, position > next.lowerBound { return }
      starts.removeFirst()
      guard !done.contains(where: { $0.upperBound > position }), !isRead(position) else { continue }
      if let range = performClause(at: start) ?? performUnread(at: start, before: next) {
        done.append(range)
      }
    }
  }

  /// Does what a construction makes of a clause in which nothing was read.
  private mutating func performUnread(at start: Int, before next: SourceRange?) -> SourceRange? {
    let said = spoken[start...]
    let end = said.prefix { !$0.isMark }.last?.range.upperBound ?? 0
    guard next.map({ $0.lowerBound >= end }) ?? true else { return nil }
    return perform(construing(said, isLast: true), of: said)
  }

  /// Whether a place lies within a change that is recorded already.
  private func isRead(_ position: Int) -> Bool {
    entries.contains { $0.range.lowerBound < position && position < $0.range.upperBound }
  }

  /// Performs the clause that begins at a word if it is recognised.
  ///
  /// - Returns: The range of the clause; nil if nothing was done.
  mutating func performClause(at start: Int) -> SourceRange? {
    let said = spoken[start...].prefix { !$0.isMark || $0.text == "," }
    for recognize in Self.recognizers {
      if let range = perform(recognize(self, said), of: said) { return range }
    }
    if let range = perform(construing(spoken[start...]), of: spoken[start...]) { return range }
    if let range = perform(enumerating(spoken[start...]), of: spoken[start...]) { return range }
    // `sort it so that the oldest come first`: what reads as a reason may say the order.
    let position = spoken[start].range.lowerBound
    let whole = EditToken.tokens(of: text.utf8).filter { $0.range.lowerBound >= position }.prefix {
      !$0.isMark || $0.text == ","
    }
    return perform(orderingPlainly(whole), of: whole)
  }

  /// Performs what was recognised at the start of some words.
  ///
  /// - Returns: The range of the words that it took; nil if nothing was recognised, or if it cannot
  ///   be done and may mean something else.
  private mutating func perform(
    _ found: (plan: EditPlan, rest: ArraySlice<EditToken>)?, of said: ArraySlice<EditToken>
  ) -> SourceRange? {
    guard let (plan, rest) = found else { return nil }
    let end = rest.first?.range.lowerBound ?? text.utf8.count
    var clause = said.prefix { $0.range.lowerBound < end }
    while clause.count > 1, let joint = words.match("clause-end", at: clause) {
      clause = clause.dropFirst(joint.count)
    }
    guard let first = clause.first, let last = clause.last else { return nil }
    let range = first.range.union(last.range)
    let request = ChangeRequest(kind: .change, range: range)
    if plan.edits.isEmpty, let lack = plan.lacks.first {
      refuse(request, lack.reason)
      return range
    }
    let before = Checkpoint(self)
    guard (try? perform(plan, for: request)) != nil else { return nil }
    checkpoint = before
    self.before = ChangeRequest(kind: plan.subject == "insert" ? .add : .change, range: range)
    return range
  }
}
