internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenLedger
internal import ScreenModel

/// Clauses one after the other, and what becomes of each.
extension EditSession {
  /// Does what a clause says, or accounts for why it cannot be done.
  mutating func perform(_ clause: EditClause) {
    if takesBack(clause) { return }
    let before = Checkpoint(self)
    defer { if checkpoint == nil || entries.count > before.entries { checkpoint = before } }
    if let parts = elliptic(clause) ?? enumerated(clause) {
      for part in parts { perform(part) }
      return
    }
    do throws(Refusal) { try perform(try spelled(clause), for: clause) } catch {
      guard !performDivided(clause) else { return }
      refuse(clause, error.reason)
      // What follows may speak of what this was about all the same.
      (latest, added, hasSpoken, gone) = (mentioned(in: clause), [], true, false)
    }
  }

  /// What was before a clause.
  struct Checkpoint {
    var screen: Screen
    var latest: [EditTarget]
    /// How many edits and entries there were.
    var edits: Int
    var entries: Int

    init(_ session: EditSession) {
      (screen, latest) = (session.screen, session.latest)
      (edits, entries) = (session.edits.count, session.entries.count)
    }
  }

  /// `no wait, first`, `or no, a dropdown`: what the clause before did is taken back, and what is said
  /// instead is done to what it was about; false where words say no such, or it cannot be done.
  private mutating func takesBack(_ clause: EditClause) -> Bool {
    guard let checkpoint, let correction = words.match("correction", at: clause.tokens) else {
      return false
    }
    var rest = clause.tokens.dropFirst(correction.count)
    while rest.first?.isMark ?? false { rest = rest.dropFirst() }
    rest = EditClause.bare(rest, in: words)
    guard !rest.isEmpty else { return false }
    var session = self
    let about = edits.count > checkpoint.edits ? Self.origin(of: edits[checkpoint.edits]) : nil
    session.screen = checkpoint.screen
    session.edits.removeLast(edits.count - checkpoint.edits)
    session.latest = about.map { [$0] } ?? checkpoint.latest
    for index in session.entries[checkpoint.entries...].indices {
      session.entries[index].outcome = .met
      session.entries[index].reason = "taken back by what follows"
      session.entries[index].paths = []
    }
    guard session.performSaid(rest) else { return false }
    self = session
    return true
  }

  /// What an edit is about, on the screen before it.
  private static func origin(of edit: Edit) -> EditTarget? {
    switch edit {
    case .remove(let address), .move(let address, _, _), .replace(let address, _),
      .set(let address, _, _), .change(let address, _):
      .element(address)
    case .removeSection(let id), .moveSection(let id, _), .setSection(let id, _, _): .section(id)
    case .setScreen: .screen
    case .insert, .insertSection: nil
    }
  }

  /// Does what is planned for a clause, where the grammar admits what comes of it.
  mutating func perform(_ plan: EditPlan, for clause: EditClause) throws(Refusal) {
    guard plan.lacks.isEmpty || !plan.edits.isEmpty else {
      throw Refusal(reason: plan.lacks.map(\.reason).joined(separator: "; "))
    }
    var changed = screen
    for edit in plan.edits where !changed.apply(edit) {
      throw Refusal(reason: "the screen has no such place or property")
    }
    try check(changed)
    let before = screen
    screen = changed
    edits += plan.edits
    (latest, added) = (plan.targets, plan.added)
    hasSpoken = true
    (gone, vacated) = (plan.subject == "remove", plan.vacated)
    entries.append(
      Ledger.Entry(
        range: clause.range, words: text.text(in: clause.range), subject: plan.subject,
        outcome: .met, paths: paths(of: plan.targets),
        reason: before == changed && plan.subject != "ask"
          ? plan.done + ", as it was already" : plan.done))
    for lack in plan.lacks {
      entries.append(
        Ledger.Entry(
          range: clause.range, words: lack.words, subject: plan.subject, outcome: .unmet,
          reason: lack.reason))
    }
  }

  /// The plan of a clause as it is said in another way, or as it stands; where there is none, that of the
  /// clause with its words spelled as the edits' own words and the screen's are.
  func spelled(_ clause: EditClause) throws(Refusal) -> EditPlan {
    // `add none, and put it first` speaks of what was put in, before what it was put into.
    if !added.isEmpty, added != latest, clause.verb != "default", clause.verb != "set",
      speaksOfIt(clause.tokens)
    {
      var session = self
      (session.latest, session.added) = (added, [])
      if let plan = try? session.spelled(clause), session.isAdmitted(plan) { return plan }
    }
    if let plan = formed(clause) { return plan }
    do throws(Refusal) { return try plan(of: clause) } catch {
      guard clause.tokens.count <= Self.longestPart else { throw error }
      for reading in clause.readings(in: words) {
        if let plan = try? plan(of: reading) { return plan }
      }
      guard let tokens = spelling.corrected(clause.tokens) else { throw error }
      let mended = EditClause.clause(tokens, in: words)
      guard let plan = formed(mended) ?? (try? plan(of: mended)) else { throw error }
      return plan
    }
  }

  private func isAdmitted(_ plan: EditPlan) -> Bool {
    var changed = screen
    return plan.edits.allSatisfy { changed.apply($0) } && (try? check(changed)) != nil
  }

  private func speaksOfIt(_ tokens: ArraySlice<EditToken>) -> Bool {
    tokens.indices.contains { words.match("them", at: tokens[$0...]) != nil }
  }

  /// What the first words of a clause mean; nothing where they mean nothing for certain.
  private func mentioned(in clause: EditClause) -> [EditTarget] {
    if let subject = clause.subject { return (try? enumerated(subject)) ?? [] }
    guard clause.verb != "add", clause.verb != "want" else { return [] }
    for end in clause.words.indices.dropFirst().reversed() {
      if let target = finder.find(clause.words[..<end]).one { return [target] }
    }
    return []
  }

  mutating func refuse(_ clause: EditClause, _ reason: String) {
    entries.append(
      Ledger.Entry(
        range: clause.range, words: text.text(in: clause.range),
        subject: clause.verb.isEmpty ? "edit" : clause.verb, outcome: .unmet, reason: reason))
  }

  // MARK: - Questions

  /// `why is there a map?`: what is asked about, of which the next clause may say something.
  func asking(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    speaking(of: try enumerated(tokens))
  }

  /// The plan of words that speak of something, and say nothing to do.
  func speaking(of targets: [EditTarget]) -> EditPlan {
    EditPlan(
      subject: "ask", edits: [], targets: targets, done: "this asks about \(names(of: targets))")
  }

  /// Whether a mark of question stands behind a clause.
  func isAsked(_ clause: EditClause) -> Bool {
    let end = clause.range.upperBound
    return end < text.utf8.count && text.utf8[end] == UInt8(ascii: "?")
  }

  /// A question after which nothing is said to do changes nothing, and is unmet.
  mutating func settleQuestions() {
    guard edits.isEmpty else { return }
    for index in entries.indices where entries[index].subject == "ask" {
      entries[index].outcome = .unmet
      entries[index].reason += ", and says nothing to do"
    }
  }
}
