internal import ScreenDiagnostics

/// A part of an edit that says one thing to do: a verb and what it is about.
struct EditClause {
  /// What is done: `add`, `remove`, …; empty where no verb is said.
  var verb: String
  /// What comes after the verb.
  var words: ArraySlice<EditToken>
  /// All of the clause.
  var range: SourceRange

  /// Cuts a text into clauses: each begins at the start, or where a verb follows a mark or a joint.
  static func clauses(of tokens: [EditToken], in vocabulary: EditWords) -> [EditClause] {
    var clauses: [EditClause] = []
    var start = 0
    var position = 0
    func close(at end: Int) {
      var last = end
      while last > start,
        tokens[last - 1].isMark || vocabulary.match("joint", at: tokens[(last - 1)..<last]) != nil
      {
        last -= 1
      }
      guard last > start else { return }
      clauses.append(clause(tokens[start..<last], in: vocabulary))
    }
    while position < tokens.count {
      let isBreak =
        position > start
        && (tokens[position].isMark || vocabulary.match("joint", at: tokens[position...]) != nil)
      guard isBreak else {
        position += 1
        continue
      }
      var next = position
      while next < tokens.count,
        tokens[next].isMark || vocabulary.match("polite", at: tokens[next...]) != nil
      {
        next += vocabulary.match("polite", at: tokens[next...])?.count ?? 1
      }
      let ends = tokens[position].isMark && tokens[position].text != ","
      if next < tokens.count, ends || vocabulary.match("verb", at: tokens[next...]) != nil {
        close(at: position)
        start = next
        position = next + 1
      } else {
        position += 1
      }
    }
    close(at: tokens.count)
    return clauses
  }

  private static func clause(_ tokens: ArraySlice<EditToken>, in vocabulary: EditWords)
    -> EditClause
  {
    let range = (tokens.first?.range ?? .at(0)).union(tokens.last?.range ?? .at(0))
    var rest = tokens
    while let polite = vocabulary.match("polite", at: rest) { rest = rest.dropFirst(polite.count) }
    guard let verb = vocabulary.match("verb", at: rest) else {
      return EditClause(verb: "", words: rest, range: range)
    }
    return EditClause(verb: verb.meaning, words: rest.dropFirst(verb.count), range: range)
  }
}
