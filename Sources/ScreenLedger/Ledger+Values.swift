package import ScreenDiagnostics
package import ScreenModel

extension Ledger {
  /// Accounts for the stated values of an edit that its screen does not show as they are stated: the
  /// words become unread, and the change that they belong to is only approximated.
  ///
  /// - Parameters:
  ///   - text: The text of the edit.
  ///   - screen: The screen after it.
  ///   - before: The screen before it, whose values a change may name or take away.
  ///   - bounds: The figures that only say what is meant, which no screen shows.
  package mutating func account(
    forValuesOf text: SourceText, on screen: Screen, after before: Screen,
    besides bounds: [SourceRange] = []
  ) {
    let components = (before.sections + screen.sections).flatMap(\.elements).map(\.component)
    let titles =
      [before.title, screen.title]
      + (before.sections + screen.sections).flatMap { [$0.title, $0.group] }
    for range in StatedValues(text.utf8, on: components, titled: titles).lost
    where !bounds.contains(where: { $0.overlaps(range) }) {
      let words = text.text(in: range)
      unread.append(UnusedWords(range: range, words: words))
      for index in entries.indices
      where entries[index].outcome == .met && entries[index].range.overlaps(range) {
        entries[index].outcome = .approximated
        entries[index].reason = "'\(words)' is not on the screen as stated"
      }
    }
  }
}
