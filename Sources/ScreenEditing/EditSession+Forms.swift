internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel

/// Clauses that are said in another way.
extension EditSession {
  /// The plan of a clause that is said in another way; nil where no form fits it, or what it means cannot
  /// be done.
  func formed(_ clause: EditClause) -> EditPlan? {
    let said = EditClause.bare(clause.tokens, in: words)
    guard let first = said.first, (2...Self.longestPart).contains(said.count) else { return nil }
    for form in words.forms {
      let slots = form.slots(of: said, in: words) { name, tokens in
        switch name {
        case "n": return Figure(written(tokens)) != nil
        default: return !EditForm.isThing(name) || (try? enumerated(tokens)) != nil
        }
      }
      guard let slots else { continue }
      let meant = EditClause.clause(form.tokens(with: slots, from: first)[...], in: words)
      if let plan = try? plan(of: meant) { return plan }
    }
    return nil
  }
}
