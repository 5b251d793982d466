internal import ScreenDiagnostics

/// A part of an edit that says one thing to do: a verb and what it is about.
struct EditClause {
  /// What is done: `add`, `remove`, …; empty where no verb is said.
  var verb: String
  /// What comes after the verb.
  var words: ArraySlice<EditToken>
  /// What comes before a verb that follows what it is about: "the button" of "the button should be
  /// red"; nil before a verb that leads.
  var subject: ArraySlice<EditToken>?
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
      if next < tokens.count,
        ends || vocabulary.match("verb", at: tokens[next...]) != nil
          || isSaid(tokens[next...], in: vocabulary)
            && said(in: tokens[start..<position], vocabulary) != nil
      {
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

  /// Whether what comes up to the next joint or mark says something of what it begins with.
  private static func isSaid(_ tokens: ArraySlice<EditToken>, in vocabulary: EditWords) -> Bool {
    let end = tokens.indices.first {
      tokens[$0].isMark || vocabulary.match("joint", at: tokens[$0...]) != nil
    }
    let words = tokens[..<(end ?? tokens.endIndex)]
    return words.indices.dropFirst().contains {
      vocabulary.match("modal", at: words[$0...]) != nil
    }
  }

  /// The verb that words have: one that leads, or else one that follows what it is about, and where.
  private static func said(
    in tokens: ArraySlice<EditToken>, _ vocabulary: EditWords
  ) -> (verb: String, count: Int, index: Int)? {
    let lead = vocabulary.match("verb", at: tokens)
    if let lead, lead.meaning != "want" { return (lead.meaning, lead.count, tokens.startIndex) }
    let start = tokens.startIndex + (lead?.count ?? 0)
    for index in tokens.indices where index > start && !tokens[index].isQuoted {
      if let modal = vocabulary.match("modal", at: tokens[index...]) {
        return (modal.meaning, modal.count, index)
      }
    }
    return lead.map { ("add", $0.count, tokens.startIndex) }
  }

  private static func clause(_ tokens: ArraySlice<EditToken>, in vocabulary: EditWords)
    -> EditClause
  {
    let range = (tokens.first?.range ?? .at(0)).union(tokens.last?.range ?? .at(0))
    var rest = tokens
    while let polite = vocabulary.match("polite", at: rest) { rest = rest.dropFirst(polite.count) }
    for count in [2, 1] where rest.count > count {
      guard let last = vocabulary.match("trailing", at: rest.suffix(count)), last.count == count
      else { continue }
      rest = rest.dropLast(count)
    }
    while rest.count > 1, rest.last?.isMark == true { rest = rest.dropLast() }
    guard let said = said(in: rest, vocabulary) else {
      return EditClause(verb: "", words: rest, range: range)
    }
    let words = rest[(said.index + said.count)...]
    guard said.index > rest.startIndex else {
      return EditClause(verb: said.verb, words: words, range: range)
    }
    var subject = rest[..<said.index]
    if let want = vocabulary.match("verb", at: subject) { subject = subject.dropFirst(want.count) }
    return EditClause(verb: said.verb, words: words, subject: subject, range: range)
  }
}
