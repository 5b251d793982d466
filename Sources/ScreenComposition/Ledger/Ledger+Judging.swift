public import ScreenGrammar
internal import ScreenModel

extension Ledger {
  /// Holds an admitted screen to a brief: what became of each requirement.
  ///
  /// A requirement is met only where elements of a fitting kind carry its own words and values. A
  /// claim may say where to look, why, and that something only stands in; it proves nothing. What
  /// a derived component of `grammar` was lowered to counts as that component.
  public static func judge(
    _ brief: Brief, claims: [Claim] = [], admission: Admission, under grammar: Grammar? = nil
  ) -> Ledger {
    let judge = admission.screen.map {
      Judge(brief, claims, $0, admission.placements, under: grammar)
    }
    return Ledger(
      entries: brief.requirements.indices.map { index in
        let requirement = brief.requirements[index]
        let verdict = judge?.verdict(on: index) ?? .unmet("there is no screen")
        return Entry(
          range: requirement.range, words: requirement.words, subject: requirement.subjectName,
          outcome: verdict.outcome, paths: verdict.paths, reason: verdict.reason)
      })
  }
}
