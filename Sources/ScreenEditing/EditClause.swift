internal import ScreenAnchors
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
  /// Its words, from the first.
  var tokens: ArraySlice<EditToken> = []

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
      guard last > start, !isIdle(tokens[start..<last], in: vocabulary) else { return }
      clauses.append(clause(tokens[start..<last], in: vocabulary))
    }
    while position < tokens.count {
      // What follows a colon is said of what is before it.
      let isBreak =
        position > start && !(tokens[position].isMark && tokens[position].text == ":")
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
      let ends =
        tokens[position].isMark && tokens[position].text != ","
      let before = tokens[start..<position]
      let hasVerb = said(in: before, vocabulary) != nil
      // `in the Trip section, add a map`: where comes first.
      let isHome = !hasVerb && vocabulary.match("place", at: before)?.meaning == "in"
      if next < tokens.count,
        ends || !isHome && leading(tokens[next...], in: vocabulary) != nil
          || hasVerb && isSaid(tokens[next...], in: vocabulary)
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

  /// Whether words only lead on to others: `actually`, `while you're at it`.
  private static func isIdle(
    _ tokens: ArraySlice<EditToken>, in vocabulary: EditWords
  ) -> Bool {
    withoutLead(tokens, in: vocabulary).isEmpty
  }

  /// Words without what says nothing at their start and their end.
  static func bare(
    _ tokens: ArraySlice<EditToken>, in vocabulary: EditWords
  ) -> ArraySlice<EditToken> {
    withoutTrailing(withoutLead(tokens, in: vocabulary), in: vocabulary)
  }

  /// Words without what says nothing at their start: `oh and`, `could you`, a mark behind it.
  private static func withoutLead(
    _ tokens: ArraySlice<EditToken>, in vocabulary: EditWords
  ) -> ArraySlice<EditToken> {
    var rest = tokens
    while true {
      let idle = vocabulary.match("idle", at: rest).flatMap { idle in
        // `great, …`; a name may begin so, too.
        let end = rest.dropFirst(idle.count)
        return end.isEmpty || end.first?.isMark ?? false ? idle : nil
      }
      guard let lead = vocabulary.match("polite", at: rest) ?? idle else { break }
      rest = rest.dropFirst(lead.count)
      while rest.first?.isMark ?? false { rest = rest.dropFirst() }
    }
    return rest
  }

  /// Whether what comes up to the next joint or mark says something of what it begins with.
  private static func isSaid(_ tokens: ArraySlice<EditToken>, in vocabulary: EditWords) -> Bool {
    let end = tokens.indices.first {
      tokens[$0].isMark || vocabulary.match("joint", at: tokens[$0...]) != nil
    }
    let words = tokens[..<(end ?? tokens.endIndex)]
    return words.indices.dropFirst().contains {
      vocabulary.modal(at: words[$0...]) != nil
    }
  }

  /// The verb that words begin with; some are verbs only before what they are about: `title it`.
  private static func leading(
    _ tokens: ArraySlice<EditToken>, in vocabulary: EditWords
  ) -> (meaning: String, count: Int)? {
    if let naming = vocabulary.match("naming", at: tokens) {
      let object = tokens.dropFirst(naming.count)
      let isNew =
        ["want", "add"].contains(naming.meaning)
        && vocabulary.match("indefinite", at: object) != nil
      if isNew || vocabulary.match("them", at: object) != nil
        || vocabulary.match("definite", at: object) != nil
      {
        return naming
      }
    }
    return vocabulary.match("verb", at: tokens)
  }

  /// The verb that words have: one that leads, or else one that follows what it is about, and where.
  private static func said(
    in tokens: ArraySlice<EditToken>, _ vocabulary: EditWords
  ) -> (verb: String, count: Int, index: Int)? {
    let lead = leading(tokens, in: vocabulary)
    if let lead, lead.meaning != "want" { return (lead.meaning, lead.count, tokens.startIndex) }
    let start = tokens.startIndex + (lead?.count ?? 0)
    for index in tokens.indices where index > start && !tokens[index].isQuoted {
      if let modal = vocabulary.modal(at: tokens[index...]) {
        return (modal.meaning, modal.count, index)
      }
    }
    return lead.map { ("want", $0.count, tokens.startIndex) }
  }

  /// Reads the words of one clause.
  static func clause(_ tokens: ArraySlice<EditToken>, in vocabulary: EditWords) -> EditClause {
    let range = (tokens.first?.range ?? .at(0)).union(tokens.last?.range ?? .at(0))
    let rest = bare(tokens, in: vocabulary)
    guard let said = said(in: rest, vocabulary) else {
      // `in the Owner section add an email`: the place comes first.
      if let place = vocabulary.match("place", at: rest)?.meaning,
        ["in", "after", "before", "start", "end"].contains(place),
        let verb = rest.indices.dropFirst().first(where: {
          vocabulary.match("verb", at: rest[$0...]) != nil
        })
      {
        var place = rest[..<verb]
        while place.last?.isMark == true { place = place.dropLast() }
        var turned = clause((Array(rest[verb...]) + place)[...], in: vocabulary)
        (turned.range, turned.tokens) = (range, tokens)
        return turned
      }
      return EditClause(verb: "", words: rest, range: range, tokens: tokens)
    }
    let words = rest[(said.index + said.count)...]
    guard said.index > rest.startIndex else {
      return EditClause(verb: said.verb, words: words, range: range, tokens: tokens)
    }
    var subject = rest[..<said.index]
    if let want = vocabulary.match("verb", at: subject) { subject = subject.dropFirst(want.count) }
    return EditClause(
      verb: said.verb, words: words, subject: subject, range: range, tokens: tokens)
  }

  /// Words without what says nothing at their end: `please`, `as well`, a mark.
  static func withoutTrailing(
    _ tokens: ArraySlice<EditToken>, in vocabulary: EditWords
  ) -> ArraySlice<EditToken> {
    var rest = tokens
    while rest.count > 1 {
      if rest.last?.isMark == true {
        rest = rest.dropLast()
        continue
      }
      let found = (1...6).reversed().first { count in
        rest.count > count
          && vocabulary.match("trailing", at: rest.suffix(count))?.count == count
      }
      guard let found else { break }
      // `No thanks` is a name, and what something is stays: `Jonas is for now`.
      if vocabulary.match("no", at: rest.suffix(found + 1)) != nil
        || vocabulary.isPhrase("copula", rest.dropLast(found).suffix(1))
      {
        break
      }
      rest = rest.dropLast(found)
    }
    return rest
  }

  /// Words without the reasons that they give: what follows `because`, up to the next clause.
  static func withoutReasons(_ tokens: [EditToken], in vocabulary: EditWords) -> [EditToken] {
    var kept: [EditToken] = []
    var isReason = false
    for index in tokens.indices {
      let rest = tokens[index...]
      if tokens[index].isMark {
        let isEnd = tokens[index].text != ","
        let next = rest.dropFirst().drop { vocabulary.match("joint", at: [$0][...]) != nil }
        if isEnd || vocabulary.match("verb", at: next) != nil { isReason = false }
      } else if !tokens[index].isQuoted, !kept.isEmpty {
        let isAside =
          kept.last?.isMark == true && kept.last?.text == ","
          && vocabulary.match("aside", at: rest) != nil
        if isAside || vocabulary.match("reason", at: rest) != nil { isReason = true }
      }
      if !isReason { kept.append(tokens[index]) }
    }
    return kept
  }
}
