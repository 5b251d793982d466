internal import ScreenAnchors
internal import ScreenDiagnostics

extension EditSession {
  /// The clauses of one verb that is said once: `rename Send to Submit and Cancel to Back`, `make the
  /// name required and the phone optional`; nil where a clause says one thing.
  ///
  /// A part counts where it says by itself all that its verb needs, and its beginning is on the screen.
  func elliptic(_ clause: EditClause) -> [EditClause]? {
    guard clause.subject == nil else { return nil }
    switch clause.verb {
    case "rename", "move", "put", "make", "turn", "set", "change", "mark", "replace": break
    case "remove", "": if isWhole(clause.verb, clause.words) { return nil }
    default: return nil
    }
    var parts: [ArraySlice<EditToken>] = []
    var start = clause.words.startIndex
    for index in clause.words.indices.dropFirst() where index > start {
      guard
        clause.words[index].isMark || words.match("joint", at: clause.words[index...]) != nil,
        isWhole(clause.verb, clause.words[start..<index])
      else { continue }
      var next = index + 1
      while next < clause.words.endIndex,
        clause.words[next].isMark || words.match("joint", at: clause.words[next...]) != nil
      {
        next += 1
      }
      // What else a clause takes away may not be there; the rest goes all the same.
      let rest = clause.words[min(next, clause.words.endIndex)...]
      // A name is said behind `to`, or in quotation marks.
      let isRename = clause.verb == "rename"
      guard !isRename || linked(rest, "to") != nil || rest.contains(where: \.isQuoted) else {
        continue
      }
      guard next < clause.words.endIndex,
        clause.verb == "remove" || isGiven(clause.words[next...])
          || isBegun(clause.verb, clause.words[next...])
      else { continue }
      parts.append(clause.words[start..<index])
      start = next
    }
    if parts.isEmpty, let pair = opposite(clause.words) {
      parts = pair
    } else {
      guard !parts.isEmpty else { return nil }
      parts.append(clause.words[start...])
    }
    return parts.enumerated().map { index, said in
      // `…, with 0.00 as placeholder`
      var (verb, words) = (clause.verb, said)
      if let with = self.words.match("link", at: said), with.meaning == "with", index > 0,
        let it = self.words.first("them")
      {
        verb = "give"
        words =
          [EditToken(text: it, folded: it, range: said.first?.range ?? clause.range)]
          + said.dropFirst(with.count)
      }
      let first = index == 0 ? clause.range : words.first?.range ?? clause.range
      let last = index == parts.count - 1 ? clause.range : words.last?.range ?? clause.range
      return EditClause(
        verb: verb, words: EditClause.withoutTrailing(words, in: self.words),
        range: SourceRange(first.lowerBound, last.upperBound))
    }
  }

  /// `the name required and the phone not`, `the name required, the phone too`: the second is what the
  /// first is, or is not.
  private func opposite(_ tokens: ArraySlice<EditToken>) -> [ArraySlice<EditToken>]? {
    guard let last = tokens.last,
      let joint = tokens.lastIndex(where: {
        $0.isMark || words.match("joint", at: [$0][...]) != nil
      }), joint > tokens.startIndex
    else { return nil }
    let isNot = words.match("not", at: [last][...]) != nil
    let other = tokens[(joint + 1)...].dropLast(isNot ? 1 : 0)
    // What is said of a thing is no other: `bigger and bold`.
    let isLook = says(other) && words.match("definite", at: other) == nil
    guard !other.isEmpty, !isLook, (try? enumerated(other)) != nil else { return nil }
    let first = tokens[..<joint]
    for index in first.indices.dropFirst() where says(first[index...]) {
      let state = (isNot ? [last] : []) + first[index...]
      guard says(state[...]), (try? enumerated(first[..<index])) != nil else { continue }
      return [first, (other + state)[...]]
    }
    return nil
  }

  /// Whether words say what something has: `with 0.00 as placeholder`.
  private func isGiven(_ tokens: ArraySlice<EditToken>) -> Bool {
    guard let with = words.match("link", at: tokens), with.meaning == "with" else { return false }
    return tokens.dropFirst(with.count).indices.contains {
      words.match("part", at: tokens[$0...]) != nil
    }
  }

  /// Whether words say all that a verb needs.
  private func isWhole(_ verb: String, _ tokens: ArraySlice<EditToken>) -> Bool {
    let tokens = EditClause.withoutTrailing(tokens, in: words)
    // `the passport number` is a thing, and not a passport that is a number.
    let isMaking = ["make", "turn", "set", "change"].contains(verb)
    if isMaking, case .found = finder.find(tokens) { return false }
    return (try? plan(of: EditClause(verb: verb, words: tokens, range: .at(0)))) != nil
  }

  /// Whether words begin with a thing, and go on with what a verb says of it; up to the next joint.
  private func isBegun(_ verb: String, _ tokens: ArraySlice<EditToken>) -> Bool {
    let joints = tokens.indices.filter {
      tokens[$0].isMark || words.match("joint", at: tokens[$0...]) != nil
    }
    return (joints + [tokens.endIndex]).contains { isWhole(verb, tokens[..<$0]) }
  }
}
