/// Reads a clause from its start, a phrase of a class at a time.
///
/// It serves requests that are recognised as wholes: one word that fits no class, and the clause is
/// something else.
package struct ClauseScanner {
  private let words: EditWords
  /// The words that are left.
  package private(set) var rest: ArraySlice<EditToken>

  package init(_ said: ArraySlice<EditToken>, words: EditWords) {
    (rest, self.words) = (said, words)
  }

  /// Whether the clause ends here: at its last word, at a mark, or at `and`.
  package var isAtEnd: Bool {
    guard let next = rest.first else { return true }
    return next.isMark || !next.isQuoted && words.match("clause-end", at: rest) != nil
  }

  /// Takes the longest phrase of a class if it is next.
  ///
  /// - Returns: The meaning of the phrase; nil if another word is next.
  package mutating func take(_ name: String) -> String? {
    guard let found = words.match(name, at: rest) else { return nil }
    rest = rest.dropFirst(found.count)
    return found.meaning
  }

  /// Takes the phrases of some classes as long as one is next.
  package mutating func skip(_ names: String...) {
    while names.contains(where: { take($0) != nil }) {}
  }

  /// Takes the words up to a phrase of a class, or to the end of the clause.
  package mutating func takeWords(before name: String? = nil) -> ArraySlice<EditToken> {
    let start = rest
    while !isAtEnd, name.map({ words.match($0, at: rest) == nil }) ?? true {
      rest = rest.dropFirst()
    }
    return start.prefix(start.count - rest.count)
  }

  /// Takes the next word.
  package mutating func takeWord() -> EditToken? {
    guard !isAtEnd else { return nil }
    return rest.popFirst()
  }
}
