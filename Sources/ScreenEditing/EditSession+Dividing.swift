internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel

/// Clauses that say several things, of which one word after the other is left out: `the name before the
/// phone, notes optional`, `should be red and come last`.
extension EditSession {
  /// The most words of a part; to try all ways of dividing more would take for ever.
  static let longestPart = 40
  /// The most joints of a clause that is longer.
  private static let mostJoints = 6

  /// Does a clause part by part, where it cannot be done as a whole; false where no part can be.
  ///
  /// The longest start that can be done is a part, and what follows is said by itself, or of what that was
  /// about. What cannot be done is unmet by its own words.
  mutating func performDivided(_ clause: EditClause) -> Bool {
    performDivided(EditClause.bare(clause.tokens, in: words), after: nil)
  }

  /// The pieces of a clause without a verb, where each says something of a thing that it begins with:
  /// `temperature 22, humidity 60 %, fan off`; nil where one does not.
  func enumerated(_ clause: EditClause) -> [EditClause]? {
    guard clause.verb.isEmpty, clause.subject == nil,
      clause.words.indices.contains(where: { isJoint($0, of: clause.words) })
    else { return nil }
    let pieces = finder.pieces(of: EditClause.bare(clause.tokens, in: words))
    guard pieces.count > 1, !clause.words.contains(where: { $0.isMark && $0.text == ":" }) else {
      return nil
    }
    var clauses: [EditClause] = []
    for piece in pieces {
      let clause = EditClause.clause(piece, in: words)
      guard clause.verb.isEmpty, !piece.isEmpty,
        piece.indices.dropFirst().contains(where: { finder.find(piece[..<$0]).one != nil }),
        let plan = try? implied(clause.words), plan.subject != "insert"
      else { return nil }
      clauses.append(clause)
    }
    return clauses
  }

  private mutating func performDivided(
    _ tokens: ArraySlice<EditToken>, after verb: String?
  ) -> Bool {
    var joints = tokens.indices.dropFirst().filter { isJoint($0, of: tokens) }
    if tokens.count > Self.longestPart { joints = Array(joints.prefix(Self.mostJoints)) }
    for joint in joints.reversed() {
      let rest = behind(joint, of: tokens)
      guard !rest.isEmpty, !isHalved(tokens[..<joint]),
        let (plan, clause) = part(tokens[..<joint], after: verb)
      else { continue }
      if plan.edits.isEmpty, !plan.lacks.isEmpty {
        refuse(clause, plan.lacks.map(\.reason).joined(separator: "; "))
        (latest, added, hasSpoken, gone) = (plan.targets, [], true, false)
      } else if !perform(plan, of: clause) {
        continue
      }
      // `the map first, then the list`
      let isNext = tokens[joint..<rest.startIndex].indices.contains {
        words.match("next", at: tokens[$0...]) != nil
      }
      performRest(rest, after: clause.verb, isNext: isNext && plan.subject == "move")
      return true
    }
    // What comes first cannot be done; what follows can, if it says all by itself.
    for joint in joints {
      let rest = behind(joint, of: tokens)
      guard !rest.isEmpty else { continue }
      let before = self
      guard rest.count <= Self.longestPart else { continue }
      refusePart(tokens[..<joint])
      let clause = EditClause.clause(rest, in: words)
      if clause.verb != "add", let plan = try? spelled(clause), perform(plan, of: clause) {
        return true
      }
      self = before
    }
    return false
  }

  /// Does what words say, of what was spoken of before where they say no thing of their own; false where
  /// that cannot be done.
  mutating func performSaid(_ tokens: ArraySlice<EditToken>) -> Bool {
    guard let (plan, clause) = part(tokens, after: "") else { return false }
    return perform(plan, of: clause)
  }

  /// Does what follows a part that was done.
  private mutating func performRest(
    _ tokens: ArraySlice<EditToken>, after verb: String, isNext: Bool
  ) {
    let clause = EditClause.clause(tokens, in: words)
    let before = added.isEmpty ? latest : added
    if isNext, let plan = try? move(tokens, to: .after(before)), perform(plan, of: clause) {
      return
    }
    // `the chart on top, the figures below`
    for index in tokens.indices.dropFirst() {
      guard let place = words.match("place", at: tokens[index...]),
        index + place.count == tokens.endIndex,
        place.meaning == "after" || place.meaning == "before",
        let plan = try? move(
          tokens[..<index], to: place.meaning == "after" ? .after(before) : .before(before)),
        perform(plan, of: clause)
      else { continue }
      return
    }
    let isLong = tokens.count > Self.longestPart
    if !isLong, let (plan, clause) = part(tokens, after: verb), perform(plan, of: clause) {
      return
    }
    if performDivided(tokens, after: verb) { return }
    refusePart(tokens)
  }

  private mutating func refusePart(_ tokens: ArraySlice<EditToken>) {
    let clause = EditClause.clause(tokens, in: words)
    guard tokens.count <= Self.longestPart else {
      return refuse(clause, "this is too long to be read as one edit")
    }
    do throws(Refusal) { _ = try spelled(clause) } catch { return refuse(clause, error.reason) }
    refuse(clause, "the grammar does not allow it here")
  }

  /// The plan of words by themselves, of what was spoken of before, or with the verb that was said before.
  private func part(
    _ tokens: ArraySlice<EditToken>, after verb: String?
  ) -> (EditPlan, EditClause)? {
    let clause = EditClause.clause(tokens, in: words)
    if let verb, let plan = said(tokens, ofWhatVerb: verb) { return (plan, clause) }
    if let plan = try? spelled(clause) { return (plan, clause) }
    guard let verb, !verb.isEmpty, verb != "add", verb != "want" else { return nil }
    var again = clause
    (again.verb, again.words, again.subject) = (verb, clause.tokens, nil)
    return (try? plan(of: again)).map { ($0, again) }
  }

  /// What words without a thing of their own say of what was spoken of before: `come last`, `at the
  /// bottom`, `red`, `up to 20`; nil where they say nothing of it.
  private func said(_ tokens: ArraySlice<EditToken>, ofWhatVerb verb: String) -> EditPlan? {
    guard !latest.isEmpty, !gone, let first = tokens.first, let it = words.first("them") else {
      return nil
    }
    let subject = [EditToken(text: it, folded: it, range: .at(first.range.lowerBound))][...]
    var rest = tokens
    // `both required`
    if let all = words.match("all", at: rest), all.count < rest.count {
      rest = rest.dropFirst(all.count)
    }
    if let modal = words.match("predicate", at: rest) ?? words.modal(at: rest) {
      let said = rest.dropFirst(modal.count)
      // What is not quoted may be anything, and no name.
      let isName = modal.meaning == "rename" || modal.meaning == "say"
      if !said.isEmpty, !isName || said.first?.isQuoted ?? false,
        let plan = try? plan(modal.meaning, of: subject, said)
      {
        return plan
      }
      if modal.meaning == "be" { rest = said }
    }
    if let place = try? placement(in: rest), place.what.isEmpty,
      let plan = try? move(subject, to: place.place)
    {
      return plan
    }
    if let plan = try? make(latest, rest) { return plan }
    let bare = withoutLink(rest)
    if latest.count == 1, let plan = limiting(latest[0], bare) { return plan }
    return nil
  }

  private mutating func perform(_ plan: EditPlan, of clause: EditClause) -> Bool {
    (try? perform(plan, for: clause)) != nil
  }

  private func isJoint(_ index: Int, of tokens: ArraySlice<EditToken>) -> Bool {
    tokens[index].isMark && tokens[index].text != ":"
      || words.match("joint", at: tokens[index...]) != nil
  }

  /// The words behind a joint, and the marks and joints that follow it.
  private func behind(_ joint: Int, of tokens: ArraySlice<EditToken>) -> ArraySlice<EditToken> {
    var rest = tokens[joint...]
    while let first = rest.first {
      if first.isMark {
        rest = rest.dropFirst()
      } else if let word = words.match("joint", at: rest) ?? words.match("polite", at: rest),
        word.count < rest.count
      {
        rest = rest.dropFirst(word.count)
      } else {
        break
      }
    }
    return rest
  }
}
